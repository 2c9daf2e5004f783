/**
 * One button confirms that an address belongs to the practice; opening the page changes nothing,
 * since mail scanners open links too.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import { useEffect, useRef } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { texts } from './texts.ts';

export function ConfirmEmail({
  practice,
  token,
}: {
  practice: Pick<Practice, 'slug' | 'title'>;
  token: string;
}) {
  const { start, isRunning, output, problem } = useCommand(() =>
    run('confirmPracticeEmail', { companySlug: practice.slug, token }),
  );
  const thanks = useRef<HTMLParagraphElement>(null);
  const isDone = output !== undefined;
  // The pressed button is gone.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  return (
    <div className="stack gap-5 left form-width">
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
            <FieldError id="adresse-fehler" error={problem?.message} />
          </div>
          <Button look="filled" large busy={isRunning} onClick={() => void start()}>
            {isRunning ? texts.busy : texts.press}
          </Button>
          <p>{texts.afterwards}</p>
        </>
      )}
    </div>
  );
}
