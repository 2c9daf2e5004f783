/** Who gets letters about new requests, as one saves it: the practice's own address and each member by uid. */
import type { Account, NewRequestLetters } from '@platzwart/domain/account';

export const practiceField = 'practice';

export type Receivers = Record<string, NewRequestLetters>;

/** Members whom the account does not name get none. */
export function receiversOf(
  { newRequestLetters, notifiedMembers }: Pick<Account, 'newRequestLetters' | 'notifiedMembers'>,
  members: readonly { readonly id: string }[],
): Receivers {
  const letters = new Map(notifiedMembers.map((member) => [member.uid, member.letters]));
  return {
    [practiceField]: newRequestLetters,
    ...Object.fromEntries(members.map(({ id }) => [id, letters.get(id) ?? 'never'])),
  };
}

export function isNobody(receivers: Receivers): boolean {
  return Object.values(receivers).every((letters) => letters === 'never');
}
