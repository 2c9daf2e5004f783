/**
 * Which of those who said that they edit a request still do. A page says so every 40 seconds; one that fell silent is
 * gone. Clocks of two devices may differ by minutes, so what counts is when it was last heard here: only of what stood
 * there already when one came the saying's own time must do.
 */
import { type Editing, editingLasts, isStillEditing } from '@platzwart/domain/request/editing';
import type { WithId } from '@platzwart/domain/request/request';

/** By member: what was said, and when it was heard here, both in milliseconds; null: before one listened. */
export type EditorReports = ReadonlyMap<string, { said: number; heard: number | null; requestId: string }>;

export const noReports: EditorReports = new Map();

/** `isFirst`: it stood there when one began to listen. */
export function withReports(before: EditorReports, sayings: readonly WithId<Editing>[], now: Date, isFirst: boolean): EditorReports {
  return new Map(
    sayings.map(({ id, requestId, at }) => {
      const known = before.get(id);
      const said = at.getTime();
      if (known?.said === said && known.requestId === requestId) return [id, known];
      return [id, { said, heard: isFirst ? null : now.getTime(), requestId }];
    }),
  );
}

/** Request id -> members that have it open now. */
export function editorsOf(heard: EditorReports, now: Date): Map<string, string[]> {
  const editors = new Map<string, string[]>();
  for (const [uid, { said, heard: at, requestId }] of heard) {
    const isFresh = at === null ? isStillEditing({ at: new Date(said) }, now) : now.getTime() - at < editingLasts;
    if (isFresh) editors.set(requestId, [...(editors.get(requestId) ?? []), uid]);
  }
  return editors;
}
