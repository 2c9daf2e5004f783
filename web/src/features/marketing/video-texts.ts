/** What `/introduction-videos` says around the videos; those stand in `content/videos.ts`. */
export const texts = {
  title: 'Einführungsvideos',
  lead: 'Kurz gezeigt, wie Platzwart geht: von der ersten Anfrage bis zu den Einstellungen.',
  length: 'Länge',
  minutes: (length: string) => `${length} Minuten`,
  pictures: (n: number) => (n === 1 ? 'Die Aufnahme folgt, bis dahin 1\u00a0Bild.' : `Die Aufnahme folgt, bis dahin ${n}\u00a0Bilder.`),
  none: 'Die Aufnahme folgt.',
  watch: 'Ansehen',
  close: 'Schließen',
  ofVideo: (action: string, title: string) => `${action}: ${title}`,
  loading: 'Wird geladen …',
  position: (n: number, of: number) => `Bild ${n} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  captions: 'Deutsch',
} as const;
