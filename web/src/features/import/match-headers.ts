/**
 * Maps columns to fields by their headings: by whole headings first, then by parts of their words.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type OwnName, ownNames } from '@platzwart/domain/booking/questions';
import { isFirstName, isOnlyFirstName } from '@platzwart/domain/import/first-names';
import { isOver, urgent } from '@platzwart/domain/import/remarks';
import { type ImportField, importFields } from '@platzwart/domain/import/row';
import { lastNameFirst, splitName } from '@platzwart/domain/import/split-name';
import {
  type ImportedName,
  staffLabelOf,
  staffQuestionOf,
} from '@platzwart/domain/request/staff-questions';
import { folded } from '@platzwart/domain/text/folding';
import type { Table, TableRow } from './read-table.ts';
import { texts } from './texts.ts';

export type Mapping = readonly (ImportField | undefined)[];

/** Fields that take what several columns say; any other belongs to one column. */
const shared: ReadonlySet<ImportField | undefined> = new Set<ImportField>(['times', 'adminNote']);

/** Folded, without punctuation. Questions are known by their label, too; its own by a practice's words. */
const headings: Readonly<Record<Exclude<ImportField, ImportedName>, string>> = {
  name: 'name, wer, patient, patientin, klient, klientin, kind, name patient, name kind, name des kindes, vollstaendiger name, nachname vorname, name vorname, vorname nachname, vor und nachname, full name, patient name, client, client name',
  contactPerson:
    'kontaktperson, ansprechperson, ansprechpartner, ansprechpartnerin, eltern, elternteil, mutter, vater, angehoerige, erziehungsberechtigte, anfrage von, contact person, parent, guardian',
  requestedOn:
    'anfragedatum, angefragt am, angefragt, anfrage, anfrage am, datum der anfrage, eingang, eingangsdatum, datum, date, anmeldedatum, anmeldung, angemeldet am, seit, zeitstempel, timestamp, request date, date added, waiting since, created, created at',
  times:
    'zeiten, zeit, wunschzeiten, wunschzeit, gewuenschte zeiten, moegliche zeiten, zeitfenster, termine, tag, tage, wann, availability, times',
  location: 'standort, standorte, praxisstandort, filiale, ordination, location, site',
  adminNote:
    'notiz, notizen, interne notiz, notiz intern, notiz der praxis, intern, notes, internal notes, abschnitt',
  tags: 'schlagwoerter, schlagwort, tags, merkmale, merkmal, kategorie, kategorien, labels',
  prioritized:
    'prioritaet, prio, priorisiert, dringend, dringlich, dringlichkeit, priority, urgent',
};

const isQuestion = (field: ImportField): field is ImportedName => !Object.hasOwn(headings, field);

type OwnQuestions = Pick<FormConfiguration, OwnName>;

/** What a column is called. */
export function columnLabel(field: ImportField, form?: OwnQuestions): string {
  return isQuestion(field) ? staffLabelOf(field, form) : texts.fields[field];
}

function headingsOf(field: ImportField): string {
  if (ownNames.some((name) => name === field)) return '';
  return isQuestion(field)
    ? `${plain(columnLabel(field))}, ${staffQuestionOf(field).import?.heads}`
    : headings[field];
}

const fieldOf = new Map(
  importFields.flatMap((field) =>
    headingsOf(field)
      .split(', ')
      .filter(Boolean)
      .map((heading) => [heading, field] as const),
  ),
);

/** 'Kann nicht', 'Sperrtage': no times that suit; a person reads them. */
const denied =
  /^(?!.*(?:erreich|mail|tel|handy|mobil|nummer|name|geb|arzt|adress|diagnos|kasse))(?:.*\b(?:nicht|nie|keine?|ausser|not|unavailable|verhindert)\b|.*ausgeschl|.*ausgenomm|.*unmoegl|sperr)/;

/**
 * Words that belong to several fields: the first line that fits decides. Folded; whole words where
 * a part would mean something else.
 */
