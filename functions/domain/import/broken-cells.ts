/** What tabular programs show instead of what somebody typed. */
import type { RawRow } from './import.ts';

/** '########', '#NV', '#WERT!', '#REF!'. */
const error =
  /^#(?:#+|NV|N\/?A|WERT!?|VALUE!?|BEZUG!?|REF!?|NAME\??|ZAHL!?|NUM!?|NULL!?|DIV\/0!?|ÜBERLAUF!?|SPILL!?|FELD!?|FIELD!?)$/i;
/** An empty cell as a day. */
const noDay =
  /^(?:0?[01]\.0?1\.(?:19)?00|3[01]\.12\.1899|1900-01-0[01]|1899-12-3[01])(?: 0?0:00.*)?$/;
const truth = /^(?:WAHR|FALSCH|TRUE|FALSE)$/;
/** '0,583333333' is 14:00. */
const partOfDay = /(?<![\d.,:])0[.,]\d{2,}(?![\d.,:])|^0[.,]\d$/g;

const days = ['birthdate', 'requestedOn', 'prescription'];
const names = ['firstname', 'contactPersonFirstname', 'lastname', 'contactPersonLastname', 'name'];

type BrokenCell = { field: string; text: string; stays: boolean };
type ClockCell = { text: string; time: string };

/**
 * The row without them: nobody is called 'WAHR', and '#NV' is no number. A last name stays, so that
 * nobody is left out.
 */
export function withoutBroken(cells: RawRow): {
  row: RawRow;
  broken: readonly BrokenCell[];
  clocks: readonly ClockCell[];
} {
  const row = { ...cells };
  const broken: BrokenCell[] = [];
  const clocks: ClockCell[] = [];
  for (const [field, cell = ''] of Object.entries(cells)) {
    const text = cell.trim();
    const isName = names.includes(field);
    const isBroken =
      (field !== 'adminNote' && error.test(text)) ||
      (days.includes(field) && noDay.test(text)) ||
      (isName && truth.test(text)) ||
      (field === 'name' && text !== text.toUpperCase() && text.split(/[\s,]+/).some(isTruth));
    if (!isBroken) continue;
    const stays = field === 'lastname' || field === 'name';
    broken.push({ field, text, stays });
    if (!stays) row[field as keyof RawRow] = '';
  }
  if (row.times !== undefined)
    row.times = row.times.slice(0, 5000).replace(partOfDay, (text) => {
      const minutes = Math.round((Number(text.replace(',', '.')) * 1440) / 5) * 5;
      const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      clocks.push({ text, time });
      return time;
    });
  return { row, broken, clocks };
}

const isTruth = (word: string) => truth.test(word);
