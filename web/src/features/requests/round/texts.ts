const number = new Intl.NumberFormat('de-DE');

/** People are feminine here: 'eine erreicht'. */
const words = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const spelledOut = (n: number) => words[n] ?? number.format(n);

export const texts = {
  title: 'Anrufrunde',
  progress: (place: number, total: number) => `${number.format(place)} von ${number.format(total)}`,
  end: 'Beenden',
  noAge: 'Alter unbekannt',
  speaks: (who: string) => `Es spricht: ${who}`,
  noPhone: 'Keine Nummer zum Anrufen',
  writeTo: (address: string) => `E-Mail an ${address}`,
  call: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  otherPhone: 'Auch unter',
  qr: (phone: string) => `${phone} als QR-Code`,
  qrHint: 'Scannen und am Handy anrufen',
  facts: { none: 'Noch kein Kontakt.', times: 'Zeiten' },
  whole: 'Ganze Anfrage',
  newTab: '(öffnet in neuem Tab)',
  offer: {
    states: {
      offered: 'Platz angeboten',
      pledged: 'Zusage vorgemerkt',
      accepted: 'Platz zugesagt',
    },
    line: (state: string, place: string) => `${state}: ${place}`,
    until: (until: string) => `Antwort bis ${until}`,
    emailFailed: 'Die E-Mail kam nicht an; die Zeit steht still.',
    asks: (text: string) => (text ? `Frage: „${text}“` : 'Möchte angerufen werden.'),
    effects: {
      yes: 'möchte den Platz',
      no: 'möchte ihn nicht, die Nächsten sind dran',
      notReached: 'das Angebot läuft weiter',
    },
    why: 'Warum abgesagt?',
    over: 'Nicht gespeichert: Diesen Platz gibt es nicht mehr.',
    cannotUndo: 'Danach können andere gefragt werden: Das lässt sich nicht rückgängig machen.',
  },
  question: 'Was kam heraus?',
  back: 'Zurück',
  later: 'Später',
  laterHint: 'ohne Ergebnis weiter',
  undo: 'Rückgängig',
  undoNamed: (name: string) => `Rückgängig: ${name}`,
  keys: { later: 'S', undo: 'U', end: 'Esc' },
  came: (name: string, result: string) => `${name}: ${result}`,
  archivedFor: (reason: string) => `Archiviert: ${reason}`,
  skipped: 'Später',
  failed: (name: string) => `${name}: nicht gespeichert, kommt noch einmal dran.`,
  notUndone: (name: string) => `${name}: nicht zurückgenommen.`,
  elsewhere: {
    gone: 'Die Anfrage ist inzwischen nicht mehr offen.',
    contacted: (outcome: string, by: string | undefined) =>
      `Gerade festgehalten${by ? ` von ${by}` : ''}: ${outcome}.`,
    settled: 'Das ist inzwischen erledigt.',
    offerOver: 'Das Angebot ist inzwischen beendet.',
    next: 'Weiter zur nächsten Person',
  },
  others: {
    gone: 'nicht mehr offen',
    contacted: (outcome: string, by: string | undefined) => (by ? `${outcome} (${by})` : outcome),
    settled: 'vom Team erledigt',
    offerOver: 'Angebot beendet',
  },
  summary: {
    reached: (n: number) => `${spelledOut(n)} erreicht`,
    again: (n: number, day: string) => `${spelledOut(n)} ${day} noch einmal`,
    callBacks: (n: number) =>
      n === 1 ? 'ein Rückruf vereinbart' : `${spelledOut(n)} Rückrufe vereinbart`,
    archived: (n: number) => `${spelledOut(n)} archiviert`,
    notReached: (n: number) => `${spelledOut(n)} nicht erreicht`,
    skipped: (n: number) => `${spelledOut(n)} übersprungen`,
    elsewhere: (n: number) => `${spelledOut(n)} vom Team erledigt`,
    nothing: 'niemand angerufen',
    timed: (sentence: string, minutes: number) =>
      `${sentence} – ${minutes < 1 ? 'unter einer Minute' : minutes === 1 ? 'eine Minute' : `${number.format(minutes)} Minuten`}`,
    list: 'Was herauskam',
    left: (n: number) =>
      n === 1 ? 'Eine Person ist noch offen.' : `${number.format(n)} Personen sind noch offen.`,
    goOn: 'Weiter anrufen',
    close: 'Fertig',
  },
} as const;
