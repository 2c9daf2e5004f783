/** The session, for every view. Public pages pay for it only where somebody has signed in. */
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Session } from './session.ts';
import { clearSessionFlag, hasSessionFlag, isSessionLeftOver, onSessionFlagChange } from './session-flag.ts';

const SessionContext = createContext<Session>({ status: 'signedOut' });

/** Milliseconds: whom Auth does not know by then is nobody, so that no page waits for ever. */
const authTimeoutMs = 20_000;

type Props = {
  /** The build has drawn the page for visitors; the first render in the browser must agree with it. */
  isPrerendered?: boolean;
  children: ReactNode;
};

export function SessionProvider({ isPrerendered = false, children }: Props) {
  const [session, setSession] = useState<Session>(() => ({ status: !isPrerendered && hasSessionFlag() ? 'loading' : 'signedOut' }));

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

/** preload.ts marks the document before anything is known, and the shell hides what is for visitors. */
function unmarkDocument(): void {
  delete document.documentElement.dataset.session;
}

/** Listens to the session as long as the flag is set, here or in another tab. Whatever fails, there is an answer: nobody. */
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
    doubt = setTimeout(nobody, authTimeoutMs);
    const listen = async () => {
      const { listenToSession } = await import('./session-listener.ts');
      if (isOver) return;
      stopListener = listenToSession((next) => {
        clearTimeout(doubt);
        tell(next);
      });
    };
    listen().catch(() => {
      // Offline, or out of date code: tried anew when the tab is looked at again.
      nobody();
      stop?.();
    });
  };

  /** Another tab has signed out: nothing stays on the screen, whatever this one still has to do. */
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

/** Nothing of the session stays behind. Without a network it is tried anew by the next page that finds a session. */
function forget(): void {
  import('./commands.ts').then(({ forgetSession }) => forgetSession()).catch(() => undefined);
}

export function useSession(): Session {
  return useContext(SessionContext);
}

/** For tests and for parts that are shown with a session of their own. */
export const GivenSession = SessionContext;
