import type { FirstStep } from '@platzwart/domain/practice/account';

type Texts = { title: string; why: string };

const steps: Record<FirstStep, Texts> = {
  logo: { title: 'Logo hochladen', why: 'Patientinnen und Patienten erkennen eure Praxis wieder.' },
  plan: { title: 'Standorte und Arbeitszeiten eintragen', why: 'Nur eure Zeiten stehen im Formular zur Wahl.' },
  form: { title: 'Formular anpassen', why: 'Fragt nur, was ihr wirklich braucht.' },
  request: { title: 'Selbst eine Anfrage ausprobieren', why: 'So sehen es eure Patientinnen und Patienten. Danach kannst du sie löschen.' },
  share: { title: 'Den Link weitergeben', why: 'Auf eurer Website, als Aushang oder in E-Mails.' },
};

export const firstStepsTexts = {
  trial: (until: string) => `Die kostenlose Testzeit läuft bis ${until}.`,
  title: 'Erste Schritte',
  progress: (done: number, all: number) => `${done} von ${all} erledigt`,
  steps,
  newTab: '(öffnet in neuem Tab)',
  isDone: 'erledigt:',
  doneNamed: (step: string) => `Abhaken: ${step}`,
  allDone: 'Alle ersten Schritte sind erledigt.',
  problems: {
    offline: 'Keine Verbindung. Bitte hake den Schritt ab, sobald sie wieder da ist.',
    failed: 'Das ließ sich gerade nicht speichern. Bitte versuche es noch einmal.',
  },
} as const;
