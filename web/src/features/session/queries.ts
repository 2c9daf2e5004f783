/** The session, for every view. Public pages pay for it only where somebody has signed in. */
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Session } from './session.ts';
import { hasSessionFlag, onSessionFlagChange } from './session-flag.ts';

const SessionContext = createContext<Session>({ status: 'signedOut' });

type Props = {
  /** The build has drawn the page for visitors; the first render in the browser must agree with it. */
  isPrerendered?: boolean;
  children: ReactNode;
};

export function SessionProvider({ isPrerendered = false, children }: Props) {
  const [session, setSession] = useState<Session>(() => ({ status: !isPrerendered && hasSessionFlag() ? 'loading' : 'signedOut' }));

  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;

    const start = async () => {
      const { followSession } = await import('./follow-session.ts');
      if (isOver || stop) return;
      stop = followSession(setSession);
    };
    const end = async () => {
      // Nothing stays on the screen; but nobody is sent to the sign-in before this tab's own session is really over.
      setSession({ status: 'loading' });
      const { endOwnSession } = await import('./follow-session.ts');
      await endOwnSession();
      if (!isOver) setSession({ status: 'signedOut' });
    };
    // Offline or out of date code: nobody can be signed in then.
    const onFailure = () => {
      if (!isOver) setSession({ status: 'signedOut' });
    };

    if (hasSessionFlag()) {
      setSession((known) => (known.status === 'signedOut' ? { status: 'loading' } : known));
      start().catch(onFailure);
    }
    const stopListening = onSessionFlagChange((isSet) => (isSet ? start() : end()).catch(onFailure));
    return () => {
      isOver = true;
      stop?.();
      stopListening();
    };
  }, []);

  // early.ts marks the document before anything is known, and the shell hides what is for visitors.
  const { status } = session;
  useEffect(() => {
    if (status === 'signedIn' || !hasSessionFlag()) delete document.documentElement.dataset.session;
  }, [status]);

  return createElement(SessionContext, { value: session }, children);
}

export function useSession(): Session {
  return useContext(SessionContext);
}

/** For tests and for parts that are shown with a session of their own. */
export const GivenSession = SessionContext;
