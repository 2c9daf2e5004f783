/**
 * Names of towns as they are compared, however they are spelled: 'St. Pölten', 'Sankt Poelten',
 * 'SANKT POLTEN'.
 */
import { withoutPiledMarks } from '../text/characters.ts';

/**
 * Words after which a name only tells one town from others: 'Frankfurt am Main', 'Ried i. I.',
 * 'Weil der Stadt', 'Leipzig OT Gohlis'.
 */
const links =
  / (?:a|am|an|auf|b|bei|d|da|de|dem|den|der|di|en|et|i|im|in|les|o|ob|ot|pres|sous|sur|u|unter|v|vor|vdh|z|zu|zum|zur|ortsteil|post|postfach)(?= |$).*/;

/**
 * Lower case and digits, words parted by one blank. Umlauts are their vowel, whether somebody wrote
 * dots, an 'e' or neither.
 */
export function townKey(name: string): string {
  return withoutPiledMarks(name)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/\bst(?:\.|(?= ))\s*/g, 'sankt ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * What a key may begin with that is a town's name by itself, the shortest first after the name
 * without its addition.
 */
export function prefixesOf(key: string): string[] {
  const short = key.replace(links, '');
  const begun = Array.from(short.matchAll(/ /g), ({ index }) => short.slice(0, index));
  return [short.length > 2 ? short : key, ...begun];
}
