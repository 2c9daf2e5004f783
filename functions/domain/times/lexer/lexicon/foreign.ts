/** Words of other languages and dialects, and signs, as the German words that the grammar knows. */
import { words } from './words.ts';

/** English, as far as one word stands for one. */
const english =
  'and und|or oder|only nur|just nur|not nicht|never nie|except ausser|excluding ausser|without ohne|but aber|after nach|before vor|until bis|till bis|through bis|to bis|from ab|between zwischen|on am|at um|the der|every jeden|each jeden|always immer|anytime jederzeit|daily taeglich|weekdays werktags|weekday werktags|weekend wochenende|weekends wochenende|morning vormittags|mornings vormittags|afternoon nachmittags|afternoons nachmittags|evening abends|evenings abends|early frueher|late spaeter|noon mittag|midday mittag|lunch mittagessen|lunchtime mittags|school schule|work arbeit|nursery kita|kindergarden kindergarten|please bitte|thanks danke|if wenn|when wenn|unless ausser|sometimes manchmal|maybe vielleicht|perhaps vielleicht|usually meistens|mostly meistens|holiday ferien|holidays ferien|preferably bevorzugt|ideally idealerweise|free frei|then dann';
const dialect =
  'noed nicht|nid nicht|nuet nicht|kei kein|koa kein|koan kein|nume nur|usser ausser|ond und|olles alles|gehts geht|passts passt|morge morgens|nomittag nachmittag|nochmittag nachmittag|nomittags nachmittags';
/** A cross may say either. */
const signs = '✓ ja|✔ ja|☑ ja|✅ ja|✗ nein|✘ nein|☒ nein|❌ nein';

const standard = new Map(
  [english, dialect, signs].flatMap((list) =>
    list.split('|').map((pair) => {
      const [other = '', german = ''] = words(pair);
      return [other, german] as const;
    }),
  ),
);

export const inGerman = (word: string) => standard.get(word) ?? word;
