/** Words about steps that the table, its toasts and the bar show at their start. */
import type { ContactOutcome, NextStepKind } from '@platzwart/domain/request/next-step';

const number = new Intl.NumberFormat('de-DE');

const outcomes: Record<ContactOutcome, string> = {
  reached: 'Erreicht',
  notReached: 'Nicht erreicht',
  callBack: 'Rückruf vereinbart',
  unsure: 'Überlegt noch',
  waitsOn: 'Wartet weiter',
};

/** `day` as in 'heute' or 'am Di, 24.11.'; undefined means any time. */
const steps: Record<NextStepKind, (day: string | undefined) => string> = {
  callBack: (day) => (day ? `Rückruf ${day}` : 'Rückruf'),
  notReached: (day) => (day ? `Noch einmal anrufen ${day}` : 'Noch einmal anrufen'),
  unsure: (day) => (day ? `Überlegt noch, nachfragen ${day}` : 'Überlegt noch'),
  followUpCall: (day) => (day ? `Nach Interesse fragen ${day}` : 'Nach Interesse fragen'),
  addDetails: () => 'Fehlende Angaben eintragen',
};

export const stepTexts = {
  due: (n: number) => `${number.format(n)} zu tun`,
  dueWord: 'zu tun',
  number: number.format,
  outcomes,
  steps,
  at: (step: string, time: string) => `${step} um ${time} Uhr`,
  days: {
    today: 'heute',
    tomorrow: 'morgen',
    nextWeek: 'nächste Woche',
    on: (day: string) => `am ${day}`,
    /** Button for a day with its own name. */
    named: (name: string, day: string) => `${name}, ${day}`,
  },
  logged: {
    reached: (name: string) => `${name}: erreicht`,
    notReached: (name: string) => `${name}: nicht erreicht`,
    unsure: (name: string) => `${name}: überlegt noch`,
    waitsOn: (name: string) => `${name}: wartet weiter`,
    step: (name: string, step: string) => `${name}: ${step}`,
    done: (name: string) => `${name}: erledigt`,
    undone: (name: string) => `${name}: Ergebnis zurückgenommen, der Anruf bleibt im Verlauf`,
    notUndone: (name: string) => `${name}: Ergebnis nicht zurückgenommen`,
    undoLost: 'Das lässt sich nicht mehr rückgängig machen. Bitte trag ein, was jetzt gilt.',
    failed: (name: string) => `Der Kontakt mit ${name} wurde nicht gespeichert`,
  },
  undo: 'Rückgängig',
} as const;
