import { accepted, type Outcome } from '@platzwart/domain/failure';
import { type Change, personOf } from '@platzwart/domain/request/changes';
import { isRecognisable } from '@platzwart/domain/request/manual-entry';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { Tools } from '../core/tools.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { newAddressEmail } from '../emails/templates/new-address.ts';
import { requestReceivedEmail } from '../emails/templates/request-received.ts';
import type { Decision, PracticeNow } from '../waiting-list/apply-request-change.ts';
import { toFormerAddress } from './former-address.ts';

type About = { slug: string; requestId: string; at: PracticeNow; now: Date };

/**
 * Side effects of an edit: the person's key is updated with their name and address, and a new,
 * unconfirmed address gets its own e-mail with a link. If staff changed it, the old link is voided
 * immediately, and the old address is notified if it was confirmed and does not bounce; if the
 * patient changes it, once the new one is confirmed.
 */
export function withEditSideEffects(
  current: TherapyRequest,
  change: Change,
  { slug, requestId, at, now }: About,
  { keyedHash, origin }: Pick<Tools<'keyedHash'>, 'keyedHash' | 'origin'>,
): Outcome<Change | Decision> {
  if (change === 'unchanged') return accepted(change);
  const { history } = change;
  const isOther = ['email', 'firstname', 'lastname', 'birthdate'].some((field) =>
    history.changes?.some((each) => each.field === field),
  );
  const keyNow = () =>
    isRecognisable(change.after) ? keyedHash(`${slug} ${personOf(change.after)}`) : null;
  const after = { ...change.after, openKey: isOther ? keyNow() : current.openKey };
  const about = (linkName: string) => `${slug}_${requestId}_${linkName}`;
  const pending = after.pendingEmail !== current.pendingEmail && after.pendingEmail;
  if (pending) {
    const given = { requestId, request: { ...after, email: pending }, at, now, about };
    return accepted({
      change: { after, history },
      ...emailWithLink(given, (email) => newAddressEmail(email, origin)),
    });
  }
  const toFormer = toFormerAddress(current, after, { slug, requestId, at, now }, { origin });
  if (after.email === current.email || after.email === '')
    return accepted({ change: { after, history }, emails: toFormer });
  const given = { requestId, request: after, at, now, about };
  const { emails, links } = emailWithLink(given, (email) => requestReceivedEmail(email, origin));
  return accepted({
    change: { after, history },
    emails: [...toFormer, ...emails.map((email) => ({ ...email, isFromStaff: true }))],
    links,
  });
}
