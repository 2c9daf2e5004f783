/**
 * Asks for the password again when a call needs a fresh sign-in: an open screen does not prove who
 * uses it.
 */

import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { askForSignIn } from '../../firebase/calls.ts';
import { isFactorMissing, ownFactors } from '../../firebase/own-token.ts';
import { hasPassword, proveAgain } from '../../firebase/sign-in.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { texts as signInTexts } from './sign-in-texts.ts';
import { texts } from './texts.ts';

const t = texts.signInAgain;

const SecondStep = lazy(() => import('./second-step.tsx'));

type Answer = (isDone: boolean) => void;

export default function SignInAgain() {
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(
    () =>
      askForSignIn(async (needed) => {
        // Where a practice asks for what the account lacks, nothing is proven here.
        if (needed === 'secondFactorNeeded' && !(await isFactorMissing())) return false;
        return new Promise<boolean>((resolve) => setAnswer(() => resolve));
      }),
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
  const [kind, setKind] = useState<'unknown' | 'password' | 'elsewhere' | 'second'>('unknown');
  const [hasPasskey, setHasPasskey] = useState(false);
  const form = useCommandForm(prove, {
    check,
    fields: ['password'],
    titles: { invalid: signInTexts.invalid },
    onDone: (isEnough) => (isEnough ? onAnswer(true) : setKind('second')),
  });

  useEffect(() => {
    const look = async () => {
      const kinds = await ownFactors();
      setHasPasskey(kinds.includes('passkey'));
      // A password proves nothing of an account that asks for more.
      if (kinds.includes('required')) return setKind('second');
      setKind((await hasPassword()) ? 'password' : 'elsewhere');
    };
    look().catch(() => setKind('elsewhere'));
  }, []);

  const { pathname, search, hash } = location;
  const elsewhere = `${sitePaths.login}?${new URLSearchParams({ again: '1', returnTo: pathname + search + hash }).toString()}`;
  return (
    <Modal
      title={t.title}
      onCancel={() => onAnswer(false)}
      actions={
        kind === 'second' ? undefined : (
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
        )
      }
    >
      {kind === 'second' ? (
        <Suspense fallback={<Loading text={signInTexts.loading} />}>
          <SecondStep onDone={() => onAnswer(true)} onCancel={() => onAnswer(false)} />
        </Suspense>
      ) : (
        <>
          {form.summary}
          <p>{t.why}</p>
          {hasPasskey && (
            <Button busy={form.isRunning} onClick={() => void form.start('passkey')}>
              {t.withPasskey}
            </Button>
          )}
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
        </>
      )}
    </Modal>
  );
}

const formId = 'sign-in-again';

const check = (data: FormData | 'passkey') =>
  data === 'passkey'
    ? undefined
    : wrongFields({
        password: data.get('password') === '' ? signInTexts.password.missing : undefined,
      });

/** Whether that is enough: a code may have to follow. */
async function prove(data: FormData | 'passkey'): Promise<Result<boolean>> {
  if (data === 'passkey')
    return (await import('../../entities/factors/passkeys.ts')).signInWithPasskey();
  const result = await proveAgain(String(data.get('password')));
  if (result === 'done') return { ok: true, output: !(await isFactorMissing()) };
  return result === 'wrongCredentials'
    ? notDone(t.wrong, 'password')
    : notDone(signInTexts.problems[result]);
}