const parts: readonly (readonly [RegExp, ImportField])[] = [
  // Online forms ask in sentences.
  [/^(?:ihr|dein|euer) (?:eigener |vor und (?:nach|zu))?name|^wie heissen sie\b/, 'contactPerson'],
  [
    /\bname.*\b(?:anfragend|anmeldend|ausfuellend)|^wer (?:fragt|meldet|fuellt|stellt)\b/,
    'contactPerson',
  ],
  [/^wie heisst|^fuer wen\b/, 'name'],
  [/^wie alt\b/, 'adminNote'],
  [/^(?:worum geht|was fuehrt|weshalb|warum|wobei|womit)\b/, 'reason'],
  [denied, 'adminNote'],
  // Nobody is called so, and nobody answers there.
  [
    /^(?:pat\w*|kunden?|klient\w*|client|fall|akten?) ?(?:nr|nummer|id|no|number|code)$|^middle name|\b(?:tele)?fax|^erl\b|^age$/,
    'adminNote',
  ],
  [/mail/, 'email'],
  [/^(?:jahrgang|jg|geb(?:urts)? ?jahr|year of birth)\b/, 'adminNote'],
  [/^versicherte\b/, 'name'],
  [/chefaerzt|bewillig/, 'adminNote'],
  [/^vers$|\bvers traeger/, 'insurance'],
  [/\btermin\w* (?:vereinbart|vergeben|fixiert|bestaetigt)|^(?:vereinbart|vergeben)/, 'adminNote'],
  [/^ueberweiser/, 'doctorsOrderName'],
  [/\bsv ?traeger|versicherungstraeger/, 'insurance'],
  [/versichert?(?:en)?n|sozialvers|\bsvn?r?\b|\bvers ?n|\bahv|^iv n|\bnhs\b/, 'adminNote'],
  [
    /(?:letzt|zuletzt|status|angerufen|erreich|erledigt|rueckruf|kontaktiert|abgesagt|\blast (?:contact|call))|^(?!(?:(?:vor|nach|zu)?name|kind|patient(?:in)?|klient(?:in)?)\b).*alter\b/,
    'adminNote',
  ],
  [
    /(?:^2\b|zweit|weiter|ander|alternativ|notfall).*(?:tel|nummer|nr\b|handy|mobil)|(?:tel\w*|nr|handy|mobil|nummer|phone) ?2\b/,
    'phone2',
  ],
  [
    /\bgeb\b|geburt|geboren|gebdat|gebtag|\bbirth|\bborn\b|\bdob\b|\bd o b\b|naissance|^g ?d(?:at(?:um)?)?$/,
    'birthdate',
  ],
  [
    /\btel(?!ethe)|telefon|handy|mobil|festnetz|rufnummer|phone|\bcell|whatsapp|\bnatel|\bmob\b|\bhdy\b|^ruf(?:nr)?$|\bfon\b|\btfn\b|^ph(?: no)?$|(?:contact|kontakt) ?n(?:o|r|um)/,
    'phone',
  ],
  [/(?:verordn|rezept|\bvo\b|hmv|ueberweis).*\b(?:bis|ablauf|gueltig)|gueltig bis/, 'adminNote'],
  [/\bdate.*referr|referr\w* (?:date|on)\b/, 'requestedOn'],
  [/(?:ueberweis|ueberwies|verordn|zugewies|geschickt)\w* (?:von|durch)\b/, 'doctorsOrderName'],
  [
    /(?:verordn|rezept|\bvo\b|\brp\b|hmv).*(?:dat|vom\b|\bam\b)|ueberweis.*(?:dat|\b(?:vom|am)$)|ausgest|ausstell/,
    'prescription',
  ],
  [
    /arzt|aerzt|zuweis|doctor|physician|\bgp\b|referred by|\breferr(?:er|al (?:source|from))|^zuw\b|^(?:ha|kia|dr)$|^zugew|verordner\b/,
    'doctorsOrderName',
  ],
  [/verord|rezept|\bvo\b|ueberw\b|ueberweis|^(?:rp|rez)$|prescription|referral/, 'doctorsOrder'],
  [/(?:gemeldet|anmeldung|anfrage|angefragt) (?:von|durch)|anrufer|anfragend/, 'contactPerson'],
  [/\bgrund\b|^anlass\b/, 'reason'],
  [
    /^anruf(?:datum)?(?: am| vom)?$|anmeld|angem(?:eld|\b)|\banm (?:am|dat)|angefr|anfrage(?!r)|eingang|eingeg|eingetr|\being\b|\bseit\b|erstkontakt|erstanruf|vorgemerkt|vormerk|gemeldet|eingelangt|aufnahmedat|aufgenommen|warteliste (?:seit|am)|wartebeg|wartet|\bsince\b|request|enquir|inquir|\badded\b|registered|signed up|^dat$|^datum anm|erstkont|erstmeld|meldedat|^aufn|\baufgen\b|^wartend|list date|date (?:on|received)/,
    'requestedOn',
  ],
  [
    /versicher|kranken[kv]|kasse|\bkk\b|^kassa$|kostentr|\bgkv\b|\bpkv\b|kostentraeg|insur/,
    'insurance',
  ],
  [
    /diagn|\bdx\b|\bdg\b|anliegen|\bstoer|stoerung|krankheit|^diag$|verdacht|indikation|beschwerde|symptom|\bicd|reason|complaint|problem/,
    'reason',
  ],
  [/hausb(?:es)?\b|hausbesuch|home visit|domizilb|^domi$/, 'houseCall'],
  [/flexib/, 'timeFlexibility'],
  [
    /zeit(?!raum|lich)|termin|verfueg|wann\b|wunschtag|wochentag|vormittag|nachmittag|availab|\btimes?\b|\b(?:week)?days?\b|\btage?n?\b|schedule|^verf$|^slots?$|^bevorzugte?$|^praeferenz|^kann(?: am| an| um)?$|^[vn]m [vn]m$/,
    'times',
  ],
  [/standort|filiale|ordination|praxisort|therapieort|niederlassung/, 'location'],
  [/\bprio|dringl|dringend|eilig|urgen/, 'prioritized'],
  [/schlagw|kategor|^kat$/, 'tags'],
  [/\bplz\b|postleit|\bzip\b|postal|post ?code|\bnpa\b/, 'addressPostalCode'],
  [/strasse|\bstr\b|anschrift|adresse|adr\b|address|street|^domizil$|^rue$/, 'addressStreet'],
  [
    /wohnort|\bort\b|\bstadt\b|\bcity\b|\btown\b|wohnhaft|gemeinde|localite|\bville$/,
    'addressCity',
  ],
  [/beziehung|verwandt|verhaeltnis|^verh\b|relation/, 'contactPersonRelationship'],
  [
    /(?:vorname|first ?name).*(?:mutter|vater|eltern|kontakt|ansprech)|(?:mutter|vater|eltern|kontakt|ansprech)\w* vorname/,
    'contactPersonFirstname',
  ],
  [
    /(?:nachname|last ?name).*(?:mutter|vater|eltern|kontakt|ansprech)|(?:mutter|vater|eltern|kontakt|ansprech)\w* nachname/,
    'contactPersonLastname',
  ],
  [
    /mutter|vater|eltern|\bmama|\bpapa|erziehungsb|angehoer|ansprech|kontakt|bezugsp|sorgeb|vormund|parent|guardian|contact|carer|^erz(?: ?ber\w*)?$|^ezb$|^ap$|^ang(?:eh)?$|vertreter|next of kin/,
    'contactPerson',
  ],
  [
    /(?:nach|familien|fam|zu)(?: ?name)?\b.*\bvor ?n(?:ame)?\b|vor ?n(?:ame)?\b.*\b(?:nach|familien|fam|zu) ?n(?:ame)?\b|vor (?:und|u) (?:nach|zu|familien)|\bname.*vorname|vorname.*\bname|(?:sur|last) ?name.*first ?name|first ?name.*(?:sur|last) ?name/,
    'name',
  ],
  [
    /vor ?name|\bvorn\b|\bvn\b|rufname|first ?name|given|forename|^prenom$|^f(?:irst|name)$/,
    'firstname',
  ],
  [
    /nach ?name|\bnachn\b|^nn$|fam(?:ilien)? ?name|\bfamn\b|zuname|surname|last ?name|family name|^fam(?:ilien n)?$|^nom(?: de famille)?$|^l(?:ast|name)$/,
    'lastname',
  ],
  [
    /bemerk|\bbem\b|\bkomm(?:entar|$)|notiz|\binfo|anmerk|sonst|^div|^memo|^zusatz|^details?$|remarqu|hinweis|besonder|vermerk|remark|comment|\bnotes?\b/,
    'adminNote',
  ],
  [/name|^nam$|^pt$|patient|\bpat\b|klient|\bkind|client|\bperson/, 'name'],
];

