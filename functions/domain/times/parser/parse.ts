/** A text of times to what it says: clauses, in lines, each into the reading. */
import type { OfferedPlan } from '../../waiting-list/offered-times.ts';
import { minutesOf } from '../../waiting-list/slot.ts';
import type { Item } from '../lexer/item.ts';
import { maxItems, scan } from '../lexer/scan.ts';
import { clausesOf } from './clauses.ts';
import { denyBelowHeadings } from './headings.ts';
import { joinLines, linesOf } from './lines.ts';
import type { Placed } from './placed.ts';
import { readLine } from './read-line.ts';
import { readTicks } from './read-ticks.ts';
import { finishReading, newReading, type Reading } from './reading.ts';
import { tickTableOf } from './tick-table.ts';
import { isUnreadTable, withoutEmptyDays } from './unread-table.ts';

/** Longer texts are left as they are: nobody's times are that long. */
const maxLength = 5000;

/** As if 'nur' did not stand there, if `isOpen`. */
export function parse(
  text: string,
  plan: OfferedPlan,
  isOpen = false,
): { reading: Reading; items: readonly Item[] } {
  const reading = newReading(text, earliestOf(plan));
  if (text.length > maxLength) {
    reading.diagnostics.keep(0, text.length, 'unread');
    return { reading, items: [] };
  }
  const all = clausesOf(text, plan).map(({ start, end, locationId }) => {
    const clause = text.slice(start, end);
    const ticks = tickTableOf(clause);
    if (ticks) {
      const beside = scan(ticks.beside);
      if (beside.every(saysNothing)) {
        readTicks(ticks, start, reading, locationId);
        return [];
      }
    }
    if (ticks?.entries.some(({ mark }) => mark === undefined) || isUnreadTable(clause)) {
      reading.isBlank = false;
      reading.diagnostics.refuse(start, end, 'unread');
      return [];
    }
    const items = scan(clause);
    const read = isOpen ? items.filter(({ is }) => is !== 'only') : items;
    if (read.length > maxItems) {
      reading.isBlank = false;
      reading.diagnostics.refuse(start + (read[0]?.start ?? 0), end, 'unread');
      return items;
    }
    const lines = withoutEmptyDays(linesOf(read, text, start), text, reading.diagnostics);
    if (lines.flat().some(saysSomething)) reading.isBlank = false;
    const headed = denyBelowHeadings(lines, reading.diagnostics);
    for (const line of joinLines(headed, reading.diagnostics)) readLine(line, reading, locationId);
    return items.map((item) => ({ ...item, start: item.start + start, end: item.end + start }));
  });
  finishReading(reading);
  return { reading, items: all.flat() };
}

const saysNothing = ({ is }: Item) => ['filler', 'comma', 'end', 'wish'].includes(is);

const saysSomething = ({ is, word }: Placed) =>
  !['nothing', 'comma', 'and', 'open', 'close'].includes(is) &&
  (is !== 'filler' || /\p{L}/u.test(word));

const earliestOf = ({ selectableLocations }: OfferedPlan) =>
  Math.min(
    24 * 60,
    ...selectableLocations.flatMap(({ selectableSlots }) =>
      selectableSlots.map(({ start }) => minutesOf(start)),
    ),
  );
