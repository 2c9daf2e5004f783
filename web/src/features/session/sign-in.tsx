/** The sign-in methods, and the progress message. */

import { useState } from 'react';
import { notDone, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { type SignInProblem, signInWithPassword, startRedirect } from '../../firebase/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isGuessable } from './new-password.ts';
import styles from './sign-in.module.css';
import { linkTo, signInAddress } from './sign-in-address.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { signInReason } from './sign-in-reason.ts';
import { texts } from './sign-in-texts.ts';
import { left, type SignInView, ViewHeading } from './sign-in-view.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const t = texts.signIn;

/** Milliseconds. */
const dictionaryMs = 2000;

type Props = SignInView & {
  /** A signed-in user signs in again. */
  isAgain: boolean;
  offersPassword: boolean;
  offersGoogle: boolean;
  /** The result of a redirect sign-in. */
  problem: SignInProblem | 'blocked' | undefined;
};

export function SignIn({
  isAgain,
  offersPassword,
  offersGoogle,
  problem,
  target,
  go,
  hasMoved,
  email,
  onEmail,
  enter,
}: Props) {
  const [stay, setStay] = useState(false);
  const reason = isAgain ? texts.again.text : signInReason(target);

  const form = useCommandForm(
    async (way: FormData | 'google' | 'passkey') => {
      if (way === 'passkey') {
        const { signInWithPasskey } = await import('../../entities/factors/passkeys.ts');
        const proven = await signInWithPasskey();
        if (!proven.ok) return proven;
        return (await enter(stay)) ? left : notDone(texts.problems.blocked);
      }
      const password = way === 'google' ? '' : String(way.get('password'));
      const result = await (way === 'google'
        ? throughGoogle()
        : signInWithPassword(await understood(email), password));
      if (result !== 'done') return notDone(texts.problems[result]);
      // Set elsewhere, or long ago. Who signs in again goes on with what they were doing.
      const isEasy = password !== '' && !isAgain && (await isGuessableSoon(password));
      return (await enter(stay, isEasy)) ? left : notDone(texts.problems.blocked);
    },
    {
      check: (way) => {
        if (way === 'google' || way === 'passkey') return undefined;
        return wrongFields({
          email: email.trim() === '' ? t.emailMissing : undefined,
          password: way.get('password') === '' ? texts.password.missing : undefined,
        });
      },
      fields: ['email', 'password'],
      titles: { invalid: texts.invalid },
      before: problem && notDone(texts.problems[problem]).problem,
    },
  );

  /** A slow network keeps nobody waiting for the dictionary. */
  const isGuessableSoon = (password: string) =>
    Promise.race([
      isGuessable(password, [email, target]),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), dictionaryMs)),
    ]);

  const throughGoogle = () => {
    staySignedIn.remember(stay);
    return startRedirect('google.com');
  };

  const stayBox = !isAgain && (
    <Checkbox
      label={t.stay}
      hint={t.stayHint}
      checked={stay}
      onChange={(event) => setStay(event.target.checked)}
      name="stay"
    />
  );

  return (
    <>
      {form.isRunning && <SignInProgress />}
      {/* Hidden while signing in, not unmounted: entries survive a failure. */}
      <div className="stack gap-5" hidden={form.isRunning}>
        {form.summary}
        <ViewHeading title={t.title} hasProblem={form.hasProblem} takesFocus={hasMoved}>
          {reason && <p className="hint">{reason}</p>}
        </ViewHeading>
        {'PublicKeyCredential' in window && (
          <Button look="outlined" large onClick={() => void form.start('passkey')}>
            {t.withPasskey}
          </Button>
        )}
        {offersGoogle && (
          <Button look="outlined" large onClick={() => void form.start('google')}>
            {t.withGoogle}
          </Button>
        )}
        {offersGoogle && offersPassword && <p className={`line gap-3 hint ${styles.or}`}>{t.or}</p>}
        {offersPassword ? (
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
            <div className={`stack gap-1 ${styles.withLink}`}>
              <PasswordField
                {...form.field('password')}
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

/** What people paste; by code that nobody waits for before. */
async function understood(typed: string): Promise<string> {
  try {
    return (await import('@platzwart/domain/text/text')).pastedAddress(typed);
  } catch {
    return typed.trim();
  }
}
