/**
 * What is said of every call and every direct write, whoever reads it, by what is known of it. No
 * screen has words of its own for it: a title of its own at most.
 */
export const texts = {
  retry: 'Noch einmal versuchen',
  isSaving: 'wird gespeichert …',
  /** `what` as it will be, in the user's eyes. */
  saving: (what: string) => `${what} – wird gespeichert …`,
  held: (what: string) => `${what} – wartet auf die Verbindung`,
  slow: 'Es ist noch keine Antwort da. Wir warten weiter; bitte diese Seite so lange offen lassen.',
  unsure: (what: string) => `${what} – noch nicht bestätigt`,
  /** It may have arrived. */
  noAnswer:
    'Es kam keine Antwort. Wir wissen noch nicht, ob es angekommen ist; noch einmal versuchen schadet nicht.',
  /** The same of what changes nothing. */
  unread: 'Es kam keine Antwort. Bitte noch einmal versuchen.',
  /** Nothing was sent. */
  offline: 'Keine Verbindung zum Internet. Bitte noch einmal versuchen, sobald sie wieder da ist.',
  /** It may have happened all the same. */
  failed:
    'Bei uns ist etwas schiefgegangen. Bitte in ein paar Minuten noch einmal versuchen; es schadet nicht.',
  denied:
    'Dafür fehlt dir die Berechtigung in dieser Praxis. Sprich bitte mit ihrer Administration.',
} as const;
