import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { RequestLink } from '@platzwart/domain/patient-portal/request-link';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OutgoingEmail } from '../core/email.ts';
import { newLink } from './new-link.ts';
import type { PatientEmail } from './templates/patient-email.ts';

type About = {
  readonly requestId: string;
  /** The recipient's request, after the change. */
  readonly request: TherapyRequest;
  readonly at: {
    readonly practice: Practice;
    readonly form: FormConfiguration;
    readonly account: Account;
  };
  readonly now: Date;
  /** Identifies the e-mail; `linkName` is unique to its link. */
  readonly about: (linkName: string) => string;
};

/** The input of every e-mail to a patient. */
type Given = Pick<
  PatientEmail,
  'practice' | 'contact' | 'about' | 'requestId' | 'token' | 'now'
> & {
  request: TherapyRequest;
  form: FormConfiguration;
};

/**
 * An e-mail to a patient, and the portal link that only it carries: both belong in one decision.
 */
export function emailWithLink(
  { requestId, request, at: { practice, form, account }, now, about }: About,
  write: (given: Given) => OutgoingEmail,
): { emails: OutgoingEmail[]; links: { tokenHash: string; link: RequestLink }[] } {
  const { token, stored } = newLink({ slug: practice.slug, requestId, email: request.email }, now);
  const email = write({
    practice,
    form,
    contact: confirmedEmailOf(account),
    about: about(stored.tokenHash.slice(0, 16)),
    requestId,
    request,
    token,
    now,
  });
  return { emails: [email], links: [stored] };
}
