/** Where a statement ends without a comma: 'Mo ab 14 – Di nicht', 'Mo geht nicht und Di ab 15'. */
import type { Item, Time } from './item.ts';
import { foldWord } from './lexicon/words.ts';

type Said = Extract<Item, { is: 'days' | 'time' }>;

const isSaid = (item: Item): item is Said => item.is === 'days' || item.is === 'time';
const isDivider = ({ is }: Item) => ['comma', 'end', 'open', 'close', 'break', 'and'].includes(is);
const isBeside = ({ is }: Item) => is === 'filler' || is === 'have' || is === 'only';
const has = (items: readonly Item[], kind: Item['is']) => items.some(({ is }) => is === kind);

const verb =
  /^(?:geht|gehen|ginge|gingen|passt|passen|kann|koennen|koennte|koennten|koennt|ist|sind|waere|waeren|hat|habe|haben|haette)(?: es)?$/;
const verdict = /^(?:moeglich|termin|termine|zeit|verfuegbar|frei)$/;
const strong = /^(?:nein|unmoeglich|ausgeschlossen|(?:keine|nie) zeit)$/;

/** Dashes and 'aber' become commas where they divide, else fillers. */
export function settleBreaks(items: readonly Item[], text: string): Item[] {
  const wordOf = ({ start, end }: Item) => foldWord(text.slice(start, end)).replace(/\.$/, '');
  const settled: Item[] = [];
  const comma = (at: number) => settled.push({ is: 'comma', start: at, end: at });
  let isNeither = false;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    const before = settled.slice(
      settled.findLastIndex(({ is }) => ['comma', 'end', 'open', 'close'].includes(is)) + 1,
    );
    const rest = items.slice(i + 1);
    const stop = rest.findIndex(isDivider);
    const after = stop < 0 ? rest : rest.slice(0, stop);
    if (item.is === 'end' || item.is === 'comma') isNeither = false;
    if (item.is === 'break') {
      const line = settled.slice(settled.findLastIndex(({ is }) => is === 'end') + 1);
      if (divides(before, after, line)) settled.push({ ...item, is: 'comma' });
      else settled.push({ ...item, is: 'filler' });
    } else if (
      item.is === 'and' &&
      ((startsWithDay(after) && isApart(before, after)) ||
        (/^u(?:nd)?$/.test(wordOf(item)) && hasDeniedDay(before) && limits(after, wordOf)))
    ) {
      settled.push({ ...item, is: 'comma' });
    } else if (isNeither && item.is === 'filler' && wordOf(item) === 'noch') {
      settled.push({ ...item, is: 'not', how: 'no' });
    } else if (item.is === 'not') {
      isNeither ||= wordOf(item) === 'weder';
      settled.push(item);
      const besides = before.slice(before.findLastIndex((other) => !isBeside(other)) + 1);
      const next = after.find(({ is }) => is !== 'only');
      const isSure =
        besides.some((other) => verb.test(wordOf(other))) ||
        strong.test(wordOf(item)) ||
        (next?.is === 'filler' && verdict.test(wordOf(next)));
      const goesOn = after.some((other) => isBeside(other) && verb.test(wordOf(other)));
      if (isSure && isVerdict(before, after, goesOn)) {
        while (items[i + 1]?.is === 'filler') settled.push(items[++i] as Item);
        comma(settled.at(-1)?.end ?? item.end);
      }
    } else settled.push(item);
  }
  return settled;
}

function startsWithDay(after: readonly Item[]): boolean {
  const [first, second] = after.filter((item) => !isBeside(item));
  return first?.is === 'days' || (first?.is === 'not' && second?.is === 'days');
}

/** What stands before it is denied: 'Mo geht nicht'. */
function isOver(before: readonly Item[]): boolean {
  return before.findLast((item) => !isBeside(item))?.is === 'not' && before.some(isSaid);
}

/** 'nicht Mo', 'Mo geht nicht'. */
function hasDeniedDay(before: readonly Item[]): boolean {
  return has(before, 'not') && has(before, 'days') && !has(before, 'time');
}

/** 'und nicht vor 9', 'und erst ab 14', 'und nachmittags auch nicht': of the other days. */
function limits(after: readonly Item[], wordOf: (item: Item) => string): boolean {
  const [first, second] = after.filter((item) => !isBeside(item));
  if (first?.is === 'not') return second?.is === 'time';
  return (
    first?.is === 'time' &&
    (first.time.narrows === true ||
      second?.is === 'not' ||
      /^(?:ab|erst|bis|fruehestens|spaetestens)\b/.test(wordOf(first)))
  );
}

/** 'Mo geht nicht und Di ab 15', 'Mo 8–12 und nicht Di'. */
function isApart(before: readonly Item[], after: readonly Item[]): boolean {
  const isDenied = after.find((item) => !isBeside(item))?.is === 'not';
  return isOver(before) || (isDenied && has(before, 'days') && has(before, 'time'));
}

function divides(before: readonly Item[], after: readonly Item[], line: readonly Item[]): boolean {
  const isDenial = has(before, 'not') && before.some(isSaid);
  if (!startsWithDay(after))
    return isDenial && isOver(before) && after.find((item) => !isBeside(item))?.is === 'time';
  const isComplete = has(line, 'days') && has(before, 'time');
  // 'Di und Do – Do ab 15'.
  const first = after.find((item) => !isBeside(item));
  if (first && isPartOf([first], line)) return true;
  return isDenial || isComplete || (has(after, 'not') && before.some(isSaid));
}

/** 'Di geht nicht Mo ab 14': what follows stands for itself. */
function isVerdict(before: readonly Item[], after: readonly Item[], goesOn: boolean): boolean {
  const own = before.slice(before.findLastIndex(({ is }) => is === 'not') + 1).filter(isSaid);
  const stop = after.findIndex(({ is }) => is === 'not' || is === 'others');
  const next = (stop < 0 ? after : after.slice(0, stop)).filter(isSaid);
  if (own.length === 0 || next.length === 0) return false;
  if (has(next, 'days'))
    return (
      !isPartOf(next, own) &&
      next[0]?.is === 'days' &&
      (has(next, 'time') || (has(own, 'days') && (goesOn || stop >= 0)))
    );
  return !has(own, 'days') && !timesOf(own).some((one) => timesOf(next).some(meets(one)));
}

/** 'Mo–Fr geht nicht Mi': some of the days before. */
export function isPartOf(some: readonly Item[], all: readonly Item[]): boolean {
  const daysOf = (items: readonly Item[]) =>
    new Set(items.flatMap((item) => (item.is === 'days' ? item.days : [])));
  const [few, many] = [daysOf(some), daysOf(all)];
  return few.size < many.size && [...few].every((day) => many.has(day));
}

const timesOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.is === 'time' ? [item.time] : []));
type Span = Pick<Time, 'from' | 'to'>;
export const meets = (one: Span) => (other: Span) =>
  one.from < Math.max(other.to, other.from + 1) && other.from < Math.max(one.to, one.from + 1);
