/**
 * What is said of every call and every direct write, whoever reads it, by what is known of it. No
 * screen has words of its own for it: a title of its own at most.
 */
export const texts = {
  retry: 'Noch einmal versuchen',
  slow: 'Es ist noch keine Antwort da. Wir warten weiter; bitte diese Seite so lange offen lassen.',
  /** It may have arrived. */
  noAnswer:
    'Es kam keine Antwort. Wir wissen noch nicht, ob es angekommen ist; noch einmal versuchen schadet nicht.',
  /** The same of what changes nothing. */
  unread: 'Es kam keine Antwort. Bitte noch einmal versuchen.',
  /** Nothing was sent. */
  offline: 'Keine Verbindung zum Internet. Bitte noch einmal versuchen, sobald sie wieder da ist.',
  /** It may have happened all the same. */
  failed: 'Bei uns ist etwas schiefgegangen. Bitte in ein paar Minuten noch einmal versuchen.',
} as const;
