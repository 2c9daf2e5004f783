/**
 * Lines below a denial: 'Kann nicht:', 'Mo', 'Di'. Each line is denied in turn; what may be
 * something else is asked about.
 */
import type { Diagnostics } from './diagnostics.ts';
import {
  emptyAt,
  endOf,
  isAbout,
  isBeside,
  isPlain,
  isVerdict,
  type Not,
  type Placed,
} from './placed.ts';

type Heading = {
  item: Not;
  /** The line says nothing else. */
  isWhole: boolean;
};

export function denyBelowHeadings(
  lines: readonly Placed[][],
  diagnostics: Diagnostics,
): Placed[][] {
  const all: Placed[][] = [];
  let heading: Heading | undefined;
  for (const [i, line] of lines.entries()) {
    const next = headingOf(line, i === 0, i + 1 < lines.length);
    const at = line[0]?.start ?? 0;
    if (next) {
      heading = next;
      if (!next.isWhole) {
        next.item.isHeading = true;
        all.push(line);
        continue;
      }
      const before = line.slice(0, line.indexOf(next.item));
      if (before.some(({ is }) => is === 'any')) all.push(before);
    } else if (!heading || line.some(isVerdict)) {
      heading = undefined;
      all.push(line);
    } else if (!isAbout(line)) all.push(line);
    else if (heading.isWhole && isPlain(line) && !line.some(({ is }) => is === 'only'))
      all.push([emptyAt(at, { is: 'not' as const, isHeading: true }), ...line]);
    else diagnostics.refuse(at, endOf(line), 'contradiction');
  }
  return all;
}

/** The denial that a line begins with, if it is about more than what its phrase says. */
function headingOf(
  line: readonly Placed[],
  isFirst: boolean,
  hasNext: boolean,
): Heading | undefined {
  const at = line.findIndex(({ is }) => is === 'not');
  const item = line[at];
  if (item?.is !== 'not') return undefined;
  const before = line.slice(0, at);
  if (!before.every(({ is }) => ['filler', 'have', 'only', 'any', 'comma'].includes(is)))
    return undefined;
  const after = line.slice(at + 1);
  const said = after.findIndex((other) => !isBeside(other) && other.is !== 'have');
  const beside = said < 0 ? after : after.slice(0, said);
  const hasColon = beside.some(({ word }) => word === ':');
  if (said >= 0) return hasColon && isAbout(after) ? { item, isWhole: false } : undefined;
  const isOpen = item.how === 'except' || before.some(({ is }) => is === 'only');
  return hasNext && (hasColon || isFirst || isOpen) ? { item, isWhole: true } : undefined;
}
