/**
 * Asks for the password again when a call needs a fresh sign-in: an open screen does not prove who
 * uses it.
 */

import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { askForSignIn } from '../../firebase/calls.ts';
import { hasPassword, proveAgain } from '../../firebase/sign-in.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { texts as signInTexts } from './sign-in-texts.ts';
import { texts } from './texts.ts';

const t = texts.signInAgain;

type Answer = (isDone: boolean) => void;

export default function SignInAgain() {
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(
    () => askForSignIn(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  );
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
  const form = useCommandForm(prove, {
    check,
    fields: ['password'],
    titles: { invalid: signInTexts.invalid },
    onDone: () => onAnswer(true),
  });

  useEffect(() => {
    hasPassword().then(
      (has) => setKind(has ? 'password' : 'elsewhere'),
      () => setKind('elsewhere'),
    );
  }, []);

  const { pathname, search, hash } = location;
  const elsewhere = `${sitePaths.login}?${new URLSearchParams({ again: '1', returnTo: pathname + search + hash }).toString()}`;
  return (
    <Modal
      title={t.title}
      onCancel={() => onAnswer(false)}
      actions={
        <>
          <Button look="plain" onClick={() => onAnswer(false)}>
            {t.cancel}
          </Button>
          {kind === 'password' && (
            <Button look="filled" type="submit" form={formId} busy={form.isRunning}>
              {t.submit}
            </Button>
          )}
          {kind === 'elsewhere' && (
            <ButtonAnchor look="filled" href={elsewhere}>
              {t.toSignIn}
            </ButtonAnchor>
          )}
        </>
      }
    >
      {form.summary}
      <p>{t.why}</p>
      {kind === 'unknown' && <Loading text={signInTexts.loading} />}
      {kind === 'elsewhere' && <p>{t.elsewhere}</p>}
      {kind === 'password' && (
        <form id={formId} noValidate onSubmit={form.onSubmit}>
          <PasswordField
            {...form.field('password')}
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

const check = (data: FormData) =>
  wrongFields({ password: data.get('password') === '' ? signInTexts.password.missing : undefined });

async function prove(data: FormData): Promise<Result<true>> {
  const result = await proveAgain(String(data.get('password')));
  if (result === 'done') return { ok: true, output: true };
  return result === 'wrongCredentials'
    ? notDone(t.wrong, 'password')
    : notDone(signInTexts.problems[result]);
}
