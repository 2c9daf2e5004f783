/** Writes to the operator from the page itself; what is typed stays until it has arrived. */
import { maxMessage } from '@platzwart/domain/contact/contact-message';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { pastedAddress } from '@platzwart/domain/text/text';
import { useEffect, useRef, useState } from 'react';
import { prepareProof } from '../../calls/prepare-proof.ts';
import { notDone, type Result } from '../../calls/problem.ts';
import { Proving } from '../../calls/proving.tsx';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { texts } from './contact-ways-texts.ts';

const t = texts.form;

type Sent = { email: string; message: string };

export function ContactForm() {
  const [sent, setSent] = useState<Sent | undefined>(undefined);
  return sent ? (
    <Received {...sent} onAgain={() => setSent(undefined)} />
  ) : (
    <Write onSent={setSent} />
  );
}

function Write({ onSent }: { onSent: (sent: Sent) => void }) {
  const [messageId] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const trap = useRef<HTMLInputElement>(null);
  const form = useCommandForm(
    async (data: FormData): Promise<Result<Sent>> => {
      const said = (name: string) => String(data.get(name));
      const { ok, problem } = await runValidated('sendContactMessage', {
        messageId,
        name: said('name'),
        email: said('email'),
        message: said('message'),
        homepage: said('homepage'),
        fillSeconds: Math.floor(performance.now() / 1000),
      });
      if (ok) {
        const email = readableEmail(pastedAddress(said('email')));
        return { ok, output: { email, message: said('message').trim() } };
      }
      // The field refused for it is now empty: pressing again is enough.
      if (trap.current && problem.details.some(({ field }) => field === 'homepage'))
        trap.current.value = '';
      // Its sentence is for whoever asks a practice for a place.
      const isUnproven = problem.details.some(({ code }) => code === 'notProven');
      if (isUnproven) return notDone(t.notProven);
      // Whoever filled in nothing was fast, but for another reason.
      const details = problem.details.filter(({ field }) => field !== 'fillSeconds');
      return { ok, problem: details.length > 0 ? { ...problem, details } : problem };
    },
    {
      fields: ['name', 'email', 'message'],
      titles: { invalid: t.invalid, failed: t.failed },
      onDone: (done) => {
        unsaved.release();
        onSent(done);
      },
    },
  );
  const unsaved = useUnsavedInput(form.isTyped, { text: t.wouldBeLost });

  return (
    <>
      {form.summary}
      <form
        noValidate
        method="post"
        className="stack gap-4"
        onFocus={() => void prepareProof(['sendContactMessage', '', messageId])}
        onSubmit={form.onSubmit}
      >
        <TextField
          {...form.field('name')}
          label={t.name}
          optional={t.optional}
          autoComplete="name"
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          {...form.field('message')}
          label={t.message}
          hint={t.names}
          rows={6}
          limit={maxMessage}
          countText={charactersLeft}
        />
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {t.leaveEmpty}
            <input ref={trap} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Button type="submit" look="filled" large className="own-width" busy={form.isRunning}>
          {form.isRunning ? t.sending : t.send}
        </Button>
        <Proving isSending={form.isRunning} />
      </form>
    </>
  );
}

function Received({ email, message, onAgain }: Sent & { onAgain: () => void }) {
  const thanks = useRef<HTMLParagraphElement>(null);
  // The form is gone, and with it the focus.
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div role="status" className="stack gap-3 packed">
      <p ref={thanks} tabIndex={-1} className="strong anywhere">
        {t.received(email)}
      </p>
      <blockquote className="muted written anywhere">{message}</blockquote>
      <div>
        <Button onClick={onAgain}>{t.again}</Button>
      </div>
    </div>
  );
}
