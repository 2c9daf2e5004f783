/**
 * Behind an invitation, for somebody without an account: a name and a password, and they belong to
 * the practice. The link came to their mailbox, so nothing else has to be proven.
 */
import { calls } from '@platzwart/domain/calls/calls';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { detailsOf } from '@platzwart/domain/failure';
import { minPasswordLength } from '@platzwart/domain/sign-in/password';
import { sitePaths } from '@platzwart/domain/site-paths';
import { useRef } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { recheckEmail } from './commands.ts';
import { isGuessable, newPasswordProblem } from './new-password.ts';
import { setSessionFlag } from './session-flag.ts';
import { texts } from './sign-in-texts.ts';

const t = texts.join;

type Joined = { companySlug: string };

type Props = {
  /** The invited address: the account's. */
  email: string;
  /** Accepts the invitation, as whoever is signed in by then. */
  accept: () => Promise<Result<Joined>>;
  signInPath: string;
  onJoined: (slug: string) => void;
};

export default function Join({ email, accept, signInPath, onJoined }: Props) {
  // Made by an earlier press, after which accepting failed.
  const hasAccount = useRef<boolean>(false);
  const entered = (data: FormData) => ({
    name: calls.updateUser.input.safeParse({ name: data.get('name') }),
    password: String(data.get('password')),
  });
  const check = (data: FormData) => {
    const { name, password } = entered(data);
    const problem = name.error && detailsOf(name.error)[0]?.message;
    return wrongFields({ name: problem, password: newPasswordProblem(password) });
  };
  const createAccount = async (data: FormData): Promise<Result<true>> => {
    const { name, password } = entered(data);
    if (!name.success) return notDone(texts.invalid);
    if (await isGuessable(password, [email, name.data.name]))
      return notDone(texts.problems.weakPassword, 'password');
    const signIn = await import('../../firebase/sign-in.ts').catch(() => undefined);
    const result =
      (await signIn?.createAccount(name.data.name, email, password)) ?? ('offline' as const);
    if (result === 'weakPassword') return notDone(texts.problems[result], 'password');
    if (result !== 'done') return notDone(texts.problems[result]);
    hasAccount.current = true;
    return { ok: true, output: true };
  };
  const join = async (data: FormData): Promise<Result<Joined>> => {
    if (!hasAccount.current) {
      const created = await createAccount(data);
      if (!created.ok) return created;
    }
    if (!setSessionFlag('browser')) return notDone(texts.problems.blocked);
    const accepted = await accept();
    // From now on the address is confirmed.
    if (accepted.ok) await recheckEmail();
    return accepted;
  };
  const form = useCommandForm(join, {
    check,
    fields: ['name', 'password'],
    titles: { invalid: texts.invalid },
    onDone: ({ companySlug }) => onJoined(companySlug),
  });
  return (
    <div className="stack gap-4">
      {form.summary}
      <form noValidate className="stack gap-5" onSubmit={form.onSubmit}>
        <TextField
          {...form.field('name')}
          label={texts.signUp.name}
          hint={texts.signUp.nameHint}
          autoComplete="name"
        />
        {/* For password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field('password')}
          label={texts.password.label}
          hint={texts.password.hint(minPasswordLength)}
          autoComplete="new-password"
          texts={texts.password.toggle}
        />
        <p className="hint">
          {texts.signUp.privacy} <a href={sitePaths.privacyPolicy}>{texts.signUp.privacyPolicy}</a>.
        </p>
        <Button look="filled" large type="submit" className="own-width" busy={form.isRunning}>
          {form.isRunning ? t.joining : t.submit}
        </Button>
      </form>
      <p className="hint taps">
        {t.known(readableEmail(email))} <a href={signInPath}>{texts.signUp.toSignIn}</a>
      </p>
    </div>
  );
}
