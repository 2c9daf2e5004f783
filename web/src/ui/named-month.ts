/**
 * Texts of which a spreadsheet makes a day: exports mark them, and our import takes the mark off.
 */
const month =
  '(?:jan|jän|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[kc]t|nov|de[zc])\\p{L}{0,6}\\.?';
/** 'März 25', '3. Mai', 'Jan-26', but not 'Julia'. */
export const namedMonth = new RegExp(
  `^\\d{1,2}[. -]{1,2}${month}(?:[ -]\\d{1,4})?$|^${month}[ -]\\d{1,4}$`,
  'iu',
);
