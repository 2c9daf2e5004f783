/** Texts of deletion: the question in the panel, and the bin's notes. */
import { binDays } from '@platzwart/domain/retention/bin-days';

export const texts = {
  title: (name: string) => `Die Anfrage von ${name} löschen?`,
  how: 'Wie soll sie gelöscht werden?',
  ways: [
    {
      value: 'bin',
      label: 'In den Papierkorb',
      hint: `${binDays} Tage lang lässt sie sich zurückholen. Danach wird sie endgültig gelöscht.`,
    },
    {
      value: 'forGood',
      label: 'Sofort endgültig, auf Wunsch der Person',
      hint: 'Alle Angaben, Notizen und der Verlauf sind sofort weg und lassen sich nicht zurückholen.',
    },
  ],
  text: {
    bin: 'Die Anfrage verschwindet aus allen Listen. Wer den Link aus der E-Mail öffnet, liest dann, dass die Praxis die Anfrage gelöscht hat.',
    forGood:
      'Der Link aus der E-Mail funktioniert danach nicht mehr. Im Protokoll bleibt ohne Namen stehen, dass du eine Anfrage gelöscht hast.',
  },
  archiveInstead:
    'Wenn die Anfrage nur nicht mehr warten soll, archiviere sie: Dann lässt sie sich später reaktivieren.',
  confirm: { bin: 'In den Papierkorb', forGood: 'Endgültig löschen' },
  cancel: 'Nicht löschen',
  busy: 'Wird gelöscht …',
  binned: (name: string) => `Die Anfrage von ${name} liegt im Papierkorb`,
  done: (name: string) => `Die Anfrage von ${name} ist gelöscht`,
  undo: 'Rückgängig',
  broughtBack: (name: string) => `Die Anfrage von ${name} ist wieder da, wo sie war`,
  notBroughtBack: (name: string) => `Die Anfrage von ${name} liegt noch im Papierkorb`,
  merged: {
    title: (name: string) => `Die Anfrage von ${name} reaktivieren?`,
    text: 'Sie wurde mit einer anderen Anfrage derselben Person zusammengeführt und lebt dort weiter. Reaktiviert steht sie wieder für sich auf der Warteliste.',
    confirm: 'Reaktivieren',
    cancel: 'Im Archiv lassen',
    busy: 'Wird reaktiviert …',
  },
} as const;
