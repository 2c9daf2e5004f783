/**
 * Months until a stopped mailbox gets strangers' e-mails again: addresses change hands. No schemas:
 * a public page loads it.
 */
export const stopMonths = 36;
