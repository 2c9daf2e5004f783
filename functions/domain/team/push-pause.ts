/**
 * Minutes from one push notice of a practice to the next; without a schema, since the account's
 * page loads first without them.
 */
export const pushPause = 5;
