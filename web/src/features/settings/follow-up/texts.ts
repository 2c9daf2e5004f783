/** Texts of the follow-up settings. */
import { daysToAnswer } from '@platzwart/domain/follow-up/follow-up';

export const texts = {
  title: 'Nach Interesse fragen',
  lead: 'Wer lange wartet, wird gefragt, ob noch Interesse besteht. So ruft ihr niemanden für einen Platz an, der ihn nicht mehr braucht.',
  enabled: {
    label: 'Wartende regelmäßig fragen',
    explanation: `Wer so lange nichts von euch gehört hat, bekommt eine E-Mail mit der Frage, ob noch Interesse besteht, und nach ${daysToAnswer} Tagen eine Erinnerung. Wer E-Mails nicht zugestimmt hat, steht stattdessen unter „Zu tun“ zum Anrufen.`,
    silence:
      'Schweigen löscht nichts: Die Anfrage bleibt auf der Warteliste und bekommt nur die Markierung „ohne Antwort“.',
    off: 'Zurzeit wird niemand von selbst gefragt. Einzelne könnt ihr in der Liste der Anfragen weiter fragen.',
  },
  interval: {
    label: 'Frage nach',
    options: [
      { value: '4', label: '4 Wochen' },
      { value: '8', label: '8 Wochen' },
      { value: '12', label: '12 Wochen' },
      { value: '26', label: '26 Wochen' },
    ],
    hint: 'Gezählt ab dem letzten Kontakt.',
  },
  questionText: {
    label: 'Eure Worte in der Frage',
    hint: 'Sie stehen nach „Guten Tag,“ vor der Frage. Lasst das Feld leer, wenn euch unsere Worte in der Vorschau gefallen.',
  },
  reminderText: {
    label: 'Eure Worte in der Erinnerung',
    hint: `Nach ${daysToAnswer} Tagen ohne Antwort, an derselben Stelle.`,
  },
  placeholders: 'Platzhalter werden beim Senden gefüllt:',
  optional: '(optional)',
  ours: 'unsere Worte',
  emails: [
    { value: 'followUpQuestion', label: 'Frage' },
    { value: 'followUpReminder', label: 'Erinnerung' },
  ],
} as const;
