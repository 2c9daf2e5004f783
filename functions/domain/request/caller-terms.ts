/** What people type of a caller beside a name: whose mother it is, a birthday, signs at an end. */
import { dayAmong } from '../dates/day-among.ts';
import { berlinDate, type IsoDate } from '../dates/german-date.ts';
import { parseGermanDate } from '../dates/parse-date.ts';

/** No term is longer. */
const longest = 200;

const relative = '(?:mama|mutter|papa|vater|eltern|sohn|tochter|kind|oma|opa)';
const filler = new RegExp(
  `(?<!\\S)(?:fr(?:au)?|hr|herrn?|fam(?:ilie)?|wegen|${relative}(?:\\s+v(?:on|\\.))?)[.,:]*(?!\\S)`,
  'giu',
);

/** 'Fr. Huber Tochter Mia' is 'Huber Mia'; what has nothing else stays as it is. */
export function withoutFillers(term: string): string {
  const tidied = term.slice(0, longest).replace(/^[\s….,;:]+|(?<![\s….,;:])[\s….,;:]+$/gu, '');
  return tidied.replace(filler, ' ').replace(/\s+/g, ' ').trim() || tidied;
}

/** The birthday that a term names, and its other words: '3.4.17', 'Mia geb. 3. April 2017'. */
export function birthdayIn(term: string): { day: IsoDate; words: string } | undefined {
  const today = berlinDate(new Date());
  const typed = term.slice(0, longest);
  const whole = parseGermanDate(typed, today);
  if (whole.ok) return { day: whole.date, words: '' };
  const among = dayAmong(typed);
  const read = among && parseGermanDate(among.day, today);
  return among && read?.ok ? { day: read.date, words: among.words } : undefined;
}
