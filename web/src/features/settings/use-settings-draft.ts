/** What is changed on a page of the settings, field by field, while colleagues may change the same. */
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { useState } from 'react';

export type SettingsDraft<T> = {
  /** As it is stored, with one's own changes. */
  values: T;
  stored: T;
  change: (part: Partial<T>) => void;
  /** What differs from what is stored, each with what one saw when one began to change it. */
  edits: FieldEdits;
  isDirty: boolean;
  /** Fields that somebody else has changed to something else meanwhile, while it is undecided what becomes of them. */
  conflicts: readonly (keyof T & string)[];
  keepMine: (field: keyof T & string) => void;
  takeTheirs: (field: keyof T & string) => void;
  discard: () => void;
  /** These were kept: they are shown until they arrive, and ask for nothing more. */
  settle: (edits: FieldEdits) => void;
};

type Draft = FieldEdits[string] & { isSaved?: boolean };

/** `stored` is read live: a field nobody touches here shows at once what a colleague makes of it. */
export function useSettingsDraft<T extends object>(stored: T): SettingsDraft<T> {
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const here = stored as Record<string, unknown>;
  const isOpen = (field: string, { from, to, isSaved }: Draft) => !isSaved && !isSameValue(to, from) && !isSameValue(to, here[field]);
  const isOnItsWay = (field: string, { from, isSaved }: Draft) => isSaved === true && isSameValue(from, here[field]);
  const all = Object.entries(drafts);
  // It has arrived: whatever a colleague makes of it later is shown again, even the very thing it was before.
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
