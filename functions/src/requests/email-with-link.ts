import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { OutgoingEmail } from '../core/email.ts';
import type { PatientEmail } from '../emails/templates/patient-email.ts';
import type { Decision, PracticeNow } from '../waiting-list/apply-request-change.ts';
import { newLink } from './request-links.ts';

type About = {
  readonly requestId: string;
  /** The recipient's request, after the change. */
  readonly request: TherapyRequest;
  readonly at: PracticeNow;
  readonly now: Date;
  /** Identifies the e-mail; `linkName` is unique to its link. */
  readonly about: (linkName: string) => string;
};

/** The input of every e-mail to a patient. */
type Given = Pick<PatientEmail, 'practice' | 'contact' | 'about' | 'requestId' | 'token' | 'now'> & {
  request: TherapyRequest;
  form: PracticeNow['form'];
};

/** An e-mail to a patient, and the portal link that only it carries: both belong in one decision. */
export function emailWithLink(
  { requestId, request, at: { practice, form, account }, now, about }: About,
  write: (given: Given) => OutgoingEmail,
): Required<Pick<Decision, 'emails' | 'links'>> {
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
