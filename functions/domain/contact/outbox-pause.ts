/** All e-mails wait, since the mail server takes none. Kept by the sweep, which tries one each time. */
import * as z from 'zod/mini';
import { hour } from '../dates/durations.ts';

export const outboxPausePath = 'pauses/outbox';

export const OutboxPause = z.strictObject({
  since: z.date(),
  /** Without a sweep, triggers send again from here on. */
  until: z.date(),
});
export type OutboxPause = z.infer<typeof OutboxPause>;

/** Shorter than that, nobody would have missed an e-mail yet. */
const shownAfter = hour / 6;

/** The next sweep may be late; of a clock that stopped nobody knows how e-mails are. */
const isLate = hour / 12;

/** Whether staff should know of it: what is urgent they say on the phone. */
export const isWorthTelling = ({ since, until }: OutboxPause, now: Date): boolean =>
  now.getTime() - since.getTime() >= shownAfter && now.getTime() < until.getTime() + isLate;
