import { createHash } from 'node:crypto';
import { accepted, refusedAt, wholeForm } from '@platzwart/domain/failure';
import { type Limit, onceMore } from '@platzwart/domain/rate-limit';
import { isSentTo } from '@platzwart/domain/request-link';
import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '../collections.ts';
import { freshLinkLetter } from '../mail/letters/fresh-link.ts';
import type { Tools } from '../tools.ts';
import { changeRequest } from '../waiting-list/change-request.ts';
import { letterWithLink } from './letter-with-link.ts';
import { linkOfToken, requestOfLink } from './request-links.ts';

/** As many as a mailbox gets a day anyway. */
const perDay: Limit = { most: 3, minutes: 24 * 60 };

/** Pressed twice, or sent again by a bad line, it is one wish. */
const onePress: Limit = { most: 1, minutes: 2 };

/**
 * Writes to the address on file, with a new link; an expired link is enough to ask for it, one of a former address is not. Nobody
 * learns whether anything was sent: it never fails.
 */
export async function sendFreshLink(asked: { companySlug: string; token: string }, tools: Tools): Promise<void> {
  const docs = collections(tools.db);
  const found = await linkOfToken(asked, docs);
  const behind = found.ok ? await requestOfLink(found.value, isSentTo, docs) : undefined;
  if (!found.ok || !behind) return;
  const { slug } = found.value;
  const { requestId } = behind;
  const now = tools.now();
  await changeRequest(
    {
      slug,
      requestId,
      admit: (tx) => admitLetter(tx, `fresh link of ${slug} ${requestId}`, '', tools),
      decide: (current, at) => {
        if (!current || !isSentTo(found.value, current)) return accepted('unchanged');
        const about = (linkName: string) => `${slug}_${requestId}_${linkName}`;
        const given = { requestId, request: current, at, now, about };
        return accepted({ change: 'unchanged', ...letterWithLink(given, (letter) => freshLinkLetter(letter, tools.origin)) });
      },
    },
    tools,
  );
}

/** Whether one more such letter may be caused today, and two minutes after the last one. Failures: too many (field form). */
export async function admitLetter(tx: Transaction, what: string, sentence: string, { db, now }: Pick<Tools, 'db' | 'now'>) {
  const document = collections(db).rateLimit(createHash('sha256').update(what).digest('hex'));
  const kept = (await tx.get(document)).data();
  const next = onceMore(onePress, kept, now()) && onceMore(perDay, kept, now());
  if (!next) return refusedAt(wholeForm, 'tooManyLetters', sentence);
  return accepted((writing: Transaction) => {
    writing.set(document, next);
  });
}
