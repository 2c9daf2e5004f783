/**
 * What the browser reports for the practice's log; separate from the log's schema, because public
 * forms load every call.
 */
import * as z from 'zod/mini';

/** What can be printed or saved from our screens: patients' data, and the log. */
export const ScreenExport = z.enum([
  'requestsSaved',
  'requestsPrinted',
  'weekPrinted',
  'waitingListPrinted',
  'logSaved',
]);
export type ScreenExport = z.infer<typeof ScreenExport>;

/** Maximum opened requests per report. */
export const openingsPerCall = 50;
