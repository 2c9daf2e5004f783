/** `/login`: sign-in, sign-up, and the targets of our e-mails' links. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isFactorMissing } from '../../firebase/own-token.ts';
import { endSession, signedInUid } from '../../firebase/session.ts';
import {
  finishRedirect,
  type SignInProblem,
  type SignInResult,
  startRedirect,
} from '../../firebase/sign-in.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';
import { Loading } from '../../ui/states.tsx';
import { unlockDevice } from './device-lock.ts';
import { guessableUrl, returnUrl } from './return-path.ts';
import { clearSessionFlag, hasSessionFlag, setSessionFlag } from './session-flag.ts';
import styles from './sign-in.module.css';
import { SignIn } from './sign-in.tsx';
import { linkTo, modeOf, signInAddress, useSearch } from './sign-in-address.ts';
import { SignInProgress } from './sign-in-progress.tsx';
import { texts } from './sign-in-texts.ts';
import type { SignInView } from './sign-in-view.tsx';
import { staySignedIn } from './stay-signed-in.ts';

// Most people only sign in.
const SignUp = lazy(() => import('./sign-up.tsx'));
const ForgotPassword = lazy(() => import('./forgot-password.tsx'));
const EmailSent = lazy(() => import('./email-sent.tsx'));
const SecondStepView = lazy(() => import('./second-step-view.tsx'));
const RedeemAccountLink = lazy(() => import('./redeem-account-link.tsx'));

/** Decided at build time: a production build contains no demo account and no demo sign-in. */
const DemoAccounts =
  import.meta.env.MODE === 'emulator' ? lazy(() => import('./demo-accounts.tsx')) : undefined;

type Props = {
  /** 'google.com' and 'password', in display order. */
  providers: readonly string[];
  leave?: (url: string) => void;
};

