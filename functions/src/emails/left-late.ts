/** No clock that takes something from somebody runs before the e-mail that announces it has left. */
import { hour } from '@platzwart/domain/dates/durations';
import type { Email } from '../core/email.ts';

/**
 * When the last of these e-mails left: `now` while one waits with us. Undefined if each left within
 * an hour, as usual, or never will.
 */
export function leftLate(emails: readonly (Email | undefined)[], now: Date): Date | undefined {
  const late = emails.flatMap((email) => {
    if (!email) return [];
    const isWaiting = email.status === 'due' || email.status === 'sending';
    const left = isWaiting ? now : email.sentAt;
    return left && left.getTime() > email.createdAt.getTime() + hour ? [left.getTime()] : [];
  });
  return late.length > 0 ? new Date(Math.max(...late)) : undefined;
}