/**
 * The team's own words go to the team: only our own files, which have a column for each, name the
 * patient's words so.
 */
const teamsOwn = /^(?:anmerkung|bemerkung|kommentar|hinweis|info)/;

const weekday =
  /^(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|so(?:nntag)?)s?$/;

const partOfDay = /^(?:vormittag|nachmittag|mittag|abend)s?$/;

export const isWeekdayHeading = (cell: string) =>
  weekday.test(plain(cell)) || partOfDay.test(plain(cell));

/** Say of whom or of what kind, not what. */
const fillers =
  /\b(?:des|der|die|das|vom(?! ?$)|fuer|kind(?:es)?|patient(?:en|in)?|klient(?:en|in)?|privat|tagsueber|ggf|evtl|bitte|falls|vorhanden|nr|nummer)\b/g;

/** Mean something else than their words without the fillers. */
const before: readonly (readonly [RegExp, ImportField])[] = [
  [/^(?:kind|patient(?:in)?|klient(?:in)?) (?:und )?(?:eltern|mutter|vater)$/, 'name'],
  [/^rueckruf ?(?:tel|nr\b|nummer)/, 'phone'],
  [
    /^(?:nr|nummer) (?:d(?:er|es) )?(?:mutter|vater|eltern|mama|papa)s?$|^(?:mutter|vater|eltern|mama|papa)s? ?(?:nr|nummer)$/,
    'phone',
  ],
  [/versicherter\b|versicherungsnehmer/, 'adminNote'],
  [/^(?:bemerkung|anmerkung|kommentar|notiz|hinweis)\w* (?!kind\b)/, 'adminNote'],
  [/^(?:womit|wie|wo|wann) (?:\w+ )?erreich/, 'adminNote'],
];

