import { folded } from '@platzwart/domain/folding';
import type { WithId } from '@platzwart/domain/request';
import type { Tag } from '@platzwart/domain/tag';
import { cleanLine } from '@platzwart/domain/text';
import { texts } from './texts.ts';

const maxName = 40;

/** The name as it is kept, or why it cannot be: two tags that read alike would be one to everybody. */
export function judgeName(typed: string, tags: readonly WithId<Tag>[], ownId: string | undefined): { name: string } | { problem: string } {
  const name = cleanLine(typed);
  if (name === '') return { problem: texts.nameMissing };
  if (name.length > maxName) return { problem: texts.nameTooLong };
  const isTaken = tags.some((tag) => tag.id !== ownId && folded(tag.name) === folded(name));
  return isTaken ? { problem: texts.nameTaken } : { name };
}

/** The tags whose place changes when one moves up or down by one, with their new places; none at the edge. */
export function moved(tags: readonly WithId<Tag>[], id: string, by: -1 | 1): WithId<Tag>[] {
  const from = tags.findIndex((tag) => tag.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= tags.length) return [];
  const order = [...tags];
  const [tag] = order.splice(from, 1);
  if (tag) order.splice(to, 0, tag);
  return order.flatMap((each, place) => (each.order === place ? [] : [{ ...each, order: place }]));
}

/** The place after all others. */
export function nextOrder(tags: readonly Tag[]): number {
  return Math.min(9999, Math.max(-1, ...tags.map(({ order }) => order)) + 1);
}
