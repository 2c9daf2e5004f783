/**
 * `practices/{slug}/intakeNotices/{id}`: an address that gets one e-mail when the practice takes
 * requests again. The id is the SHA-256 (hex) of its links' token. The token is a keyed hash of the
 * address, so that nobody waits twice, and each link that an address ever got leads to all that is
 * stored of it.
 */
import * as z from 'zod/mini';
import { daysLater } from '../dates/berlin-days.ts';
import { monthsLater } from '../dates/months.ts';
import { requiredEmail } from '../text/text.ts';
import { noticeMonths } from './notice-months.ts';

/** Days to confirm the address. */
export const daysToConfirmNotice = 7;

export const IntakeNotice = z.strictObject({
  email: z.string(),
  askedAt: z.date(),
  /** By the link in the e-mail; null: not yet. */
  confirmedAt: z.nullable(z.date()),
  expiresAt: z.date(),
});
export type IntakeNotice = z.infer<typeof IntakeNotice>;

/** `practices/{slug}/jobs/intakeNotices`: when to write to those who wait. */
export const IntakeNoticeJob = z.strictObject({ noticesAt: z.date() });
export type IntakeNoticeJob = z.infer<typeof IntakeNoticeJob>;

export const NoticeEmail = requiredEmail(
  254,
  'Bitte geben Sie eine E-Mail-Adresse ein.',
  'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'Bitte kürzen Sie die E-Mail-Adresse auf höchstens 254 Zeichen.',
);

export function newNotice(email: string, now: Date): IntakeNotice {
  return { email, askedAt: now, confirmedAt: null, expiresAt: daysLater(now, daysToConfirmNotice) };
}

/** The fields that a confirmation changes. */
export function confirmation(now: Date): Pick<IntakeNotice, 'confirmedAt' | 'expiresAt'> {
  return { confirmedAt: now, expiresAt: monthsLater(now, noticeMonths) };
}
