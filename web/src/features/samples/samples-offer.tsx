/**
 * In an empty practice: shows its screens with invented people. Their code loads with the press.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Nation } from '@platzwart/domain/practice/region';
import { useState } from 'react';
import { showSamples } from '../../firebase/samples.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { texts } from './texts.ts';

type Props = {
  slug: string;
  form: FormConfiguration;
  uid: string;
  /** Of the practice: its people have such numbers and live there. */
  nation: Nation | undefined;
  label?: string;
};

export function SamplesOffer({ slug, form, uid, nation, label = texts.offer }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const show = async () => {
    setState('loading');
    try {
      // The bar comes with them: nobody sees them without it.
      const [{ makeSamples }] = await Promise.all([
        import('./make-samples.ts'),
        import('./samples-bar.tsx'),
      ]);
      showSamples(makeSamples({ slug, form, uid, nation, now: new Date() }));
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="row">
      <Button busy={state === 'loading'} onClick={() => void show()}>
        {state === 'loading' ? texts.loading : label}
      </Button>
      <FieldError id="beispiele-fehler" error={state === 'failed' ? texts.failed : undefined} />
    </div>
  );
}
