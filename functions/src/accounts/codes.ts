/** Codes of an app (TOTP) and recovery codes: what comes after a password. */
import { randomBytes } from 'node:crypto';
import { accepted, type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import {
  type AccountFactors,
  codePeriod,
  codeTries,
  enrolmentMinutes,
  factorMessages,
  typedCode,
} from '@platzwart/domain/sign-in/factors';
import { Secret, TOTP } from 'otpauth';
import { countAttempts, uncountAttempts } from '../core/count-attempt.ts';
import { handler } from '../core/handler.ts';
import type { Tools } from '../core/tools.ts';
import { accountEmail } from '../emails/templates/account-email.ts';
import {
  recoveryCodesRenewedEmail,
  recoveryCodeUsedEmail,
} from '../emails/templates/factor-notices.ts';
import { changeFactors, factorsOf } from './account-factors.ts';
import { factorAddedNotice, factorRemovedNotice, refuseUnconfirmed } from './factor-news.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { proveFactor as proveInSession } from './sessions.ts';

type Needed = Tools<'keyedHash' | 'factorSeal'>;

const maxDevices = 20;

const secretBytes = 20;

/** As apps expect it of everybody: other digests and lengths some of them ignore. */
const codesOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: 'Platzwart',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: codePeriod,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** The period that the code is of: this one, the one before or the next; undefined for none. */
export function periodOf(secret: Uint8Array, code: string, now: Date): number | undefined {
  const delta = codesOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / codePeriod) + delta;
}

/**
 * A new secret, for a quarter of an hour; one that is in use stays until it is confirmed. Failures:
 * signInNeeded, freshSignInNeeded, an unconfirmed address (field form).
 */
export const beginCodes = handler(
  'beginCodes',
  ['factorSeal'],
  async (_input, { uid, person }, tools) => {
    const unconfirmed = refuseUnconfirmed(person);
    if (unconfirmed) return unconfirmed;
    const secret = randomBytes(secretBytes);
    const expiresAt = new Date(tools.now().getTime() + enrolmentMinutes * 60_000);
    const codes = codesOf(secret, person.email);
    return changeFactors(person, tools, (factors) =>
      accepted({
        factors: {
          ...factors,
          enrolment: { secret: tools.factorSeal.seal(secret, uid), expiresAt },
        },
        value: { secret: codes.secret.base32, link: codes.toString() },
      }),
    );
  },
);

/**
 * Failures: a wrong code (field code); an unconfirmed address, no enrolment, or too late, or too many
 * wrong ones (form).
 */
export const confirmCodes = handler(
  'confirmCodes',
  ['keyedHash', 'factorSeal'],
  async ({ code, device }, caller, tools) => {
    const { uid, person } = caller;
    const unconfirmed = refuseUnconfirmed(person);
    if (unconfirmed) return unconfirmed;
    const digits = typedCode(code);
    if (digits === undefined) return refusedAt('code', 'invalid', factorMessages.notACode);
    // Apart: whoever has the password alone uses up the tries of `proveFactor`, and none of these.
    const counts = [{ id: tools.keyedHash(`first code of ${uid}`), limits: codeTries.ofStrangers }];
    if (await countAttempts(counts, tools)) return tooMany;
    const recovery = newRecoveryCodes(uid, tools);
    const notice = factorAddedNotice(person, 'codes', tools);
    const done = await changeFactors(person, tools, (factors) => {
      const { enrolment } = factors;
      if (!enrolment || enrolment.expiresAt <= tools.now())
        return refusedAt(wholeForm, 'enrolmentOver', factorMessages.enrolmentOver);
      const lastPeriod = periodOf(
        tools.factorSeal.open(enrolment.secret, uid),
        digits,
        tools.now(),
      );
      if (lastPeriod === undefined) return wrongCode;
      const { enrolment: _confirmed, ...others } = factors;
      return accepted({
        factors: {
          ...others,
          totp: { secret: enrolment.secret, addedAt: tools.now(), lastPeriod },
          recoveryCodes: recovery.hashes,
          knownDevices: withDevice(factors, device, uid, tools),
        },
        value: {},
        ...notice(factors),
      });
    });
    if (!done.ok) return done;
    await uncountAttempts(counts, tools);
    const { token } = await proveInSession(caller, 'totp', tools);
    return accepted({ recoveryCodes: recovery.shown, token });
  },
);

/** Failures: signInNeeded, freshSignInNeeded. */
export const removeCodes = handler('removeCodes', (_input, { person }, tools) =>
  changeFactors(person, tools, (factors) => {
    const { totp, enrolment: _enrolment, ...others } = factors;
    const email = totp && factorRemovedNotice(person, 'codes', tools);
    return accepted({ factors: others, value: {}, ...(email && { email }) });
  }),
);

