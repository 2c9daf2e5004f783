/**
 * Combines Auth's state with the user's own document: fetched immediately, then listened to, so
 * that removed members lose the practice's screens immediately. Loaded only if the session flag is
 * set, because it imports Auth; the live Firestore SDK, three times the page's size, loads when the
 * page is idle.
 */

import { paths } from '@platzwart/domain/paths';
import { User } from '@platzwart/domain/team/member';
import { ownDrafts } from '../../calls/saved-drafts.ts';
import { fetchDocument, isRefused } from '../../firebase/fetch-document.ts';
import { onRefusal } from '../../firebase/listener-refusal.ts';
import { listenToSignedIn, refreshSignedIn, type SignedIn } from '../../firebase/session.ts';
import { isDeviceLocked } from './device-lock.ts';
import type { Session } from './session.ts';
import { clearSessionFlag } from './session-flag.ts';

/** Milliseconds: the page's own parts load first. */
const firstRush = 1500;
const timeoutMs = 3000;

/**
 * For work worth doing but not worth waiting for: calls back once the page has loaded and the
 * browser is idle; returns a cancel function.
 */
function onIdle(start: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    // Safari added requestIdleCallback late.
    if (typeof requestIdleCallback === 'function')
      idle = requestIdleCallback(start, { timeout: timeoutMs });
    else start();
  };
  const rush = setTimeout(wait, firstRush);
  return () => {
    clearTimeout(rush);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Milliseconds until a broken listener is retried. */
const retryAfter = 5000;

/** Milliseconds this browser may need to sign in again after a password change here. */
const passwordChangeMs = 3000;

type Listener = (session: Session) => void;
type UserListener = { become: (signedIn: SignedIn) => void; stop: () => void };

export function listenToSession(listener: Listener): () => void {
  if (isDeviceLocked()) {
    listener({ status: 'loading', isLocked: 'before' });
    return () => {};
  }
  let current: ({ uid: string } & UserListener) | undefined;
  const stopAuth = listenToSignedIn((signedIn, isSure) => {
    if (signedIn && current?.uid === signedIn.uid) return current.become(signedIn);
    current?.stop();
    current = signedIn && { uid: signedIn.uid, ...listenToUser(signedIn, listener) };
    if (signedIn) return;
    // It ended by itself: expired, or revoked by us. Notifies other tabs.
    if (isSure) clearSessionFlag();
    listener({ status: 'signedOut' });
  });
  let isOver = false;
  let stop = () => {
    removeEventListener('storage', lock);
    stopAuth();
    current?.stop();
  };
  // Setting something on the device is told so, in this tab too.
  const lock = () => {
    if (!isDeviceLocked()) return;
    stop();
    stop = () => {};
    listener({ status: 'loading', isLocked: 'now' });
    import('./lock.ts')
      .then(({ leaveLocked }) => leaveLocked())
      .then((stays) => {
        if (stays && !isOver) stop = listenToSession(listener);
      })
      // Without that code nothing is sealed, and nothing may stay.
      .catch(() => location.reload());
  };
  addEventListener('storage', lock);
  return () => {
    isOver = true;
    stop();
  };
}

function listenToUser(start: SignedIn, listener: Listener): UserListener {
  ownDrafts(start.uid);
  let signedIn = start;
  /** Null if there is none; undefined while unknown. */
  let known: User | null | undefined;
  let isOver = false;
  let doubting: ReturnType<typeof setTimeout> | undefined;
  const own = watchWhenQuiet();

  /** What was typed before the device was locked is there before the forms are. */
  let isReady = sessionStorage.getItem('platzwart-entwuerfe') === null;
  const tell = () => {
    if (isOver || !isReady) return;
    const { uid, name, email, emailVerified } = signedIn;
    // Auth decides about the address. Registration creates the document; until then only Auth knows
    // the user.
    const user = {
      uid,
      name: known?.name || name,
      email: email || (known?.email ?? ''),
      emailVerified,
      practices: known?.practices ?? [],
    };
    listener({
      status: 'signedIn',
      user: known === undefined ? { ...user, isIncomplete: true } : user,
    });
  };
  if (!isReady)
    void import('./lock.ts')
      .then(({ openDrafts }) => openDrafts(start.uid))
      .catch(() => undefined)
      .then(() => {
        isReady = true;
        tell();
      });
  const learn = (user: User | undefined) => {
    if (isOver) return;
    known = user ?? null;
    tell();
  };
  // Sign-ins were revoked elsewhere: Auth, when asked, signs the user out, and the session ends
  // here too.
  const doubt = (problem: unknown) => {
    if (!isRefused(problem) || isOver) return;
    const look = () =>
      fetchDocument(path, User).then(learn, (still) =>
        isRefused(still) ? refreshSignedIn() : undefined,
      );
    clearTimeout(doubting);
    doubting = setTimeout(() => look().catch(() => undefined), passwordChangeMs);
  };

  const path = paths.user(start.uid);
  let isLive = false;
  fetchDocument(path, User).then(
    (user) => {
      if (!isLive) learn(user);
    },
    (problem) => {
      tell();
      doubt(problem);
    },
  );
  const stopLive = listenWhenQuiet(path, (user) => {
    isLive = true;
    learn(user);
  });
  // A refused listener can be the only sign of a removal: Firestore does not always notify both
  // listeners of one commit.
  const stopHearing = onRefusal(() => {
    fetchDocument(path, User).then(learn, doubt);
  });
  return {
    become: (next) => {
      signedIn = next;
      own.look();
      // Before the document was requested there is nothing to correct.
      if (known !== undefined) tell();
    },
    stop: () => {
      isOver = true;
      clearTimeout(doubting);
      own.stop();
      stopLive();
      stopHearing();
    },
  };
}

/** Where this session is used, and whether it was ended: see `own-session.ts`. */
function watchWhenQuiet() {
  let isOver = false;
  let watching: ReturnType<typeof import('./own-session.ts').watchOwnSession> | undefined;
  const cancel = onIdle(() => {
    import('./own-session.ts').then(
      ({ watchOwnSession }) => {
        if (!isOver) watching = watchOwnSession();
      },
      () => undefined,
    );
  });
  return {
    look: () => watching?.look(),
    stop: () => {
      isOver = true;
      cancel();
      watching?.stop();
    },
  };
}

/** Starts when the page is idle and lasts while it is open: broken listeners are replaced. */
function listenWhenQuiet(path: string, onValue: (user: User | undefined) => void): () => void {
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => {};
  const onEnd = () => {
    if (!isOver) retry = setTimeout(begin, retryAfter);
  };
  const begin = () => {
    const listen = async () => {
      const { listenToDocument } = await import('../../firebase/live-documents.ts');
      if (!isOver) stop = listenToDocument(path, User, { onValue, onEnd });
    };
    listen().catch(onEnd);
  };
  const cancel = onIdle(begin);
  return () => {
    isOver = true;
    cancel();
    clearTimeout(retry);
    stop();
  };
}
