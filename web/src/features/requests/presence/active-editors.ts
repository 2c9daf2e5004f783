/**
 * Which editors are still active. A page announces itself every 40 seconds and drops out when it
 * falls silent. Device clocks may differ by minutes, so the time of receipt counts; only
 * announcements that existed before we started listening are checked by their own time.
 */
import { type Editing, editingLasts, isStillEditing } from '@platzwart/domain/request/editing';
import type { WithId } from '@platzwart/domain/request/request';

/**
 * By member: when the announcement was made, and when this page received it, in milliseconds; null:
 * before we listened.
 */
export type EditorReports = ReadonlyMap<
  string,
  { said: number; heard: number | null; requestId: string }
>;

export const noReports: EditorReports = new Map();

/** `isFirst`: the announcements existed when listening started. */
export function withReports(
  before: EditorReports,
  sayings: readonly WithId<Editing>[],
  now: Date,
  isFirst: boolean,
): EditorReports {
  return new Map(
    sayings.map(({ id, requestId, at }) => {
      const known = before.get(id);
      const said = at.getTime();
      if (known?.said === said && known.requestId === requestId) return [id, known];
      return [id, { said, heard: isFirst ? null : now.getTime(), requestId }];
    }),
  );
}

/** Request id -> members editing it now. */
export function editorsOf(heard: EditorReports, now: Date): Map<string, string[]> {
  const editors = new Map<string, string[]>();
  for (const [uid, { said, heard: at, requestId }] of heard) {
    const isFresh =
      at === null ? isStillEditing({ at: new Date(said) }, now) : now.getTime() - at < editingLasts;
    if (isFresh) editors.set(requestId, [...(editors.get(requestId) ?? []), uid]);
  }
  return editors;
}