/** Failures: signInNeeded, freshSignInNeeded; nothing that they could stand in for (field form). */
export const renewRecoveryCodes = handler(
  'renewRecoveryCodes',
  ['keyedHash'],
  (_input, { uid, person }, tools) => {
    const recovery = newRecoveryCodes(uid, tools);
    const notice = recoveryCodesRenewedEmail(tools.origin);
    return changeFactors(person, tools, (factors) =>
      factors.totp || factors.isRequired
        ? accepted({
            factors: { ...factors, recoveryCodes: recovery.hashes },
            value: { recoveryCodes: recovery.shown },
            email: accountEmail(person.email, notice, tools.now()),
          })
        : refusedAt(wholeForm, 'noFactor', factorMessages.noFactor),
    );
  },
);

/**
 * Takes a code after the password, once. Recovery codes are no fewer than a stranger could guess
 * in ages, so nothing limits them: whoever knows the password keeps nobody out. Failures: a wrong
 * code (field code), too many of them (field form).
 */
export const proveFactor = handler(
  'proveFactor',
  ['keyedHash', 'factorSeal'],
  async ({ code, device }, caller, tools) => {
    const { uid, person } = caller;
    const recovery = recoveryHash(uid, code, tools);
    const digits = typedCode(code);
    const factor = recovery === undefined ? 'totp' : 'recovery';
    if (recovery === undefined && digits === undefined)
      return refusedAt('code', 'invalid', factorMessages.notACode);
    const known = await factorsOf(uid, tools);
    const counts =
      recovery === undefined ? countsOf(uid, knownOf(known, device, uid, tools), tools) : [];
    if (await countAttempts(counts, tools)) return tooMany;
    const proven = await changeFactors(person, tools, (factors) => {
      const taken =
        recovery === undefined
          ? withCode(factors, digits ?? '', uid, tools)
          : withoutRecoveryCode(factors, recovery);
      if (!taken) return wrongCode;
      const left = taken.recoveryCodes.length;
      const email =
        recovery !== undefined &&
        accountEmail(person.email, recoveryCodeUsedEmail(left, tools.origin), tools.now());
      return accepted({
        factors: { ...taken, knownDevices: withDevice(factors, device, uid, tools) },
        value: { recoveryCodes: left },
        ...(email && { email }),
      });
    });
    if (!proven.ok) return proven;
    await uncountAttempts(counts, tools);
    const { token } = await proveInSession(caller, factor, tools);
    return accepted({ ...proven.value, token });
  },
);

const wrongCode = refusedAt('code', 'wrongCode', factorMessages.wrongCode);
const tooMany: Outcome<never> = refusedAt(wholeForm, 'tooManyCodes', factorMessages.tooManyCodes);

/** With its period taken, under the newest key; undefined for a wrong code, or one used before. */
function withCode(
  factors: AccountFactors,
  digits: string,
  uid: string,
  { now, factorSeal }: Needed,
): AccountFactors | undefined {
  const { totp } = factors;
  if (!totp) return undefined;
  const secret = factorSeal.open(totp.secret, uid);
  const period = periodOf(secret, digits, now());
  if (period === undefined || period <= totp.lastPeriod) return undefined;
  const sealed = factorSeal.isCurrent(totp.secret) ? totp.secret : factorSeal.seal(secret, uid);
  return { ...factors, totp: { ...totp, secret: sealed, lastPeriod: period } };
}

function withoutRecoveryCode(factors: AccountFactors, hash: string): AccountFactors | undefined {
  if (!factors.recoveryCodes.includes(hash)) return undefined;
  return { ...factors, recoveryCodes: factors.recoveryCodes.filter((each) => each !== hash) };
}

type Counting = Pick<Needed, 'keyedHash'>;

/** `device`: a known one's hash. */
function countsOf(uid: string, device: string | undefined, { keyedHash }: Counting) {
  return device === undefined
    ? [{ id: keyedHash(`codes of ${uid}`), limits: codeTries.ofStrangers }]
    : [{ id: keyedHash(`codes of ${uid} on ${device}`), limits: codeTries.ofDevice }];
}

const deviceHash = (device: string, uid: string, { keyedHash }: Counting) =>
  keyedHash(JSON.stringify(['device', uid, device]));

function knownOf(
  { knownDevices }: AccountFactors,
  device: string,
  uid: string,
  tools: Counting,
): string | undefined {
  const hash = deviceHash(device, uid, tools);
  return knownDevices.includes(hash) ? hash : undefined;
}

/** The one that was just used is the last; without storage a browser has none. */
function withDevice(
  { knownDevices }: AccountFactors,
  device: string,
  uid: string,
  tools: Counting,
): string[] {
  if (device.length < 20) return [...knownDevices];
  const hash = deviceHash(device, uid, tools);
  return [...knownDevices.filter((each) => each !== hash), hash].slice(-maxDevices);
}
