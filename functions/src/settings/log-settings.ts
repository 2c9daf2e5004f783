import type { LogEntry } from '@platzwart/domain/practice-log';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../collections.ts';
import type { Caller } from '../tools.ts';

/** Who changed which settings, and when: a line in the practice's log. */
export function logSettings(
  tx: Transaction,
  slug: string,
  { what, by, at }: { what: LogEntry['what']; by: Caller; at: Date },
  docs: Collections,
): void {
  tx.create(docs.log(slug).doc(), { at, by: { kind: 'member', uid: by.uid }, what, count: 0 });
}
