/** Sign-up, with e-mail and password or with Google. */
import { calls } from '@platzwart/domain/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { sitePaths } from '@platzwart/domain/site-paths';
import { type FormEvent, useState } from 'react';
import { run } from '../../calls/run.ts';
import { createAccount, minPasswordLength, type SignInProblem, startRedirect } from '../../firebase/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import { newPasswordProblem } from './new-password.ts';
import { setSessionFlag } from './session-flag.ts';
import styles from './sign-in.module.css';
import { pathOf, signInAddress } from './sign-in-address.ts';
import { signInReason } from './sign-in-reason.ts';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const t = texts.signUp;

type Props = SignInView & {
  offersGoogle: boolean;
  /** The result of a redirect sign-in. */
  problem: SignInProblem | 'blocked' | undefined;
  /** Reports an error of the first e-mail; '' if it was sent. */
  onFirstEmail: (problem: string) => void;
};

export default function SignUp({ offersGoogle, problem, target, go, hasMoved, email, onEmail, onFirstEmail }: Props) {
  const [isSending, setSending] = useState(false);
  const problems = useProblems<'name' | 'email' | 'password'>(problem && texts.problems[problem]);
  const reason = signInReason(target);

  const create = async (name: string, address: string, password: string) => {
    setSending(true);
    const result = await createAccount(name, address, password);
    if (result !== 'done') {
      setSending(false);
      const message = texts.problems[result];
      if (result === 'emailTaken') return problems.show(texts.invalid, { email: message });
      if (result === 'weakPassword') return problems.show(texts.invalid, { password: message });
      return problems.show(message);
    }
    if (!setSessionFlag('browser')) {
      setSending(false);
      return problems.show(texts.problems.blocked);
    }
    const { problem: unsent } = await run('requestEmailVerification', { returnTo: pathOf(target) });
    onFirstEmail(unsent?.message ?? '');
    go(signInAddress('emailSent', target), 'replace');
  };

  const throughGoogle = async () => {
    problems.forget();
    staySignedIn.remember(false);
    const started = await startRedirect('google.com');
    if (started !== 'done') problems.show(texts.problems[started]);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    const name = calls.updateUser.input.safeParse({ name: data.get('name') });
    const address = calls.requestPasswordReset.input.safeParse({ email });
    const password = String(data.get('password'));
    const wrong = {
      name: name.success ? undefined : detailsOf(name.error)[0]?.message,
      email: address.success ? undefined : detailsOf(address.error)[0]?.message,
      password: newPasswordProblem(password),
    };
    if (!name.success || !address.success || wrong.password) return problems.show(texts.invalid, wrong);
    problems.forget();
    void create(name.data.name, address.data.email, password);
  };

  return (
    <>
      {problems.summary}
      <ViewHeading title={t.title} hasProblem={problems.areShown} takesFocus={hasMoved}>
        {reason && <p className="hint">{reason}</p>}
      </ViewHeading>
      {offersGoogle && (
        <>
          <Button look="outlined" large onClick={() => void throughGoogle()}>
            {texts.signIn.withGoogle}
          </Button>
          <p className={`line gap-3 hint ${styles.or}`}>{texts.signIn.or}</p>
        </>
      )}
      <form noValidate className="stack gap-5" onSubmit={submit}>
        <TextField {...problems.field('name')} label={t.name} hint={t.nameHint} autoComplete="name" />
        <TextField
          {...problems.field('email')}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          type="email"
          label={texts.email}
          hint={t.emailHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...problems.field('password')}
          label={texts.password.label}
          hint={texts.password.hint(minPasswordLength)}
          autoComplete="new-password"
          texts={texts.password.toggle}
        />
        <p className="hint">
          {t.privacy} <a href={sitePaths.privacyPolicy}>{t.privacyPolicy}</a>.
        </p>
        <Button look="filled" large type="submit" busy={isSending}>
          {isSending ? t.sending : t.submit}
        </Button>
      </form>
    </>
  );
}
