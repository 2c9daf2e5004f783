import type { NewRequestEmails } from '@platzwart/domain/practice/account';
import { type CallResult, call } from '../../firebase/calls.ts';
import { refreshSignedIn } from '../../firebase/session.ts';
import { texts } from './texts.ts';

export { changePassword, endSignIns, hasPassword, minPasswordLength } from '../../firebase/sign-in.ts';

/** Changes the name everywhere it is shown. */
export async function saveName(name: string): Promise<CallResult<'updateUser'>> {
  const result = await call('updateUser', { name });
  // Invitations and the like take the name from the token; an outdated one corrects itself within the hour.
  if (result.kind === 'done') await refreshSignedIn().catch(() => undefined);
  return result;
}

/** Sends an e-mail to the new address; the change takes effect when its link is used. */
export const requestEmailChange = (email: string) => call('requestEmailChange', { email });

/** The user's notifications about new requests. E-mails are refused until the address is confirmed. */
export const notifyMe = (companySlug: string, newRequests: NewRequestEmails) =>
  call('updateOwnNotifications', { companySlug, newRequests });

/** Refused for the last administrator. */
export const leavePractice = (companySlug: string, uid: string) => call('removeMember', { companySlug, uid });

/** Refused for the last administrator of a practice. */
export const deleteAccount = () => call('deleteUser', {});

type NotDone = Exclude<CallResult<'updateUser'>, { kind: 'done' }>;

/** Why a call failed, in words. */
export function problemOf(result: NotDone): string {
  if (result.kind === 'refused') return result.details.map(({ message }) => message).join(' ');
  return result.kind === 'denied' ? texts.denied : texts.failed;
}

/** A refusal's message for that field, if any. */
export function messageAt(field: string, result: NotDone): string | undefined {
  return result.kind === 'refused' ? result.details.find((detail) => detail.field === field)?.message : undefined;
}
