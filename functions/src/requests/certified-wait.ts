import type { Outcome } from '@platzwart/domain/failure';
import { type CertifiedWait, certify } from '@platzwart/domain/patient-portal/certificate';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';

export type CertifyingPractice = { practice: Practice; account: Account };

/**
 * What the practice may certify of the request now; refused as `certify` does. `history`: all of
 * the request's lines.
 */
export function certifiedWaitOf(
  request: TherapyRequest,
  { practice, account }: CertifyingPractice,
  history: readonly HistoryEntry[],
  now: Date,
): Outcome<CertifiedWait> {
  const isChecked = account.identityCheckedAt !== null && account.held === null;
  return certify(
    { request, history, isLocked: practice.locked, isChecked, settings: account.offering },
    now,
  );
}
