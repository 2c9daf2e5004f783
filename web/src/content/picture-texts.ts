/** Alt texts of the product pictures. */
export const pictureTexts = {
  'form-phone': 'Das Anfrageformular am Handy',
  requests: 'Tabelle der offenen Anfragen mit Datum, Name, farbigen Schlagwörtern, Zeiten und Notiz, die älteste zuerst',
  'requests-phone': 'Die offenen Anfragen am Handy, jede als Karte',
  'request-edit': 'Eine Anfrage in Bearbeitung, neben der Tabelle: Felder für Telefonnummern, Adresse und Verordnung',
  week: 'Wochenplan, der in jedem Zeitfenster zeigt, wie viele Personen warten; je mehr, desto kräftiger die Farbe',
  'slot-list': 'Wochenplan mit einem gewählten Zeitfenster, daneben dessen Warteliste: nummeriert, wer seit wann wartet',
  priority: 'Tabelle der Anfragen: Bei einer priorisierten leuchtet der Stern, und es steht da, seit wann sie vorgereiht ist',
  notes: 'Eine geöffnete Anfrage mit der Notiz der Praxis',
  archive: 'Archiv: Tabelle der archivierten Anfragen mit Grund und der Schaltfläche Reaktivieren',
  lists: 'Eine Liste, die sich aus zwei Schlagwörtern von selbst füllt: ihre Regel, darunter die Anfragen, die dazu passen',
  'form-settings': 'Einstellungen des Formulars: Schalter für jede Frage, daneben das Formular, wie es am Handy aussieht',
  locations: 'Einstellungen der Standorte: ein Wochenplan in Zeilen, daneben als Raster zum Ausmalen',
  'follow-up': 'Einstellungen der Rückfrage: Abstand und eigene Worte, daneben die E-Mail mit den Antworten zum Anklicken',
  email: 'E-Mail an die Praxis, die eine neue Anfrage meldet',
} as const;

export type PictureName = keyof typeof pictureTexts;
