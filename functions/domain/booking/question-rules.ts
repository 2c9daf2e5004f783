/**
 * The rule of each question, by its kind, for a practice with this form (spec section 5). Messages
 * are German and name their field, since a summary lists them one below the other.
 */
import * as z from 'zod/mini';
import { isCallable } from '../contact/phone-number.ts';
import type { IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import { messages } from '../failure.ts';
import {
  optionalEmail,
  optionalLine,
  optionalText,
  requiredEmail,
  requiredLine,
  requiredText,
} from '../text/text.ts';
import { offeredCells } from '../waiting-list/offered-times.ts';
import { coveredCells, LocationId, Slot } from '../waiting-list/slot.ts';
import type { FormConfiguration } from './form-configuration.ts';
import { type OwnMessages, ownAnswer } from './own-answer.ts';
import { prescriptionAnswer } from './prescription-answer.ts';
import {
  type Answer,
  contactPersonNames,
  isRequiredBy,
  type NamesOf,
  type OwnName,
  type Question,
  type QuestionName,
  questionNames,
  questionOf,
  questions,
} from './questions.ts';

const limits = { email: 254, unseen: 5000, slots: 500, locations: 50 } as const;

/** What only the sender may consent to. */
type AskedName = Exclude<QuestionName, NamesOf<{ kind: 'consent' }>>;
/** Absent where the form does not ask. */
type AskedSometimes = NamesOf<{ switch: string } | { kind: 'own' }>;
export type Rules = {
  [Name in AskedName]: z.ZodMiniType<
    Answer<Name> | (Name extends AskedSometimes ? undefined : never),
    unknown
  >;
};

/** As sent, before validation. */
export type Answers = {
  [Name in AskedSometimes | NamesOf<{ when: 'other' }> | 'note']?: Answer<Name>;
} & {
  [Name in Exclude<AskedName, AskedSometimes | NamesOf<{ when: 'other' }> | 'note'>]: Answer<Name>;
};

/** What an error calls the question, after 'Bitte geben Sie … ein'; otherwise its label. */
const accusatives: Partial<Record<QuestionName, string>> = {
  firstname: 'den Vornamen',
  lastname: 'den Nachnamen',
  contactPersonFirstname: 'Ihren Vornamen',
  contactPersonLastname: 'Ihren Nachnamen',
  contactPersonRelationship: 'Ihre Beziehung zur Person',
  phone: 'die Telefonnummer',
  phone2: 'die weitere Telefonnummer',
  addressStreet: 'die Adresse mit Hausnummer',
  addressPostalCode: 'die Postleitzahl',
  addressCity: 'den Ort',
  doctorsOrderName: 'den Namen der Ärztin oder des Arztes',
  insurance: 'die Krankenkasse oder Versicherung',
  reason: 'den Grund der Anfrage',
  note: 'die Anmerkungen',
};

/** What else an error asks for if the answer is missing. */
const missing: Partial<Record<QuestionName, string>> = {
  type: 'Bitte wählen Sie aus, für wen der Therapieplatz ist.',
  contactPersonRelationship:
    'Bitte geben Sie an, in welcher Beziehung Sie zu der Person stehen, zum Beispiel Mutter.',
  email: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  phone: 'Bitte geben Sie eine Telefonnummer ein.',
  houseCall: 'Bitte wählen Sie aus, ob Sie einen Hausbesuch brauchen.',
  doctorsOrder: 'Bitte wählen Sie aus, ob eine ärztliche Verordnung vorliegt.',
  teletherapy: 'Bitte wählen Sie aus, ob Therapie per Video für Sie in Frage kommt.',
  groupTherapy: 'Bitte wählen Sie aus, ob Therapie in der Gruppe für Sie in Frage kommt.',
  reason: 'Bitte beschreiben Sie kurz, worum es geht.',
  timeFlexibility: 'Bitte wählen Sie aus, wie flexibel Sie bei den Zeiten sind.',
};

export const pleaseChoose = 'Bitte wählen Sie eine Möglichkeit aus.';

/** What errors say. */
export type Words = {
  readonly choose: string;
  missing(name: QuestionName): string;
  tooLong(name: QuestionName, max: number): string;
  notCallable(name: QuestionName): string;
  readonly email: string;
  readonly emailTooLong?: string;
  readonly birthdate: Readonly<
    Record<'empty' | 'notADate' | 'noSuchDay' | 'tooLongAgo' | 'inFuture', string>
  >;
  readonly location: string;
  readonly locationGone: string;
  readonly noLocations: string;
  timesTooFew(min: number): string;
  readonly callbackNote: string;
  readonly own: OwnMessages;
  /** A request with neither phone number nor e-mail address. */
  readonly noContact: string;
};

/**
 * Who answers: patients must answer what the form requires, staff write down what they heard
 * (`request/staff-asking.ts`).
 */
export type Asking = { readonly words: Words; requires(name: QuestionName): boolean };

export const messagesToPatients: Words = {
  choose: pleaseChoose,
  missing: messageForMissing,
  tooLong: (name, max) =>
    `Bitte kürzen Sie ${accusatives[name] ?? `„${questions[name].label}“`} auf höchstens ${max} Zeichen.`,
  notCallable: (name) =>
    `Bitte geben Sie als ${accusatives[name]?.replace(/^die /, '') ?? questions[name].label} eine Nummer mit Vorwahl ein.`,
  email: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  birthdate: {
    empty: 'Bitte geben Sie das Geburtsdatum ein, zum Beispiel 01.02.1990.',
    notADate: 'Bitte geben Sie das Geburtsdatum als TT.MM.JJJJ ein, zum Beispiel 01.02.1990.',
    noSuchDay: 'Das ist kein Tag im Kalender. Bitte prüfen Sie das Geburtsdatum.',
    tooLongAgo: 'Bitte geben Sie ein Geburtsdatum nach 1900 ein.',
    inFuture: 'Das Geburtsdatum darf nicht in der Zukunft liegen.',
  },
  location: 'Bitte wählen Sie einen Standort aus.',
  locationGone: 'Dieser Standort steht nicht mehr zur Wahl. Bitte wählen Sie einen anderen.',
  noLocations: messages.noLocations,
  timesTooFew: messages.slotsTooFew,
  callbackNote: 'Bitte schreiben Sie dazu, wann die Praxis Sie am besten erreicht.',
  own: {
    missing: (label) => `Bitte beantworten Sie: ${label}`,
    tooLong: (label, max) => `Bitte kürzen Sie Ihre Antwort auf höchstens ${max} Zeichen: ${label}`,
    notAnOption: (label) => `Bitte wählen Sie eine der Antworten aus: ${label}`,
    changed: (label) =>
      `Die Praxis hat diese Frage geändert, während Sie geschrieben haben. Bitte beantworten Sie sie neu: ${label}`,
  },
  noContact:
    'Bitte geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein. Ohne beides erreicht die Praxis Sie nicht.',
};

/** Patients answer everything that the form does not leave open. */
export function askingPatients(form: FormConfiguration): Asking {
  return { words: messagesToPatients, requires: (name) => isRequiredBy(form, name) };
}

/**
 * A known argument that this practice does not ask for: accepted (a page may be older than a
 * switch), never stored.
 */
const notAsked = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((): undefined => undefined),
  );

