import type { TherapyRequest } from '@platzwart/domain/request/request';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ReadOnlySnapshot } from './read-only.ts';

/**
 * What changes no waiting list: whether e-mails arrive, how long the request is stored, its tags.
 */
type Amendable = Pick<
  TherapyRequest,
  'emailFailedAt' | 'activeAt' | 'deletionWarnedAt' | 'tags' | 'lastChange'
>;

/**
 * Writes these fields of a request, on the lists, in the bin, or with its consent revoked. All
 * others change in `waiting-list` alone.
 */
export function amendRequest(
  tx: Transaction,
  request: ReadOnlySnapshot<unknown>,
  fields: Partial<Amendable>,
): void {
  const { ref } = request as ReadOnlySnapshot<unknown> & { readonly ref: DocumentReference };
  tx.update(ref, fields);
}
