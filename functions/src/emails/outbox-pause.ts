/**
 * While the mail server takes nothing from us, only the sweep tries, one e-mail in five minutes: a
 * provider that refuses a sign-in hundreds of times locks the account.
 */
import type { OutboxPause } from '@platzwart/domain/contact/outbox-pause';
import { collections } from '../core/collections.ts';
import { type MailStop, reportMailStopped } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';

/** Milliseconds in which triggers do not try, and in whose last the sweep does. */
const pauseTime = 6 * 60_000;
const timeToTry = 90_000;

type PauseTools = Pick<Tools, 'db' | 'now'>;

export async function outboxPause({ db }: Pick<Tools, 'db'>): Promise<OutboxPause | undefined> {
  return (await collections(db).outboxPause().get()).data();
}

export async function isOutboxPaused(tools: PauseTools): Promise<boolean> {
  const pause = await outboxPause(tools);
  return pause !== undefined && pause.until > tools.now();
}

export function isTooEarly({ until }: OutboxPause, now: Date): boolean {
  return until.getTime() - now.getTime() > timeToTry;
}

/** Begins or goes on, and tells the operator each time. */
export async function pauseOutbox(
  { why, answer }: { why: MailStop; answer: string },
  tools: PauseTools,
): Promise<void> {
  reportMailStopped(why, answer);
  const now = tools.now();
  const since = (await outboxPause(tools))?.since ?? now;
  await collections(tools.db)
    .outboxPause()
    .set({ since, until: new Date(now.getTime() + pauseTime) });
}

export async function endOutboxPause({ db }: Pick<Tools, 'db'>): Promise<void> {
  await collections(db).outboxPause().delete();
}
