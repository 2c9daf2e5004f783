/**
 * Only where the operator has set up App Check: whoever agrees lets Google look whether a person
 * sends, and has less work done for the proof. Nothing of Google's is loaded before, and nothing is
 * stored: the next form asks again.
 */
import { useState } from 'react';
import { appCheckKey } from '../../env.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { appCheckTexts as t } from './app-check-texts.ts';

export default function AgreeToAppCheck() {
  const [state, setState] = useState<'open' | 'agreed' | 'failed'>('open');
  const agree = () => {
    setState('agreed');
    import('../../firebase/app-check.ts')
      .then(({ startAppCheck }) => startAppCheck(appCheckKey))
      .catch(() => setState('failed'));
  };
  return (
    <Checkbox
      name="appCheck"
      label={t.agree}
      hint={state === 'failed' ? t.failed : undefined}
      framed
      checked={state === 'agreed'}
      disabled={state === 'agreed'}
      onChange={agree}
    />
  );
}
