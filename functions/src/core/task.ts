/** What a schedule does with each due document. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Tools } from './tools.ts';

export type Handled = 'done' | 'notDue';

export type Task = {
  /** Alphabetic characters only: the prefix of the records' ids. */
  readonly name: string;
  /** German, for the operator. */
  readonly title: string;
  /** The documents due at that moment, ordered by at least one field; its limit is the page size. */
  readonly due: (now: Date) => QueryShape;
  /**
   * Handles the document in a transaction that checks again whether it is due, since runs may overlap. Long work checks
   * `isOver` between its parts and leaves the rest to the next run.
   */
  readonly handle: (item: DocumentReference, tools: Tools, isOver: () => boolean) => Promise<Handled>;
};
