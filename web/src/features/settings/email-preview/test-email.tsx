/** A test e-mail to the user's own mailbox. */
import type { SampleEmail } from '@platzwart/domain/calls';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { sendTestLetter } from './commands.ts';
import styles from './email-preview.module.css';
import { texts } from './texts.ts';

const t = texts.test;

type State = { kind: 'idle' | 'busy' } | { kind: 'sent'; to: string } | { kind: 'failed'; problem: string };

export function TestEmail({ slug, email }: { slug: string; email: SampleEmail }) {
  const [state, setState] = useState<State>({ kind: 'idle' });

  const send = async () => {
    // Offline, the first call's dynamic import would fail, and browsers cache that failure.
    if (!navigator.onLine) return setState({ kind: 'failed', problem: t.offline });
    setState({ kind: 'busy' });
    const answer = await sendTestLetter(slug, email);
    if (answer.kind === 'done') return setState({ kind: 'sent', to: answer.output.to });
    setState({
      kind: 'failed',
      problem: answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : t[answer.kind],
    });
  };

  return (
    <div className={styles.test}>
      <Button busy={state.kind === 'busy'} onClick={() => void send()}>
        {state.kind === 'busy' ? t.sending : t.send}
      </Button>
      <p role="status">{state.kind === 'sent' && t.sent(state.to)}</p>
      <div role="alert">
        <FieldError id="testnachricht-fehler" error={state.kind === 'failed' ? state.problem : undefined} />
      </div>
    </div>
  );
}
