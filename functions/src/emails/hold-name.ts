import { type Account, confirmedEmailOf, type HeldName } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { OutgoingEmail } from '../core/email.ts';
import type { Tools } from '../core/tools.ts';
import { reviewAskedEmail } from './templates/review-asked.ts';

type Hold = {
  /** With `listed` and `bookingEnabled` as its administrators chose. */
  readonly practice: Practice;
  readonly account: Account;
  /** The one it could be taken for. */
  readonly other: Practice;
  /** Whether the operator does not know yet. */
  readonly isNews: boolean;
};

/**
 * What becomes of a practice that could be taken for another: closed and unlisted until the
 * operator has looked. `asks`: the e-mails to the operator, one a day; it may be queued already.
 */
export function holdName(
  { practice, account, other, isNews }: Hold,
  { now, operatorEmail, origin }: Pick<Tools, 'now' | 'operatorEmail' | 'origin'>,
): {
  shown: Pick<Practice, 'listed' | 'bookingEnabled'>;
  held: HeldName;
  asks: readonly OutgoingEmail[];
} {
  const asked = {
    practice,
    contact: confirmedEmailOf(account),
    why: { kind: 'lookAlike', other } as const,
    now: now(),
  };
  return {
    shown: { listed: false, bookingEnabled: false },
    held: {
      since: account.held?.since ?? now(),
      listed: practice.listed,
      open: practice.bookingEnabled,
    },
    asks: isNews && operatorEmail !== '' ? [reviewAskedEmail(asked, operatorEmail, origin)] : [],
  };
}
