/**
 * What patients are asked: the questions of the booking form, in page order (spec sections 2 and
 * 5). Each is one entry here and one in
 * `request/staff-questions.ts`; schemas, forms, settings, lists and files follow from the two. No
 * schemas and no words for staff: this half is part of every booking form.
 */
import type { IsoDate } from '../dates/german-date.ts';
import type { LocationId, Slot } from '../waiting-list/slot.ts';

/** The part of the page a question is in, with its heading. */
export const sections = {
  requester: '',
  person: 'Wer sucht einen Therapieplatz?',
  contactPerson: 'Wer stellt die Anfrage?',
  contact: 'Wie erreicht die Praxis Sie?',
  address: 'Adresse',
  therapy: 'Zur Therapie',
  reason: 'Worum geht es?',
  own: 'Weitere Fragen',
  times: '',
  closing: 'Noch etwas?',
  consent: '',
} as const;
export type Section = keyof typeof sections;

type Kind =
  /** `max` counts characters. `fill` is what a browser may fill in. */
  | ({ kind: 'line' | 'phone'; max: number; fill?: string } & MayStayEmpty)
  | ({ kind: 'text'; max: number } & MayStayEmpty)
  | ({ kind: 'prescription' } & MayStayEmpty)
  | ({ kind: 'email' | 'birthdate'; fill?: string } & Answered)
  /** By stored value; `initial` is chosen from the start. */
  | ({
      kind: 'choice';
      options: Readonly<Record<string, string>>;
      optionHints?: Readonly<Record<string, string>>;
      initial?: string;
    } & Answered)
  /** In the practice's words, which its form configuration holds under the same name. */
  | ({ kind: 'own' } & Answered)
  | ({ kind: 'yesNo' | 'box' | 'locations' | 'slots' | 'consent' } & Answered);

/** Always, or unless the form configuration's switch requires an answer. */
type MayStayEmpty = { optional?: true; requiredBy?: `${string}Required` };
type Answered = { optional?: never; requiredBy?: never };

export type Question = Kind & {
  section: Section;
  label: string;
  /** The label as a noun, where it is a sentence. */
  noun?: string;
  /** Our own hint, unless the practice has written one. */
  about?: string;
  /** The form configuration's switch; without one it is always asked. */
  switch?: `${string}Enabled`;
  /** The form configuration's text for the practice's own hint. */
  hint?: `${string}Hint`;
  /** Asked only then; `prescribed`: once another answer says that there is a prescription. */
  when?: 'other' | 'severalLocations' | 'prescribed';
  /** In one row with the question before. */
  beside?: true;
};

const name = 255;
const preference = { yes: 'ja, gerne', possible: 'auch möglich', no: 'nein' } as const;

