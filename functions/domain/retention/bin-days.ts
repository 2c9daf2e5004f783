/**
 * Days during which a deleted request can be brought back; a separate file without schemas, for
 * code that only displays it.
 */
export const binDays = 30;
