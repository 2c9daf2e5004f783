/** Texts of the choice of a practice, for patients. */
const number = new Intl.NumberFormat('de-DE');
const practices = (count: number) => (count === 1 ? 'Praxis' : 'Praxen');

export const texts = {
  title: 'Therapieplatz anfragen',
  lead: 'Wählen Sie eine Praxis und sagen Sie ihr, wann es Ihnen passt. Ein Konto brauchen Sie nicht.',
  search: 'Ort, Anliegen oder Name',
  searchHint:
    'Postleitzahl oder Ort, worum es geht, zum Beispiel „Stottern“, oder der Name einer Praxis',
  profession: 'Fachrichtung',
  anyProfession: 'Alle Fachrichtungen',
  loading: 'Die Praxen werden geladen …',
  count: (all: number) =>
    `${number.format(all)} ${practices(all)} ${all === 1 ? 'nimmt' : 'nehmen'} zurzeit Anfragen an`,
  found: (some: number, all: number) =>
    `${number.format(some)} von ${number.format(all)} ${practices(all)}`,
  near: (count: number, nearby: number, place: string) =>
    nearby < 5
      ? `Praxen um ${place}, die nächste zuerst`
      : count === 0
        ? `Keine Praxis im Umkreis von ${nearby} km um ${place}.`
        : `${number.format(count)} ${practices(count)} im Umkreis von ${nearby} km um ${place}${count === 1 ? '' : ', die nächste zuerst'}`,
  sample:
    'Hier sehen Sie einige davon, jeden Tag andere. Mit Ort oder Postleitzahl finden Sie die nächsten.',
  further: 'Weiter weg suchen',
  readings: 'So haben wir Ihre Suche verstanden',
  asProfessions: (word: string, names: string) => `„${word}“: ${names}`,
  asSpelled: (word: string, meant: string) => `„${word}“: ${meant}`,
  passedOver: (word: string) => `„${word}“: nicht berücksichtigt`,
  withoutWord: (reading: string) => `${reading}. Aus der Suche nehmen`,
  more: 'Weitere anzeigen',
  shown: (some: number, all: number) =>
    `Sie sehen ${number.format(some)} von ${number.format(all)} ${practices(all)}.`,
  none: 'Zurzeit nimmt keine Praxis Anfragen an',
  noneText:
    'Bitte schauen Sie in einigen Tagen wieder vorbei. Nicht jede Praxis steht in dieser Liste: Haben Sie von Ihrer Praxis einen Link bekommen, führt er Sie direkt zu ihr.',
  noMatch: 'Keine Praxis gefunden',
  noMatchText:
    'Bitte suchen Sie mit anderen Wörtern. Einen kleinen Ort finden Sie mit seiner Postleitzahl.',
  everyProfession: 'In allen Fachrichtungen suchen',
  onlyPlace: (place: string) => `Alle Praxen um ${place}`,
  reset: 'Suche zurücksetzen',
  failed: 'Die Praxen lassen sich gerade nicht laden.',
  offline: 'Keine Verbindung',
  offlineText: 'Die Praxen erscheinen von selbst, sobald die Verbindung wieder da ist.',
  offlineNote: 'Keine Verbindung. Sie sehen den letzten Stand.',
} as const;
