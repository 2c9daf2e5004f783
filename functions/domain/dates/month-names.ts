/** Months by their names, in lower case, with 'ae' for 'ä'; Roman numbers, too. */
const months = [
  ...[
    'jan(?:uary?|ner)?|jaen(?:ner)?|i',
    'feb(?:ruary?|er)?|ii',
    'maerz|maer|mrz|mar(?:ch)?|iii',
    'apr(?:il)?|iv',
    'mai|may|v',
    'jun[eio]?|vi',
    'jul[iy]?|vii',
  ],
  ...['aug(?:ust)?|viii', 'sept?(?:ember)?|ix', 'o[kc]t(?:ober)?|x', 'nov(?:ember)?|xi'],
  'de[zc](?:ember)?|xii',
].map((names) => new RegExp(`^(?:${names})$`));

/** 1 to 12. */
export function monthNamed(word: string): number | undefined {
  const at = months.findIndex((name) => name.test(word));
  return at < 0 ? undefined : at + 1;
}
