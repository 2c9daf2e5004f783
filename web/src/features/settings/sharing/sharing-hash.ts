/** Where on its page the sharing stands; the first steps lead there. */
export const sharingHash = '#teilen';
