import type { NewRequestEmails } from '@platzwart/domain/practice/account';
import { type CallResult, call } from '../../firebase/calls.ts';
import { refreshSignedIn } from '../../firebase/session.ts';
import { texts } from './texts.ts';

export { changePassword, endSignIns, hasPassword, minPasswordLength } from '../../firebase/sign-in.ts';

/** Takes over the name everywhere it is shown. */
export async function saveName(name: string): Promise<CallResult<'updateUser'>> {
  const result = await call('updateUser', { name });
  // Invitations and the like carry the name that the token says; an old one corrects itself within the hour.
  if (result.kind === 'done') await refreshSignedIn().catch(() => undefined);
  return result;
}

/** An e-mail to the new address; it counts once its link was followed. */
export const requestEmailChange = (email: string) => call('requestEmailChange', { email });

/** What one gets about new requests. E-mails are refused while the address is not confirmed. */
export const notifyMe = (companySlug: string, newRequests: NewRequestEmails) =>
  call('updateOwnNotifications', { companySlug, newRequests });

/** Refused for the last administrator. */
export const leavePractice = (companySlug: string, uid: string) => call('removeMember', { companySlug, uid });

/** Refused for the last administrator of a practice. */
export const deleteAccount = () => call('deleteUser', {});

type NotDone = Exclude<CallResult<'updateUser'>, { kind: 'done' }>;

/** Why a call did nothing, in words. */
export function problemOf(result: NotDone): string {
  if (result.kind === 'refused') return result.details.map(({ message }) => message).join(' ');
  return result.kind === 'denied' ? texts.denied : texts.failed;
}

/** A refusal's sentence for that field, if it has one. */
export function messageAt(field: string, result: NotDone): string | undefined {
  return result.kind === 'refused' ? result.details.find((detail) => detail.field === field)?.message : undefined;
}
