/** Hours for which a browser tab brings back what was typed into the form. */
export const draftHours = 2;
