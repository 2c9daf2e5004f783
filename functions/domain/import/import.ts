/** Importing a practice's old list: the browser's input, the answer, and the stored record. */
import * as z from 'zod/mini';
import { Detail } from '../details.ts';
import { RandomId } from '../text/random-id.ts';

/** Rows per call: it must finish within Hosting's one-minute timeout. */
export const rowsPerCall = 100;

/** Rows in one file. */
export const maxRows = 5000;

/** Characters of a cell, or of several that make one field. */
export const maxCell = 6000;

/** How people agreed, in the team's words. */
export const maxConsentText = 300;

/** A row of the file, by the product's own field names: the browser has mapped the columns. */
export const RawRow = z.record(
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(maxCell)),
);
export type RawRow = z.infer<typeof RawRow>;

export const ImportInput = {
  importId: RandomId,
  fileName: z.string().check(z.maxLength(200)),
  /** Rows of the whole file. */
  total: z.int().check(z.gte(1), z.lte(maxRows)),
  /** By row number in the file, from 1; a repeated number creates no second request. */
  rows: z
    .array(z.strictObject({ number: z.int().check(z.gte(1), z.lte(maxRows)), row: RawRow }))
    .check(z.minLength(1), z.maxLength(rowsPerCall)),
  /**
   * How everybody on the list agreed to be asked by e-mail whether they still wait; null if nobody
   * says so.
   */
  emailConsent: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxConsentText))),
  /** The last part. */
  isLast: z.boolean(),
  /** Validates and compares without writing. */
  dryRun: z.boolean(),
};

/** The actual or, in a dry run, expected result for a row. */
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
  /** How people agreed to e-mails, as the member who imported them says; null if they did not. */
  emailConsent: z.nullable(z.string()),
  /** Requests added so far. */
  added: z.int(),
  /** `undoing` until the last of its requests is gone; nobody sees those any more. */
  status: z.enum(['running', 'done', 'undoing', 'undone']),
  /**
   * How many requests an undo removes and leaves; `left` of the former are still stored. The event
   * of the deletion of `next` goes on. Before the status says so, it only counts in `skipped` whom
   * it has let go.
   */
  undo: z.optional(
    z.strictObject({
      removed: z.int(),
      skipped: z.int(),
      left: z.int(),
      next: z.optional(z.string()),
    }),
  ),
});
export type RequestImport = z.infer<typeof RequestImport>;
