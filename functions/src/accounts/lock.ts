/**
 * The lock of a device: its session opens nothing until it is unlocked by a PIN, or another one
 * begins by a sign-in. What was being typed is sealed for the session meanwhile: its device has what
 * seals, and only the person themselves gets what opens, in a session that is not locked.
 */
import { createECDH, type ECDH } from 'node:crypto';
import { accepted, type Outcome, refused, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { AccountFactors } from '@platzwart/domain/sign-in/factors';
import {
  isPin,
  type LockPin,
  lockMessages,
  maxPins,
  pinTriesLeft,
  withWrongPin,
} from '@platzwart/domain/sign-in/lock';
import { sessionState } from '@platzwart/domain/sign-in/session-document';
import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import { handler } from '../core/handler.ts';
import { isSameSecret } from '../core/is-same-secret.ts';
import { factorDemandedFrom } from '../core/prove-session.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { changeFactors, factorsOf } from './account-factors.ts';
import { sessionBy } from './sessions.ts';

type Keyed = Pick<Tools<'keyedHash'>, 'keyedHash'>;

/** Failures: signInNeeded. */
export const lockSession = handler(
  'lockSession',
  ['keyedHash'],
  async ({ device }, caller, tools) => {
    const { uid, session } = caller;
    const { db, now } = tools;
    const docs = collections(db);
    const own = docs.session(uid, session);
    const startedAt = await inTransaction(db, async (tx) => {
      const [known, user] = [(await tx.get(own)).data(), (await tx.get(docs.user(uid))).data()];
      const state = sessionState(caller, known, user ?? {}, now());
      // By 'all others', since it was proven: a document would open it again.
      if (state === 'ended') return undefined;
      const stored = sessionBy(caller, known, now());
      // Whoever has the password alone, and signs in every second, locks nobody out: it opens
      // nothing anyway.
      if (state === 'open') tx.set(own, { ...stored, lockedAt: now() });
      return stored.startedAt;
    });
    if (!startedAt) return refused({ kind: 'signInNeeded' });
    const pin = pinOf(await factorsOf(uid, tools), device);
    return accepted({
      point: draftKey(uid, session, tools).getPublicKey('base64url'),
      hasPin: pin !== undefined && pinTriesLeft(pin, startedAt, now()) > 0,
    });
  },
);

/**
 * Failures: signInNeeded; a wrong PIN (field pin); none, or too many wrong ones (field form).
 */
export const unlockSession = handler(
  'unlockSession',
  ['keyedHash'],
  async ({ device, pin }, caller, tools) => {
    const { uid, session, signedInAt } = caller;
    const { db, now } = tools;
    const docs = collections(db);
    const user = (await docs.user(uid).get()).data();
    const demandedFrom = await factorDemandedFrom(caller, user, tools);
    return inTransaction(db, async (tx): Promise<Outcome<Record<never, never>>> => {
      const [known, factors] = [
        (await tx.get(docs.session(uid, session))).data(),
        (await tx.get(docs.factors(uid))).data(),
      ];
      const stored = factors && pinOf(factors, device);
      // Of a session that is open already it is asked as well: its page may not have heard.
      if (!known?.lockedAt && !stored) return accepted({});
      // Whoever has the password alone, where that opens nothing, learns no PIN by trying.
      const unlocked = known && { ...known, lockedAt: undefined };
      const demand = { factorNeededFrom: demandedFrom, ...user };
      if (sessionState(caller, unlocked, demand, now()) !== 'open') return noPin;
      const startedAt = known?.startedAt ?? signedInAt;
      if (!stored || pinTriesLeft(stored, startedAt, now()) === 0) return noPin;
      const isRight = isSameSecret(pinHash(uid, device, pin, tools), stored.hash);
      const next = isRight ? { ...stored, wrong: 0 } : withWrongPin(stored, startedAt, now());
      if (!isRight || stored.wrong > 0) tx.set(docs.factors(uid), withPin(factors, device, next));
      if (isRight) {
        if (known?.lockedAt)
          tx.update(docs.session(uid, session), { lockedAt: FieldValue.delete() });
        return accepted({});
      }
      const left = pinTriesLeft(next, startedAt, now());
      return left === 0 ? noPin : refusedAt('pin', 'wrongPin', lockMessages.wrongPin(left));
    });
  },
);

const noPin = refusedAt(wholeForm, 'noPin', lockMessages.noPin);

/** Failures: signInNeeded, sessionLocked, freshSignInNeeded; one too easily guessed (field pin). */
export const setLockPin = handler(
  'setLockPin',
  ['keyedHash'],
  async ({ device, pin }, { uid, person }, tools) => {
    // A browser that stores nothing has no name.
    if (device.length < 20) return noPin;
    if (pin !== '' && !isPin(pin)) return refusedAt('pin', 'invalid', lockMessages.notAPin);
    const hash = pinHash(uid, device, pin, tools);
    const set = pin === '' ? undefined : { device, hash, wrong: 0, wrongAt: null };
    return changeFactors(person, tools, (factors) =>
      accepted({ factors: withPin(factors, device, set), value: {} }),
    );
  },
);

/**
 * The caller's own alone: another member of the same device gets a key that opens nothing of theirs.
 * Failures: signInNeeded, sessionLocked, secondFactorNeeded; no point of the curve (field form).
 */
export const openDrafts = handler(
  'openDrafts',
  ['keyedHash'],
  async ({ session, point }, { uid }, tools) => {
    try {
      const token = draftKey(uid, session, tools).computeSecret(point, 'base64url', 'base64url');
      return accepted({ token });
    } catch {
      return refusedAt(wholeForm, 'notSealed', lockMessages.notSealed);
    }
  },
);

/** Derived, so that nothing is stored. */
function draftKey(uid: string, session: string, { keyedHash }: Keyed): ECDH {
  const key = createECDH('prime256v1');
  // One hash in four billion is no key of the curve.
  for (let n = 0; ; n++) {
    try {
      key.setPrivateKey(keyedHash(JSON.stringify(['drafts', uid, session, n])), 'hex');
      return key;
    } catch (problem) {
      if (n > 2) throw problem;
    }
  }
}

const pinHash = (uid: string, device: string, pin: string, { keyedHash }: Keyed) =>
  keyedHash(JSON.stringify(['lock pin', uid, device, pin]));

const pinOf = ({ lockPins = [] }: AccountFactors, device: string) =>
  lockPins.find((each) => each.device === device);

/** Undefined: none. */
function withPin(
  factors: AccountFactors,
  device: string,
  pin: LockPin | undefined,
): AccountFactors {
  const others = (factors.lockPins ?? []).filter((each) => each.device !== device);
  return { ...factors, lockPins: [...others, ...(pin ? [pin] : [])].slice(-maxPins) };
}
