/** What a schedule does with each document that is due. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Tools } from './tools.ts';

export type Handled = 'done' | 'notDue';

export type Task = {
  /** E-mails only: it begins the records' ids. */
  readonly name: string;
  /** German, for whoever runs the product. */
  readonly title: string;
  /** What is due at that moment, ordered by at least one field; its limit is the size of a page. */
  readonly due: (now: Date) => QueryShape;
  /**
   * Does what is due about the document, in a transaction that looks again whether it still is: runs may meet. What takes
   * long asks `isOver` between its parts and leaves the rest to the next run.
   */
  readonly handle: (item: DocumentReference, tools: Tools, isOver: () => boolean) => Promise<Handled>;
};
