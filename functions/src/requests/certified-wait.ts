import type { Outcome } from '@platzwart/domain/failure';
import { type CertifiedWait, certify } from '@platzwart/domain/patient-portal/certificate';
import {
  decidingLines,
  maxDecidingLines,
} from '@platzwart/domain/patient-portal/certificate-history';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { queries } from '@platzwart/domain/queries';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { type Collections, queryOf } from '../core/collections.ts';

export type CertifyingPractice = { practice: Practice; account: Account };

/** All that a certificate depends on, however long the request's history is. */
export async function linesDeciding(slug: string, requestId: string, docs: Collections) {
  const history = docs.history(slug, requestId);
  const found = await Promise.all(
    [queries.historyAbout(decidingLines, maxDecidingLines), queries.historyOfPerson()].map(
      (shape) => queryOf(history, shape).get(),
    ),
  );
  return found.flatMap((lines) => lines.docs.map((line) => line.data()));
}

/**
 * What the practice may certify of the request now; refused as `certify` does. `history`: its lines
 * that decide.
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
