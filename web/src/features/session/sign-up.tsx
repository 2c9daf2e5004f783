/** Sign-up, with e-mail and password or with Google. */

import { calls } from '@platzwart/domain/calls/calls';
import { detailsOf } from '@platzwart/domain/failure';
import { sitePaths } from '@platzwart/domain/site-paths';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import {
  createAccount,
  minPasswordLength,
  type SignInProblem,
  startRedirect,
} from '../../firebase/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isGuessable, newPasswordProblem } from './new-password.ts';
import { setSessionFlag } from './session-flag.ts';
import styles from './sign-in.module.css';
import { linkTo, signInAddress } from './sign-in-address.ts';
import { signInReason } from './sign-in-reason.ts';
import { texts } from './sign-in-texts.ts';
import { type SignInView, ViewHeading } from './sign-in-view.tsx';
import { staySignedIn } from './stay-signed-in.ts';

const t = texts.signUp;

type Props = SignInView & {
  offersGoogle: boolean;
  /** The result of a redirect sign-in. */
  problem: SignInProblem | 'blocked' | undefined;
  /** The next page sends the first e-mail: nobody waits for it here. */
  onCreated: () => void;
};

export default function SignUp({
  offersGoogle,
  problem,
  target,
  go,
  hasMoved,
  email,
  onEmail,
  onCreated,
}: Props) {
  const reason = signInReason(target);

  const entered = (data: FormData) => ({
    name: calls.updateUser.input.safeParse({ name: data.get('name') }),
    address: calls.requestPasswordReset.input.safeParse({ email }),
    password: String(data.get('password')),
  });
  const check = (data: FormData) => {
    const { name, address, password } = entered(data);
    const [atName, atEmail] = [name, address].map(
      ({ error }) => error && detailsOf(error)[0]?.message,
    );
    return wrongFields({ name: atName, email: atEmail, password: newPasswordProblem(password) });
  };
  const create = async (data: FormData): Promise<Result<true>> => {
    const { name, address, password } = entered(data);
    if (!name.success || !address.success) return notDone(texts.invalid);
    if (await isGuessable(password, [address.data.email, name.data.name]))
      return notDone(texts.problems.weakPassword, 'password');
    const result = await createAccount(name.data.name, address.data.email, password);
    if (result === 'emailTaken') return notDone(texts.problems[result], 'email');
    if (result === 'weakPassword') return notDone(texts.problems[result], 'password');
    if (result !== 'done') return notDone(texts.problems[result]);
    if (!setSessionFlag('browser')) return notDone(texts.problems.blocked);
    return { ok: true, output: true };
  };
  const form = useCommandForm(create, {
    check,
    fields: ['name', 'email', 'password'],
    titles: { invalid: texts.invalid },
    onDone: () => {
      onCreated();
      go(signInAddress('emailSent', target), 'replace');
    },
    before: problem && notDone(texts.problems[problem]).problem,
  });

  const throughGoogle = async () => {
    form.forget();
    staySignedIn.remember(false);
    const started = await startRedirect('google.com');
    if (started !== 'done') form.show(notDone(texts.problems[started]).problem);
  };

  return (
    <>
      {form.summary}
      <ViewHeading title={t.title} hasProblem={form.hasProblem} takesFocus={hasMoved}>
        {reason && <p className="hint">{reason}</p>}
        <p className="hint taps">
          {t.known} <a {...linkTo(signInAddress('signIn', target), go)}>{t.toSignIn}</a>
        </p>
      </ViewHeading>
      {offersGoogle && (
        <>
          <Button look="outlined" large onClick={() => void throughGoogle()}>
            {texts.signIn.withGoogle}
          </Button>
          <p className={`line gap-3 hint ${styles.or}`}>{texts.signIn.or}</p>
        </>
      )}
      <form noValidate className="stack gap-5" onSubmit={form.onSubmit}>
        <TextField {...form.field('name')} label={t.name} hint={t.nameHint} autoComplete="name" />
        <TextField
          {...form.field('email')}
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
          {...form.field('password')}
          label={texts.password.label}
          hint={texts.password.hint(minPasswordLength)}
          autoComplete="new-password"
          texts={texts.password.toggle}
        />
        <p className="hint">
          {t.privacy} <a href={sitePaths.privacyPolicy}>{t.privacyPolicy}</a>.
        </p>
        <Button look="filled" large type="submit" busy={form.isRunning}>
          {form.isRunning ? t.sending : t.submit}
        </Button>
      </form>
    </>
  );
}