/** The field that a heading names. */
export function fieldNamed(cell: string): ImportField | undefined {
  const heading = plain(cell);
  if (heading === '' || heading.length > 60) return undefined;
  if (isWeekdayHeading(heading)) return 'times';
  const known =
    fieldOf.get(heading) ??
    before.find(([words]) => words.test(heading))?.[1] ??
    fieldOf.get(heading.replace(fillers, ' ').replace(/ +/g, ' ').trim());
  if (known !== undefined) return known;
  return parts.find(([part]) => part.test(heading))?.[1];
}

const parent = /^(?:mutter|vater|eltern|mama|papa)$/;
/** A name, and maybe a number behind it; whom else it names, or that it names nobody, the cell says. */
function isParentNamed(cell: string): boolean {
  const [name = ''] =
    /^(?:v\. ?(?:d\. ?)?|v[ao]n )?\p{Lu}[^,;:\d\n]{0,60}(?:$|,? ?(?=[+\d]))/u.exec(cell) ?? [];
  const isOther = /(?:mutter|vater|eltern|mam[ai]|mutti|pap[ai]|vati|oma|opa|tante|onkel)\b/i;
  return name !== '' && !isOther.test(cell) && !/(?<!\p{L})\p{Ll}{4,}/u.test(name);
}

/**
 * What a cell of this column says, after its heading where that is part of it: 'Di' over '14-16',
 * 'Kürzel' over 'AB', last name first.
 */
