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

/** How often somebody else may be faster; whoever never gets a turn is one of very many, and too many. */
const maxAttempts = 20;

/**
 * Whether somebody knows what only the person knows. A try is counted before it is validated, and taken off again if it was right: of
 * any number at once no more are validated than may be. Counted by the request, since more than one link may lead to it.
 * Failures: wrong, too many tries (whatever the last one was), nothing to prove by (all at field proof).
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

/** False if there is nothing to change it to, or if others were faster again and again. */
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

/** In the same time whatever is the same; hashes are of one length. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
