/** Days in which a deleted request can be brought back; in a file of its own, without schemas, for whoever only says so. */
export const binDays = 30;
