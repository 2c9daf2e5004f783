import type { LogEntry } from '@platzwart/domain/practice-log';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../collections.ts';
import type { Caller } from '../tools.ts';

/** Who changed which settings, and when: a line in the practice's log. Out: its id. */
export function logSettings(
  tx: Transaction,
  slug: string,
  { what, by, at }: { what: LogEntry['what']; by: Caller; at: Date },
  docs: Collections,
): string {
  const line = docs.log(slug).doc();
  tx.create(line, { at, by: { kind: 'member', uid: by.uid }, what, count: 0 });
  return line.id;
}
