/**
 * Parsers for the cells of a row: what people write in lists, and the messages for what cannot be
 * read.
 */
import * as z from 'zod/mini';
import type { FormConfiguration } from '../booking/form-configuration.ts';
import { maxOwnAnswer } from '../booking/own-format.ts';
import { prescriptionDay } from '../booking/prescription-day.ts';
import {
  type Answer,
  type NamesOf,
  type OwnAnswer,
  type OwnName,
  type OwnQuestion,
  type Prescription,
  questionOf,
  questions,
} from '../booking/questions.ts';
import { minDigits } from '../contact/read-phones.ts';
import { plusDays } from '../dates/calendar-days.ts';
import { contradictsWeekday, dayAmong } from '../dates/day-among.ts';
import type { DayPrecision } from '../dates/day-precision.ts';
import { formatGermanDate, type IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';
import { parseVagueDay } from '../dates/vague-day.ts';
import { firstDay, manualEntryMessages } from '../request/manual-entry.ts';
import { maxAdminNote, type WithId } from '../request/request.ts';
import {
  type ImportedName,
  importedNames,
  staffOptionsOf,
  staffQuestionOf,
} from '../request/staff-questions.ts';
import { maxTags, type Tag } from '../tags/tag.ts';
import { folded } from '../text/folding.ts';
import { cleanLine, optionalEmail, optionalLine, optionalText } from '../text/text.ts';
import { no, yes } from '../text/yes-or-no.ts';
import { timesNoteLine } from '../times/note-line.ts';
import type { LocationId } from '../waiting-list/slot.ts';
import { maxCell } from './import.ts';

/** What a row is validated against. */
export type ImportContext = {
  readonly form: FormConfiguration;
  readonly tags: readonly WithId<Pick<Tag, 'name'>>[];
  readonly today: IsoDate;
};

type Name = { readonly firstname: string; readonly lastname: string };

export const importMessages = {
  lastname: 'Der Nachname fehlt.',
  contact: 'Telefonnummer oder E-Mail-Adresse fehlt. Ohne beides kann niemand zurückrufen.',
  email: 'Das ist keine vollständige E-Mail-Adresse, zum Beispiel name@example.com.',
  likelyEmail: (email: string) => `Vielleicht ${email}? Bitte prüfe die Adresse.`,
  notCallable: (text: string) => `„${text}“ lässt sich nicht wählen. Der Text wird so übernommen.`,
  notCallableInNote: (text: string) =>
    `„${text}“ lässt sich nicht wählen. Der Text kommt in die Notiz.`,
  restoredNumber: (number: string) =>
    `Der Nummer fehlte der Anfang. Sie wird als ${number} übernommen.`,
  restoredDay: (day: string) => `Dem Datum fehlte die Null am Anfang. Gelesen wird ${day}.`,
  restoredPostcode: (code: string) =>
    `Der Postleitzahl fehlte die Null am Anfang. Sie wird als ${code} übernommen.`,
  shortPostcode: (code: string) =>
    `Fehlt der Postleitzahl ${code} die Null am Anfang? Gespeichert wird, was in der Liste steht.`,
  doubtfulNumber: (number: string) =>
    `Gewählt wird ${number}. Gehört der kurze Teil hinter dem Schrägstrich zur Nummer? Frag nach.`,
  zeroMissing: (number: string) =>
    `Fehlt hier die Null am Anfang? Gewählt wird ${number}, gespeichert, was in der Liste steht.`,
  respelledNumber: (number: string) =>
    `Hier steht ein Buchstabe statt einer Ziffer. Gewählt wird ${number}. Bitte prüfe die Nummer.`,
  shortNumber: (number: string) =>
    `Gewählt wird ${number}. Fehlt die Vorwahl oder eine Ziffer? Bitte prüfe die Nummer.`,
  beginningMissing: (text: string) =>
    `„${text}“ lässt sich nicht wählen: Es fehlt die Null, oder das Plus der Landesvorwahl.`,
  shortenedNumber:
    'Das Tabellenprogramm hat diese Nummer gekürzt. Formatiere die Spalte dort als Text und gib die Nummer neu ein.',
  birthdate: 'Schreib das Geburtsdatum als TT.MM.JJJJ, zum Beispiel 01.02.1990.',
  birthdateNoSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
  birthdateTooLongAgo: 'Das Geburtsdatum liegt vor 1900.',
  birthdateTwice: (one: IsoDate, other: IsoDate) =>
    `Das kann der ${formatGermanDate(one)} oder der ${formatGermanDate(other)} sein.`,
  birthdateVeryOld: (age: number) =>
    `Mit diesem Geburtsdatum ist jemand etwa ${age} Jahre alt. Frag nach.`,
  birthdateInFuture: 'Das Geburtsdatum liegt in der Zukunft.',
  prescription: 'Schreib den Tag der Verordnung als TT.MM.JJJJ, zum Beispiel 01.02.2026.',
  prescriptionTooLongAgo: 'Der Tag der Verordnung liegt zu lange zurück.',
  prescriptionInFuture: 'Der Tag der Verordnung liegt in der Zukunft.',
  vagueDay: (day: IsoDate) => `Es zählt der letzte mögliche Tag, der ${formatGermanDate(day)}.`,
  whichDay: (day: IsoDate) =>
    `Das Jahr oder der Tag ist nicht eindeutig. Bis ihr fragt, zählt der letzte mögliche Tag, der ${formatGermanDate(day)}.`,
  faxInNote: 'Die Faxnummer kommt in die Notiz.',
  remark: (words: string) => `Hier steht „${words}“. Frag nach, was gilt.`,
  weekday: 'Wochentag und Datum passen nicht zusammen.',
  yesOrNo: 'Schreib ja oder nein.',
  notAsked: 'Diese Frage stellt ihr nicht mehr.',
  oneOf: (words: readonly string[]) =>
    `Schreib ${words.map((each) => `„${each}“`).join(' oder ')}.`,
  timesInNote: (text: string) => timesNoteLine('list', text),
  noteCut: `Die Notiz hat mehr als ${maxAdminNote} Zeichen und wird gekürzt. Alles steht weiter in deiner Datei.`,
  stored: (message: string) => `${message} Der Text kommt in die Notiz.`,
  cellInNote: (column: string, text: string) => `${column} laut Liste: ${text}`,
  broken: (text: string) =>
    `Das Tabellenprogramm zeigt hier „${text}“ statt dessen, was eingetragen war. Frag nach.`,
  clock: (text: string, time: string) =>
    `Das Tabellenprogramm schreibt „${text}“ für die Uhrzeit ${time}.`,
  over: (text: string) => `Wartet diese Person noch? In der Liste steht „${text}“. Frag nach.`,
  urgent: (text: string) => `Priorisiert, denn in der Liste steht „${text}“.`,
  contactOnly: 'Hier steht nur der Name der Kontaktperson. Frag nach, wer behandelt werden soll.',
  noFirstname: 'Der Vorname fehlt.',
  turnedName: ({ firstname, lastname }: Name) =>
    `Gelesen als Vorname „${firstname}“, Nachname „${lastname}“.`,
  doubtfulName: ({ firstname, lastname }: Name) =>
    `Nicht eindeutig: gelesen als ${firstname && `Vorname „${firstname}“, `}Nachname „${lastname}“. Frag nach.`,
  nameInNote: (text: string) => `Name laut Liste: ${text}`,
  contactPersonInNote: (text: string) => `Kontaktperson laut Liste: ${text}`,
  phoneInNote: (text: string) => `Telefon laut Liste: ${text}`,
  locationUnknown: (text: string) => `Den Standort „${text}“ gibt es nicht.`,
  tagUnknown: (text: string) =>
    `Das Schlagwort „${text}“ gibt es nicht. Lege es zuerst an oder lass es weg.`,
  tooManyTags: `Mehr als ${maxTags} Schlagwörter trägt keine Anfrage.`,
} as const;

const contexts = new WeakMap<ImportContext, ReturnType<typeof buildRow>>();

/** Built once: it validates thousands of rows. */
export function rowFor(context: ImportContext) {
  const known = contexts.get(context) ?? buildRow(context);
  contexts.set(context, known);
  return known;
}

function buildRow(context: ImportContext) {
  const { form, tags, today } = context;
  return z.strictObject({
    ...(Object.fromEntries(
      importedNames.map((name) => [name, cellOf(name, context)]),
    ) as unknown as Cells),
    name: line('den Namen'),
    contactPerson: line('die Kontaktperson'),
    requestedOn: z.pipe(line('das Anfragedatum'), z.transform(requestedOnFor(today))),
    // Its lines are statements: 'Mo ab 14', 'Di nicht'.
    times: optionalText(5000, shorten('die Zeiten', 5000)),
    location: z.pipe(line('den Standort', 2000), z.transform(locationsFor(form))),
    adminNote: optionalText(maxCell),
    tags: z.pipe(line('die Schlagwörter', 2000), z.transform(tagsFor(tags))),
    prioritized: z.pipe(
      line('die Priorität'),
      z.transform((text, ctx) => yesOrNo(text, ctx) ?? false),
    ),
  });
}

type TextName = NamesOf<{ kind: 'line' | 'phone' | 'text' | 'email' }>;
/** A text that every form asks for reads as '' from an empty cell; other answers are absent. */
type Cells = {
  [Name in ImportedName]: z.ZodMiniType<
    Name extends Exclude<TextName, NamesOf<{ switch: string }>> ? string : Answer<Name> | undefined,
    unknown
  >;
};

const shorten = (what: string, max: number) => `Kürze ${what} auf höchstens ${max} Zeichen.`;
const line = (what: string, max: number = questions.lastname.max) =>
  optionalLine(max, shorten(what, max));

function cellOf(name: ImportedName, { form, today }: ImportContext): z.ZodMiniType {
  const question = questionOf(name);
  const { label, import: column } = staffQuestionOf(name);
  const as = column?.as ?? `„${label}“`;
  const text = (schema: z.ZodMiniType<string, string | undefined>) =>
    question.switch === undefined ? schema : z.pipe(schema, z.transform(orAbsent));
  switch (question.kind) {
    case 'line':
      return text(line(as, question.max));
    case 'phone':
      return text(phoneNumber(shorten(as, question.max)));
    case 'text':
      return text(optionalText(question.max, shorten(as, question.max)));
    case 'email':
      return z._default(optionalEmail(254, importMessages.email, shorten(as, 254)), '');
    case 'birthdate':
      return z.pipe(line(as), z.transform(birthdateFor(today)));
    case 'prescription':
      return z.pipe(line(as), z.transform(prescriptionFor(today)));
    case 'own':
      return ownAnswerFor(form[name as OwnName]);
    case 'choice':
      return oneOf(staffOptionsOf(name), column?.words ?? {});
    default:
      return z.pipe(line(as), z.transform(yesOrNo));
  }
}

type Context = { issues: unknown[] };

function refuse(context: Context, input: unknown, message: string): void {
  context.issues.push({
    code: 'custom',
    input,
    path: [],
    message,
    params: { code: 'invalid' },
    continue: true,
  });
}

function orAbsent(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function phoneNumber(long: string) {
  return z.pipe(
    optionalLine(questions.phone.max, long),
    z.transform((text, context) => {
      const [, first = '', decimals = '', power] = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(text) ?? [];
      // '6.601234567E9' has all of its digits.
      if (power !== undefined && decimals.length === Number(power) && Number(power) >= minDigits)
        return `${first}${decimals}`;
      if (power !== undefined) refuse(context, text, importMessages.shortenedNumber);
      return text;
    }),
  );
}

/**
 * Spreadsheets append a time to a day: '17.05.1984 00:00:00'; without a format they show its
 * number: '45900'. Databases write '20170514'.
 */
function withoutTime(text: string): string {
  const typed = cleanLine(text);
  if (/^[1-6]\d{4}(?:[.,]\d+)?$/.test(typed))
    return plusDays('1899-12-30', Number.parseInt(typed, 10));
  const [, year, month, day] = /^((?:19|20)\d\d)(0\d|1[0-2])([0-3]\d)$/.exec(typed) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return typed.replace(
    /,?[ T]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[ap]m)?(?: Uhr|Z| (?:MES?Z|CES?T|GMT\S*))?$/i,
    '',
  );
}

/** Since when somebody waits; '' is today. */
function requestedOnFor(today: IsoDate) {
  return (text: string, context: Context): RequestedOn => {
    const typed = withoutTime(text);
    if (typed === '') return { day: today };
    const read = parseVagueDay(typed, today);
    if (read.ok && read.date >= firstDay)
      return {
        day: read.date,
        precision: read.precision,
        isAsked: read.isAsked,
        isMore: read.isMore,
      };
    refuse(
      context,
      text,
      manualEntryMessages[
        read.ok ? 'tooLongAgo' : read.reason === 'empty' ? 'notADate' : read.reason
      ],
    );
    return { day: today };
  };
}

type RequestedOn = {
  day: IsoDate;
  precision?: DayPrecision | undefined;
  isAsked?: boolean;
  isMore?: boolean | undefined;
};

/** Nobody has to read it, and there is nothing to store. */
const saysUnknown = /^(?:unbekannt|unbek\.|nicht bekannt|keine angabe|k\. ?a\.|n\/a|[-–—?]+)$/i;

/** '17-04-03' as other countries write it; in this century only. */
function yearFirst(text: string, today: IsoDate): IsoDate | undefined {
  const [, year, month, day] = /^(\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const read = parseGermanDate(year === undefined ? '' : `20${year}-${month}-${day}`, today);
  return read.ok ? read.date : undefined;
}

function birthdateFor(today: IsoDate) {
  const refusals = {
    empty: '',
    notADate: importMessages.birthdate,
    noSuchDay: importMessages.birthdateNoSuchDay,
    tooLongAgo: importMessages.birthdateTooLongAgo,
    inFuture: importMessages.birthdateInFuture,
  };
  return (text: string, context: Context): string | undefined => {
    const day = withoutTime(text);
    if (saysUnknown.test(day)) return undefined;
    const typed = parseGermanDate(day, today);
    const parsed =
      typed.ok || typed.reason !== 'notADate'
        ? typed
        : parseGermanDate(dayAmong(day)?.day ?? day, today);
    const other = yearFirst(day, today);
    if (parsed.ok && other !== undefined && other !== parsed.date)
      refuse(context, text, importMessages.birthdateTwice(parsed.date, other));
    else if (parsed.ok && !contradictsWeekday(text, parsed.date)) return parsed.date;
    else if (parsed.ok) refuse(context, text, importMessages.weekday);
    else if (parsed.reason !== 'empty') refuse(context, text, refusals[parsed.reason]);
    return undefined;
  };
}

const prescriptionProblems = {
  empty: importMessages.prescription,
  notADate: importMessages.prescription,
  noSuchDay: importMessages.birthdateNoSuchDay,
  tooLongAgo: importMessages.prescriptionTooLongAgo,
  inFuture: importMessages.prescriptionInFuture,
};

/** '02.11.2026, dringend', as our own exports have it. */
function prescriptionFor(today: IsoDate) {
  return (text: string, context: Context): Prescription | undefined => {
    if (saysUnknown.test(cleanLine(text))) return undefined;
    const day = withoutTime(text.replace(/(?<![\s,;])[\s,;]*\(?dringend\)?$/i, ''));
    const typed = prescriptionDay(day, today);
    const parsed =
      typed.ok || typed.reason !== 'notADate'
        ? typed
        : prescriptionDay(dayAmong(day)?.day ?? day, today);
    if (parsed.ok && !contradictsWeekday(text, parsed.date))
      return { issuedOn: parsed.date, urgent: /dringend/i.test(text) };
    if (parsed.ok) refuse(context, text, importMessages.weekday);
    else if (text !== '') refuse(context, text, prescriptionProblems[parsed.reason]);
    return undefined;
  };
}

/** Nobody asks it: the cell goes to the note. */
function ownAnswerFor(asked: OwnQuestion | null) {
  const options = asked?.options ?? [];
  const cell = optionalText(maxOwnAnswer, shorten('die Antwort', maxOwnAnswer));
  const read = (text: string, context: Context): OwnAnswer | undefined => {
    if (text === '') return undefined;
    const answer =
      options.length === 0 ? text : options.find((each) => folded(each) === folded(text));
    if (asked && answer !== undefined) return { question: asked.label, answer };
    refuse(context, text, asked ? importMessages.oneOf(options) : importMessages.notAsked);
    return undefined;
  };
  return z.pipe(cell, z.transform(read));
}

function locationsFor({ selectableLocations }: FormConfiguration) {
  const places = selectableLocations.map(({ id, title }) => ({ id, words: ` ${plain(title)} ` }));
  // By its whole title, or by words unique to it: 'Lend' for 'Praxis Graz Lend'.
  const find = (text: string) => {
    const words = ` ${plain(text)} `;
    const like = places.filter((place) => place.words.includes(words));
    return (
      places.find((place) => place.words === words) ?? (like.length === 1 ? like[0] : undefined)
    )?.id;
  };
  return (text: string, context: Context): LocationId[] => {
    // A title may contain a comma.
    const whole = find(text);
    if (whole !== undefined || text === '') return whole === undefined ? [] : [whole];
    const named = text.split(/[,;|/+]| und /).filter((each) => each.trim() !== '');
    for (const each of named)
      if (find(each) === undefined)
        refuse(context, text, importMessages.locationUnknown(each.trim()));
    return [...new Set(named.flatMap((each) => find(each) ?? []))];
  };
}

function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function tagsFor(tags: ImportContext['tags']) {
  const ids = new Map(tags.map(({ id, name }) => [folded(name).trim(), id]));
  return (text: string, context: Context): string[] => {
    const named = ids.has(folded(text))
      ? [text]
      : text.split(/[,;|]/).filter((each) => each.trim() !== '');
    const unknown = named.find((each) => !ids.has(folded(each).trim()));
    if (unknown !== undefined) refuse(context, text, importMessages.tagUnknown(unknown.trim()));
    const found = [...new Set(named.flatMap((each) => ids.get(folded(each).trim()) ?? []))];
    if (found.length > maxTags) refuse(context, text, importMessages.tooManyTags);
    return found;
  };
}

const saysYes = new Set(yes.map(folded));
const saysNo = new Set(no.map(folded));

function yesOrNo(text: string, context: Context): boolean | undefined {
  const said = folded(text);
  if (said === '') return undefined;
  if (!saysYes.has(said) && !saysNo.has(said)) refuse(context, text, importMessages.yesOrNo);
  return saysYes.has(said);
}

/**
 * One of a few choices, by its name on our screens, its stored value or any of the further words;
 * absent for an empty cell.
 */
function oneOf(
  labels: Readonly<Record<string, string>>,
  words: Readonly<Record<string, readonly string[]>>,
) {
  const known = new Map(
    Object.entries(labels).flatMap(([choice, label]) =>
      [label, choice, ...(words[choice] ?? [])].map(
        (word) => [plain(word) || folded(word), choice] as const,
      ),
    ),
  );
  return z.pipe(
    optionalText(questions.note.max),
    z.transform((text, context): string | undefined => {
      const found = known.get(plain(text) || folded(text).trim());
      if (found === undefined && text !== '')
        refuse(context, text, importMessages.oneOf(Object.values(labels)));
      return found;
    }),
  );
}
