import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { comparedProof } from '@platzwart/domain/patient-portal/identity-check';
import { wrongProofs } from '@platzwart/domain/patient-portal/wrong-proofs';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import { countAttempts, uncountAttempts } from '../core/count-attempt.ts';
import { isSameSecret } from '../core/is-same-secret.ts';
import type { Tools } from '../core/tools.ts';
import { tokenHashOf } from '../emails/new-link.ts';
import type { Behind } from './request-links.ts';

/**
 * Checks the second proof, which only the person knows. Counts an attempt before validating it, and
 * uncounts a right one: concurrent attempts cannot exceed the limit. `token`: of the link it was
 * typed behind. Failures: wrong, too many attempts (whatever the last one was) from there, with
 * this link or about this request, nothing to prove by (all at field proof).
 */
export async function checkIdentity(
  typed: string,
  { slug, requestId, request, token }: Behind & { slug: string; token: string },
  tools: Tools<'keyedHash'>,
): Promise<Outcome<'proven'>> {
  const compared = comparedProof(request, typed, berlinDate(tools.now()));
  if (!compared) return refusedAt('proof', 'noProof', portalMessages.noProof);
  const ofRequest = `proof of ${slug} ${requestId}`;
  const ofLink = `${ofRequest} behind ${tokenHashOf(token)}`;
  const counts = [
    { of: `${ofLink} from ${tools.sender}`, limit: wrongProofs.ofSender, code: 'tooManyTries' },
    { of: ofLink, limit: wrongProofs.ofLink, code: 'linkTriesOver' },
    { of: ofRequest, limit: wrongProofs.ofRequest, code: 'requestTriesOver' },
  ] as const;
  const counted = counts.map(({ of, limit, code }) => ({
    id: tools.keyedHash(of),
    limits: [limit] as const,
    code,
  }));
  const over = await countAttempts(counted, tools);
  if (over) return refusedAt('proof', over.code, portalMessages[over.code]);
  if (!isAmong(compared.given, compared.expected))
    return refusedAt('proof', 'proofWrong', portalMessages.proofWrong);
  await uncountAttempts(counted, tools);
  return accepted('proven');
}

/** Compared with each, whichever is the same. */
function isAmong(one: string, others: readonly string[]): boolean {
  return others.map((other) => isSameSecret(one, other)).includes(true);
}
