/** Due e-mails, as their causes queue them. */
import { collections } from '@platzwart/functions/core/collections';
import type { Email } from '@platzwart/functions/core/email';
import { newRandomId } from './a-booking.ts';
import { database } from './practice-under-test.ts';

/** All due at `now`, the last since then, each a millisecond before the next. Out: their ids. */
export async function queueEmails(
  slug: string,
  purpose: Email['purpose'],
  count: number,
  now: Date,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `${purpose}_${slug}_${newRandomId()}`);
  const email = {
    purpose,
    slug,
    to: { name: '', address: 'wartend@post.example' },
    fromName: 'Praxis',
    replyTo: null,
    text: 'Text',
    html: '<p>Text</p>',
    status: 'due',
    attempts: 0,
    sentAt: null,
    lastError: '',
  } as const;
  await Promise.all(
    ids.map((id, n) => {
      const createdAt = new Date(now.getTime() + n + 1 - count);
      return collections(database())
        .email(id)
        .set({ ...email, subject: `Betreff ${n}`, createdAt, dueAt: createdAt });
    }),
  );
  return ids;
}
