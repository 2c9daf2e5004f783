/** Whether a request's person is known to get our e-mails and to answer them. */
import type { TherapyRequest } from '@platzwart/domain/request/request';

/**
 * The button in the e-mail was never pressed. Excludes imported requests, which got no e-mail, and
 * requests without an address.
 */
export function isUnconfirmed({
  email,
  emailConfirmedAt,
  source,
}: Pick<TherapyRequest, 'email' | 'emailConfirmedAt' | 'source'>): boolean {
  return email !== '' && emailConfirmedAt === null && source !== 'import';
}

/** The last e-mail did not arrive. */
export function isUnreachable({
  email,
  emailFailedAt,
}: Pick<TherapyRequest, 'email' | 'emailFailedAt'>): boolean {
  return email !== '' && emailFailedAt !== null;
}

/** Got a follow-up and its reminder, and did not answer. */
export function isUnanswered({ followUp }: Pick<TherapyRequest, 'followUp'>): boolean {
  return followUp.state === 'noAnswer';
}
