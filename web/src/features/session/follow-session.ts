/**
 * Joins what Auth knows with the user's own document, live: whoever is taken out of a practice loses its screens at that
 * moment. Loaded only where the session flag is set, because it brings Auth and the live Firestore SDK.
 */
import { User } from '@platzwart/domain/member';
import { paths } from '@platzwart/domain/paths';
import { followDocument } from '../../firebase/live-documents.ts';
import { endSession, followSignedIn, type SignedIn } from '../../firebase/session.ts';
import type { Session } from './session.ts';

/** Milliseconds until a broken listener is tried anew. */
const retryAfter = 5000;

export function followSession(listener: (session: Session) => void): () => void {
  let stopUser: () => void = () => {};
  const stopAuth = followSignedIn((signedIn) => {
    stopUser();
    if (signedIn) {
      stopUser = followUser(signedIn, listener);
    } else {
      stopUser = () => {};
      listener({ status: 'signedOut' });
    }
  });
  return () => {
    stopAuth();
    stopUser();
  };
}

/** Signs this tab out; its screens follow through `followSession`. */
export const endOwnSession = endSession;

function followUser({ uid, name, email }: SignedIn, listener: (session: Session) => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => {};
  const follow = () => {
    stop = followDocument(paths.user(uid), User, {
      onValue: (user) => {
        // Registration makes the document; until then Auth alone knows the person.
        listener({ status: 'signedIn', user: user ? { ...user, uid } : { uid, name, email, practices: [] } });
      },
      onEnd: () => {
        listener({ status: 'signedIn', user: { uid, name, email, practices: [] } });
        retry = setTimeout(follow, retryAfter);
      },
    });
  };
  follow();
  return () => {
    clearTimeout(retry);
    stop();
  };
}
