/**
 * Corrects the address of a request right after it was sent, while its page is open: the request
 * keeps its place.
 */

import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { pastedAddress } from '@platzwart/domain/text/text';
import { type FormEvent, useRef, useState } from 'react';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import type { SentBooking } from './commands.ts';
import { successTexts as t } from './success-texts.ts';

type Props = { sent: SentBooking; onChanged: (sent: SentBooking) => void; onCancel: () => void };

export function ChangeAddress({ sent, onChanged, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(readableEmail(sent.email));
  const [missing, setMissing] = useState('');
  const unsaved = useUnsavedInput(typed !== readableEmail(sent.email), { text: t.wouldBeLost });
  const { start, isRunning, problem, forget } = useCommand(
    async (email: string) => {
      const corrected = { ...sent, email };
      const result = await run('addWaitingRequest', corrected);
      if (!result.ok) return result;
      unsaved.release();
      onChanged(corrected);
      return result;
    },
    () => field.current?.focus(),
  );

  const send = (event: FormEvent) => {
    event.preventDefault();
    const email = pastedAddress(typed);
    const wrong = email === '' ? t.noEmail : email === sent.email ? t.sameEmail : '';
    setMissing(wrong);
    if (wrong) field.current?.focus();
    else void start(email);
  };
  return (
    <form noValidate className="stack gap-3 packed" onSubmit={send}>
      <TextField
        ref={field}
        name="email"
        type="email"
        label={t.newEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={typed}
        error={missing || problem?.details[0]?.message || problem?.message}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing('');
          forget();
        }}
      />
      <FormButtons busy={isRunning} onCancel={onCancel}>
        {isRunning ? t.sendingAgain : t.sendAgain}
      </FormButtons>
    </form>
  );
}
