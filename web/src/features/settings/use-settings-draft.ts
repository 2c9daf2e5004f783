/** The draft of a settings page, field by field, while colleagues may edit the same fields. */
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { useState } from 'react';

export type SettingsDraft<T> = {
  /** Stored values with the user's changes applied. */
  values: T;
  stored: T;
  change: (part: Partial<T>) => void;
  /** Changed fields, each with the value the user saw when starting to edit. */
  edits: FieldEdits;
  isDirty: boolean;
  /** Edited fields that a colleague has changed to another value, until the user decides. */
  conflicts: readonly (keyof T & string)[];
  keepMine: (field: keyof T & string) => void;
  takeTheirs: (field: keyof T & string) => void;
  discard: () => void;
  /** Marks edits as saved: they show until they arrive, and are no longer pending. */
  settle: (edits: FieldEdits) => void;
};

type Draft = FieldEdits[string] & { isSaved?: boolean };

/** `stored` is live: fields not edited here immediately show colleagues' changes. */
export function useSettingsDraft<T extends object>(stored: T): SettingsDraft<T> {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const here = stored as Record<string, unknown>;
  const isOpen = (field: string, { from, to, isSaved }: Draft) => !isSaved && !isSameValue(to, from) && !isSameValue(to, here[field]);
  const isOnItsWay = (field: string, { from, isSaved }: Draft) => isSaved === true && isSameValue(from, here[field]);
  const all = Object.entries(drafts);
  // The saved value has arrived: from now on show later changes, even back to the old value.
  const isOver = (field: string, { from, isSaved }: Draft) => isSaved === true && !isSameValue(from, here[field]);
  if (all.some(([field, draft]) => isOver(field, draft))) {
    setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([field, draft]) => !isOver(field, draft))));
  }
  const open = all.filter(([field, draft]) => isOpen(field, draft));
  const shown = all.filter(([field, draft]) => isOpen(field, draft) || isOnItsWay(field, draft));
  return {
    values: { ...stored, ...Object.fromEntries(shown.map(([field, { to }]) => [field, to])) },
    stored,
    change: (part) =>
      setDrafts((before) => {
        const still = { ...before };
        for (const [field, to] of Object.entries(part)) {
          const begun = still[field];
          if (begun && isOpen(field, begun)) still[field] = { from: begun.from, to };
          else still[field] = { from: begun && isOnItsWay(field, begun) ? begun.to : here[field], to };
        }
        return still;
      }),
    edits: Object.fromEntries(open.map(([field, { from, to }]) => [field, { from, to }])),
    isDirty: open.length > 0,
    conflicts: open.flatMap(([field, { from }]) => (isSameValue(from, here[field]) ? [] : [field as keyof T & string])),
    keepMine: (field) => setDrafts((before) => ({ ...before, [field]: { from: here[field], to: before[field]?.to } })),
    takeTheirs: (field) => setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field))),
    discard: () => setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([, { isSaved }]) => isSaved))),
    settle: (edits) =>
      setDrafts((before) => ({
        ...before,
        ...Object.fromEntries(
          Object.entries(edits).flatMap(([field, { from, to }]) =>
            isSameValue(before[field]?.to, to) ? [[field, { from, to, isSaved: true }]] : [[field, { from: to, to: before[field]?.to }]],
          ),
        ),
      })),
  };
}
