import { type FormEvent, type ReactNode, useState } from 'react';
import { type SignInResult, signInWithPassword } from '../../firebase/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './sign-in.module.css';
import { texts } from './texts.ts';

const t = texts.signIn;

type Props = {
  stay: boolean;
  onSignIn: (signIn: () => Promise<SignInResult>) => void;
  /** Nothing was tried: something is missing, and is said at its field. */
  onIncomplete: () => void;
  /** Stands between the password and the button. */
  children: ReactNode;
};

export function PasswordForm({ stay, onSignIn, onIncomplete, children }: Props) {
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    const found = { ...(email === '' && { email: t.emailMissing }), ...(password === '' && { password: t.passwordMissing }) };
    setMissing(found);
    const [first] = Object.keys(found);
    if (!first) return onSignIn(() => signInWithPassword(email, password, stay));
    onIncomplete();
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField name="email" type="email" label={t.email} autoComplete="username" spellCheck={false} error={missing.email} />
      <TextField name="password" type="password" label={t.password} autoComplete="current-password" error={missing.password} />
      {children}
      <Button look="filled" large type="submit">
        {t.submit}
      </Button>
    </form>
  );
}
