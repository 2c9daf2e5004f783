/**
 * Tells the server where this session is used, and hears when somebody ends it. Loaded late: nobody
 * waits for it.
 */
import { hour } from '@platzwart/domain/dates/durations';
import { paths } from '@platzwart/domain/paths';
import { SessionDocument } from '@platzwart/domain/sign-in/session-document';
import { sitePaths } from '@platzwart/domain/site-paths';
import { call } from '../../firebase/calls.ts';
import { listenToDocument } from '../../firebase/live-documents.ts';
import { currentSession } from '../../firebase/session.ts';
import { lockDevice } from './device-lock.ts';
import { signedOutMarks } from './signed-out-marks.ts';
import { watchUse } from './watch-use.ts';

/** Milliseconds: a new sign-in in another tab has reached this one by then. */
const otherTabMs = 3500;
/** Milliseconds after which a broken listener begins again. */
const retryAfter = 30_000;

type Own = { uid: string; session: string };

/** Follows the session through new sign-ins of the same person: `look` after each. */
export function watchOwnSession(leave = (url: string) => location.replace(url)) {
  let known: Own | undefined;
  let stop = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const look = async () => {
    const own = await currentSession();
    if (isOver || !own || (own.uid === known?.uid && own.session === known.session)) return;
    known = own;
    listen(own);
    if (!(await say(own))) return;
    const looked = await call('viewFactors', {});
    if (isOver) return;
    if (looked.kind === 'done') {
      if (looked.output.passkeys.length > 0) return;
      return (await import('../../entities/factors/passkey-offer.ts')).offerPasskey();
    }
    if (looked.kind !== 'denied' || !looked.isFactorNeeded) return;
    // The account asks for a second factor, though the token may not say so. The dialog that asks
    // for it is loaded as late as this.
    retry = setTimeout(() => void call('viewFactors', {}), otherTabMs);
  };
  const listen = ({ uid, session }: Own) => {
    stop();
    clearTimeout(retry);
    stop = listenToDocument(paths.session(uid, session), SessionDocument, {
      onValue: (document) => {
        // By whoever has forgotten it in this browser.
        if (document?.lockedAt) lockDevice();
        if (document && document.endedAt !== null)
          retry = setTimeout(() => void leaveIfOver(session), otherTabMs);
      },
      onEnd: () => {
        known = undefined;
        retry = setTimeout(() => void look().catch(() => undefined), retryAfter);
      },
    });
  };
  const leaveIfOver = async (ended: string) => {
    const now = await currentSession();
    if (isOver) return;
    // Signed out by now, which stops this; or the network failed.
    if (!now) retry = setTimeout(() => void leaveIfOver(ended), otherTabMs);
    else if (now.session !== ended) await look();
    else leave(sitePaths.logout + signedOutMarks.ended);
  };

  look().catch(() => undefined);
  const stopWatching = watchUse();
  // Nobody waits for it then, nor needs a connection.
  import('./lock-screen.tsx').catch(() => undefined);
  return {
    look: () => void look().catch(() => undefined),
    stop: () => {
      isOver = true;
      stopWatching();
      clearTimeout(retry);
      stop();
    },
  };
}

const key = 'platzwart-sitzung';

/**
 * Once an hour; with the session that this browser had before. Out: whether it was said.
 */
async function say({ uid, session }: Own): Promise<boolean> {
  const last = stored();
  const isSame = last?.uid === uid && last.session === session;
  if (isSame && Date.now() - last.at < hour) return false;
  const before = !isSame && last?.uid === uid ? last.session : '';
  const said = await call('openSession', { before });
  if (said.kind === 'done')
    localStorage.setItem(key, JSON.stringify({ uid, session, at: Date.now() }));
  return said.kind === 'done';
}

function stored(): (Own & { at: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Own & { at: number };
  } catch {
    return undefined;
  }
}
