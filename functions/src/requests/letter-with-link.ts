import { confirmedEmailOf } from '@platzwart/domain/account';
import type { TherapyRequest } from '@platzwart/domain/request';
import type { OutgoingLetter } from '../mail/letter.ts';
import type { PatientLetter } from '../mail/letters/patient-letter.ts';
import type { Decision, PracticeNow } from '../waiting-list/change-request.ts';
import { newLink } from './request-links.ts';

type About = {
  readonly requestId: string;
  /** To whom it goes, as the request is after the change. */
  readonly request: TherapyRequest;
  readonly at: PracticeNow;
  readonly now: Date;
  /** Names the letter; `linkName` is one that only its link has. */
  readonly about: (linkName: string) => string;
};

/** What every letter to a patient is written from. */
type Given = Pick<PatientLetter, 'practice' | 'contact' | 'about' | 'requestId' | 'token' | 'now'> & {
  request: TherapyRequest;
  form: PracticeNow['form'];
};

/** A letter to a patient, and the link to their own request that it alone carries: both belong into one decision. */
export function letterWithLink(
  { requestId, request, at: { practice, form, account }, now, about }: About,
  write: (given: Given) => OutgoingLetter,
): Required<Pick<Decision, 'letters' | 'links'>> {
  const { token, kept } = newLink({ slug: practice.slug, requestId, email: request.email }, now);
  const letter = write({
    practice,
    form,
    contact: confirmedEmailOf(account),
    about: about(kept.tokenHash.slice(0, 16)),
    requestId,
    request,
    token,
    now,
  });
  return { letters: [letter], links: [kept] };
}
