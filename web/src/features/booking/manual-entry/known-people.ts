/**
 * Who of those who wait may be calling: found while the number or the name is typed, among the
 * requests already in memory.
 */
import { areSameDigits, nationalDigits } from '@platzwart/domain/contact/read-phones';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { folded } from '@platzwart/domain/text/folding';

/** Fewer digits, or shorter words, are shared by too many. */
const least = { digits: 6, characters: 3 } as const;
const most = 3;

type Known = WithId<
  Pick<
    TherapyRequest,
    | 'firstname'
    | 'lastname'
    | 'contactPersonFirstname'
    | 'contactPersonLastname'
    | 'phone'
    | 'phone2'
    | 'requestedAt'
  >
>;

/** Those with the number first, then those with the name; at most three, the longest wait first. */
export function knownPeople<T extends Known>(
  requests: readonly T[],
  { phone, name }: { phone: string; name: string },
): T[] {
  const [digits = ''] = nationalDigits(phone);
  const words = folded(name)
    .split(/[\s,]+/)
    .filter(Boolean);
  const hasNumber = (request: Known) =>
    digits.length >= least.digits &&
    [request.phone, request.phone2].some(
      (known) =>
        known &&
        nationalDigits(known).some(
          (each) => each.startsWith(digits) || areSameDigits(each, digits),
        ),
    );
  const hasName = ({ firstname, lastname, contactPersonFirstname, contactPersonLastname }: Known) =>
    words.some((word) => word.length >= least.characters) &&
    [
      `${firstname} ${lastname}`,
      `${contactPersonFirstname ?? ''} ${contactPersonLastname ?? ''}`,
    ].some((person) => {
      const parts = folded(person).split(/[\s-]+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    });
  const inTime = [...requests].sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  const found = [...inTime.filter(hasNumber), ...inTime.filter(hasName)];
  return [...new Set(found)].slice(0, most);
}
