/**
 * For those who would ask a paused practice for a place: one address, one e-mail when it takes
 * requests again.
 */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import type { Practice } from '@platzwart/domain/practice/practice';
import { pastedAddress } from '@platzwart/domain/text/text';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Proving } from '../../calls/proving.tsx';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { noticeTexts as t } from './notice-texts.ts';

export default function AskNotice({ practice }: { practice: Pick<Practice, 'slug'> }): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [missing, setMissing] = useState('');
  const [typed, setTyped] = useState('');
  const { start, isRunning, output, problem, forget } = useCommand(
    (email: string) => run('requestIntakeNotice', { companySlug: practice.slug, email }),
    () => field.current?.focus(),
  );
  const isDone = output !== undefined;
  // The form is gone, and with it the focus.
  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '' ? t.missing : '');
    if (typed.trim() === '') field.current?.focus();
    else void start(typed);
  };
  return (
    <section className="stack gap-3 packed" aria-labelledby={id}>
      <h3 id={id}>{t.ask}</h3>
      {isDone ? (
        <div role="status" className="stack gap-2 packed">
          <p ref={thanks} tabIndex={-1} className="strong anywhere">
            {t.asked(readableEmail(pastedAddress(typed)))}
          </p>
          <p className="muted">{t.askedBefore}</p>
          <p className="hint">{t.nothingCame}</p>
        </div>
      ) : (
        <form noValidate className="stack gap-3 packed" onSubmit={send}>
          <p className="muted">{t.lead}</p>
          <TextField
            ref={field}
            name="email"
            type="email"
            label={t.email}
            autoComplete="email"
            value={typed}
            error={missing || problem?.details[0]?.message || problem?.message}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissing('');
              forget();
            }}
          />
          <Button type="submit" look="filled" className="own-width" busy={isRunning}>
            {isRunning ? t.asking : t.ask}
          </Button>
          <Proving isSending={isRunning} />
        </form>
      )}
    </section>
  );
}
