/** The handlers of calls in this folder. */
import { reportError } from './record-browser-error.ts';

export const errorHandlers = { reportError };
