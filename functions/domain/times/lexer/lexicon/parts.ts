/** Parts of the day and when they are, in minutes since midnight. */
import { words } from './words.ts';

export type PartOfDay = { from: number; to: number };
export const midnight = 24 * 60;
export const wholeDay: PartOfDay = { from: 0, to: midnight };
export const hours = (from: number, to: number): PartOfDay => ({ from: from * 60, to: to * 60 });
const parts = new Map<string, PartOfDay>(
  Object.entries({
    'vormittag vormittags vormittage vormittagen vorm vormi vormitt vm vmtg vmittag': hours(0, 12),
    'nachmittag nachmittags nachmittage nachmittagen nachm nachmi nachmitt nm nmtg nami namittag nmittag':
      hours(12, 24),
    'mittag mittags mittagszeit zmittag': hours(11, 14),
    'abend abends abende abenden': hours(17, 24),
    'frueh morgens fruehmorgens fruehs vormorgens morgenstunden': hours(0, 10),
    'spaetnachmittag spaetnachmittags': hours(16, 24),
    'fruehnachmittag fruehnachmittags': hours(12, 15),
    'spaetvormittag spaetvormittags': hours(10, 12),
    'ganztags ganztaegig ganztaegige ganztagig ganztg gztg': wholeDay,
  }).flatMap(([names, part]) => words(names).map((name) => [name, part] as const)),
);

/** Also in one word with what it is a part of: 'Abendtermine', 'Nachmittagsstunden'. */
export const partOf = (word: string): PartOfDay | undefined =>
  parts.get(word) ?? parts.get(word.replace(/(?:termine?n?|stunden?|zeit(?:en)?)$/, ''));

export const isPart = (word: string) => parts.has(word);
