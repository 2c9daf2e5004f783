const number = new Intl.NumberFormat('de-DE');

const people = (n: number) =>
  n === 0 ? 'niemand' : n === 1 ? '1 Person' : `${number.format(n)} Personen`;
const wait = (n: number) => `${people(n)} ${n > 1 ? 'warten' : 'wartet'}`;
const can = (n: number) => `${people(n)} ${n > 1 ? 'können' : 'kann'}`;
const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export const texts = {
  choose: {
    title: 'Wer wartet wann?',
    text: 'Wähle ein Zeitfenster: Hier steht dann, wer dafür wartet, in der richtigen Reihenfolge. Sind mehrere Plätze frei, wählst du die weiteren mit dem Plus im Zeitfenster dazu, am Handy mit langem Druck.',
    free: 'Hier ist ein Platz frei',
    longest: 'Am meisten warten',
    shorter: 'Woanders geht es schneller',
    insteadOf: (n: number, other: number) => `${number.format(n)} statt ${number.format(other)}`,
    waiting: (n: number) => (n === 1 ? '1 wartet' : `${number.format(n)} warten`),
    several:
      'Wähle mehrere Zeitfenster: Hier steht dann, wer zu allen oder zu mindestens einem davon kann.',
  },
  nobody: {
    title: 'Noch wartet niemand',
    share: 'Der erste Schritt: Teile den Link zu eurem Anfrageformular.',
    afterwards: 'Dann füllt sich die Woche von selbst',
    preview: [
      { step: 2, number: '4', text: 'Die Zahl sagt, wie viele für ein Zeitfenster warten.' },
      { step: 6, number: '17', text: 'Je kräftiger, desto mehr warten.' },
      {
        step: undefined,
        number: '1 frei',
        text: 'Hier ist ein Platz frei: Wähle das Zeitfenster, und du siehst, wer dran ist.',
      },
    ],
  },
  everywhere: 'alle Standorte',
  severalTitle: (n: number) => `${n} Zeitfenster`,
  chosen: 'Gewählt:',
  unknown: 'Dieses Zeitfenster gibt es nicht.',
  notOffered: 'Dieses Zeitfenster wird nicht mehr angeboten.',
  notOfferedText:
    'Wer hier noch steht, wird nach der Änderung eurer Zeiten gerade neu eingeordnet.',
  match: {
    question: 'Wer kann zu …',
    all: 'allen gewählten Zeiten',
    any: 'mindestens einer davon',
    printed: {
      all: 'wer zu allen diesen Zeiten kann',
      any: 'wer zu mindestens einer dieser Zeiten kann',
    },
  },
  count: (n: number) => asSentence(wait(n)),
  countSeveral: (n: number, match: 'all' | 'any') =>
    asSentence(
      `${can(n)} zu ${match === 'all' ? 'allen gewählten Zeiten' : 'mindestens einer der gewählten Zeiten'}`,
    ),
  countFiltered: (n: number, of: number) =>
    asSentence(
      `${number.format(n)} von ${number.format(of)} ${n === 1 ? 'passt' : 'passen'} zum Filter`,
    ),
  order: (prioritized: number) =>
    prioritized === 0
      ? 'Wer am längsten wartet, steht oben.'
      : `${number.format(prioritized)} mit Stern zuerst, dann wer am längsten wartet.`,
  once: 'Wer an mehreren Standorten wartet, steht hier einmal.',
  loading: 'Die Warteliste wird geladen …',
  counting: 'Die Warteliste wird zusammengestellt …',
  failed: 'Die Warteliste lässt sich gerade nicht laden.',
  more: (n: number) => `${n === 1 ? 'Eine weitere' : `${number.format(n)} weitere`} zeigen`,
  print: 'Warteliste drucken',
  close: 'Auswahl aufheben',
  alreadyFree: 'Schon eingetragen:',
  offer: 'Platz anbieten',
  offerSeveral: (n: number) => `${n} Plätze anbieten`,
  offerOne: 'Platz anbieten …',
  offerWhich: 'Welcher Platz ist frei?',
  place: 'Stelle',
  call: (name: string, phone: string) => `${name} anrufen: ${phone}`,
  details: (name: string, isOpen: boolean) => `${name}: ${isOpen ? 'weniger' : 'mehr'} zeigen`,
  prioritized: (day: string) => `priorisiert am ${day}`,
  years: (n: number) => `${n} J.`,
  months: (n: number) => (n < 1 ? 'unter 1 Monat' : n === 1 ? '1 Monat' : `${n} Monate`),
  possible: 'kann:',
  otherTimes: 'weitere Zeiten:',
  furtherTimes: (n: number) => `und ${n} weitere`,
  noOtherTimes: 'keine weiteren Zeiten',
} as const;
