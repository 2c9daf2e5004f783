/**
 * What staff must answer when they enter or edit a request, and what errors say to them: they are
 * addressed as 'du'. Callers rarely have everything at hand, so little is required, and what is
 * missing is shown on the request until somebody adds it.
 */

import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { Asking, Words } from '../booking/question-rules.ts';
import { isRequiredBy, type QuestionName, questionOf } from '../booking/questions.ts';
import type { TherapyRequest } from './request.ts';
import { staffQuestionOf } from './staff-questions.ts';

/** 'den Vornamen', or the label in quotes. */
const called = (name: QuestionName) =>
  staffQuestionOf(name).import?.as ?? `„${staffQuestionOf(name).label}“`;

export const messagesToStaff: Words = {
  choose: 'Bitte wähle eine Möglichkeit aus.',
  missing: (name) =>
    questionOf(name).kind === 'choice' || questionOf(name).kind === 'yesNo'
      ? `Bitte wähle aus: ${staffQuestionOf(name).label}.`
      : `Bitte gib ${called(name)} ein.`,
  tooLong: (name, max) => `Bitte kürze ${called(name)} auf höchstens ${max} Zeichen.`,
  notCallable: () => 'Bitte gib eine Nummer mit Vorwahl ein.',
  email: 'Bitte gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  emailTooLong: 'Bitte kürze die E-Mail-Adresse auf höchstens 254 Zeichen.',
  birthdate: {
    empty: 'Bitte gib das Geburtsdatum ein, zum Beispiel 01.02.1990.',
    notADate: 'Bitte gib das Geburtsdatum als TT.MM.JJJJ ein, zum Beispiel 01.02.1990.',
    noSuchDay: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfe das Geburtsdatum.',
    tooLongAgo: 'Bitte gib ein Geburtsdatum nach 1900 ein.',
    inFuture: 'Das Geburtsdatum liegt in der Zukunft. Bitte prüfe es.',
  },
  location: 'Bitte wähle einen Standort aus.',
  locationGone: 'Dieser Standort steht nicht mehr in eurem Formular. Bitte wähle einen anderen.',
  noLocations: 'In eurem Formular steht zurzeit kein Standort zur Wahl.',
  timesTooFew: (n) =>
    `Bitte wähle mindestens ${n === 1 ? '1 Zeitfenster' : `${n} Zeitfenster`} aus.`,
  callbackNote: 'Bitte schreib in die Anmerkungen, wann ein Rückruf passt.',
  own: {
    missing: (label) => `Bitte beantworte: ${label}`,
    tooLong: (label, max) => `Bitte kürze die Antwort auf höchstens ${max} Zeichen: ${label}`,
    notAnOption: (label) => `Bitte wähle eine der Antworten aus: ${label}`,
  },
  noContact:
    'Bitte gib eine Telefonnummer oder eine E-Mail-Adresse ein. Ohne beides erreicht ihr niemanden.',
};

/** Besides a way to reach the person (`lacksContact`). */
const always: readonly QuestionName[] = ['type', 'lastname'];

/**
 * What a patient sent stays complete; of what staff wrote down, parts may be missing. `words`:
 * those of whoever edits.
 */
export function askingStaff(
  form: FormConfiguration,
  source: TherapyRequest['source'],
  words: Words = messagesToStaff,
): Asking {
  return {
    words,
    requires: (name) => always.includes(name) || (source === 'online' && isRequiredBy(form, name)),
  };
}

/** Whether nobody could be called or written to. */
export function lacksContact({
  phone,
  email,
}: {
  readonly phone?: unknown;
  readonly email?: unknown;
}): boolean {
  return [phone, email].every((way) => typeof way !== 'string' || way.trim() === '');
}
