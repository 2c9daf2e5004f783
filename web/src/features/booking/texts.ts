/**
 * Texts of the booking pages' first view, for patients and for those who ask on their behalf; the
 * rest is in `further-texts.ts`.
 */
import { messages } from '@platzwart/domain/failure';
import { openingTexts } from './opening-texts.ts';

export const texts = {
  ...openingTexts,
  call: 'Lieber anrufen?',
  otherWay: 'Lieber nicht online? So erreichen Sie die Praxis:',
  reach: 'So erreichen Sie die Praxis',
  contactOf: (name: string) => name && `Kontakt: ${name}`,
  newTab: '(öffnet in neuem Tab)',
  failedTitle: (title: string) => `Fehler: ${title}`,
  successTitle: 'Anfrage erfolgreich erstellt',
  optional: '(optional)',
  formInvalid: messages.formInvalid,
  sending: 'Wird gesendet …',
  leaveEmpty: 'Bitte leer lassen',
  sent: messages.requestSubmitted,
  paused: messages.intakePaused,
  pausedNow: 'Die Praxis nimmt zurzeit keine Anfragen an.',
  resumesOn: messages.resumesOn,
  locked: messages.practiceLocked,
  entriesStay: 'Ihre Eingaben bleiben hier stehen, solange diese Seite offen ist.',
  wouldBeLost: 'Ihre Eingaben gehen verloren, wenn Sie diese Seite verlassen.',
  toPractice: 'Zur Seite der Praxis',
  toWebsite: 'Zur Website der Praxis',
  toHome: 'Zur Startseite von Platzwart',
  birthdateHint: 'TT.MM.JJJJ',
  birthdateWithAge: (age: number) => `TT.MM.JJJJ, Alter: ${age} ${age === 1 ? 'Jahr' : 'Jahre'}`,
} as const;
