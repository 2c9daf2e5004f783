/**
 * A note is saved several times while it is typed: the history has one line per member and sitting.
 */
import type { HistoryEntry } from './history.ts';

/** A longer pause begins a new sitting. */
export const sittingPause = 10 * 60_000;

/**
 * The line that `change` continues: the same member's about the note, at most a pause away, with
 * nobody else's about the note between them. Changes come in any order. Only a line about the note
 * continues one.
 */
export function continuedLine<Line extends Pick<HistoryEntry, 'at' | 'by' | 'what' | 'of'>>(
  lines: readonly Line[],
  change: Pick<HistoryEntry, 'at' | 'by' | 'what'>,
): Line | undefined {
  if (change.what !== 'noteChanged') return undefined;
  const away = ({ at }: Line) => Math.abs(at.getTime() - change.at.getTime());
  const side = ({ at }: Line) => at <= change.at;
  // A merge brings lines of another request.
  const about = lines
    .filter(({ what, of }) => what === 'noteChanged' && of === undefined)
    .sort((one, other) => away(one) - away(other));
  const neighbours = [about.find(side), about.find((line) => !side(line))];
  return neighbours.find(
    (line) => line !== undefined && away(line) <= sittingPause && isSame(line.by, change.by),
  );
}

const isSame = (one: HistoryEntry['by'], other: HistoryEntry['by']) =>
  one.kind === 'member' && other.kind === 'member' && one.uid === other.uid;
