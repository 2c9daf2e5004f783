/**
 * Behind 'Das war ich nicht' in an e-mail to an address that anybody may have typed: a press ends
 * what strangers cause at the mailbox, another one lets it come again. Opening the page changes
 * nothing, since mail scanners open links too; it does not tell which of both is so.
 */
import { stopMonths } from '@platzwart/domain/contact/stop-months';
import { useEffect, useRef } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { texts as t } from './texts.ts';

type Answer = 'stop' | 'resume';

export function NotMe({ token }: { token: string }) {
  const { start, isRunning, startedWith, output, problem } = useCommand(async (answer: Answer) => {
    const answered = await run('answerMailboxLink', { token, answer });
    return answered.ok ? { ...answered, output: answer } : answered;
  });
  const done = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (output) done.current?.focus();
  }, [output]);
  const button = (answer: Answer, text: string, busy: string) => {
    const isBusy = isRunning && startedWith?.[0] === answer;
    return (
      <Button
        look={answer === 'stop' ? 'filled' : 'outlined'}
        large
        busy={isBusy}
        onClick={() => void start(answer)}
      >
        {isBusy ? busy : text}
      </Button>
    );
  };
  return (
    <div className="stack gap-5 left form-width">
      <PageHeader title={t.title} lead={output ? undefined : t.lead} />
      {output && (
        <Note>
          <p ref={done} tabIndex={-1} role="status">
            {output === 'stop' ? t.stopped : t.resumed}
          </p>
        </Note>
      )}
      {!output && <p>{t.what}</p>}
      {output === 'stop' && <p>{t.back}</p>}
      {output === 'resume' && <p>{t.again}</p>}
      <div role="alert">
        <FieldError id="nicht-ich-fehler" error={problem?.message} />
      </div>
      <div className="row gap-3">
        {output !== 'stop' && button('stop', t.stop, t.stopping)}
        {output !== 'resume' && button('resume', t.resume, t.resuming)}
      </div>
      {!output && (
        <>
          <p>{t.request}</p>
          <p>{t.still}</p>
        </>
      )}
      {output !== 'resume' && <p className="muted">{t.stored(stopMonths)}</p>}
    </div>
  );
}
