import type { Likeness } from '@platzwart/domain/request/duplicates';

const likenesses: Record<Likeness, string> = {
  name: 'Name',
  lastname: 'Nachname',
  birthdate: 'Geburtsdatum',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
};

const list = new Intl.ListFormat('de-DE');
const listed = (traits: readonly Likeness[]) =>
  list.format(traits.map((likeness) => likenesses[likeness]));
const number = new Intl.NumberFormat('de-DE');

export const texts = {
  section: 'Vielleicht doppelt',
  sectionHint: 'Diese Anfragen könnten von derselben Person sein. Ihr entscheidet.',
  alike: (alike: readonly Likeness[]) => `gleich: ${listed(alike)}`,
  askedOn: (day: string) => `angefragt am ${day}`,
  compare: 'Vergleichen',
  compareNamed: (one: string, other: string) => `Vergleichen: ${one} und ${other}`,
  more: (n: number) =>
    n === 1 ? '1 weiteres Paar zeigen' : `${number.format(n)} weitere Paare zeigen`,
  note: {
    title: 'Vielleicht doppelt',
    other: (name: string, day: string) => `${name}, angefragt am ${day}`,
  },
  view: {
    title: 'Zwei Anfragen vergleichen',
    lead: 'Beim Zusammenführen behält die frühere Anfrage ihre Stelle, und wo sich beide widersprechen, gilt sie; nur eine bestätigte E-Mail-Adresse geht vor. Die spätere kommt ins Archiv.',
    verdicts: {
      same: 'Wohl dieselbe Person',
      unclear: 'Vielleicht dieselbe Person',
      different: 'Wohl zwei verschiedene Personen',
    },
    alike: (traits: readonly Likeness[]) => `${listed(traits)} gleich`,
    unlike: (traits: readonly Likeness[]) => `${listed(traits)} verschieden`,
    back: 'Zurück zu „Zu tun“',
    caption: 'Angaben beider Anfragen und was danach in der Anfrage steht',
    field: 'Angabe',
    first: 'Frühere Anfrage',
    second: 'Spätere Anfrage',
    merged: 'Zusammengeführt',
    showMerged: 'Zusammengeführt ansehen',
    onlyArchive: 'nur im Archiv',
    origins: { first: undefined, second: 'aus der späteren', both: 'aus beiden' },
    nothing: '–',
    same: (labels: readonly string[]) => `Gleich: ${labels.join(', ')}`,
    allSame: 'Alle Angaben sind gleich.',
    offerRuns: (name: string) => `${name} hat noch ein Angebot, das läuft.`,
    offerRunsFor: (name: string, place: string) =>
      `${name} hat noch ein Angebot, das läuft: ${place}.`,
    endOfferFirst: 'Zusammenführen könnt ihr, sobald es beendet ist.',
    openOffer: 'Angebot öffnen',
    loading: 'Die Anfragen werden geladen …',
    gone: 'Eine der beiden Anfragen gibt es nicht mehr.',
    archived:
      'Eine der beiden Anfragen ist inzwischen im Archiv. Es gibt nichts mehr zusammenzuführen.',
    sameTwice: 'Das ist zweimal dieselbe Anfrage.',
    open: (name: string) => `${name}: alle Angaben`,
    merge: 'Zusammenführen',
    apart: 'Andere Person',
    apartHint:
      'Bei „Andere Person“ bleiben beide Anfragen, und der Hinweis kommt für diese beiden nicht wieder.',
    question: (name: string) => `Anfragen von ${name} zusammenführen?`,
    consequence:
      'Die spätere Anfrage kommt ins Archiv. Zeiten, Schlagwörter, Notizen und Verlauf stehen danach in der früheren. Zurücknehmen lässt sich das, solange danach niemand daran weiterarbeitet.',
    differentAddresses: 'Die E-Mail-Adressen sind verschieden.',
    oneAddress: 'Nur eine der beiden Anfragen hat eine E-Mail-Adresse.',
    whoReads: (address: string) =>
      `Danach gilt ${address}: Wer diese Adresse hat, sieht hinter dem eigenen Link, was in beiden Anfragen steht. Prüft deshalb zuerst, ob es wirklich dieselbe Person ist, am besten am Telefon.`,
    confirm: 'Ja, zusammenführen',
    merging: 'Wird zusammengeführt …',
    hasMerged: (name: string) => `${name}: zusammengeführt`,
    undo: 'Rückgängig',
    unmerged: (name: string) => `${name}: wieder zwei Anfragen`,
    notUnmerged: (name: string) => `${name}: noch zusammengeführt`,
    markedAsDifferent: (one: string, other: string) => `${one} und ${other}: bleiben getrennt`,
    notApart: 'Die beiden Anfragen wurden nicht als verschiedene Personen gekennzeichnet',
  },
  rows: {
    requestedAt: 'Angefragt am',
    name: 'Name',
    contactPerson: 'Kontaktperson',
    address: 'Adresse',
    prioritized: 'Priorität',
    tags: 'Schlagwörter',
    adminNote: 'Notiz der Praxis',
    nextStep: 'Nächster Schritt',
    prioritizedOn: (day: string) => `seit ${day}`,
  },
} as const;
