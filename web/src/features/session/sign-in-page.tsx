import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { endSession, finishRedirect, isSignedIn, type SignInResult, startRedirect } from '../../firebase/session.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Loading } from '../../ui/states.tsx';
import { WeekMark } from '../../ui/week-mark.tsx';
import { PasswordForm } from './password-form.tsx';
import { hasSessionFlag, setSessionFlag } from './session-flag.ts';
import styles from './sign-in.module.css';
import { texts } from './texts.ts';

const t = texts.signIn;

/** Decided while building: a production build holds no demo account and no way to sign in as one. */
const DemoAccounts = import.meta.env.MODE === 'emulator' ? lazy(() => import('./demo-accounts.tsx')) : undefined;

type Props = {
  /** 'google.com' and 'password', in the order in which they are offered. */
  providers: readonly string[];
  /** Where to go afterwards: surely on this origin. */
  target: string;
};

type State = { step: 'waiting' | 'choosing'; problem?: SignInResult; attempt: number };

export function SignInPage({ providers, target }: Props) {
  const [stay, setStay] = useState(false);
  const [state, setState] = useState<State>({ step: 'waiting', attempt: 0 });
  const [wasAsked, setWasAsked] = useState(false);
  const offersGoogle = providers.includes('google.com') && !DemoAccounts;
  const redirectsAtOnce = offersGoogle && providers.length === 1;

  /** Whatever came of an attempt: on to the wished page, or back to the choice with a reason. */
  const conclude = useCallback(
    (result: SignInResult) => {
      if (result === 'done') {
        setSessionFlag();
        location.replace(target);
        return;
      }
      setWasAsked(true);
      setState(({ attempt }) => ({ step: 'choosing', problem: result, attempt: attempt + 1 }));
    },
    [target],
  );

  const begin = useCallback(
    (signIn: () => Promise<SignInResult>) => {
      setState(({ attempt }) => ({ step: 'waiting', attempt }));
      signIn().then(conclude, () => conclude('failed'));
    },
    [conclude],
  );

  /** What came of the last attempt is old news beside what is missing now. */
  const forget = () => setState(({ attempt }) => ({ step: 'choosing', attempt }));

  useEffect(() => {
    const start = async () => {
      if (await isSignedIn()) {
        if (hasSessionFlag()) return conclude('done');
        // Signed out in another tab while this one could not follow: the flag decides.
        await endSession();
      }
      const result = offersGoogle ? await finishRedirect() : 'none';
      if (result !== 'none') return conclude(result);
      if (redirectsAtOnce) return conclude(await startRedirect('google.com', false));
      setWasAsked(true);
      setState({ step: 'choosing', attempt: 0 });
    };
    start().catch(() => conclude('failed'));
  }, [offersGoogle, redirectsAtOnce, conclude]);

  const stayBox = (
    <Checkbox label={t.stay} hint={t.stayHint} checked={stay} onChange={(event) => setStay(event.target.checked)} name="stay" />
  );

  return (
    <div className={styles.page}>
      <header>
        <a href="/" className={styles.logo}>
          <WeekMark className={styles.mark} />
          Platzwart
        </a>
      </header>
      <main className={styles.box}>
        {state.step === 'waiting' && <Waiting />}
        {wasAsked && (
          // Out of sight while signing in, not away: what was typed is still there if it did not work.
          <div className={styles.choices} hidden={state.step === 'waiting'}>
            <h1>{t.title}</h1>
            {state.step === 'choosing' && state.problem && (
              <ErrorSummary title={t.problems[state.problem]} errors={[]} attempt={state.attempt} />
            )}
            {offersGoogle && (
              <Button look="outlined" large onClick={() => begin(() => startRedirect('google.com', stay))}>
                {t.withGoogle}
              </Button>
            )}
            {providers.includes('password') && (
              <PasswordForm stay={stay} onSignIn={begin} onIncomplete={forget}>
                {stayBox}
              </PasswordForm>
            )}
            {!providers.includes('password') && stayBox}
            {DemoAccounts && (
              <Suspense>
                <DemoAccounts stay={stay} onSignIn={begin} />
              </Suspense>
            )}
          </div>
        )}
      </main>
      <footer className={styles.foot}>
        {t.noAccount} <a href="/company-registration">{t.register}</a>
      </footer>
    </div>
  );
}

/** Says what happens; whoever is stuck here gets a way on. */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), 5000);
    return () => clearTimeout(clock);
  }, []);
  return (
    <>
      <h1 className="visually-hidden">{t.title}</h1>
      <Loading text={t.running} />
      {isLong && <ButtonAnchor href={location.href}>{t.goOn}</ButtonAnchor>}
    </>
  );
}