export function withHeading(field: ImportField, heading: string, cell: string): string {
  const head = heading.replace(/\s+/g, ' ').trim();
  const said = plain(head);
  if (cell === '' || head === '') return cell;
  // 'HB' below 'HB'.
  if (field === 'houseCall' || field === 'prioritized') return plain(cell) === said ? 'ja' : cell;
  // 'Claudia Huber 0660 …' below 'Mutter'.
  if (field === 'phone' || field === 'phone2')
    return parent.test(said) && isParentNamed(cell.slice(0, 200)) ? `${head}: ${cell}` : cell;
  if (field === 'times' && (weekday.test(said) || partOfDay.test(said))) {
    if (/^(?:-|–|nein|n|0|falsch)$/i.test(cell)) return '';
    if (/^(?:x|ja|j|1|wahr|✓|✔)$/i.test(cell)) return head;
    // 'Mo 8–10, Di' below 'Vormittag': the hours are said.
    const isDenial = /\b(?:nicht|nie|kein|ohne|au(?:ß|ss)er)/i.test(cell);
    const hasHours = /\d/.test(cell) && partOfDay.test(said) && !isDenial;
    return hasHours &&
      plain(cell)
        .split(' ')
        .some((word) => weekday.test(word))
      ? `${cell} ${head}`
      : `${head} ${cell}`;
  }
  if (field === 'name') {
    const { firstname, lastname } = splitName(cell.replace(/[,(].*/s, ''));
    if (said === plain(mixedNames))
      return isOnlyFirstName(lastname) && !isFirstName(firstname) ? lastNameFirst(cell) : cell;
    if (said === plain(mostlyLastNameFirst))
      return isOnlyFirstName(firstname) && !isFirstName(lastname) ? cell : lastNameFirst(cell);
    return saysLastNameFirst(head) ? lastNameFirst(cell) : cell;
  }
  const isNote = /notiz|\bbem|komm|anmerk|notes?\b/.test(said);
  return field === 'adminNote' && !isNote ? `${head}: ${cell}` : cell;
}

export const saysLastNameFirst = (heading: string) =>
  /^(?:name|(?:nach|familien|fam|zu)(?: ?n(?:ame)?)?) (?:(?:und|u) )?vor ?n(?:ame)?$/.test(
    plain(heading),
  );

/** Stand above a column whose names tell their order: 'Schwaiger Andrea'. */
export const mixedNames = 'Name oder Nachname Vorname';
export const mostlyLastNameFirst = 'Name, meist Nachname Vorname';

/** Its cells say when somebody cannot come, whatever they look like. */
export const isDenied = (heading: string) => denied.test(plain(heading));

/** A word that is a heading and can hardly be what somebody wrote of a person. */
const isHeading = (cell: string) =>
  cell.length <= 50 && !/\d{3}|@/.test(cell) && fieldNamed(cell) !== undefined;
const headingsIn = (row: TableRow | undefined) => row?.cells.filter(isHeading).length ?? 0;
const filledIn = (row: TableRow | undefined) => row?.cells.filter((cell) => cell !== '') ?? [];

/** Whether the row contains headings instead of people. */
export function isHeader(row: TableRow | undefined): boolean {
  const filled = filledIn(row);
  return (
    filled.length > 0 &&
    headingsIn(row) >= Math.max(1, filled.length / 3) &&
    !filled.some((cell) => isContent(cell))
  );
}

/** Telephone numbers, addresses and days stand below headings, never in them. */
export const isContent = (cell: string) =>
  /@[^@]+\./.test(cell) || cell.replace(/\D/g, '').length >= 6;

export const ofNames: ReadonlySet<ImportField | undefined> = new Set([
  'name',
  'lastname',
  'firstname',
]);

/** Headings that nobody can take for a person, wherever they stand. */
function areHeadings({ cells }: TableRow): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2 || filled.some((cell) => cell.length > 50 || isContent(cell))) return false;
  const isNamed = (cell: string) => fieldOf.has(plain(cell)) || /name/i.test(cell);
  // Most rows are people: their cells are not looked at one by one.
  if (!filled.some(isNamed)) return false;
  const fields = filled.map(fieldNamed);
  const share = (count: number) => count / filled.length;
  const known = share(fields.filter((field) => field !== undefined).length);
  const whole = share(filled.filter((cell) => fieldOf.has(plain(cell))).length);
  return (
    filled.some((cell, i) => ofNames.has(fields[i]) && isNamed(cell)) &&
    (whole >= 0.5 ? known >= 0.6 : filled.length > 2 && known >= 0.8) &&
    !filled.some(isFirstName)
  );
}

/**
 * A second list below the first may have other columns, or another order: its rows come below the
 * headings that mean the same, further ones behind them.
 */
function underFirstHeadings(table: Table): {
  table: Table;
  /** The further headings, as they are written. */
  repeated: ReadonlyMap<TableRow, TableRow>;
} {
  // With a line of groups above them.
  const lines = table.rows.map((row) => areHeadings(row));
  const isBest = (i: number) =>
    lines[i] === true &&
    !(lines[i + 1] && headingsIn(table.rows[i + 1]) >= headingsIn(table.rows[i])) &&
    !(lines[i - 1] && headingsIn(table.rows[i - 1]) > headingsIn(table.rows[i]));
  const [first = -1, ...others] = table.rows.flatMap((_, i) => (isBest(i) ? [i] : []));
  const head = table.rows[first];
  const unlike = new Set(
    others.filter((i) =>
      table.rows[i]?.cells.some((cell, j) => plain(cell) !== plain(head?.cells[j] ?? '')),
    ),
  );
  if (!head || unlike.size === 0) return { table, repeated: new Map() };
  const fields = [...mappingOf(head.cells)];
  const heads = Array.from({ length: table.width }, (_, i) => head.cells[i] ?? '').map(
    // Beside a column of whole names.
    (cell, i) => (fields[i] === 'lastname' && fieldNamed(cell) === 'name' ? 'Nachname' : cell),
  );
  const repeated = new Map<TableRow, TableRow>();
  let places: number[] | undefined;
  const rows = table.rows.map((row, i) => {
    const isHead = others.includes(i);
    if (isHead) places = unlike.has(i) ? placesOf(row.cells, heads, fields) : undefined;
    const under = places ? { line: row.line, cells: placed(row.cells, places, heads) } : { ...row };
    if (lines[i] && i > first + 1) repeated.set(under, row);
    return under;
  });
  const whole = rows.map((row, i) => (i === first ? { ...row, cells: heads } : row));
  return { table: { ...table, width: heads.length, rows: whole }, repeated };
}