export function SignInPage({ providers, leave = leavePage }: Props) {
  const { search, code, go, hasMoved } = useSearch();
  const [email, setEmail] = useState('');
  const [gate, setGate] = useState<{ isOpen: boolean; problem?: SignInProblem | 'blocked' }>({
    isOpen: false,
  });
  /** Signed in by password or Google, and the account asks for more. */
  const [second, setSecond] = useState<Parameters<SignInView['enter']> | undefined>();
  /** Just signed up: no e-mail has been sent. */
  const [isNew, setNew] = useState(false);

  /** A demo account was pressed. */
  const [isEntering, setEntering] = useState(false);

  const offersPassword = providers.includes('password');
  // Against the emulator, the demo accounts replace it.
  const offersGoogle = providers.includes('google.com') && import.meta.env.MODE !== 'emulator';
  const redirectsAtOnce = offersGoogle && providers.length === 1;
  const query = new URLSearchParams(search);
  /** A signed-in user must sign in again. */
  const isAgain = query.has('again');
  const asked = modeOf(search);
  const mode =
    offersPassword || asked === 'changeEmail' || asked === 'verifyEmail' ? asked : 'signIn';
  const target = returnUrl(search, location.origin);
  /** Whose session was here before this page. */
  const formerly = useRef<string>(undefined);

  const enter = useCallback(
    async (stay: boolean, isGuessable?: boolean) => {
      if (await isFactorMissing()) {
        setGate({ isOpen: true });
        setSecond([stay, isGuessable]);
        return true;
      }
      // A continuing session keeps its duration; a colleague who signs in at a lock has their own.
      const continues = isAgain && hasSessionFlag() && formerly.current === (await signedInUid());
      if (continues || setSessionFlag(stay ? 'stay' : 'browser')) {
        unlockDevice();
        leave(isGuessable ? guessableUrl(target) : target);
        return true;
      }
      await endSession();
      return false;
    },
    [leave, target, isAgain],
  );

  // E-mail links and the view after sign-up check the session themselves.
  const isForVisitors = mode === 'signIn' || mode === 'signUp' || mode === 'forgotPassword';
  useEffect(() => {
    if (!isForVisitors || gate.isOpen) return;
    let isOver = false;
    const start = async () => {
      const before = await signedInUid();
      formerly.current = before;
      const isKnown = before !== undefined;
      if (isKnown && hasSessionFlag() && !isAgain) return leave(target);
      if (isKnown && !hasSessionFlag()) {
        // Signed out in another tab, or the browser had closed: the flag decides.
        clearSessionFlag();
        await endSession();
      }
      const result = offersGoogle ? await finishRedirect() : 'none';
      if (result === 'done') {
        if (!(await enter(staySignedIn.take())) && !isOver)
          setGate({ isOpen: true, problem: 'blocked' });
      } else if (result !== 'none') {
        if (!isOver) setGate({ isOpen: true, problem: result });
      } else if (redirectsAtOnce) {
        const started = await startRedirect('google.com');
        if (started !== 'done' && !isOver) setGate({ isOpen: true, problem: started });
      } else if (!isOver) {
        setGate({ isOpen: true });
      }
    };
    start().catch(() => {
      if (!isOver) setGate({ isOpen: true, problem: 'failed' });
    });
    return () => {
      isOver = true;
    };
  }, [isForVisitors, gate.isOpen, offersGoogle, redirectsAtOnce, isAgain, target, leave, enter]);

  const enterAsDemo = async (signIn: () => Promise<SignInResult>) => {
    setEntering(true);
    const result = await signIn();
    if (result === 'done' && (await enter(false))) return;
    setEntering(false);
    setGate({ isOpen: true, problem: result === 'done' ? 'blocked' : result });
  };

  const view: SignInView = { target, go, hasMoved, email, onEmail: setEmail, leave, enter };
  return (
    <div className={styles.halves}>
      {isForVisitors && <Behind isNew={mode === 'signUp'} />}
      <div className={`stack gap-5 packed on-soft ${styles.page}`}>
        <header>
          <a
            href="/"
            className={`line gap-3 undecorated dark tall bold ${styles.logo}`}
            aria-label={texts.home}
          >
            <LogoMark className={styles.mark} />
            Platzwart
          </a>
        </header>
        <main className={`stack gap-5 framed raised ${styles.box}`}>
          <Suspense fallback={<Loading text={texts.loading} />}>{content()}</Suspense>
        </main>
        <footer className="muted taps">{foot()}</footer>
        {DemoAccounts && gate.isOpen && !isEntering && (mode === 'signIn' || mode === 'signUp') && (
          <Suspense>
            <DemoAccounts onSignIn={(signIn) => void enterAsDemo(signIn)} />
          </Suspense>
        )}
      </div>
    </div>
  );

  function content() {
    if (second)
      return (
        <SecondStepView
          onDone={() => enter(...second)}
          onCancel={() => {
            setSecond(undefined);
            setEntering(false);
            void endSession();
          }}
        />
      );
    if (isEntering || (isForVisitors && !gate.isOpen)) return <SignInProgress />;
    switch (mode) {
      case 'signUp':
        return (
          <SignUp
            {...view}
            offersGoogle={offersGoogle}
            problem={gate.problem}
            onCreated={() => setNew(true)}
          />
        );
      case 'forgotPassword':
        return <ForgotPassword {...view} />;
      case 'emailSent':
        return <EmailSent {...view} isNew={isNew} />;
      case 'verifyEmail':
      case 'resetPassword':
      case 'changeEmail':
      case 'keepEmail':
      case 'keepFactors':
        return <RedeemAccountLink key={mode} {...view} mode={mode} code={code} />;
      default:
        return (
          <SignIn
            {...view}
            isAgain={isAgain}
            offersPassword={offersPassword}
            offersGoogle={offersGoogle}
            problem={gate.problem}
          />
        );
    }
  }

  function foot() {
    if (second) return null;
    if (mode === 'signIn' && offersPassword) {
      return (
        <>
          {texts.signIn.new}{' '}
          <a {...linkTo(signInAddress('signUp', target), go)}>{texts.signIn.toSignUp}</a>
        </>
      );
    }
    if (mode === 'signIn') return texts.signIn.newByGoogle;
    if (mode === 'emailSent') return <a href={target}>{texts.confirmLater}</a>;
    if (mode === 'forgotPassword')
      return <a {...linkTo(signInAddress('signIn', target), go)}>{texts.toSignIn}</a>;
    // Sign-up has it on top; e-mail links define their own next step: their user may be signed in.
    return null;
  }
}

/** The requested page replaces the sign-in in the history: Back does not return here. */
function leavePage(url: string): void {
  location.replace(url);
}

/** Beside it on wide screens; `isNew`: for whoever has no account yet. */
function Behind({ isNew }: { isNew: boolean }) {
  const { title, all } = isNew ? texts.behind.first : texts.behind.again;
  const List = isNew ? 'ol' : 'ul';
  return (
    <aside className={`on-band stack gap-6 ${styles.behind}`} aria-labelledby="dahinter">
      <h2 id="dahinter" className="h1">
        {title}
      </h2>
      <List className={`stack gap-3 lead ${isNew ? styles.numbered : 'bullets'}`}>
        {all.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </List>
    </aside>
  );
}
