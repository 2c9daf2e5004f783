export const texts = {
  title: 'Sperre',
  lead: 'Gesperrt zeigt dieser Browser in allen Tabs nichts mehr von der Praxis, bis du ihn entsperrst. Sofort sperrst du ihn im Menü oder mit der Taste L.',
  after: 'Diesen Browser sperren',
  minutes: (n: number) =>
    n === 0 ? 'nie von selbst' : `nach ${n} ${n === 1 ? 'Minute' : 'Minuten'} ohne Eingabe`,
  pin: 'PIN',
  pinLead: 'Ohne PIN entsperrst du mit deiner Anmeldung.',
  pinValue: 'Mit einer PIN entsperrst du diesen Browser, solange du hier angemeldet bist.',
  change: 'PIN festlegen, ändern oder entfernen',
  field: 'Neue PIN',
  hint: 'Vier bis acht Ziffern. Nach fünf falschen Versuchen hintereinander, oder fünfzehn an einem Tag, geht es nur mit deiner Anmeldung.',
  missing: 'Bitte gib vier bis acht Ziffern ein.',
  save: 'PIN speichern',
  saved: 'Deine PIN gilt in diesem Browser.',
  remove: 'PIN entfernen',
  removed: 'In diesem Browser gilt keine PIN mehr.',
} as const;
