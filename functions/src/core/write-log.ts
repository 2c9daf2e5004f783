import type { LogEntry } from '@platzwart/domain/log/log';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from './collections.ts';
import type { Caller } from './tools.ts';

/** Maximum field names in one entry: more are no form of ours. */
const maxFields = 50;

/** As logs name whoever runs the platform. */
export const operator = { kind: 'operator' } as const;

/** The log names only the member who acted. Out: the entry's id. */
export function writeLog(
  tx: Transaction,
  slug: string,
  entry: LogEntry,
  docs: Pick<Collections, 'log'>,
): string {
  const line = docs.log(slug).doc();
  tx.create(line, entry);
  return line.id;
}

/** Logs who changed which settings, and when. `fields`: their names. Out: the entry's id. */
export function logSettings(
  tx: Transaction,
  slug: string,
  {
    what,
    by,
    at,
    fields = [],
  }: { what: LogEntry['what']; by: Caller; at: Date; fields?: readonly string[] },
  docs: Collections,
): string {
  const names = fields.length > 0 ? { fields: fields.slice(0, maxFields) } : {};
  return writeLog(
    tx,
    slug,
    { at, by: { kind: 'member', uid: by.uid }, what, count: 0, ...names },
    docs,
  );
}