/** The column below which each of its headings belongs; further ones are added to `heads`. */
export function placesOf(
  cells: readonly string[],
  heads: string[],
  fields: (ImportField | undefined)[],
): number[] {
  const own = mappingOf(cells);
  const places: number[] = [];
  const isFree = (place: number) => !places.includes(place);
  for (const [i, heading] of cells.entries()) {
    if (heading === '') continue;
    const field = shared.has(own[i]) ? undefined : own[i];
    const alike = fields.findIndex((each, j) => field && each === field && isFree(j));
    const same = heads.findIndex((each, j) => plain(each) === plain(heading) && isFree(j));
    const place = alike < 0 ? same : alike;
    places[i] = place < 0 ? heads.push(heading) - 1 : place;
    fields[places[i]] = own[i];
  }
  return places;
}

/** `places` learns where cells without headings go. */
export function placed(cells: readonly string[], places: number[], heads: string[]): string[] {
  const moved: string[] = [];
  for (const [i, cell] of cells.entries()) {
    if (cell === '') continue;
    places[i] ??= heads[i] === '' && !places.includes(i) ? i : heads.push('') - 1;
    moved[places[i]] = cell;
  }
  return Array.from(moved, (cell) => cell ?? '');
}

/** Rows among which the headings are looked for. */
export const beginning = 15;

/** Lines of sums and carry-overs, with nothing but figures behind them. */
const sums =
  /^(?:(?:zwischen|gesamt|end)?summe|gesamt|insgesamt|anzahl|total|sum|stand|seite|page|uebertrag)\b/;
/** What programs print below a table, or between its pages. */
const printed =
  /^(?:(?:seite|page|blatt) \d+(?: (?:(?:von|of) )?\d+)?|ende(?: der \w+)?|fortsetzung(?: .*)?|(?:(?:ge|aus)?druckt?|druckdatum|erstellt|exportiert)\b.*\d.*)$/;
const isReachable = (cell: string) => /(?:^|[^\d.])(?:\+|0)\d[\d /-]{4}|@/.test(cell);

const counted =
  '(?:pers(?:onen)?|pat|patient(?:inn)?en|klient(?:inn)?en|kinder|leute|anfragen|eintraege|wartende)';
const counts = new RegExp(
  `^(?:\\d+ ${counted}|${counted} \\d+)(?: (?:offen|gesamt|insgesamt|in summe|wartend|warten|auf (?:der )?(?:warteliste|liste|wl)))*$|^(?!20\\d\\d$)\\d+$`,
);
const figures = new RegExp(`^[\\d ]{1,5}(?:${counted})?$`);

/** Stand alone above the people whom they are said of: 'Therapeutin: Anna', 'Montag', 'März 2025'. */
const sections = [
  new RegExp(
    `^(?:nicht |sehr )?(?:${urgent}|normal|prio(?:ritaet)?(?: \\w+)?|neue?|alte?|offen|pause|rueckrufe?|sonstige|privat|kassen?|wahl|babys?|saeuglinge|kinder|jugendliche|erwachsene|senioren|frauen|maenner|hausbesuche?|vormittags?|nachmittags?|abends?|in arbeit|warten\\w*|jahr|20\\d\\d)(?: (?:20\\d\\d|patient\\w*|plaetze|liste|kinder|und|u|jugendliche|erwachsene))*$`,
  ),
  /^\w*(?:kinder|patient(?:inn)?en|klient(?:inn)?en|anmeldungen|zugaenge|therapien?)$/,
  /^(?:(?:therapeut|logopaed|ergotherap|physiotherap|psychotherap|behandl)\w*|zustaendig|leitung|praxis|standort|filiale|raum|team|gruppe|warteliste|liste|abteilung|krankenkasse|bereich|status|kw|(?:\d )?quartal)(?: |$)/,
  /^(?:jaenner|januar|feb(?:ruar|er)|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|fruehjahr|sommer|herbst|winter)(?: (?:20)?\d\d)?$/,
  /^(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?)s?(?: (?:vor|nach)mittags?)?$/,
];

/** Says no name: '* = hat eine Verordnung', 'Bitte immer das Datum eintragen!'. */
function isRemark(text: string): boolean {
  const small = text.match(/(?<!\S)(?!(?:v[ao]n|de[rmns]?|zu[mr]?|und|da|di)\s)\p{Ll}{2,}/gu) ?? [];
  return (
    (small.length >= 2 || /^[*•=→]/.test(text)) &&
    !/:$/.test(text) &&
    !text.split(/[\s,]+/).some(isFirstName)
  );
}

