/** Query parameters of `/logout`: what has already happened. */
export const signedOutMarks = {
  done: '?abgemeldet',
  deleted: '?geloescht',
  ended: '?beendet',
} as const;
