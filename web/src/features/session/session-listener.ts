/**
 * Joins what Auth knows with the user's own document: read at once, then read live, so that whoever is taken out of a
 * practice loses its screens at that moment. Loaded only where the session flag is set, because it brings Auth; the live
 * Firestore SDK, three times the page, comes when the page has become quiet.
 */

import { paths } from '@platzwart/domain/paths';
import { User } from '@platzwart/domain/team/member';
import { fetchDocument, isRefused } from '../../firebase/fetch-document.ts';
import { onRefusal } from '../../firebase/listener-refusal.ts';
import { listenToSignedIn, refreshSignedIn, type SignedIn } from '../../firebase/session.ts';
import { onIdle } from './on-idle.ts';
import type { Session } from './session.ts';
import { clearSessionFlag } from './session-flag.ts';

/** Milliseconds until a broken listener is tried anew. */
const retryAfter = 5000;

/** Milliseconds in which this browser may be signing in anew, with a password that was just changed here. */
const passwordChangeMs = 3000;

type Listener = (session: Session) => void;
type UserListener = { become: (signedIn: SignedIn) => void; stop: () => void };

export function listenToSession(listener: Listener): () => void {
  let current: ({ uid: string } & UserListener) | undefined;
  const stopAuth = listenToSignedIn((signedIn, isSure) => {
    if (signedIn && current?.uid === signedIn.uid) return current.become(signedIn);
    current?.stop();
    current = signedIn && { uid: signedIn.uid, ...listenToUser(signedIn, listener) };
    if (signedIn) return;
    // It ended by itself: too old, or ended by us. Other tabs hear of it.
    if (isSure) clearSessionFlag();
    listener({ status: 'signedOut' });
  });
  return () => {
    stopAuth();
    current?.stop();
  };
}

function listenToUser(start: SignedIn, listener: Listener): UserListener {
  let signedIn = start;
  /** Null if there is none; undefined while nothing is known. */
  let known: User | null | undefined;
  let isOver = false;
  let doubting: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    if (isOver) return;
    const { uid, name, email, emailVerified } = signedIn;
    // Auth has the last word about the address. Registration makes the document; until then Auth alone knows the person.
    const own = { uid, name: known?.name || name, email: email || (known?.email ?? ''), emailVerified, practices: known?.practices ?? [] };
    listener({ status: 'signedIn', user: known === undefined ? { ...own, isIncomplete: true } : own });
  };
  const learn = (user: User | undefined) => {
    if (isOver) return;
    known = user ?? null;
    tell();
  };
  // Sign-ins were ended elsewhere: Auth, when asked, forgets the person, and the session ends here too.
  const doubt = (problem: unknown) => {
    if (!isRefused(problem) || isOver) return;
    const look = () => fetchDocument(path, User).then(learn, (still) => (isRefused(still) ? refreshSignedIn() : undefined));
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
  // A refused listener can be the only sign of a removal: one commit that takes away what two listeners see is not always
  // told to both.
  const stopHearing = onRefusal(() => {
    fetchDocument(path, User).then(learn, doubt);
  });
  return {
    become: (next) => {
      signedIn = next;
      // Before the document was asked for there is nothing to correct.
      if (known !== undefined) tell();
    },
    stop: () => {
      isOver = true;
      clearTimeout(doubting);
      stopLive();
      stopHearing();
    },
  };
}

/** Once the page is quiet, for as long as it is open: a listener that breaks is replaced. */
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
