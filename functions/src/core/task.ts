/** What a schedule does with each due document. */
import type { QueryShape } from '@platzwart/domain/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Capability, Tools } from './tools.ts';

export type Handled = 'done' | 'notDue';

export type Task<C extends Capability = Capability> = {
  /** What the schedule that runs it must be able to give. */
  readonly needs: readonly C[];
  /** Alphabetic characters only: the prefix of the records' ids. */
  readonly name: string;
  /** German, for the operator. */
  readonly title: string;
  /**
   * The documents due at that moment, ordered by at least one field; its limit is the page size.
   */
  readonly due: (now: Date) => QueryShape;
  /** Documents that are handled at once, each of another practice; without it one after the other. */
  readonly atOnce?: number;
  /**
   * What is handled stays due: a run goes on behind the last one of the run before, or the same
   * practices would always come first.
   */
  readonly goesRound?: true;
  /**
   * Handles the document in a transaction that checks again whether it is due, since runs may
   * overlap. Long work checks
   * `isOver` between its parts and leaves the rest to the next run.
   */
  readonly handle: (
    item: DocumentReference,
    tools: Tools<C>,
    isOver: () => boolean,
  ) => Promise<Handled>;
};

/** The task, typed by what it needs. */
export function task<C extends Capability>(one: Task<C>): Task<C> {
  return one;
}
