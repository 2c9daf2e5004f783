/**
 * Months without anything done for a request until it is deleted: the maximum and the default; a
 * practice may choose fewer.
 */
export const maxRetentionMonths = 18;
export const minRetentionMonths = 3;
