/** Importing a practice's old list: what the browser sends, what is answered, what is stored about it. */
import * as z from 'zod/mini';
import { RandomId } from '../booking/booking-request.ts';
import { Detail } from '../details.ts';

/** Rows in one call: it must end within the minute that Hosting waits. */
export const rowsPerCall = 100;

/** Rows in one file. */
export const maxRows = 5000;

/** A row as it stood in the file, by the product's own field names; the browser has mapped its columns. */
export const RawRow = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(6000)));
export type RawRow = z.infer<typeof RawRow>;

export const ImportInput = {
  importId: RandomId,
  fileName: z.string().check(z.maxLength(200)),
  /** Rows of the whole file. */
  total: z.int().check(z.gte(1), z.lte(maxRows)),
  /** The number of each row in the file, from 1, names it: the same again is no second request. */
  rows: z
    .array(z.strictObject({ number: z.int().check(z.gte(1), z.lte(maxRows)), row: RawRow }))
    .check(z.minLength(1), z.maxLength(rowsPerCall)),
  /** After this part no other one comes. */
  isLast: z.boolean(),
  /** Validates and compares, and writes nothing. */
  dryRun: z.boolean(),
};

/** What became of a row, or would become of it. */
export const ImportResult = z.strictObject({
  number: z.int(),
  outcome: z.enum(['added', 'wouldBeAdded', 'invalid', 'samePersonWaits']),
  details: z.array(Detail),
});
export type ImportResult = z.infer<typeof ImportResult>;

/** `practices/{slug}/imports/{importId}`. */
export const RequestImport = z.strictObject({
  at: z.date(),
  by: z.string(),
  fileName: z.string(),
  total: z.int(),
  /** Requests it has brought so far. */
  added: z.int(),
  /** `undoing` until the last of its requests is gone. */
  status: z.enum(['running', 'done', 'undoing', 'undone']),
});
export type RequestImport = z.infer<typeof RequestImport>;