export type SaidLine = { line: number; text: string };

/**
 * The table without what is nobody: titles above the headings, headings repeated on each page,
 * sections and lines of sums; with headings over several lines in one. The lines left out are told,
 * with what they say; what a section says becomes a column of its own.
 */
export function withoutTitles(read: Table): {
  table: Table;
  leftOut: readonly SaidLine[];
  sections: readonly SaidLine[];
} {
  const { table, repeated } = underFirstHeadings(read);
  const start = table.rows.slice(0, beginning);
  const heads = start.map((row) =>
    isHeader(row) && !repeated.has(row) && !isSection(row, table.width) ? headingsIn(row) : 0,
  );
  const most = Math.max(0, ...heads);
  // One heading alone may be a person's word; in the first row nobody stands above it.
  const from = most >= 2 ? heads.indexOf(most) : 0;
  const header = (heads[from] ?? 0) > 0 ? table.rows[from] : undefined;
  const { row: whole, lines } = header
    ? wholeHeader(table.rows, from)
    : { row: undefined, lines: 1 };
  const plainest = (cell: string) => cell.trim().toLowerCase();
  const headPlain = header?.cells.map(plainest) ?? [];
  const isRepeated = ({ cells }: TableRow) => {
    const filled = cells.flatMap((cell, at) =>
      cell === '' ? [] : [plainest(cell) === headPlain[at]],
    );
    return filled.length > 1 && filled.filter(Boolean).length >= filled.length * 0.7;
  };
  const isCount = ([first = '', ...others]: readonly string[]) =>
    (sums.test(plain(first)) || (table.width > 1 && counts.test(plain(first)))) &&
    !isReachable(first) &&
    others.every((cell) => figures.test(plain(cell)) && !/^0\d/.test(cell));
  // The titles of each page, with its number.
  const withoutFigures = ({ cells }: TableRow) => plain(cells.join(' ')).replace(/\d+/g, '#');
  const titles = new Set(table.rows.slice(0, from).map(withoutFigures));
  const isPage = (row: TableRow, said: readonly string[]) =>
    table.width > 1 &&
    ((titles.size > 0 && titles.has(withoutFigures(row))) ||
      (said.length < 4 &&
        said.some((cell) => (/\d/.test(cell) || said.length === 1) && printed.test(plain(cell)))));
  const isNobody = (row: TableRow, i: number) => {
    if (i < from) return true;
    if (i < from + lines) return false;
    const said = filledIn(row);
    return (
      repeated.has(row) ||
      isRepeated(row) ||
      isCount(said) ||
      isPage(row, said) ||
      isNote(row, said)
    );
  };
  const isNote = (row: TableRow, said: readonly string[]) =>
    table.width > 1 &&
    said.length === 1 &&
    !isContent(said[0] ?? '') &&
    isRemark(said[0] ?? '') &&
    !isSection(row, table.width, header?.cells);
  const nobody = new Set(table.rows.filter(isNobody));
  const told = (row: TableRow): SaidLine => ({
    line: row.line,
    text: filledIn(repeated.get(row) ?? row).join(' '),
  });
  const headed = new Set(
    table.rows
      .slice(header ? from + lines : 0)
      .filter((row) => !nobody.has(row) && isSection(row, table.width, header?.cells)),
  );
  const rows = table.rows.filter((row) => !nobody.has(row) && !headed.has(row));
  const said = { leftOut: [...nobody].map(told), sections: [...headed].map(told) };
  const unchanged = nobody.size === 0 && headed.size === 0 && lines === 1;
  if (unchanged) return { table, ...said };
  const people = whole ? [whole, ...rows.slice(lines)] : rows;
  if (headed.size === 0) return { table: { ...table, rows: people }, ...said };
  // Without headings, each says itself what it is.
  const withHead = (section: string) =>
    whole || section === '' ? section : `Abschnitt: ${section}`;
  let last = '';
  const sectionOf = new Map(
    table.rows.map((row) => {
      if (headed.has(row)) last = told(row).text.replace(/\s*:$/, '');
      return [row, last];
    }),
  );
  const withSection = people.map((row) => ({
    ...row,
    cells: [
      ...Array.from({ length: table.width }, (_, i) => row.cells[i] ?? ''),
      row === whole ? 'Abschnitt' : withHead(sectionOf.get(row) ?? ''),
    ],
  }));
  return { table: { ...table, width: table.width + 1, rows: withSection }, ...said };
}

