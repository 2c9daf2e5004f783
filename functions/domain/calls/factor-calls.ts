/**
 * Passkeys and codes of an app: what an account proves itself by beyond its password. And what locks
 * a device and opens it (`sign-in/lock.ts`).
 */
import * as z from 'zod/mini';
import { accountCode } from '../sign-in/account-link.ts';
import { sessionId } from '../sign-in/session-document.ts';
import { requiredLine } from '../text/text.ts';
import { administratorsAlways, anybody, type Calls, freshly, signedIn } from './access.ts';
import { nothing, slug, uid } from './shapes.ts';

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(max));
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** As the browser answers; what we do not read is left out. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
const UsedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(8000),
    signature: base64url(12_000),
    userHandle: base64url(200),
  }),
});

/** For the browser's own dialog. */
const options = z.record(z.string(), z.unknown());

const PasskeyId = credential.id;
const PasskeyName = requiredLine(
  60,
  'Bitte gib einen Namen ein.',
  'Bitte kürze den Namen auf höchstens 60 Zeichen.',
);

/** 'For this browser', which has proven a code before: others' tries do not count against it. */
const device = z.string().check(z.regex(/^[\w-]{0,90}$/));
/** Digits, or a point of a curve; what it means is checked where it is used. */
const pin = device;
const recoveryCodes = z.array(z.string());
/** Signs in under a session that has proven it (Firebase's custom token). */
const token = z.string();

const small = { maxBody: 100_000 } as const;
const whileLocked = { ...signedIn, withoutFactor: true, duringLock: true } as const;

export const factorCalls = {
  viewFactors: {
    ...signedIn,
    input: nothing,
    output: z.strictObject({
      totp: z.nullable(z.strictObject({ addedAt: z.string() })),
      recoveryCodes: z.int(),
      passkeys: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          addedAt: z.string(),
          lastUsedAt: z.nullable(z.string()),
          isCopied: z.boolean(),
        }),
      ),
      isRequired: z.boolean(),
      /** When all of it goes, unless the caller cancels that; ISO 8601. */
      resetAt: z.nullable(z.string()),
      /** Practices of the account that ask for one; `from` is ISO 8601. */
      demandedBy: z.array(
        z.strictObject({
          slug: z.string(),
          title: z.string(),
          from: z.string(),
          googleCounts: z.boolean(),
        }),
      ),
    }),
  },
  /** What the browser asks its device for; for five minutes. */
  beginPasskey: {
    ...signedIn,
    ...freshly,
    input: nothing,
    output: z.strictObject({ options }),
  },
  /** Only with what `beginPasskey` gave this account. */
  addPasskey: {
    ...signedIn,
    ...small,
    input: z.strictObject({ credential: NewCredential, name: PasskeyName }),
    output: nothing,
  },
  renamePasskey: {
    ...signedIn,
    input: z.strictObject({ id: PasskeyId, name: PasskeyName }),
    output: nothing,
  },
  removePasskey: {
    ...signedIn,
    ...freshly,
    input: z.strictObject({ id: PasskeyId }),
    output: nothing,
  },
  /** Writes nothing: whoever asks often costs nothing. */
  beginPasskeySignIn: { ...anybody, input: nothing, output: z.strictObject({ options }) },
  signInWithPasskey: {
    ...anybody,
    ...small,
    input: z.strictObject({ credential: UsedCredential }),
    output: z.strictObject({ token }),
  },
  /** A secret for the app; it counts only once `confirmCodes` got a code of it. */
  beginCodes: {
    ...signedIn,
    ...freshly,
    input: nothing,
    output: z.strictObject({ secret: z.string(), link: z.string() }),
  },
  /** From now on the account asks for a code; the recovery codes are shown this once. */
  confirmCodes: {
    ...signedIn,
    input: z.strictObject({ code: z.string().check(z.maxLength(40)), device }),
    output: z.strictObject({ recoveryCodes, token }),
  },
  removeCodes: { ...signedIn, ...freshly, input: nothing, output: nothing },
  /** Those of before count no more. */
  renewRecoveryCodes: {
    ...signedIn,
    ...freshly,
    input: nothing,
    output: z.strictObject({ recoveryCodes }),
  },
  /** Whether a password alone opens nothing, where the account has passkeys. */
  requirePasskey: {
    ...signedIn,
    ...freshly,
    input: z.strictObject({ isRequired: z.boolean() }),
    /** Only where it had none. */
    output: z.strictObject({ recoveryCodes }),
  },
  /**
   * For a member who has lost them: all factors of their account go in a day, with every sign-in,
   * unless they cancel it. Every address of theirs is told.
   */
  resetFactors: {
    ...administratorsAlways,
    ...freshly,
    input: z.strictObject({ companySlug: slug, uid }),
    output: z.strictObject({ dueAt: z.string() }),
  },
  /** The caller's own. */
  cancelFactorReset: { ...signedIn, input: nothing, output: nothing },
  /** The same by the link in the e-mail about it. */
  keepFactors: { ...anybody, input: z.strictObject({ code: accountCode }), output: nothing },
  /** A code of the app, or a recovery code, after the password. */
  proveFactor: {
    ...signedIn,
    isCountedByNetwork: true,
    withoutFactor: true,
    input: z.strictObject({ code: z.string().check(z.maxLength(40)), device }),
    output: z.strictObject({ token, recoveryCodes: z.int() }),
  },
  /**
   * The session opens nothing until its device is unlocked, by `unlockSession` or another sign-in.
   * Said twice, it changes nothing. `point`: what drafts are sealed for.
   */
  lockSession: {
    ...whileLocked,
    input: z.strictObject({ device }),
    output: z.strictObject({ point: z.string(), hasPin: z.boolean() }),
  },
  unlockSession: {
    ...whileLocked,
    input: z.strictObject({ device, pin }),
    output: nothing,
  },
  /** What opens what that session of the caller's account sealed, with that point. */
  openDrafts: {
    ...signedIn,
    input: z.strictObject({ session: sessionId, point: pin }),
    output: z.strictObject({ token }),
  },
  /** For this device; '' removes it. */
  setLockPin: {
    ...signedIn,
    ...freshly,
    input: z.strictObject({ device, pin }),
    output: nothing,
  },
} as const satisfies Calls;
