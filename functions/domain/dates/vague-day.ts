/**
 * Days as people keep them in lists: '7. Jänner 2026', 'März 2025', 'KW 14/2025', '2025'. A span
 * counts from its last day, so that nobody is served earlier for having been noted down vaguely
 * (spec section 4, order of waiting lists).
 */
import { asciiDigits, plainSigns, withoutPiledMarks } from '../text/characters.ts';
import { plusDays, weekdayOf } from './calendar-days.ts';
import { contradictsWeekday, dayAmong } from './day-among.ts';
import type { DayPrecision } from './day-precision.ts';
import type { IsoDate } from './german-date.ts';
import { monthNamed } from './month-names.ts';
import { plusMonths } from './months.ts';
import { type ParsedDate, parseGermanDate } from './parse-date.ts';

type VagueDay =
  | {
      ok: true;
      /** The last day of what was said, at most `latest`. */
      date: IsoDate;
      /** Undefined: the day itself was said. */
      precision?: DayPrecision;
      /** The words leave open which span is meant: `date` is the last possible one. */
      isAsked: boolean;
      /** The words say more than the day. */
      isMore?: boolean;
    }
  | Extract<ParsedDate, { ok: false }>;

/** Month and day of the last day; those of winter lie in the next year. */
const seasons: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:fruehjahr|fruehling|fruehsommer)$/, '05-31', 0],
  [/^sommer$/, '09-30', 0],
  [/^herbst$/, '11-30', 0],
  [/^winter$/, '02-28', 1],
];

const beforehand =
  /^(?:(?:seit|am|vom|ab|im|in|ende|mitte|anfang|anf|e(?=\. ?[a-z])|mi(?=\. ?[a-z]{3})|ca|circa|etwa|ungefaehr|rund|um|wohl|eingang|eingegangen|anfrage|angefragt|anmeldung|angemeldet|anruf|angerufen|erstkontakt|datum|tel|telefonisch|e-?mail)\b[.: ]*|~ *)+/;
const weekday = /^(?:mo|di|mi|do|fr|sa|so)(?:n|e|enst|ttwoch|nners|ei|ms|nn)?(?:tag)?\.?,? (?=\d)/;
const isAbout = /\b(?:ca|circa|etwa|ungefaehr|rund|wohl|oder so|herum)\b|~/;

/** Reads a day of the past, or the span it lies in; `latest` is the last day possible. */
export function parseVagueDay(text: string, latest: IsoDate): VagueDay {
  const found = readDay(text, latest);
  const isUnsure =
    found.ok &&
    (text.includes('?') ||
      // The year’s last day is far from its beginning.
      (found.precision === 'year' && /\b(?:anf|mitte)/i.test(text)) ||
      (found.precision === undefined && contradictsWeekday(text, found.date)));
  return isUnsure ? { ...found, isAsked: true } : found;
}

function readDay(text: string, latest: IsoDate): VagueDay {
  const exact = parseGermanDate(text, latest, 'nearest');
  if (exact.ok || (exact.reason !== 'notADate' && exact.reason !== 'empty'))
    return exact.ok ? { ...exact, isAsked: false } : exact;
  const plain = asciiDigits(plainSigns(withoutPiledMarks(text)))
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ü/g, 'ue')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || plain.length > 60) return exact;
  const said = plain
    .replace(beforehand, '')
    .replace(weekday, '')
    .replace(/\s*(?:\?|oder so|herum)$/, '');
  const noted = said.replace(/,? ?(?:\([^()]*\)|tel\.?|telefonisch|e?-?mail|anruf)$/, '');
  const named = weekdays.indexOf(
    weekday.exec(plain.replace(beforehand, ''))?.[0].slice(0, 2) ?? '',
  );
  return (
    spanOf(said, latest) ??
    dayOf(said, isAbout.test(plain), latest) ??
    undated(said, latest, named + 1) ??
    relative(said, latest) ??
    among(plain, latest) ??
    (noted !== said ? parseNoted(noted, latest) : undefined) ??
    withinYear(plain, latest) ?? { ok: false, reason: 'notADate' }
  );
}

/** 'Ostern 2026', 'vor Weihnachten 2025': before its end. What is long ago may be another year. */
function withinYear(text: string, latest: IsoDate): VagueDay | undefined {
  const [only, more] = text.match(/(?<![\d.])20\d\d(?![\d.])/g) ?? [];
  const now = Number(latest.slice(0, 4));
  if (!only || more || /\d/.test(text.replace(only, '')) || Number(only) < now - 5)
    return undefined;
  const found = spanOf(only, latest);
  return found?.ok ? { ok: true, date: found.date, isAsked: true, isMore: true } : undefined;
}

const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];