/** The questions about person, therapy and times. Drops answers that the form does not ask for. */
export function askedFields(form: FormConfiguration, today: IsoDate, asking: Asking): Rules {
  const values: Readonly<Record<string, unknown>> = form;
  const special: Partial<Record<QuestionName, () => z.ZodMiniType>> = {
    locationIds: () => locationIds(form, asking),
    slots: () =>
      z
        .array(Slot, { error: asking.words.timesTooFew(form.minSlots) })
        .check(z.maxLength(limits.slots, 'Das sind zu viele einzelne Zeiten.')),
  };
  const rules = questionNames.flatMap((name) => {
    const question = questionOf(name);
    if (question.kind === 'consent') return [];
    const own = question.kind === 'own' && form[name as OwnName];
    const isAsked = question.switch === undefined || values[question.switch] === true;
    const rule = own
      ? ownAnswer(own, asking.requires(name), asking.words.own)
      : isAsked && own !== null
        ? (special[name]?.() ?? ruleOf(name, question, asking, today))
        : notAsked();
    return [[name, rule] as const];
  });
  return Object.fromEntries(rules) as unknown as Rules;
}

function ruleOf(
  name: QuestionName,
  question: Question,
  { words, requires }: Asking,
  today: IsoDate,
): z.ZodMiniType {
  const isRequired = requires(name);
  const absent = words.missing(name);
  const shorten = (max: number) => words.tooLong(name, max);
  const maybe = (rule: z.ZodMiniType) => (isRequired ? rule : unlessBlank(rule));
  switch (question.kind) {
    case 'line':
      // `dependentProblems` checks the length of these: a hidden field must not block the form.
      if (question.when === 'other') return optionalLine(limits.unseen, shorten(limits.unseen));
      return isRequired
        ? requiredLine(question.max, absent, shorten(question.max))
        : optionalLine(question.max, shorten(question.max));
    case 'phone': {
      const line = isRequired
        ? requiredLine(question.max, absent, shorten(question.max))
        : optionalLine(question.max, shorten(question.max));
      return line.check(callable(words.notCallable(name)));
    }
    case 'text':
      return isRequired
        ? requiredText(question.max, absent, shorten(question.max))
        : optionalText(question.max, shorten(question.max));
    case 'email': {
      const { email, emailTooLong } = words;
      return isRequired
        ? requiredEmail(limits.email, absent, email, emailTooLong)
        : optionalEmail(limits.email, email, emailTooLong);
    }
    case 'birthdate':
      return maybe(birthdate(words, today));
    case 'prescription':
      return prescriptionAnswer(today);
    case 'choice':
      return maybe(z.enum(Object.keys(question.options), { error: absent }));
    case 'yesNo':
      return maybe(z.boolean({ error: absent }));
    default:
      return z._default(z.boolean({ error: words.choose }), false);
  }
}

