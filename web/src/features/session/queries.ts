/** The session, for every view. Public pages load it only where somebody has signed in. */
import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Session } from './session.ts';
import {
  clearSessionFlag,
  hasSessionFlag,
  isSessionLeftOver,
  onSessionFlagChange,
} from './session-flag.ts';

const SessionContext = createContext<Session>({ status: 'signedOut' });

/**
 * Milliseconds: without an answer by then the user counts as signed out, so that no page waits
 * forever. Auth itself gives up on a slow network after 30 s, on phones after 60 s, and knows its
 * user all the same. Earlier, that user would be sent to the sign-in page, which waits for the same
 * answer and leads back.
 */
const authTimeoutMs = 90_000;

type Props = {
  /** The build prerenders for visitors; the first client render must match. */
  isPrerendered?: boolean;
  children: ReactNode;
};

export function SessionProvider({ isPrerendered = false, children }: Props) {
  const [session, setSession] = useState<Session>(() => ({
    status: !isPrerendered && hasSessionFlag() ? 'loading' : 'signedOut',
  }));

  useEffect(
    () =>
      supervise((next) => {
        if (next.status === 'signedOut') unmarkDocument();
        setSession(next);
      }),
    [],
  );

  const { status } = session;
  useEffect(() => {
    if (status === 'signedIn' || !hasSessionFlag()) unmarkDocument();
  }, [status]);

  return createElement(SessionContext, { value: session }, children);
}

/** preload.ts marks the document early, and the shell hides visitor content. */
function unmarkDocument(): void {
  delete document.documentElement.dataset.session;
}

/**
 * Listens to the session while the flag is set, here or in another tab. On any failure the answer
 * is: signed out.
 */
function supervise(tell: (session: Session) => void): () => void {
  let stop: (() => void) | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    if (stop) return;
    let isOver = false;
    let stopListener: () => void = () => {};
    stop = () => {
      isOver = true;
      clearTimeout(doubt);
      stopListener();
      stop = undefined;
    };
    tell({ status: 'loading' });
    const nobody = () => {
      if (!isOver) tell({ status: 'signedOut' });
    };
    const listen = async () => {
      const { listenToSession } = await import('./session-listener.ts');
      if (isOver) return;
      doubt = setTimeout(nobody, authTimeoutMs);
      stopListener = listenToSession((next) => {
        clearTimeout(doubt);
        tell(next);
      });
    };
    listen().catch(() => {
      // Offline, or outdated code: retried when the user returns to the tab.
      nobody();
      stop?.();
    });
  };

  /** Another tab signed out: clears the screen, even if this tab still has cleanup to do. */
  const end = () => {
    if (!stop) return;
    stop();
    tell({ status: 'signedOut' });
    forget();
  };

  if (hasSessionFlag()) begin();
  else if (isSessionLeftOver()) {
    clearSessionFlag();
    forget();
  }
  const stopListening = onSessionFlagChange((isSet) => (isSet ? begin() : end()));
  return () => {
    stop?.();
    stopListening();
  };
}

/** Removes all session data. Offline, the next page that finds a session retries. */
function forget(): void {
  import('./commands.ts').then(({ forgetSession }) => forgetSession()).catch(() => undefined);
}

export function useSession(): Session {
  return useContext(SessionContext);
}

/** For tests and for parts shown with a separate session. */
export const GivenSession = SessionContext;
