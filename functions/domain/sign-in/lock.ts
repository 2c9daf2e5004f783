/**
 * The lock of a device: its session opens nothing until somebody proves anew who they are, by a
 * sign-in or by a PIN that counts on that device alone.
 */
import * as z from 'zod/mini';
import { day } from '../dates/durations.ts';

/** Wrong PINs in a row, after which only a sign-in opens. */
export const maxPinTries = 5;
/** The same in 24 hours, however many right ones came between them. */
export const maxPinTriesADay = 15;
/** Devices of one account that have a PIN. */
export const maxPins = 20;

/** Minutes without use that a device may lock after; 0: never by itself. */
export const lockMinutes = [0, 1, 2, 5, 10, 15, 30] as const;

export const LockPin = z.strictObject({
  /** The random name that its browser has. */
  device: z.string(),
  /** Keyed: who reads it here guesses none of its few values. */
  hash: z.string(),
  /** In a row. */
  wrong: z.int(),
  /** The last of them. */
  wrongAt: z.nullable(z.date()),
  /** All of the last 24 hours. */
  wrongToday: z.optional(z.array(z.date())),
});
export type LockPin = z.infer<typeof LockPin>;

/** Four to eight digits, not one digit over and over, and none that count up or down. */
export function isPin(typed: string): boolean {
  if (!/^\d{4,8}$/.test(typed)) return false;
  const steps = new Set([...typed].slice(1).map((digit, n) => Number(digit) - Number(typed[n])));
  const [step = 0] = steps;
  return steps.size > 1 || Math.abs(step) > 1;
}

/** How many more wrong ones it takes in a session that began then: a sign-in makes up for all. */
export function pinTriesLeft(pin: LockPin, startedAt: Date, now: Date): number {
  const { wrong, wrongToday = [] } = counted(pin, startedAt, now);
  return Math.max(0, Math.min(maxPinTries - wrong, maxPinTriesADay - wrongToday.length));
}

/** After a wrong one in that session. */
export function withWrongPin(pin: LockPin, startedAt: Date, now: Date): LockPin {
  const { wrong, wrongToday: others = [] } = counted(pin, startedAt, now);
  const wrongToday = [...others, now];
  // The last of a day stays the last though the day ends.
  const isOver = wrongToday.length >= maxPinTriesADay;
  return { ...pin, wrong: isOver ? maxPinTries : wrong + 1, wrongAt: now, wrongToday };
}

function counted(pin: LockPin, startedAt: Date, now: Date): Pick<LockPin, 'wrong' | 'wrongToday'> {
  const { wrong, wrongAt, wrongToday = [] } = pin;
  if (wrongAt !== null && startedAt > wrongAt) return { wrong: 0 };
  return { wrong, wrongToday: wrongToday.filter((at) => now.getTime() - at.getTime() < day) };
}

export const lockMessages = {
  wrongPin: (left: number) =>
    left === 1
      ? 'Diese PIN stimmt nicht. Du hast noch einen Versuch, danach geht es nur mit deiner Anmeldung.'
      : `Diese PIN stimmt nicht. Du hast noch ${left} Versuche.`,
  noPin: 'Mit einer PIN geht es hier nicht mehr. Melde dich an, um weiterzuarbeiten.',
  notAPin: 'Nimm vier bis acht Ziffern, keine Reihe wie 1234 und nicht immer dieselbe.',
  sessionLocked: 'Dieses Gerät ist gesperrt. Entsperre es zuerst.',
  notSealed: 'Diese Entwürfe gehören nicht hierher.',
} as const;
