/**
 * Days during which a person who revoked their consent can bring their request back; without
 * schemas, for code that only displays it.
 */
export const revocationDays = 7;
