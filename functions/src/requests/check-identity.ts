import { createHash, timingSafeEqual } from 'node:crypto';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { comparedProof, oneMoreTry } from '@platzwart/domain/patient-portal/identity-check';
import { portalMessages } from '@platzwart/domain/patient-portal/messages';
import type { Collections } from '../core/collections.ts';
import { collections } from '../core/collections.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import type { Behind } from './request-links.ts';

/** Retries after write conflicts; a caller that loses all of them is one of too many. */
const maxAttempts = 20;

/**
 * Checks the second proof, which only the person knows. Counts an attempt before validating it, and uncounts a right one: concurrent
 * attempts cannot exceed the limit. Counted per request, since several links may lead to it. Failures: wrong, too many attempts
 * (whatever the last one was), nothing to prove by (all at field proof).
 */
export async function checkIdentity(
  typed: string,
  { slug, requestId, request }: Behind & { slug: string },
  tools: Tools,
): Promise<Outcome<'proven'>> {
  const compared = comparedProof(request, typed, berlinDate(tools.now()));
  if (!compared) return refusedAt('proof', 'noProof', portalMessages.noProof);
  const tries = collections(tools.db).rateLimit(createHash('sha256').update(`proof of ${slug} ${requestId}`).digest('hex'));
  if (!(await changeTries(tries, (stored) => oneMoreTry(stored, tools.now()), tools))) {
    return refusedAt('proof', 'tooManyTries', portalMessages.tooManyTries);
  }
  if (!isSame(compared.given, compared.expected)) return refusedAt('proof', 'proofWrong', portalMessages.proofWrong);
  await changeTries(tries, (stored) => stored && { ...stored, moments: stored.moments.slice(0, -1) }, tools);
  return accepted('proven');
}

type Tries = ReturnType<Collections['rateLimit']>;
type Stored = Parameters<typeof oneMoreTry>[0];

/** False if there is nothing to change it to, or after repeated conflicts. */
async function changeTries(document: Tries, next: (stored: Stored) => Stored, { db }: Tools): Promise<boolean> {
  for (let tries = 0; tries < maxAttempts; tries++) {
    const read = await document.get();
    const changed = next(read.data());
    if (!changed) return false;
    const writing = db.runTransaction((tx) => Promise.resolve(replaceUnchanged(tx, read, changed)));
    if (await commitUnlessConflict(writing)) return true;
  }
  return false;
}

/** Constant-time comparison; hashes are of equal length. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
