import { binDays } from '@platzwart/domain/retention/bin-days';

const number = new Intl.NumberFormat('de-DE');

export const texts = {
  title: 'Papierkorb',
  lead: `Gelöschte Anfragen bleiben ${binDays} Tage hier, aber nie länger, als ihr Anfragen aufbewahrt. Danach werden sie endgültig gelöscht.`,
  toArchive: 'Zurück zum Archiv',
  loading: 'Der Papierkorb wird geladen …',
  empty: {
    title: 'Der Papierkorb ist leer',
    text: `Was du löschst, liegt hier ${binDays} Tage lang und lässt sich zurückholen.`,
  },
  count: (n: number) =>
    n === 1 ? '1 gelöschte Anfrage' : `${number.format(n)} gelöschte Anfragen`,
  more: (n: number) =>
    `Hier stehen die ${number.format(n)} zuletzt gelöschten. Ältere folgen, sobald davon welche weg sind.`,
  deleted: (day: string, who: string) => `Gelöscht am ${day} von ${who}`,
  formerMember: 'jemandem, der nicht mehr im Team ist',
  was: { open: 'war auf der Warteliste', archived: 'war im Archiv' },
  others: (n: number) =>
    n === 1
      ? 'mit einer zusammengeführten Anfrage'
      : `mit ${number.format(n)} zusammengeführten Anfragen`,
  left: (n: number) =>
    n <= 0
      ? 'wird heute endgültig gelöscht'
      : n === 1
        ? 'noch 1 Tag'
        : `noch ${number.format(n)} Tage`,
  purgedOn: (day: string) => `Wird am ${day} endgültig gelöscht`,
  bringBack: 'Zurückholen',
  bringBackNamed: (name: string) => `Zurückholen: ${name}`,
  bringingBack: 'Wird zurückgeholt …',
  broughtBack: {
    open: (name: string) => `${name} steht wieder auf der Warteliste`,
    archived: (name: string) => `${name} liegt wieder im Archiv`,
  },
  deleteForGood: 'Endgültig löschen …',
  deleteNamed: (name: string) => `Endgültig löschen: ${name}`,
  question: {
    title: (name: string) => `Die Anfrage von ${name} endgültig löschen?`,
    text: 'Alle Angaben, Notizen und der Verlauf sind dann weg und lassen sich nicht zurückholen.',
    confirm: 'Endgültig löschen',
    cancel: 'Im Papierkorb lassen',
    busy: 'Wird gelöscht …',
  },
  done: (name: string) => `Die Anfrage von ${name} ist endgültig gelöscht`,
} as const;