export const questions = {
  type: {
    section: 'requester',
    kind: 'choice',
    label: 'Für wen ist der Therapieplatz?',
    options: { self: 'Für mich selbst', other: 'Für eine andere Person' },
    optionHints: { other: 'zum Beispiel für Ihr Kind' },
  },
  firstname: { section: 'person', kind: 'line', max: name, fill: 'given-name', label: 'Vorname' },
  lastname: {
    section: 'person',
    kind: 'line',
    max: name,
    fill: 'family-name',
    label: 'Nachname',
    beside: true,
  },
  birthdate: {
    section: 'person',
    kind: 'birthdate',
    fill: 'bday',
    label: 'Geburtsdatum',
    switch: 'birthdateEnabled',
  },
  contactPersonFirstname: {
    section: 'contactPerson',
    kind: 'line',
    max: name,
    fill: 'given-name',
    label: 'Ihr Vorname',
    when: 'other',
  },
  contactPersonLastname: {
    section: 'contactPerson',
    kind: 'line',
    max: name,
    fill: 'family-name',
    label: 'Ihr Nachname',
    when: 'other',
    beside: true,
  },
  contactPersonRelationship: {
    section: 'contactPerson',
    kind: 'line',
    max: name,
    label: 'Ihre Beziehung zur Person',
    about: 'Zum Beispiel Mutter, Vater, Betreuer.',
    when: 'other',
  },
  email: {
    section: 'contact',
    kind: 'email',
    fill: 'email',
    label: 'E-Mail-Adresse',
    about: 'Dorthin kommen die Bestätigung und der Link zu Ihrer Anfrage.',
  },
  phone: { section: 'contact', kind: 'phone', max: 50, fill: 'tel', label: 'Telefonnummer' },
  phone2: {
    section: 'contact',
    kind: 'phone',
    max: 50,
    label: 'Weitere Telefonnummer',
    switch: 'phone2Enabled',
    optional: true,
    beside: true,
  },
  addressStreet: {
    section: 'address',
    kind: 'line',
    max: name,
    fill: 'address-line1',
    label: 'Adresse mit Hausnummer',
    switch: 'addressEnabled',
  },
  addressPostalCode: {
    section: 'address',
    kind: 'line',
    max: 8,
    fill: 'postal-code',
    label: 'Postleitzahl',
    switch: 'addressEnabled',
  },
  addressCity: {
    section: 'address',
    kind: 'line',
    max: name,
    fill: 'address-level2',
    label: 'Ort',
    switch: 'addressEnabled',
    beside: true,
  },
  houseCall: {
    section: 'therapy',
    kind: 'yesNo',
    label: 'Brauchen Sie einen Hausbesuch?',
    noun: 'Hausbesuch',
    switch: 'houseCallEnabled',
    hint: 'houseCallHint',
  },
  doctorsOrder: {
    section: 'therapy',
    kind: 'choice',
    label: 'Ärztliche Verordnung',
    options: {
      available: 'liegt vor',
      requested: 'wird noch ausgestellt',
      none: 'liegt nicht vor',
    },
    switch: 'doctorsOrderEnabled',
    hint: 'doctorsOrderHint',
  },
  prescription: {
    section: 'therapy',
    kind: 'prescription',
    label: 'Verordnung ausgestellt am',
    about: 'Der Tag steht oben auf der Verordnung.',
    switch: 'prescriptionEnabled',
    when: 'prescribed',
    optional: true,
  },
  doctorsOrderName: {
    section: 'therapy',
    kind: 'line',
    max: name,
    label: 'Verordnet von',
    about: 'Name der Ärztin oder des Arztes.',
    switch: 'doctorsOrderNameEnabled',
    optional: true,
  },
  insurance: {
    section: 'therapy',
    kind: 'line',
    max: name,
    label: 'Krankenkasse oder Versicherung',
    switch: 'insuranceEnabled',
    hint: 'insuranceHint',
  },
  teletherapy: {
    section: 'therapy',
    kind: 'choice',
    label: 'Therapie per Video',
    options: preference,
    switch: 'teletherapyEnabled',
    hint: 'teletherapyHint',
  },
  groupTherapy: {
    section: 'therapy',
    kind: 'choice',
    label: 'Therapie in der Gruppe',
    options: preference,
    switch: 'groupTherapyEnabled',
    hint: 'groupTherapyHint',
  },
  reason: {
    section: 'reason',
    kind: 'text',
    max: 5000,
    label: 'Grund der Anfrage',
    about: 'Ein paar Stichworte genügen. Eine Diagnose ist nicht nötig.',
    hint: 'reasonHint',
    requiredBy: 'reasonRequired',
  },
  own1: { section: 'own', kind: 'own', label: 'Eigene Frage 1' },
  own2: { section: 'own', kind: 'own', label: 'Eigene Frage 2' },
  own3: { section: 'own', kind: 'own', label: 'Eigene Frage 3' },
  locationIds: {
    section: 'times',
    kind: 'locations',
    label: 'Welcher Standort passt Ihnen?',
    when: 'severalLocations',
  },
  slots: { section: 'times', kind: 'slots', label: 'Wann passt es Ihnen?', hint: 'slotsHint' },
  timeFlexibility: {
    section: 'times',
    kind: 'choice',
    label: 'Wie flexibel sind Sie bei den Zeiten?',
    options: {
      notFlexible: 'nicht flexibel',
      somewhatFlexible: 'etwas flexibel',
      veryFlexible: 'sehr flexibel',
    },
    initial: 'notFlexible',
    switch: 'timeFlexibilityEnabled',
    hint: 'timeFlexibilityHint',
  },
  callbackWish: {
    section: 'closing',
    kind: 'box',
    label: 'Ich bitte um einen Rückruf',
    noun: 'Bitte um Rückruf',
    switch: 'callbackWishEnabled',
  },
  note: {
    section: 'closing',
    kind: 'text',
    max: 5000,
    label: 'Anmerkungen',
    hint: 'noteHint',
    optional: true,
  },
  termsOfUseAccepted: { section: 'consent', kind: 'consent', label: '' },
  healthDataConsent: { section: 'consent', kind: 'consent', label: '' },
  followUpConsent: { section: 'consent', kind: 'consent', label: '' },
} as const satisfies Record<string, Question>;

