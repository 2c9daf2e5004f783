/** The sign-in methods, and the progress message. */
import { type FormEvent, useState } from 'react';
import { type SignInProblem, type SignInResult, signInWithPassword, startRedirect } from '../../firebase/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import styles from './sign-in.module.css';
import { linkTo, signInAddress } from './sign-in-address.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { signInReason } from './sign-in-reason.ts';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const t = texts.signIn;

type Props = SignInView & {
  /** A signed-in user signs in again. */
  isAgain: boolean;
  offersPassword: boolean;
  offersGoogle: boolean;
  /** The result of a redirect sign-in. */
  problem: SignInProblem | 'blocked' | undefined;
};

export function SignIn({ isAgain, offersPassword, offersGoogle, problem, target, go, hasMoved, email, onEmail, enter }: Props) {
  const [stay, setStay] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const problems = useProblems<'email' | 'password'>(problem && texts.problems[problem]);
  const reason = isAgain ? texts.again.text : signInReason(target);

  const attempt = async (signIn: () => Promise<SignInResult>) => {
    problems.forget();
    setWaiting(true);
    const result = await signIn();
    if (result === 'done' && (await enter(stay))) return;
    setWaiting(false);
    problems.show(texts.problems[result === 'done' ? 'blocked' : result]);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get('password'));
    const missing = {
      email: email.trim() === '' ? t.emailMissing : undefined,
      password: password === '' ? texts.password.missing : undefined,
    };
    if (missing.email || missing.password) return problems.show(texts.invalid, missing);
    void attempt(() => signInWithPassword(email.trim(), password));
  };

  const throughGoogle = () => {
    staySignedIn.remember(stay);
    return startRedirect('google.com');
  };

  const stayBox = !isAgain && (
    <Checkbox label={t.stay} hint={t.stayHint} checked={stay} onChange={(event) => setStay(event.target.checked)} name="stay" />
  );

  return (
    <>
      {isWaiting && <SignInProgress />}
      {/* Hidden while signing in, not unmounted: entries survive a failure. */}
      <div className="stack gap-5" hidden={isWaiting}>
        {problems.summary}
        <ViewHeading title={t.title} hasProblem={problems.areShown} takesFocus={hasMoved}>
          {reason && <p className="hint">{reason}</p>}
        </ViewHeading>
        {offersGoogle && (
          <Button look="outlined" large onClick={() => void attempt(throughGoogle)}>
            {t.withGoogle}
          </Button>
        )}
        {offersGoogle && offersPassword && <p className={`line gap-3 hint ${styles.or}`}>{t.or}</p>}
        {offersPassword ? (
          <form noValidate className="stack gap-5" onSubmit={submit}>
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
            <div className={`stack gap-1 ${styles.withLink}`}>
              <PasswordField
                {...problems.field('password')}
                label={texts.password.label}
                autoComplete="current-password"
                texts={texts.password.toggle}
              />
              <a {...linkTo(signInAddress('forgotPassword', target), go)}>{t.forgotten}</a>
            </div>
            {stayBox}
            <Button look="filled" large type="submit">
              {t.submit}
            </Button>
          </form>
        ) : (
          stayBox
        )}
      </div>
    </>
  );
}
