/**
 * What a browser tells when our code failed in it, and `browserErrors/{hash}`, one document per
 * kind: nothing that anybody typed or was sent, no address, nobody's id.
 */
import * as z from 'zod/mini';
import { day } from './dates/durations.ts';
import { berlinDate } from './dates/german-date.ts';
import { errorDays } from './retention/error-days.ts';

const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AggregateError',
  'FirebaseError',
  'ChunkLoadError',
  '$ZodError',
  'AbortError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'other',
] as const;

const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const;

/** A file of ours with its hash, and a place in it. */
const Site = z.string().check(z.regex(/^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/));

export const BrowserError = z.strictObject({
  name: z.catch(z.enum(errorNames), 'other'),
  /** Of Firebase, '' without one. */
  code: z.string().check(z.regex(/^[a-z/-]{0,40}$/)),
  /** What was being done, in our words, and which fields of a document: '' for anything else. */
  where: z.string().check(z.regex(/^(?:[a-z ]{1,30}(?:: [A-Za-z, ]{0,60})?)?$/)),
  /** Innermost first. */
  sites: z.array(Site).check(z.maxLength(8)),
  /** The entry's file, whose name holds a hash: '' where there is none. */
  build: z.string().check(z.regex(/^[\w-]{0,60}$/)),
  browser: z.enum(browserFamilies),
});
export type BrowserError = z.infer<typeof BrowserError>;

export const StoredBrowserError = z.strictObject({
  ...z.omit(BrowserError, { browser: true }).shape,
  since: z.date(),
  lastAt: z.date(),
  /** Counts, by day in Berlin and by browser. */
  days: z.record(z.string(), z.int()),
  browsers: z.partialRecord(z.enum(browserFamilies), z.int()),
  expiresAt: z.date(),
});
export type StoredBrowserError = z.infer<typeof StoredBrowserError>;

/** The same in the next build: files without their hashes, no lines. */
export function kindOfError({ name, code, where, sites }: BrowserError): string {
  const files = sites.slice(0, 2).map((site) => site.replace(/-[\w-]{8}\.js.*$/, ''));
  return [name, code, where, ...files].join(' ');
}

/** One more; `stored`: what is known of its kind. */
export function withError(
  { browser, ...error }: BrowserError,
  stored: StoredBrowserError | undefined,
  now: Date,
): StoredBrowserError {
  const today = berlinDate(now);
  const days = stored?.days ?? {};
  const browsers = stored?.browsers ?? {};
  const latest = Object.entries(days).toSorted(([one], [other]) => (one < other ? 1 : -1));
  return {
    ...error,
    since: stored?.since ?? now,
    lastAt: now,
    days: { ...Object.fromEntries(latest.slice(0, errorDays)), [today]: (days[today] ?? 0) + 1 },
    browsers: { ...browsers, [browser]: (browsers[browser] ?? 0) + 1 },
    expiresAt: new Date(now.getTime() + errorDays * day),
  };
}
