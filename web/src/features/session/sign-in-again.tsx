/** Asks for the password again when a call needs a fresh sign-in: an open screen does not prove who uses it. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { type FormEvent, useEffect, useState } from 'react';
import { askForSignIn } from '../../firebase/calls.ts';
import { hasPassword, proveAgain } from '../../firebase/sign-in.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { useProblems } from '../../ui/use-problems.tsx';
import { texts as signInTexts } from './sign-in-texts.ts';
import { texts } from './texts.ts';

const t = texts.signInAgain;

type Answer = (isDone: boolean) => void;

export default function SignInAgain() {
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(() => askForSignIn(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  // Leaving the page cancels it.
  useEffect(() => () => answer?.(false), [answer]);
  if (!answer) return null;
  const end: Answer = (isDone) => {
    answer(isDone);
    setAnswer(undefined);
  };
  return <Question onAnswer={end} />;
}

function Question({ onAnswer }: { onAnswer: Answer }) {
  const [kind, setKind] = useState<'unknown' | 'password' | 'elsewhere'>('unknown');
  const [isSending, setSending] = useState(false);
  const problems = useProblems<'password'>();

  useEffect(() => {
    hasPassword().then(
      (has) => setKind(has ? 'password' : 'elsewhere'),
      () => setKind('elsewhere'),
    );
  }, []);

  const prove = async (password: string) => {
    problems.forget();
    setSending(true);
    const result = await proveAgain(password);
    if (result === 'done') return onAnswer(true);
    setSending(false);
    if (result === 'wrongCredentials') problems.show(signInTexts.invalid, { password: t.wrong });
    else problems.show(signInTexts.problems[result]);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password === '') return problems.show(signInTexts.invalid, { password: signInTexts.password.missing });
    void prove(password);
  };

  const { pathname, search, hash } = location;
  const elsewhere = `${sitePaths.login}?${new URLSearchParams({ again: '1', returnTo: pathname + search + hash }).toString()}`;
  return (
    <Modal
      title={t.title}
      onCancel={() => onAnswer(false)}
      actions={
        <>
          {kind === 'password' && (
            <Button look="filled" type="submit" form={formId} busy={isSending}>
              {t.submit}
            </Button>
          )}
          {kind === 'elsewhere' && (
            <ButtonAnchor look="filled" href={elsewhere}>
              {t.toSignIn}
            </ButtonAnchor>
          )}
          <Button look="plain" onClick={() => onAnswer(false)}>
            {t.cancel}
          </Button>
        </>
      }
    >
      {problems.summary}
      <p>{t.why}</p>
      {kind === 'unknown' && <Loading text={signInTexts.loading} />}
      {kind === 'elsewhere' && <p>{t.elsewhere}</p>}
      {kind === 'password' && (
        <form id={formId} noValidate onSubmit={submit}>
          <PasswordField
            {...problems.field('password')}
            autoFocus
            label={t.password}
            autoComplete="current-password"
            texts={signInTexts.password.toggle}
          />
        </form>
      )}
    </Modal>
  );
}

const formId = 'sign-in-again';
