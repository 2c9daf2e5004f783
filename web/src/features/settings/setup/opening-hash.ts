/** Anchor of the last question, with the form and the press that opens the practice. */
export const openingHash = '#oeffnen';
