/** Calendar dates as people in German-speaking countries type them (spec section 5, "General"). */
import { asciiDigits, plainSigns } from '../text/characters.ts';
import type { IsoDate } from './german-date.ts';

export type ParsedDate =
  | { ok: true; date: IsoDate }
  | { ok: false; reason: 'empty' | 'notADate' | 'noSuchDay' | 'tooLongAgo' | 'inFuture' };

/** What a year of two digits means: the birthday of somebody alive, or a year around now. */
type Century = 'birthday' | 'nearest';

/**
 * Reads ddMMyy, ddMMyyyy, dd.MM.yy, dd.MM.yyyy (spec), also d.M.yyyy, slashes, dashes or commas for
 * dots, digits of other scripts, and ISO dates, which browsers fill in. Refuses days after `latest`
 * and years before 1900. A two-digit year of a birthday is the latest one not after `latest`, so
 * that 50 means 1950, not 2050; but a day within the coming year is a slip, not somebody's
 * hundredth birthday. Any other is the year nearest to `latest`.
 */
export function parseGermanDate(
  text: string,
  latest: IsoDate,
  century: Century = 'birthday',
): ParsedDate {
  const compact = asciiDigits(plainSigns(text)).replace(/\s/g, '');
  if (compact === '') return { ok: false, reason: 'empty' };
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(compact);
  const german =
    /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(compact) ??
    /^(\d{1,2})[.,/-](\d{1,2})[.,/-]'?(\d{2}|\d{4})$/.exec(compact);
  const [day, month, year] = iso
    ? [iso[3], iso[2], iso[1]]
    : german
      ? [german[1], german[2], german[3]]
      : [];
  if (day === undefined || month === undefined || year === undefined)
    return { ok: false, reason: 'notADate' };

  const inYear = (number: number) => validated(number, Number(month), Number(day), latest);
  if (year.length === 4) return inYear(Number(year));
  const now = Number(latest.slice(0, 4));
  const thisCentury = now - (now % 100) + Number(year);
  if (century === 'nearest') {
    const years = [thisCentury - 100, thisCentury, thisCentury + 100];
    return inYear(
      years.reduce((near, other) => (Math.abs(other - now) < Math.abs(near - now) ? other : near)),
    );
  }
  const recent = inYear(thisCentury);
  const yearBefore = `${thisCentury - 1}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isSlip = !recent.ok && recent.reason === 'inFuture' && yearBefore <= latest;
  return recent.ok || isSlip ? recent : inYear(thisCentury - 100);
}

function validated(year: number, month: number, day: number, latest: IsoDate): ParsedDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists) return { ok: false, reason: 'noSuchDay' };
  if (year < 1900) return { ok: false, reason: 'tooLongAgo' };
  const iso = date.toISOString().slice(0, 10);
  return iso > latest ? { ok: false, reason: 'inFuture' } : { ok: true, date: iso };
}
