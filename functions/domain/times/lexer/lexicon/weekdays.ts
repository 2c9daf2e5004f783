/** Names of the weekdays in any spelling, and typing errors in long names mended. */
import { isOneCharacterOff } from '../../../text/one-character-off.ts';
import { type Weekday, weekdays } from '../../../waiting-list/slot.ts';
import { isPart, type PartOfDay, partOf } from './parts.ts';
import { isInPhrases } from './phrases.ts';
import { words } from './words.ts';

const longDays = words('montag dienstag mittwoch donnerstag freitag samstag sonntag');
/**
 * Abbreviations, English, Austrian, Bavarian and Swiss German. Not 'die', 'mit', 'frei', 'Dienst':
 * words of their own.
 */
const otherDays: readonly string[][] = [
  words('mo mon monday mont maentig maendig'),
  words('di dien tue tues tuesday zischtig ziischtig zyschtig erchtag ertag'),
  words('mi mitt wed wednesday mittwuch mittwuoch'),
  words('do don donn thu thur thurs thursday donnschtig donschtig dunnschtig pfinztag pfingstig'),
  words('fr freit fri friday fritig friitig frytig'),
  words('sa sam sat saturday sonnabend samschtig'),
  words('so son sonn sun sunday sunntig'),
];
const days = new Map<string, Weekday>(
  weekdays.flatMap((weekday) =>
    [longDays[weekday - 1] ?? '', ...(otherDays[weekday - 1] ?? [])].map(
      (name) => [name, weekday] as const,
    ),
  ),
);

/** Words of their own that differ from a day by a character. */
const notDays = new Set(['montage', 'montagen', 'sonntage']);

const spellings = [
  ...longDays.flatMap((day) => [day, `${day}s`]),
  ...words('vormittag vormittags nachmittag nachmittags mittag mittags abends ganztags ganztaegig'),
  ...words('taeglich werktags wochentags'),
];
/** Words of their own that differ from a long one by a character. */
const notMisspelt = new Set(words('diensttag diensttage diensttags mittig tauglich sonntage'));

/**
 * With one typing error mended in the long name of a day or of a part of it, where only one can be
 * meant: 'Donnerstg', 'nachmitags'.
 */
export function spelled(word: string): string {
  const isKnown = isInPhrases(word) || days.has(word) || isPart(word) || notMisspelt.has(word);
  if (word.length < 5 || word.length > 12 || isKnown || notDays.has(word)) return word;
  const near = spellings.filter((name) => name[0] === word[0] && isOneCharacterOff(word, name));
  const [one, ...more] = near.map((name) => name.replace(/s$/, ''));
  return one !== undefined && more.every((other) => other === one) ? (near[0] ?? word) : word;
}

/** A weekday in any spelling; with a part of the day in one word: 'Montagvormittag'. */
export function dayOf(
  word: string,
): { weekday: Weekday; part?: PartOfDay | undefined } | undefined {
  const known = notDays.has(word)
    ? undefined
    : (days.get(word) ??
      (word.length >= 7 ? days.get(word.replace(/(?:e?n|e?s|e)$/, '')) : undefined));
  if (known) return { weekday: known };
  if (notDays.has(word)) return undefined;
  for (const [i, name] of longDays.entries()) {
    const rest = word.startsWith(name) ? word.slice(name.length).replace(/^s/, '') : '';
    const part = partOf(rest === 'morgen' ? 'morgens' : spelled(rest));
    if (part) return { weekday: i + 1, part };
  }
  return undefined;
}