/** 'Telefonat am 18.06.2026', '3.11.2025 (Mail)'; of '3.11.2025, erneut 2.2.2026' the last one. */
function among(text: string, latest: IsoDate): VagueDay | undefined {
  const found = dayAmong(text);
  const several = [...text.matchAll(/(?<![\d.])\d{1,2}\. ?\d{1,2}\. ?(?:\d{4}|\d{2})(?![\d.])/g)];
  const days = several.flatMap(([day]) => {
    const parsed = parseGermanDate(day, latest, 'nearest');
    return parsed.ok ? [parsed.date] : [];
  });
  const last = days.sort().at(-1);
  if (!found && several.length > 1 && last !== undefined)
    return { ok: true, date: last, isAsked: true, isMore: true };
  const parsed = found && parseGermanDate(found.day, latest, 'nearest');
  return parsed?.ok ? { ...parsed, isAsked: false, isMore: found?.words !== '' } : parsed;
}

/** 'März 2025 (Mail)', '3.11. tel.'. */
function parseNoted(noted: string, latest: IsoDate): VagueDay | undefined {
  const found = noted === '' ? undefined : parseVagueDay(noted, latest);
  return found?.ok ? { ...found, isMore: true } : undefined;
}

const numbers = ['ein', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/**
 * 'seit 2 Jahren', 'letzte Woche', 'letztes Jahr', 'heuer im März', 'gestern': counted from the day of the import,
 * which is the last one possible.
 */
function relative(said: string, latest: IsoDate): VagueDay | undefined {
  const year = Number(latest.slice(0, 4));
  const [, count = '', unit] = match(said, [
    /^(?:vor )?(?:(?:ueber|mehr als|fast|gut|schon) )?(\d{1,2}|[a-z]+) (jahr|monat|woche|tag)(?:en|e|n)?$/,
  ]);
  const spoken = count.replace(/e[mrns]?$/, '');
  const many = /^\d/.test(count)
    ? Number(count)
    : Math.max(numbers.indexOf(count), numbers.indexOf(spoken)) + 1;
  const before = ['heute', 'gestern', 'vorgestern'].indexOf(said);
  if (before >= 0) return { ok: true, date: plusDays(latest, -before), isAsked: true };
  if (unit !== undefined && many > 0) {
    const months = unit === 'jahr' ? many * 12 : unit === 'monat' ? many : 0;
    const days = unit === 'woche' ? many * 7 : unit === 'tag' ? many : 0;
    return { ok: true, date: plusDays(plusMonths(latest, -months), -days), isAsked: true };
  }
  const [, which, span] = match(said, [/^(letzte|vorige|vergangene|diese)[nrs]? (woche|monat)$/]);
  if (span !== undefined) {
    const first =
      span === 'woche' ? plusDays(latest, 1 - weekdayOf(latest)) : `${latest.slice(0, 8)}01`;
    const date = which === 'diese' ? latest : plusDays(first, -1);
    return { ok: true, date, precision: span === 'woche' ? 'week' : 'month', isAsked: true };
  }
  const [, word = '', rest = ''] = match(said, [
    /^(letzte[ns]|voriges|vergangene[ns]|heuer|dieses)(?: jahr)?(?: im)?(?: ([a-z]+))?$/,
  ]);
  if (word === '' || (rest === '' && !/jahr|heuer/.test(said))) return undefined;
  const found = spanOf(
    `${rest} ${/^(?:heuer|dieses)$/.test(word) ? year : year - 1}`.trim(),
    latest,
  );
  return found?.ok ? { ...found, isAsked: true } : undefined;
}

/** A week, month, quarter or year of which the year is said. */
function spanOf(said: string, latest: IsoDate): VagueDay | undefined {
  const span = (precision: DayPrecision, first: IsoDate, last: IsoDate): VagueDay => {
    if (first > latest) return { ok: false, reason: 'inFuture' };
    return { ok: true, date: last < latest ? last : latest, precision, isAsked: false };
  };
  const monthSpan = (month: number, year: number) => {
    const first = iso(year, month, 1);
    return span('month', first, lastOfMonth(first));
  };
  const [, week, weekYear] = match(said, [
    /^kw\.? ?(\d{1,2})[ /.,-]{0,3}(\d{4}|\d{2})$/,
    /^(\d{1,2})\. ?(?:kw|(?:kalender)?woche)[ /.,-]{0,3}(\d{4}|\d{2})$/,
  ]);
  if (week !== undefined && weekYear !== undefined) {
    const first = mondayOf(Number(week), yearOf(weekYear, latest));
    return first === undefined
      ? { ok: false, reason: 'noSuchDay' }
      : span('week', first, plusDays(first, 6));
  }
  const [, quarter, quarterYear] = match(said, [
    /^q([1-4])[/., ]* ?(\d{4}|\d{2})$/,
    /^([1-4])\. ?quartal,? ?(\d{4}|\d{2})$/,
  ]);
  if (quarter !== undefined && quarterYear !== undefined) {
    const year = yearOf(quarterYear, latest);
    return span(
      'quarter',
      iso(year, Number(quarter) * 3 - 2, 1),
      lastOfMonth(iso(year, Number(quarter) * 3, 1)),
    );
  }
  const [, word = '', wordYear] = match(said, [/^([a-z]+)\.?[ /,-]*'?(\d{4}|\d{2})$/]);
  // 'II/2025' may be a quarter.
  const named = /^[ivx]+$/.test(word) ? undefined : monthNamed(word);
  if (named !== undefined && wordYear !== undefined)
    return monthSpan(named, yearOf(wordYear, latest));
  const [, , later = '', laterYear = ''] = match(said, [
    /^([a-z]+)\.? ?(?:[/–-]|bis|oder|und) ?([a-z]+)\.? '?(\d{4}|\d{2})$/,
  ]);
  const until = monthNamed(later);
  if (until !== undefined) {
    const found = monthSpan(until, yearOf(laterYear, latest));
    return found.ok ? { ok: true, date: found.date, isAsked: true } : found;
  }
  const season = seasons.find(([name]) => name.test(word));
  if (season && wordYear !== undefined) {
    const date = `${yearOf(wordYear, latest) + season[2]}-${season[1]}`;
    return { ok: true, date: date < latest ? date : latest, isAsked: true };
  }
  const [, month, monthYear] = match(said, [
    /^(\d{1,2}) ?[./-] ?(\d{4})$/,
    /^(\d{1,2})[./] ?(1[3-9]|[2-9]\d)$/,
  ]);
  if (month !== undefined && monthYear !== undefined) {
    return Number(month) < 1 || Number(month) > 12
      ? { ok: false, reason: 'noSuchDay' }
      : monthSpan(Number(month), yearOf(monthYear, latest));
  }
  const [, isoYear, isoMonth] = match(said, [/^(\d{4})[-/](0[1-9]|1[0-2])$/]);
  if (isoYear !== undefined) return monthSpan(Number(isoMonth), Number(isoYear));
  const [, year] = match(said, [/^(?:jahr )?(\d{4})$/]);
  if (year !== undefined && year >= '1900') return span('year', `${year}-01-01`, `${year}-12-31`);
  return undefined;
}

/** '7. Jänner 2026', 'Mo, 12.1.2026'; 'ca. 12.1.2026' is the week. */
function dayOf(said: string, isVague: boolean, latest: IsoDate): VagueDay | undefined {
  const [, day, word = '', year] = match(said, [
    /^(\d{1,2})[./-]? ?([a-z]+)[./-]? ?'?(\d{4}|\d{2})$/,
  ]);
  const month = monthNamed(word) ?? 0;
  const yearFirst = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
  const written = month > 0 ? `${day}.${month}.${year}` : said.replace(yearFirst, '$3.$2.$1');
  const parsed = parseGermanDate(written, latest, 'nearest');
  if (!parsed.ok) return month > 0 || parsed.reason !== 'notADate' ? parsed : undefined;
  if (!isVague) return { ...parsed, isAsked: false };
  const sunday = plusDays(parsed.date, 7 - weekdayOf(parsed.date));
  return { ok: true, date: sunday < latest ? sunday : latest, precision: 'week', isAsked: false };
}

/**
 * '14.05.', 'Mai', 'KW 14': of which year? The last one possible, or in which it is the weekday that
 * is named (0: none).
 */
function undated(said: string, latest: IsoDate, named: number): VagueDay | undefined {
  const year = Number(latest.slice(0, 4));
  const hasYear = /\d{4}/.test(said);
  const plain = said.replace(/[., ]+$/, '');
  if (hasYear || plain === '') return undefined;
  const isDay = /^\d{1,2}\.? ?(?:\d{1,2}|[a-z]+)$/.test(plain) && !/^\d+$/.test(plain);
  if (isDay && named > 0)
    for (const each of [year, year - 1, year - 2]) {
      const found = dayOf(
        /[a-z]/.test(plain) ? `${plain} ${each}` : `${plain}.${each}`,
        false,
        latest,
      );
      if (found?.ok && weekdayOf(found.date) === named) return found;
    }
  for (const each of [year, year - 1]) {
    const found = isDay
      ? dayOf(/[a-z]/.test(plain) ? `${plain} ${each}` : `${plain}.${each}`, false, latest)
      : spanOf(`${plain} ${each}`, latest);
    if (found?.ok) return { ...found, isAsked: true };
  }
  return undefined;
}

function match(text: string, patterns: readonly RegExp[]): readonly (string | undefined)[] {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return [];
}

/** Two digits mean the year nearest to `latest`. */
function yearOf(digits: string, latest: IsoDate): number {
  if (digits.length === 4) return Number(digits);
  const now = Number(latest.slice(0, 4));
  const inCentury = now - (now % 100) + Number(digits);
  return [inCentury - 100, inCentury, inCentury + 100].reduce((near, other) =>
    Math.abs(other - now) < Math.abs(near - now) ? other : near,
  );
}

const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function lastOfMonth(first: IsoDate): IsoDate {
  return new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);
}

/** ISO 8601: the first week has the year's first Thursday. Undefined: the year has no such week. */
function mondayOf(week: number, year: number): IsoDate | undefined {
  const fourth = `${year}-01-04`;
  const monday = plusDays(fourth, 1 - weekdayOf(fourth) + (week - 1) * 7);
  return week >= 1 && plusDays(monday, 3).slice(0, 4) === String(year) ? monday : undefined;
}
