/** Which of a new practice's first steps are still open. */
import { type Account, type FirstStep, isEmailConfirmed } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';

type Known = {
  account: Pick<Account, 'firstSteps' | 'email' | 'confirmedEmail'>;
  practice: Pick<Practice, 'logoImagePath' | 'locked'>;
  /** Open and archived; undefined while unknown. */
  requests: number | undefined;
};

/**
 * `open`: steps to show; `toRemember`: steps detected as done, which stay done even if the logo or
 * the request is removed later.
 */
export function firstStepsOf({ account, practice, requests }: Known): {
  open: FirstStep[];
  toRemember: FirstStep[];
} {
  // Nothing can be done in a locked practice.
  if (practice.locked) return { open: [], toRemember: [] };
  const isSeen = (step: FirstStep) =>
    (step === 'email' && isEmailConfirmed(account)) ||
    (step === 'logo' && practice.logoImagePath !== '') ||
    (step === 'request' && (requests ?? 0) > 0);
  return {
    open: account.firstSteps.filter((step) => !isSeen(step)),
    toRemember: account.firstSteps.filter(isSeen),
  };
}
