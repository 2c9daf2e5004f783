/**
 * Locks a session at the server, with what was being typed sealed until its person is back. Loaded
 * late.
 */
import { type Drafts, draftsOf, dropDrafts, restoreDrafts } from '../../calls/saved-drafts.ts';
import { thisDevice } from '../../entities/factors/this-device.ts';
import { call } from '../../firebase/calls.ts';
import { currentSession, signedInUid } from '../../firebase/session.ts';
import { isOnline, whenOnline } from '../../online.ts';
import { report } from '../../report.ts';
import { hasUnsavedInput } from '../../ui/unsaved-input.ts';
import { isDeviceLocked } from './device-lock.ts';

/** Milliseconds that changes on their way may take; the page shows nothing meanwhile. */
const patience = 30_000;
const step = 200;
/** Milliseconds until an answer is asked for again. */
const retryAfter = 5000;

/**
 * Ends a page in use of a locked device, whatever it shows: seals its drafts and loads anew, with
 * nothing in memory. Resolves to true if it may go on instead: another tab was quicker to unlock the
 * device, and whoever typed something here is back, or nobody.
 */
export async function leaveLocked(reload = () => location.reload()): Promise<boolean> {
  const isSealed = (await lockWhileAsked()) !== undefined;
  const uid = await signedInUid();
  if (!isSealed && (uid === undefined || draftsOf(uid).length > 0)) return true;
  dropDrafts();
  // A page for everybody shows nothing of a practice: what is typed there would be lost.
  if (hasUnsavedInput()) return false;
  // A search stands behind the '#'.
  // biome-ignore lint/plugin: what was typed is sealed, and its forms are gone.
  history.replaceState(null, '', location.pathname + location.search);
  reload();
  return false;
}

/** Until the server knows of it; undefined if another tab unlocks the device before. */
export async function lockWhileAsked(): Promise<{ hasPin: boolean } | undefined> {
  while (isDeviceLocked()) {
    if (!isOnline()) await whenOnline();
    const answer = await lockOwnSession().catch(() => undefined);
    if (answer) return answer;
    if (isDeviceLocked()) await whenOnline(retryAfter);
  }
  return undefined;
}

/**
 * Locks the session at the server, for which drafts are sealed; undefined without an answer. A
 * session that is over opens by a sign-in alone.
 */
export async function lockOwnSession(): Promise<{ hasPin: boolean } | undefined> {
  await settled();
  // Another tab has unlocked it meanwhile.
  if (!isDeviceLocked()) return undefined;
  const own = await currentSession();
  // Over, since every sign-in was ended elsewhere: nothing would ever answer.
  if (!own) return (await signedInUid()) ? undefined : { hasPin: false };
  const said = await call('lockSession', { device: thisDevice() });
  if (said.kind === 'failed' || isTooOften(said)) return undefined;
  if (said.kind !== 'done') return { hasPin: false };
  const { point, hasPin } = said.output;
  const drafts = draftsOf(own.uid);
  if (drafts.length > 0) {
    try {
      const sealed = { session: own.session, ...(await seal(drafts, point)) };
      // Those of a lock before stay until they could be opened.
      const { [own.uid]: before = [] } = stored();
      store({ ...stored(), [own.uid]: [...before, sealed] });
    } catch (problem) {
      // The lock matters more: a browser without the means, or without room.
      report(problem, 'drafts of a locked device');
    }
  }
  return { hasPin };
}

const isTooOften = (said: { kind: string; details?: readonly { code: string }[] }) =>
  said.details?.some(({ code }) => code === 'tooManyCalls') === true;

/** Whoever holds something that is on its way would ask before the page goes. */
async function settled(): Promise<void> {
  const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (let waited = 0; isHeld() && waited < patience; waited += step)
    await new Promise((resolve) => setTimeout(resolve, step));
}

type Sealed = { session: string; point: string; iv: string; body: string };
/** The oldest first. */
type Seals = Readonly<Record<string, readonly Sealed[]>>;

/** Of each person who was locked out here, by uid. A page from before lists had one each. */
function stored(): Seals {
  const all: object = JSON.parse(sessionStorage.getItem('platzwart-entwuerfe') ?? '{}');
  return Object.fromEntries(Object.entries(all).map(([uid, seals]) => [uid, [seals].flat()]));
}

function store(sealed: Seals): void {
  sessionStorage.setItem('platzwart-entwuerfe', JSON.stringify(sealed));
}

/** Brings back what that person typed in this tab before it was locked; others' stays sealed. */
export async function openDrafts(uid: string): Promise<void> {
  for (;;) {
    const { [uid]: [sealed, ...later] = [], ...others } = stored();
    if (!sealed) return;
    if (!(await open(sealed, uid))) return;
    store(later.length > 0 ? { ...others, [uid]: later } : others);
  }
}

/** Whether they are there again, or never will be. */
async function open({ session, point, iv, body }: Sealed, uid: string): Promise<boolean> {
  const given = await call('openDrafts', { session, point });
  if (given.kind === 'refused') return !isTooOften(given);
  if (given.kind !== 'done') return false;
  try {
    const token = bytesOf(given.output.token);
    const key = await crypto.subtle.importKey('raw', token, cipher, false, ['decrypt']);
    const text = await crypto.subtle.decrypt({ ...cipher, iv: bytesOf(iv) }, key, bytesOf(body));
    restoreDrafts(JSON.parse(new TextDecoder().decode(text), dated) as Drafts);
  } catch (problem) {
    // Somebody else's key: they have signed in in another tab meanwhile.
    if ((await currentSession())?.uid !== uid) return false;
    report(problem, 'sealed drafts');
  }
  return true;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const cipher = { name: 'AES-GCM' } as const;

/** For the point's owner, the server: with a key that is gone afterwards. */
async function seal(drafts: Drafts, point: string): Promise<Omit<Sealed, 'session'>> {
  const { subtle } = crypto;
  const text = JSON.stringify(drafts, withDates);
  const theirs = await subtle.importKey('raw', bytesOf(point), curve, false, []);
  const own = await subtle.generateKey(curve, false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'ECDH', public: theirs },
    own.privateKey,
    { ...cipher, length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const body = await subtle.encrypt({ ...cipher, iv }, key, new TextEncoder().encode(text));
  const made = await subtle.exportKey('raw', own.publicKey);
  return { point: textOf(made), iv: textOf(iv.buffer), body: textOf(body) };
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

const textOf = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** JSON has no dates. */
function withDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  return this[key] instanceof Date ? { $date: value } : value;
}

function dated(_key: string, value: unknown): unknown {
  const { $date } = (value ?? {}) as { $date?: string };
  return $date === undefined ? value : new Date($date);
}
