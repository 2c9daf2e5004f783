/** Alt texts and sizes of the product pictures: each is a part of a screen. */
export const pictureTexts = {
  form: 'Anfrageformular: die Zeiten der Praxis als Woche, drei davon sind gewählt',
  requests:
    'Tabelle der offenen Anfragen mit Name, Wartezeit, Zeiten und farbigen Schlagwörtern, die älteste zuerst',
  email: 'E-Mail an die Praxis, die eine neue Anfrage meldet',
  'slot-list': 'Warteliste eines Zeitfensters: nummeriert, wer seit wann wartet',
  week: 'Wochenplan, der in jedem Zeitfenster zeigt, wie viele Personen warten; je mehr, desto kräftiger die Farbe',
  priority: 'Zeilen der Tabelle: Eine ist priorisiert, ihr Stern und ihre Zeile leuchten',
  notes: 'Eine geöffnete Anfrage mit der Notiz der Praxis',
  'request-edit': 'Eine Anfrage in Bearbeitung: Felder für Telefonnummern und Adresse',
  locations: 'Wochenplan eines Standorts, als Raster zum Ausmalen',
  lists:
    'Eine Liste, die sich von selbst füllt: ihre zwei Schlagwörter, darunter die Anfragen, die dazu passen',
  'follow-up': 'E-Mail der Rückfrage mit den Antworten zum Anklicken',
  archive: 'Archivierte Anfragen mit Grund und der Schaltfläche Reaktivieren',
} as const;

export type PictureName = keyof typeof pictureTexts;

/** Those whose screen goes on beside the picture: they fade there. */
export const goingOn: readonly PictureName[] = ['requests', 'priority', 'lists'];

/** In CSS pixels; each file has twice as many. */
export const pictureSizes = {
  large: { width: 640, height: 420 },
  small: { width: 530, height: 320 },
  phone: { width: 356, height: 340 },
} as const;
