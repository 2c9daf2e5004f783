/** Texts of `/introduction-videos` around the videos; those are in `content/videos.ts`. */
export const texts = {
  title: 'Einführungsvideos',
  lead: 'So funktioniert Platzwart, in elf Minuten gezeigt: acht kurze Videos, ohne Ton, mit deutschen Untertiteln.',
  details: (length: string) => `${length}\u00a0Minuten`,
  lasts: 'Dauer:',
  none: 'Das Video folgt.',
  watch: 'Ansehen',
  close: 'Schließen',
  ofVideo: (action: string, title: string) => `${action}: ${title}`,
  captions: 'Deutsch',
  steps: 'Schritt für Schritt',
  failed: 'Das Video konnte nicht geladen werden. Prüfe bitte deine Internetverbindung.',
  again: 'Noch einmal versuchen',
} as const;
