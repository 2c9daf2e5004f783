/**
 * What staff and the server need to know of each question: the other half of `booking/questions.ts`. In the order in which staff read a
 * request. Never part of a page for patients.
 */
import type { QuestionName } from '../booking/questions.ts';

type StaffQuestion = {
  /** What staff call it: in details, files, history and messages. */
  label: string;
  /** The question where staff fill in the form, if not in the patient's words. */
  ask?: string;
};

export const staffQuestions = {
  type: { label: 'Für wen' },
  firstname: { label: 'Vorname' },
  lastname: { label: 'Nachname' },
  birthdate: { label: 'Geburtsdatum' },
  contactPersonFirstname: { label: 'Kontaktperson, Vorname', ask: 'Vorname der Kontaktperson' },
  contactPersonLastname: { label: 'Kontaktperson, Nachname', ask: 'Nachname der Kontaktperson' },
  contactPersonRelationship: { label: 'Kontaktperson, Beziehung', ask: 'Beziehung zur Person' },
  phone: { label: 'Telefon' },
  phone2: { label: 'Weitere Nummer' },
  email: { label: 'E-Mail' },
  addressStreet: { label: 'Straße und Hausnummer' },
  addressPostalCode: { label: 'Postleitzahl' },
  addressCity: { label: 'Ort' },
  insurance: { label: 'Versicherung' },
  reason: { label: 'Grund der Anfrage' },
  note: { label: 'Anmerkung' },
  callbackWish: { label: 'Rückruf' },
  doctorsOrder: { label: 'Verordnung' },
  doctorsOrderName: { label: 'Verordnet von' },
  houseCall: { label: 'Hausbesuch' },
  teletherapy: { label: 'Therapie per Video' },
  groupTherapy: { label: 'Therapie in der Gruppe' },
  locationIds: { label: 'Standort', ask: 'Standorte' },
  slots: { label: 'Zeiten', ask: 'Gewünschte Zeiten' },
  timeFlexibility: { label: 'Flexibilität', ask: 'Zeitlich flexibel?' },
  termsOfUseAccepted: { label: 'Nutzungsbedingungen' },
  healthDataConsent: { label: 'Einwilligung erfasst' },
  followUpConsent: { label: 'Rückfragen per E-Mail' },
} as const satisfies Record<QuestionName, StaffQuestion>;

/** The question without its exact type, for rules that hold for all of them. */
export function staffQuestionOf(name: QuestionName): StaffQuestion {
  return staffQuestions[name];
}
