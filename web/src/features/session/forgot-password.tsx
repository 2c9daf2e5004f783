/** Requests a password reset e-mail. The answer never reveals whether an address has an account. */
import { type FormEvent, useState } from 'react';
import { runValidated } from '../../calls/run-validated.ts';
import { useCommand } from '../../calls/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';

const t = texts.forgotPassword;

export default function ForgotPassword({ hasMoved, email, onEmail }: SignInView) {
  const [wasSent, setSent] = useState(false);
  const problems = useProblems<'email'>();
  const { start, isRunning, output, forget } = useCommand(
    () => runValidated('requestPasswordReset', { email }),
    ({ kind, message }) => (kind === 'refused' ? problems.show(texts.invalid, { email: message }) : problems.show(message)),
  );

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    problems.forget();
    if (await start()) setSent(true);
  };

  if (output) {
    return (
      <>
        <ViewHeading title={t.sentTitle} takesFocus>
          <p>{t.sent}</p>
          <p className="hint">{t.spam}</p>
        </ViewHeading>
        <div>
          <Button onClick={forget}>{t.again}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {problems.summary}
      <ViewHeading title={t.title} hasProblem={problems.areShown} takesFocus={hasMoved || wasSent}>
        <p className="hint">{t.text}</p>
      </ViewHeading>
      <form noValidate className="stack gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          {...problems.field('email')}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          type="email"
          label={texts.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button look="filled" large type="submit" busy={isRunning}>
          {isRunning ? t.sending : t.submit}
        </Button>
      </form>
    </>
  );
}
