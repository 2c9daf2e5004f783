/**
 * What an account proves itself by beyond its password: `factors/{uid}`, which only functions read.
 * Passkeys sign in by themselves; codes of an app (TOTP) come after the password.
 */
import * as z from 'zod/mini';
import type { Limit } from '../rate-limit.ts';
import { LockPin } from './lock.ts';

export const maxPasskeys = 20;
export const recoveryCodeCount = 10;

/** Seconds that a code counts for. */
export const codePeriod = 30;
/** The longest comes last. */
type Limits = readonly [Limit, ...Limit[]];

/**
 * Wrong codes. Of a million, three count at a time: the longest limit of all browsers that have
 * never proven one leaves a chance in five thousand a month to whoever knows the password. Nobody
 * else's tries count against one that has.
 */
export const codeTries: { readonly ofStrangers: Limits; readonly ofDevice: Limits } = {
  ofStrangers: [
    { max: 5, minutes: 15 },
    { max: 20, minutes: 24 * 60 },
    { max: 60, minutes: 30 * 24 * 60 },
  ],
  ofDevice: [
    { max: 10, minutes: 15 },
    { max: 50, minutes: 24 * 60 },
    { max: 100, minutes: 30 * 24 * 60 },
  ],
};

/** Minutes to enter the first code after the secret was shown. */
export const enrolmentMinutes = 15;

export const Passkey = z.strictObject({
  /** The credential's, base64url. */
  id: z.string(),
  publicKey: z.string(),
  /** Of its uses; 0 where its maker counts none. */
  counter: z.int(),
  transports: z.array(z.string()),
  name: z.string(),
  addedAt: z.date(),
  lastUsedAt: z.nullable(z.date()),
  /** Kept by its maker's cloud, so that it survives the loss of a device. */
  isSynced: z.boolean(),
  /** It counted backwards once: somebody may have copied it, so it opens nothing any more. */
  copiedAt: z.nullable(z.date()),
});
export type Passkey = z.infer<typeof Passkey>;

/** `secret`: sealed under a key of its own (`core/factor-seal.ts`). */
export const AccountFactors = z.strictObject({
  totp: z.optional(
    z.strictObject({
      secret: z.string(),
      addedAt: z.date(),
      /** The period of the last code that was taken: none counts twice. */
      lastPeriod: z.int(),
    }),
  ),
  /** Shown, and not yet confirmed by a code. */
  enrolment: z.optional(z.strictObject({ secret: z.string(), expiresAt: z.date() })),
  /** Keyed hashes of those not yet used. */
  recoveryCodes: z.array(z.string()),
  passkeys: z.array(Passkey),
  /** Whether a passkey is asked for after a password too. A code always is. */
  isRequired: z.boolean(),
  /** Keyed hashes of browsers that have proven a code; the latest last. */
  knownDevices: z.array(z.string()),
  /** By which locked devices open; the one that was set last comes last. */
  lockPins: z.optional(z.array(LockPin)),
  /** All of it goes then, for somebody who has lost what they prove themselves by. */
  reset: z.optional(
    z.strictObject({
      dueAt: z.date(),
      /** Practices whose logs tell of it. */
      slugs: z.array(z.string()),
      /** The administrator who asked; null: the operator. */
      by: z.nullable(z.string()),
      /** Administrators who asked as well. */
      alsoAsked: z.optional(
        z.array(z.strictObject({ slug: z.string(), by: z.string(), at: z.date() })),
      ),
    }),
  ),
});
export type AccountFactors = z.infer<typeof AccountFactors>;

export const noFactors: AccountFactors = {
  recoveryCodes: [],
  passkeys: [],
  isRequired: false,
  knownDevices: [],
};

const isUsable = ({ copiedAt }: Passkey) => copiedAt === null;

/** Of the kinds that an account has, as its tokens name them for our pages. */
type FactorKind = 'totp' | 'passkey' | 'required';

export function kindsOf(factors: AccountFactors): FactorKind[] {
  return [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkeys.some(isUsable) ? (['passkey'] as const) : []),
    ...(isFactorNeeded(factors) ? (['required'] as const) : []),
  ];
}

/** Whether a password alone opens nothing of the account's practices. */
export function isFactorNeeded({ totp, passkeys, isRequired }: AccountFactors): boolean {
  return totp !== undefined || (isRequired && passkeys.length > 0);
}

/** What goes with the last factor: nothing is asked for, and no code replaces it. */
export function tidied(factors: AccountFactors): AccountFactors {
  const isRequired = factors.isRequired && factors.passkeys.length > 0;
  const isEmpty = !factors.totp && factors.passkeys.length === 0;
  return { ...factors, isRequired, recoveryCodes: isEmpty ? [] : factors.recoveryCodes };
}

/** Six digits, as apps show them: with a space in the middle. */
export function typedCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Without signs that are taken for others. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLength = 12;

/** From random numbers: three groups of four. */
export function recoveryCodeOf(random: readonly number[]): string {
  const signs = random.slice(0, recoveryLength).map((n) => recoveryAlphabet[n] ?? '');
  return [0, 4, 8].map((n) => signs.slice(n, n + 4).join('')).join('-');
}

/** As it is hashed: however it was typed. */
export function typedRecoveryCode(typed: string): string | undefined {
  const signs = typed.toLowerCase().replace(/[\s-]/g, '');
  return signs.length === recoveryLength &&
    [...signs].every((sign) => recoveryAlphabet.includes(sign))
    ? signs
    : undefined;
}

export const factorMessages = {
  wrongCode:
    'Dieser Code stimmt nicht oder wurde schon benutzt. Nimm den, der jetzt in der App steht.',
  notACode: 'Gib die sechs Ziffern aus deiner App ein, oder einen deiner Ersatzcodes.',
  tooManyCodes:
    'Das waren zu viele falsche Codes. Warte eine Viertelstunde, oder nimm einen deiner Ersatzcodes.',
  enrolmentOver: 'Das hat zu lange gedauert. Bitte beginne noch einmal.',
  passkeyRefused:
    'Mit diesem Passkey geht es hier nicht: Er gehört zu keinem Konto mehr, oder es hat zu lange gedauert. Versuche es noch einmal, oder melde dich anders an.',
  passkeyCopied:
    'Dieser Passkey ist gesperrt, weil es ihn vielleicht ein zweites Mal gibt. Melde dich anders an und entferne ihn in deinem Konto.',
  passkeyGone: 'Diesen Passkey gibt es nicht mehr.',
  passkeyKnown: 'Dieser Passkey gehört schon zu deinem Konto.',
  tooManyPasskeys: `Mehr als ${maxPasskeys} Passkeys hat kein Konto. Entferne zuerst einen.`,
  noneToReset: 'Diese Person hat nichts eingerichtet, was sich zurücksetzen ließe.',
  notOneself:
    'Deine eigene Anmeldung änderst du in deinem Konto. Zurücksetzen kann sie nur jemand anders mit der Rolle Administration.',
  noFactor: 'Richte zuerst einen Passkey oder Codes aus einer App ein.',
} as const;