/** Nothing chosen is no answer, however it is sent. */
function unlessBlank(rule: z.ZodMiniType): z.ZodMiniType {
  return z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((value): unknown => (value === null || value === '' ? undefined : value)),
    ),
    z.optional(rule),
  );
}

function messageForMissing(name: QuestionName): string {
  const accusative = accusatives[name];
  if (missing[name] !== undefined) return missing[name];
  return accusative === undefined
    ? `Bitte beantworten Sie: ${questions[name].label}`
    : `Bitte geben Sie ${accusative} ein.`;
}

/** '' passes: absence is not this rule's concern. */
function callable(error: string) {
  return z.refine<string>((phone) => phone === '' || isCallable(phone), {
    error,
    params: { code: 'notCallable' },
  });
}

function locationIds(form: FormConfiguration, { words, requires }: Asking) {
  return z
    .array(LocationId, {
      error: form.selectableLocations.length === 0 ? words.noLocations : words.location,
    })
    .check(
      z.maxLength(limits.locations),
      z.overwrite((ids) => [...new Set(ids)]),
      z.check(({ value, issues }) => {
        const unknown = value.filter(
          (id) => !form.selectableLocations.some((place) => place.id === id),
        );
        if (value.length === 0 && !requires('locationIds')) return;
        if (form.selectableLocations.length === 0) {
          issues.push(problem(value, [], 'noLocations', words.noLocations));
        } else if (value.length === 0) {
          issues.push(problem(value, [], 'required', words.location));
        } else if (unknown.length > 0) {
          issues.push(problem(value, [], 'unknownLocation', words.locationGone));
        }
      }),
    );
}

function birthdate({ birthdate: words }: Words, today: IsoDate) {
  const codes = {
    empty: 'required',
    notADate: 'invalid',
    noSuchDay: 'invalid',
    tooLongAgo: 'invalid',
    inFuture: 'inFuture',
  };
  return z.string({ error: words.empty }).check(
    z.check(({ value, issues }) => {
      const parsed = parseGermanDate(value, today);
      if (!parsed.ok) issues.push(problem(value, [], codes[parsed.reason], words[parsed.reason]));
    }),
    z.overwrite((text) => {
      const parsed = parseGermanDate(text, today);
      return parsed.ok ? parsed.date : text;
    }),
  );
}

/**
 * The answers without those to questions that other answers leave out, which may have been typed
 * before: about a contact person if somebody asks for themselves, about a prescription if there is
 * none.
 */
export function withoutUnasked<
  T extends { readonly type?: unknown; readonly doctorsOrder?: unknown },
>(answers: T): T {
  const names: readonly string[] = [
    ...(answers.type === 'other' ? [] : contactPersonNames),
    ...(answers.doctorsOrder === 'available' ? [] : ['prescription']),
  ];
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name))) as T;
}

/** Rules across two fields. `value` is untrusted: its own fields may have been refused. */
export function dependentProblems(
  value: unknown,
  form: FormConfiguration,
  { words, requires }: Asking,
) {
  if (typeof value !== 'object' || value === null) return [];
  const booking = value as Record<string, unknown>;
  const isEmpty = (field: string) => booking[field] === undefined || booking[field] === '';
  const problems: ReturnType<typeof problem>[] = [];

  if (booking.type === 'other') {
    for (const name of contactPersonNames) {
      const typed = booking[name];
      const question = questionOf(name);
      if (isEmpty(name) && requires(name))
        problems.push(problem(value, [name], 'required', words.missing(name)));
      else if ('max' in question && typeof typed === 'string' && typed.length > question.max) {
        problems.push(problem(value, [name], 'maxLength', words.tooLong(name, question.max)));
      }
    }
  }

  if (
    form.callbackWishEnabled &&
    booking.callbackWish === true &&
    isEmpty('note') &&
    requires('callbackWish')
  ) {
    problems.push(problem(value, ['note'], 'required', words.callbackNote));
  }

  const isShort = Array.isArray(booking.slots) && booking.slots.length <= limits.slots;
  const slots = z.array(Slot).safeParse(isShort ? booking.slots : undefined);
  const locationIds = z.array(LocationId).safeParse(booking.locationIds);
  if (slots.success && locationIds.success) {
    const chosen = coveredCells(slots.data, offeredCells(form, locationIds.data));
    if (chosen.length < form.minSlots && requires('slots'))
      problems.push(problem(value, ['slots'], 'slotsTooFew', words.timesTooFew(form.minSlots)));
  }
  return problems;
}

function problem(input: unknown, path: string[], code: string, message: string) {
  return { code: 'custom' as const, input, path, message, params: { code } };
}
