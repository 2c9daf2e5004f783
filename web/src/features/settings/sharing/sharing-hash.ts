/** Anchor of the sharing section; the first steps link to it. */
export const sharingHash = '#teilen';
