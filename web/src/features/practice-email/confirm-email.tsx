/** One button confirms that an address belongs to the practice; opening the page changes nothing, since mail scanners open links too. */
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { confirmPracticeEmail } from './commands.ts';
import { texts } from './texts.ts';

type State = { kind: 'idle' | 'busy' | 'done' } | { kind: 'failed'; problem: string };

export function ConfirmEmail({ practice, token }: { practice: Pick<Practice, 'slug' | 'title'>; token: string }) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const thanks = useRef<HTMLParagraphElement>(null);
  const isDone = state.kind === 'done';
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const confirm = async () => {
    setState({ kind: 'busy' });
    const answer = await confirmPracticeEmail(practice.slug, token);
    if (answer.kind === 'done') return setState({ kind: 'done' });
    const problem = answer.kind === 'refused' ? answer.details.map(({ message }) => message).join(' ') : texts.failed;
    setState({ kind: 'failed', problem });
  };

  return (
    <div className="stack gap-5 left within-form">
      <PageHeader title={texts.title} lead={texts.lead(practice.title)} />
      {isDone ? (
        <Note>
          <p ref={thanks} tabIndex={-1} role="status">
            {texts.done}
          </p>
        </Note>
      ) : (
        <>
          <p>{texts.text}</p>
          <div role="alert">
            <FieldError id="adresse-fehler" error={state.kind === 'failed' ? state.problem : undefined} />
          </div>
          <Button look="filled" large busy={state.kind === 'busy'} onClick={() => void confirm()}>
            {state.kind === 'busy' ? texts.busy : texts.press}
          </Button>
        </>
      )}
    </div>
  );
}
