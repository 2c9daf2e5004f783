/** Which of a new practice's first steps are still to be done. */
import type { Account, FirstStep } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';

type Known = {
  account: Pick<Account, 'firstSteps'>;
  practice: Pick<Practice, 'logoImagePath' | 'locked'>;
  /** Open and archived; undefined while nobody knows. */
  requests: number | undefined;
};

/** `open` is to be shown; `toRemember` can be seen to be done, and shall stay so even if the logo or the request goes again. */
export function firstStepsOf({ account, practice, requests }: Known): { open: FirstStep[]; toRemember: FirstStep[] } {
  // Nothing can be done in a locked practice.
  if (practice.locked) return { open: [], toRemember: [] };
  const isSeen = (step: FirstStep) => (step === 'logo' && practice.logoImagePath !== '') || (step === 'request' && (requests ?? 0) > 0);
  return {
    open: account.firstSteps.filter((step) => !isSeen(step)),
    toRemember: account.firstSteps.filter(isSeen),
  };
}