/** One cell alone, which names no person and nobody's telephone. */
function isSection(row: TableRow, width: number, heads: readonly string[] = []): boolean {
  const [whole = '', ...others] = filledIn(row);
  // 'Hausbesuche (Anna, 0660 1234567)'.
  const text = (whole.length < 100 && whole.replace(/ ?\([^()]*\)$/, '')) || whole;
  const said = plain(text);
  // Nobody is called so below 'Nr.'.
  const isBelowNumber =
    /^(?:lfd(?: nr)?|nr|pos|nummer)$/.test(plain(heads[row.cells.indexOf(whole)] ?? '')) &&
    /\p{L}/u.test(text);
  return (
    width > 1 &&
    others.length === 0 &&
    (/^\d\d?\. ?\d\d?\. ?(?:\d{4}|\d\d)?:?$/.test(text) ||
      (!isContent(text) &&
        (/:$/.test(text) ||
          isBelowNumber ||
          sections.some((each) => each.test(said)) ||
          // 'in Therapie bei Nina'.
          (isOver(text) &&
            !text
              .replace(/(?<!\p{L})(?:bei|von|mit|durch|zu) \S+/gu, '')
              .split(/[\s,]+/)
              .some(isFirstName)))))
  );
}

/** Headings in one row, from the line of groups above them and a second line below. */
function wholeHeader(rows: readonly TableRow[], from: number): { row: TableRow; lines: number } {
  const head = rows[from] as TableRow;
  const [above, below] = [rows[from - 1], rows[from + 1]];
  const isGroups =
    above && above.line === head.line - 1 && filledIn(above).length > 1 && isHeader(above);
  const isSecond =
    below &&
    below.line === head.line + 1 &&
    isHeader(below) &&
    headingsIn(below) >= 2 &&
    filledIn(below).every((cell, i) => plain(cell) !== plain(head.cells[i] ?? ''));
  let group = '';
  const cells = head.cells.map((cell, i) => {
    if (isGroups) group = above.cells[i] || group;
    const under = isSecond ? (below.cells[i] ?? '') : '';
    const name = [cell, under].filter(Boolean).join(' ');
    return group !== '' &&
      plain(group) !== plain(name) &&
      (name === '' || ['name', undefined].includes(fieldNamed(name)))
      ? `${group} ${name}`.trim()
      : name;
  });
  return { row: { ...head, cells }, lines: isSecond ? 2 : 1 };
}

/**
 * Each field once, at the first matching column, but for those that several columns may tell; a
 * second phone column becomes the second number. What is left over goes to the team's note, with
 * its heading. A practice's own questions are known by its words.
 */
export function mappingOf(header: readonly string[], form?: OwnQuestions): Mapping {
  const taken = new Set<ImportField>();
  const isOwn = isOwnFile(header);
  const own = new Map(
    ownNames.flatMap((name) => (form?.[name] ? [[plain(form[name].label), name] as const] : [])),
  );
  const whole = header.map((cell) => own.get(plain(cell)) ?? fieldOf.get(plain(cell)));
  const mapping = header.map((cell, i): ImportField | undefined => {
    const named = own.get(plain(cell)) ?? fieldNamed(cell);
    if (isOwn && (whole[i] === undefined || taken.has(whole[i] as ImportField))) return undefined;
    const field = named === 'note' && !isOwn && teamsOwn.test(plain(cell)) ? 'adminNote' : named;
    const free = field === 'phone' && taken.has('phone') ? 'phone2' : field;
    if (free === undefined) return undefined;
    const isBetterLater = whole[i] !== free && whole.indexOf(free) > i;
    if (!shared.has(free) && (taken.has(free) || isBetterLater)) return 'adminNote';
    taken.add(free);
    return free;
  });
  // Next to 'Vorname', 'Name' means the last name.
  const isLastname = taken.has('firstname') && !taken.has('lastname');
  return mapping.map((field) => (field === 'name' && isLastname ? 'lastname' : field));
}

/** Our own exports, whose further columns an import cannot store. */
export function isOwnFile(header: readonly string[]): boolean {
  return header.some((cell) => plain(cell) === plain(columnLabel('adminNote')));
}

/**
 * Assigning a field to a column removes it from the one that had it, unless several may tell it.
 */
export function mapped(mapping: Mapping, column: number, field: ImportField | undefined): Mapping {
  return mapping.map((before, i) =>
    i === column ? field : before === field && !shared.has(field) ? undefined : before,
  );
}

function plain(cell: string): string {
  // Parted at the end of a line. No heading is as long.
  return folded(cell.slice(0, 200).replace(/-\s*\n\s*/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