/** A question by its name in the payload. */
export type QuestionName = keyof typeof questions;

export const questionNames = Object.keys(questions) as QuestionName[];

/** What is stored of a request: nobody can send one without accepting the terms. */
export type StoredName = Exclude<QuestionName, 'termsOfUseAccepted'>;
export const storedNames = questionNames.filter(
  (name): name is StoredName => name !== 'termsOfUseAccepted',
);

/** The question without its exact type, for rules that hold for all of them. */
export function questionOf(name: QuestionName): Question {
  return questions[name];
}

/** What only somebody who asks for another person is asked. */
export const contactPersonNames = questionNames.filter((name) => questionOf(name).when === 'other');

/** The names of the questions that are like this. */
export type NamesOf<Like> = {
  [Name in QuestionName]: (typeof questions)[Name] extends Like ? Name : never;
}[QuestionName];

/** The places for questions of a practice's own. */
export type OwnName = NamesOf<{ kind: 'own' }>;
export const ownNames = questionNames.filter(
  (name): name is OwnName => questionOf(name).kind === 'own',
);

/** A practice's own question. Without options it is answered in the patient's words. */
export type OwnQuestion = { label: string; options: string[]; required: boolean };

/** With the words that were answered, whatever the practice asks now. */
export type OwnAnswer = { question: string; answer: string };

type Part<Key extends string, Name extends QuestionName = QuestionName> = Name extends unknown
  ? (typeof questions)[Name] extends { [K in Key]: infer Value }
    ? Value
    : never
  : never;
/** Switches and hints of the form configuration. */
export type QuestionSwitch = Part<'switch'>;
export type RequiredSwitch = Part<'requiredBy'>;
export type QuestionHint = Part<'hint'>;

/** What an administrator decides about the questions. */
export type QuestionSetting = QuestionSwitch | RequiredSwitch | QuestionHint;

/** The values of a question with options. */
export type OptionOf<Name extends NamesOf<{ kind: 'choice' }>> =
  keyof (typeof questions)[Name]['options'];

/** When it was issued, and whether it is marked urgent. Nothing about why. */
export type Prescription = { issuedOn: IsoDate; urgent: boolean };

type AnswerByKind = {
  line: string;
  phone: string;
  text: string;
  email: string;
  /** 'yyyy-MM-dd'. */
  birthdate: string;
  yesNo: boolean;
  box: boolean;
  consent: boolean;
  prescription: Prescription;
  own: OwnAnswer;
  locations: LocationId[];
  slots: Slot[];
};

/** A question's answer, validated. */
export type Answer<Name extends QuestionName> =
  Name extends NamesOf<{ kind: 'choice' }>
    ? OptionOf<Name>
    : AnswerByKind[Exclude<(typeof questions)[Name]['kind'], 'choice'>];

/** What decides whether a question is asked. */
type FormSwitches = Readonly<Record<QuestionSwitch, boolean>> &
  OwnQuestions & {
    readonly selectableLocations: readonly unknown[];
  };
type OwnQuestions = Readonly<Record<OwnName, OwnQuestion | null>>;

/**
 * The visible questions in page order; an error at any other has no control to link to. `type` is
 * null until chosen.
 */
export function shownFields(form: FormSwitches, { type }: { type: string | null }): QuestionName[] {
  return questionNames.filter((name) => {
    const { when, ...question } = questionOf(name);
    if (when === 'other') return type === 'other';
    if (when === 'severalLocations') return form.selectableLocations.length > 1;
    if (when === 'prescribed' && !form.doctorsOrderEnabled) return false;
    if (question.kind === 'own') return form[name as OwnName] !== null;
    return question.switch === undefined || form[question.switch as QuestionSwitch];
  });
}

/** Whether a patient must answer it, if it is asked. */
export function isRequiredBy(
  form: OwnQuestions & Readonly<Record<RequiredSwitch, boolean>>,
  name: QuestionName,
): boolean {
  const { kind, optional, requiredBy } = questionOf(name);
  if (kind === 'own') return form[name as OwnName]?.required === true;
  return requiredBy === undefined ? !optional : form[requiredBy as RequiredSwitch];
}
