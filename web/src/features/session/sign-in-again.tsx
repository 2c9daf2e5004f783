/**
 * Asks for the password again when a call needs a fresh sign-in: an open screen does not prove who
 * uses it.
 */

import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { notDone, type Result, wrongFields } from '../../calls/problem.ts';
import { useCommandForm } from '../../calls/use-command-form.tsx';
import { askForSignIn, call } from '../../firebase/calls.ts';
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
type Asked = { answer: Answer; needed: Parameters<Parameters<typeof askForSignIn>[0]>[0] };

export default function SignInAgain() {
  const [asked, setAsked] = useState<Asked | undefined>();
  useEffect(() => {
    let isLooking = false;
    /** What the token says may be missing; the server knows. */
    const isAskedOfAccount = async () => {
      if (await isFactorMissing()) return true;
      isLooking = true;
      const looked = await call('viewFactors', {});
      isLooking = false;
      return looked.kind === 'denied' && looked.isFactorNeeded === true;
    };
    return askForSignIn(async (needed) => {
      // Where a practice asks for what the account lacks, nothing is proven here.
      if (needed === 'secondFactorNeeded' && (isLooking || !(await isAskedOfAccount())))
        return false;
      return new Promise<boolean>((answer) => setAsked({ answer, needed }));
    });
  }, []);
  // Leaving the page cancels it.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const end: Answer = (isDone) => {
    asked.answer(isDone);
    setAsked(undefined);
  };
  return <Question onAnswer={end} isSecond={asked.needed === 'secondFactorNeeded'} />;
}

function Question({ onAnswer, isSecond }: { onAnswer: Answer; isSecond: boolean }) {
  const [kind, setKind] = useState<'unknown' | 'password' | 'elsewhere' | 'second'>(
    isSecond ? 'second' : 'unknown',
  );
  const [hasPasskey, setHasPasskey] = useState(false);
  const form = useCommandForm(prove, {
    check,
    fields: ['password'],
    titles: { invalid: signInTexts.invalid },
    onDone: (isEnough) => (isEnough ? onAnswer(true) : setKind('second')),
  });

  useEffect(() => {
    if (isSecond) return;
    const look = async () => {
      const kinds = await ownFactors();
      setHasPasskey(kinds.includes('passkey'));
      // A password proves nothing of an account that asks for more.
      if (kinds.includes('required')) return setKind('second');
      setKind((await hasPassword()) ? 'password' : 'elsewhere');
    };
    look().catch(() => setKind('elsewhere'));
  }, [isSecond]);

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
