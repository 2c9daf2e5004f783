/** Requests a password reset e-mail. The answer never reveals whether an address has an account. */

import { useState } from 'react';
import { Proving } from '../../calls/proving.tsx';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';

const t = {
  title: 'Passwort vergessen',
  text: 'Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, über den du ein neues Passwort festlegst.',
  submit: 'Link senden',
  sending: 'Wird gesendet …',
  sentTitle: 'Sieh in dein Postfach',
  sent: 'Wenn es ein Konto mit dieser Adresse gibt, kommt gleich eine E-Mail.',
  spam: 'Der Link darin gilt eine Stunde. Nichts angekommen? Sieh bitte auch im Spam-Ordner nach.',
  again: 'Andere Adresse eingeben',
} as const;

export default function ForgotPassword({ hasMoved, email, onEmail }: SignInView) {
  const [wasSent, setSent] = useState(false);
  const form = useCommandForm(() => runValidated('requestPasswordReset', { email }), {
    fields: ['email'],
    titles: { invalid: texts.invalid },
    onDone: () => setSent(true),
  });

  if (form.isDone) {
    return (
      <>
        <ViewHeading title={t.sentTitle} takesFocus>
          <p>{t.sent}</p>
          <p className="hint">{t.spam}</p>
        </ViewHeading>
        <div>
          <Button onClick={form.forget}>{t.again}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {form.summary}
      <ViewHeading title={t.title} hasProblem={form.hasProblem} takesFocus={hasMoved || wasSent}>
        <p className="hint">{t.text}</p>
      </ViewHeading>
      <form noValidate className="stack gap-5" onSubmit={form.onSubmit}>
        <TextField
          {...form.field('email')}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          type="email"
          label={texts.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button look="filled" large type="submit" busy={form.isRunning}>
          {form.isRunning ? t.sending : t.submit}
        </Button>
        <Proving isSending={form.isRunning} />
      </form>
    </>
  );
}
