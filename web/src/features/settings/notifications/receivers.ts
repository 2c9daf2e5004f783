/** Recipients of e-mails about new requests, as edited: the practice's own address, and each member by uid. */
import type { Account, NewRequestEmails } from '@platzwart/domain/practice/account';

export const practiceField = 'practice';

export type Receivers = Record<string, NewRequestEmails>;

/** Members missing from the account get none. */
export function receiversOf(
  { newRequestEmails, notifiedMembers }: Pick<Account, 'newRequestEmails' | 'notifiedMembers'>,
  members: readonly { readonly id: string }[],
): Receivers {
  const frequency = new Map(notifiedMembers.map((member) => [member.uid, member.frequency]));
  return {
    [practiceField]: newRequestEmails,
    ...Object.fromEntries(members.map(({ id }) => [id, frequency.get(id) ?? 'never'])),
  };
}

export function isNobody(receivers: Receivers): boolean {
  return Object.values(receivers).every((frequency) => frequency === 'never');
}
