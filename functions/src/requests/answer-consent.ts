/**
 * Revoking the consent behind the portal link, and giving it anew: who is told, and what the link
 * must still fulfil in the transaction.
 */
import { randomBytes } from 'node:crypto';
import { isConsentVersion } from '@platzwart/domain/booking/consent';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import { type Outcome, refusedAt, wholeForm } from '@platzwart/domain/failure';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import { portalMessages } from '@platzwart/domain/request/portal-messages';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { allowEmail } from '../emails/allow-email.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { receiversOf } from '../emails/receivers.ts';
import {
  consentRenewedNotices,
  consentRevokedEmail,
  consentRevokedNotices,
} from '../emails/templates/consent-revoked.ts';
import { renewConsent, revokeConsent, type Told } from '../waiting-list/revoke-consent.ts';

type ConsentAnswer = Extract<LinkAnswer, { kind: 'revokeConsent' | 'renewConsent' }>;

/** `allow`: whether the link still leads to the stored request. */
type About = {
  slug: string;
  requestId: string;
  allow: (stored: TherapyRequest) => Outcome<unknown>;
};

export function isConsentAnswer(answer: LinkAnswer): answer is ConsentAnswer {
  return answer.kind === 'revokeConsent' || answer.kind === 'renewConsent';
}

/**
 * Repeating either changes nothing. Failures: an unknown consent text; too late; the person waits
 * anew; too often a day (all at field form); what `allow` refuses.
 */
export async function answerConsent(
  answer: ConsentAnswer,
  about: About,
  tools: Tools,
): Promise<Outcome<Record<string, never>>> {
  const { slug, requestId } = about;
  const now = tools.now();
  // Names nobody: it stays in the outbox for a month.
  const cause = randomBytes(8).toString('hex');
  if (answer.kind === 'revokeConsent') {
    const tell = (told: Told) => revokedEmails(told, { requestId, cause, now }, tools);
    return revokeConsent({ ...about, revokedAt: now, tell }, tools);
  }
  if (!isConsentVersion(answer.consentVersion))
    return refusedAt(wholeForm, 'otherConsent', portalMessages.otherConsent);
  return renewConsent(
    {
      ...about,
      version: answer.consentVersion,
      now,
      // Revoking is never refused, and each writes to the team.
      limit: (tx) =>
        allowEmail(
          tx,
          `new consent of ${slug} ${requestId}`,
          portalMessages.renewedTooOften,
          tools,
        ),
      tell: ({ at: { practice, account }, administrators, ...news }) => ({
        emails: consentRenewedNotices(
          { practice, ...news, cause, now },
          receiversOf(practice, account, administrators),
          tools.origin,
        ),
      }),
    },
    tools,
  );
}

type Telling = { requestId: string; cause: string; now: Date };

/**
 * To each address of the person once, with a link of its own, and to the practice. Not to addresses
 * of repeats, which anybody may have typed.
 */
function revokedEmails(
  { at, administrators, requests, eraseAt }: Told,
  { requestId, cause, now }: Telling,
  { origin }: Tools,
) {
  const { practice, account } = at;
  const asked = requests.filter(({ id }) => id === requestId);
  const theirs = [
    ...asked,
    ...requests.filter(({ id, isRepeat }) => id !== requestId && !isRepeat),
  ].filter(
    ({ email }, i, all) =>
      email !== '' && all.findIndex((other) => isSameEmail(other.email, email)) === i,
  );
  const toThem = theirs.map(({ id, ...request }) => {
    const about = (linkName: string) => `${practice.slug}_${id}_${linkName}`;
    return emailWithLink({ requestId: id, request, at, now, about }, (email) =>
      consentRevokedEmail({ ...email, eraseAt }, origin),
    );
  });
  const news = { practice, requests, eraseAt, cause, now };
  const toPractice: OutgoingEmail[] = consentRevokedNotices(
    news,
    receiversOf(practice, account, administrators),
    origin,
  );
  return {
    emails: [...toThem.flatMap(({ emails }) => emails), ...toPractice],
    links: toThem.flatMap(({ links }) => links),
  };
}
