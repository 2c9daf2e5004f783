/**
 * Joins what Auth knows with the user's own document: read at once, then followed live, so that whoever is taken out of a
 * practice loses its screens at that moment. Loaded only where the session flag is set, because it brings Auth; the live
 * Firestore SDK, three times the page, comes when the page has become quiet.
 */
import { isSameEmail } from '@platzwart/domain/email-address';
import { User } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { ownDocument } from '../../firebase/own-document.ts';
import { onRefusal } from '../../firebase/refusal.ts';
import { followSignedIn, type SignedIn } from '../../firebase/session.ts';
import type { Session } from './session.ts';
import { clearSessionFlag } from './session-flag.ts';
import { whenQuiet } from './when-quiet.ts';

/** Milliseconds until a broken listener is tried anew. */
const retryAfter = 5000;

type Listener = (session: Session) => void;
type UserFollower = { become: (signedIn: SignedIn) => void; stop: () => void };

export function followSession(listener: Listener): () => void {
  let followed: ({ uid: string } & UserFollower) | undefined;
  const stopAuth = followSignedIn((signedIn, isSure) => {
    if (signedIn && followed?.uid === signedIn.uid) return followed.become(signedIn);
    followed?.stop();
    followed = signedIn && { uid: signedIn.uid, ...followUser(signedIn, listener) };
    if (signedIn) return;
    // It ended by itself: too old, or ended by us. Other tabs hear of it.
    if (isSure) clearSessionFlag();
    listener({ status: 'signedOut' });
  });
  return () => {
    stopAuth();
    followed?.stop();
  };
}

function followUser(start: SignedIn, listener: Listener): UserFollower {
  let signedIn = start;
  /** Null if there is none; undefined while nothing is known. */
  let known: User | null | undefined;
  let isOver = false;

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
    if (user) keepEmailTrue(user, signedIn);
  };

  const path = paths.user(start.uid);
  let isLive = false;
  ownDocument(path, User).then(
    (user) => {
      if (!isLive) learn(user);
    },
    () => tell(),
  );
  const stopLive = followLive(path, (user) => {
    isLive = true;
    learn(user);
  });
  // A refused listener can be the only sign of a removal: one commit that takes away what two listeners see is not always
  // told to both.
  const stopHearing = onRefusal(() => {
    ownDocument(path, User).then(learn, () => undefined);
  });
  return {
    become: (next) => {
      signedIn = next;
      // Before the document was asked for there is nothing to correct.
      if (known !== undefined) tell();
    },
    stop: () => {
      isOver = true;
      stopLive();
      stopHearing();
    },
  };
}

/** Once the page is quiet, for as long as it is open: a listener that breaks is replaced. */
function followLive(path: string, onValue: (user: User | undefined) => void): () => void {
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => {};
  const onEnd = () => {
    if (!isOver) retry = setTimeout(begin, retryAfter);
  };
  const begin = () => {
    const following = async () => {
      const { followDocument } = await import('../../firebase/live-documents.ts');
      if (!isOver) stop = followDocument(path, User, { onValue, onEnd });
    };
    following().catch(onEnd);
  };
  const cancel = whenQuiet(begin);
  return () => {
    isOver = true;
    cancel();
    clearTimeout(retry);
    stop();
  };
}

const corrected = new Set<string>();

/** After a change of address the team still sees the old one, until the functions are told. Once per page, and it may fail. */
function keepEmailTrue(user: User, { uid, email, emailVerified }: SignedIn): void {
  if (!emailVerified || !user.name || isSameEmail(user.email, email) || corrected.has(uid)) return;
  corrected.add(uid);
  import('../../firebase/calls.ts').then(({ call }) => call('updateUser', { name: user.name })).catch(() => undefined);
}
