/** What the browser reports for the practice's log, apart from its schema: public forms know every call. */
import * as z from 'zod/mini';

/** What can be printed or saved from our screens: patients' data, and the log itself. */
export const ScreenExport = z.enum(['requestsSaved', 'requestsPrinted', 'weekPrinted', 'waitingListPrinted', 'logSaved']);
export type ScreenExport = z.infer<typeof ScreenExport>;

/** Opened requests that are reported at once. */
export const openingsPerCall = 50;
