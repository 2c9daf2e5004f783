/**
 * The one day among other words, as lists have it: 'Telefonat am 18.06.2026', '*09.03.2018 (8 J.)',
 * '4. März 2017'.
 */
import { asciiDigits, plainSigns, withoutPiledMarks } from '../text/characters.ts';
import { weekdayOf } from './calendar-days.ts';
import type { IsoDate } from './german-date.ts';
import { monthNamed } from './month-names.ts';

const year = "'?(\\d{4}|\\d{2})(?![\\d:]|\\.\\d)";
const patterns = [
  { pattern: `(?<![\\da-z.])(\\d{1,2})[./,-] ?(\\d{1,2})[./,-] ?${year}`, order: [1, 2, 3] },
  { pattern: '(?<!\\d)(\\d{4})[./-](\\d{1,2})[./-](\\d{1,2})(?!\\d)', order: [3, 2, 1] },
  {
    pattern: `(?<![\\da-z.])(\\d{1,2})[. -]{1,3}([a-z]{1,9})\\.?[ ,./-]{0,3}${year}`,
    order: [1, 2, 3],
  },
  { pattern: '(?<![a-z])([a-z]{3,9})\\.? (\\d{1,2}),? (\\d{4})(?!\\d)', order: [2, 1, 3] },
].map(({ pattern, order }) => ({ pattern: new RegExp(pattern, 'g'), order }));

/** Say what kind of day it is, or nothing. */
const fillers =
  /\b(?:geb(?:oren)?|geburtsdatum|am|vom|den|datum|seit|vo|verordnung|rezept|ausgestellt|(?:mo|di|mi|do|fr|sa|so)(?:n|e|enst|ttwoch|nners|ei|ms|nn)?(?:tag)?|mon|tue|wed|thu|fri|sat|sun)\b/g;
/** Another day than the one that is named. */
const isOther =
  /\b(?:nicht|kein\w*|(?<!lieg[te]n? )vor|nach|bis|ab|ca|circa|etwa|ungefaehr|um|naechst\w*|wieder|erneut)\b|[?~]/;

/**
 * The day as 'd.m.yyyy' or 'd.m.yy', and the words beside it, '' if they say nothing more. Undefined
 * if there is none, or several, or the words say that it is not exactly that day.
 */
export function dayAmong(text: string): { day: string; words: string } | undefined {
  const plain = asciiDigits(plainSigns(withoutPiledMarks(text)))
    .normalize('NFC')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ü/g, 'ue')
    .replace(/(?<=\d)o(?=\d)/g, '0')
    .replace(/(?<![a-z])[il|](?=\d)/g, '1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length > 200) return undefined;
  const days = patterns.flatMap(({ pattern, order }) =>
    Array.from(plain.matchAll(pattern), (match) => {
      const [day = '', month = '', inYear = ''] = order.map((at) => match[at]);
      const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
      return { found: match[0], day: `${day}.${number}.${inYear}`, isDay: number !== undefined };
    }),
  );
  const [only, more] = days.filter(({ isDay }) => isDay);
  if (!only || more) return undefined;
  const rest = plain.replace(only.found, ' ');
  // '12.-14.5.2025' is two days.
  if (isOther.test(rest) || /\d\.? ?(?:[-/+]|und|u\.|oder) ?(?:$| )/.test(rest)) return undefined;
  const words = rest.replace(fillers, ' ').replace(/^[\s*.,:;-]+|[\s.,:;-]+$/g, '');
  return { day: only.day, words };
}

const weekdays = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
const weekday =
  /(?<!\p{L})(mo|di|mi|do|fr|sa|so)(?:n|enst|ttwoch|nners|ei|ms|nn)?(?:tag)?(?:[.,]{0,2} ?(?=\d)|(?<=\d[ ,(]{1,3}\p{L}+)[.)]{0,2}$)/giu;

/** 'Mo 12.03.2026', though that is a Thursday. */
export function contradictsWeekday(text: string, day: IsoDate): boolean {
  const said = [...text.slice(0, 200).matchAll(weekday)];
  return (
    said.length === 1 && weekdays.indexOf(said[0]?.[1]?.toLowerCase() ?? '') + 1 !== weekdayOf(day)
  );
}
