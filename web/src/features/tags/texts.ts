import type { TagColor } from '@platzwart/domain/tags/tag';
import type { IconName } from '../../ui/named-icon.tsx';

const colors: Record<TagColor, string> = {
  grey: 'Grau',
  red: 'Rot',
  orange: 'Orange',
  amber: 'Bernstein',
  olive: 'Oliv',
  green: 'Grün',
  teal: 'Petrol',
  cyan: 'Türkis',
  blue: 'Blau',
  indigo: 'Indigo',
  violet: 'Violett',
  pink: 'Rosa',
};

const icons: Record<IconName, string> = {
  accessibility: 'Barrierefrei',
  baby: 'Kleinkind',
  bell: 'Glocke',
  brain: 'Gehirn',
  calendar: 'Kalender',
  car: 'Auto',
  clock: 'Uhr',
  ear: 'Ohr',
  document: 'Dokument',
  flag: 'Fahne',
  graduation: 'Abschluss',
  hand: 'Hand mit Herz',
  heart: 'Herz',
  house: 'Haus',
  languages: 'Sprachen',
  message: 'Sprechblase',
  microphone: 'Mikrofon',
  moon: 'Mond',
  person: 'Mensch',
  phone: 'Telefon',
  school: 'Schule',
  star: 'Stern',
  stethoscope: 'Stethoskop',
  sun: 'Sonne',
  users: 'Gruppe',
  video: 'Video',
  lightning: 'Blitz',
};

export const texts = {
  title: 'Schlagwörter',
  lead: 'Zum Ordnen und Filtern der Anfragen. Patientinnen und Patienten sehen sie nicht.',
  empty: 'Noch keine Schlagwörter. Zum Beispiel „Kind“, „Verordnung da“ oder „Hausbesuch“.',
  loading: 'Schlagwörter werden geladen …',
  loadFailed: 'Die Schlagwörter lassen sich gerade nicht laden.',
  atRequests: (n: number | undefined) =>
    n === undefined
      ? 'Anfragen werden gezählt …'
      : n === 0
        ? 'keine offene Anfrage'
        : n === 1
          ? '1 offene Anfrage'
          : `${n} offene Anfragen`,
  inLists: (n: number) => (n === 1 ? '1 Liste' : `${n} Listen`),
  inList: 'Liste',
  makeList: '+ Liste daraus machen',
  moreLists: (n: number) => `und ${n} weitere`,
  removeTitle: (name: string) => `„${name}“ löschen?`,
  removeText: (n: number | undefined) =>
    n === undefined
      ? 'Es verschwindet an allen Anfragen.'
      : n === 0
        ? 'Es steht an keiner offenen Anfrage.'
        : n === 1
          ? 'Es steht an 1 offenen Anfrage und verschwindet dort.'
          : `Es steht an ${n} offenen Anfragen und verschwindet dort.`,
  removeLists: (n: number) =>
    n === 1
      ? 'Auch 1 Liste nennt es; passe sie danach an.'
      : `Auch ${n} Listen nennen es; passe sie danach an.`,
  create: 'Neues Schlagwort',
  name: 'Bezeichnung',
  color: 'Farbe',
  colorNamed: (name: string) => `Farbe: ${name}`,
  icon: 'Zeichen',
  noIcon: 'ohne Zeichen',
  preview: 'Vorschau',
  colors,
  icons,
  changedTo: 'Jemand aus eurem Team hat es inzwischen gespeichert. Jetzt ist es:',
  kind: {
    created: (name: string) => `„${name}“ angelegt`,
    saved: (name: string) => `„${name}“ gespeichert`,
    removed: (name: string) => `„${name}“ gelöscht`,
    notRemoved: (name: string) => `„${name}“ wurde nicht gelöscht`,
    notRestored: (name: string) => `„${name}“ ist noch gelöscht`,
    nameTaken: 'Dieses Schlagwort gibt es schon.',
    add: 'Schlagwort anlegen',
    saveAgain: 'Wieder anlegen',
    changed: {
      title: 'Dieses Schlagwort wurde inzwischen geändert',
      gone: 'Dieses Schlagwort wurde inzwischen gelöscht. Was du eingegeben hast, steht noch hier.',
    },
  },
} as const;
