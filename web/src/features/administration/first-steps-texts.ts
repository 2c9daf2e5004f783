import type { FirstStep } from '@platzwart/domain/practice/account';

/** `act` is a word of the title: what the button says. */
type Texts = { title: string; why: string; act: string };

const steps: Record<FirstStep, Texts> = {
  email: {
    title: 'E-Mail-Adresse der Praxis bestätigen',
    why: 'Vorher erreicht euch keine Antwort von Patientinnen und Patienten. Den Link haben wir euch geschickt.',
    act: 'Bestätigen',
  },
  logo: {
    title: 'Logo hochladen',
    why: 'Patientinnen und Patienten erkennen eure Praxis wieder.',
    act: 'Hochladen',
  },
  plan: {
    title: 'Standorte und Arbeitszeiten eintragen',
    why: 'Nur eure Zeiten stehen im Formular zur Wahl.',
    act: 'Eintragen',
  },
  form: {
    title: 'Formular anpassen',
    why: 'Fragt nur, was ihr wirklich braucht.',
    act: 'Anpassen',
  },
  request: {
    title: 'Selbst eine Anfrage ausprobieren',
    why: 'So sehen es eure Patientinnen und Patienten. Danach kannst du sie löschen.',
    act: 'Ausprobieren',
  },
  share: {
    title: 'Den Link weitergeben',
    why: 'Auf eurer Website, als Aushang oder in E-Mails.',
    act: 'Weitergeben',
  },
  lock: {
    title: 'Sperre für den Empfang einstellen',
    why: 'Sitzt ein paar Minuten niemand davor, zeigt der Bildschirm nichts mehr. Ihr stellt die Sperre in jedem Browser ein.',
    act: 'Einstellen',
  },
};

export const firstStepsTexts = {
  trial: (until: string) => `Die kostenlose Testzeit läuft bis ${until}.`,
  title: 'Erste Schritte',
  progress: (done: number, all: number) => `${done} von ${all} erledigt`,
  steps,
  patients: {
    title: 'Das sehen eure Patientinnen und Patienten',
    titleWhileClosed: 'Das sehen sie, sobald ihr öffnet',
    when: 'Zeiten zur Wahl',
    send: 'Therapieplatz anfragen',
  },
  onceOpen: 'Geht, sobald eure Praxis Anfragen annimmt.',
  newTab: '(öffnet in neuem Tab)',
  isDone: 'erledigt:',
  doneNamed: (step: string) => `Abhaken: ${step}`,
  allDone: 'Alle ersten Schritte sind erledigt.',
} as const;
