/**
 * A draft, field by field, of something that others may change meanwhile: nothing typed is lost,
 * and nothing is overwritten unseen.
 */
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { useReducer, useRef } from 'react';

/**
 * `from`: what the user saw when starting to edit; `mine`: what became of it; `theirs`: what is
 * stored now.
 */
type Sides<V> = { from: V; mine: V; theirs: V };

/**
 * The three-way rule: whose value counts. An edit back to the old value, or to the same as theirs,
 * is none.
 */
export function whoseCounts<V>(
  { from, mine, theirs }: Sides<V>,
  isSame: (one: V, other: V) => boolean,
): 'theirs' | 'mine' | 'conflict' {
  if (isSame(mine, from) || isSame(mine, theirs)) return 'theirs';
  return isSame(from, theirs) ? 'mine' : 'conflict';
}

export type Draft<T> = {
  /** Stored values with the user's changes applied. */
  values: T;
  stored: T;
  change: (part: Partial<T>) => void;
  /** Changed fields, each with the value the user saw when starting to edit. */
  edits: FieldEdits;
  isDirty: boolean;
  /** Edited fields that somebody else has changed to another value, until the user decides. */
  conflicts: readonly (keyof T & string)[];
  keepMine: (field: keyof T & string) => void;
  takeTheirs: (field: keyof T & string) => void;
  discard: () => void;
  /** Marks edits as saved: they show until they arrive, and are no longer pending. */
  settle: (edits: FieldEdits) => void;
  isSaving: boolean;
  /**
   * Sends the edits, then those made meanwhile, until none is left or one is refused; even if the
   * component is gone by then. What arrives meanwhile is ignored: it may be the edits themselves or
   * their rollback. `send` resolves to whether they are stored.
   */
  save: (send: (edits: FieldEdits) => Promise<boolean>) => Promise<void>;
};

type Edit = FieldEdits[string];
type Held = Edit & { isSaved?: boolean };

type Options = {
  isSame?: (one: unknown, other: unknown) => boolean;
  /** Edits from before the form existed. */
  begun?: FieldEdits | undefined;
  /** What is stored once this edit is saved; by default its new value. */
  afterSaving?: (edit: Edit) => unknown;
};

/** `stored` is live: fields not edited here immediately show others' changes. */
export function useDraft<T extends object>(stored: T, options: Options = {}): Draft<T> {
  const { isSame = isSameValue, begun = {}, afterSaving = ({ to }) => to } = options;
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  // Mutable across renders and awaits: a save goes on when the component is gone.
  const draft = useRef<{ edits: Record<string, Held>; isSaving: boolean }>({
    edits: { ...begun },
    isSaving: false,
  }).current;
  const here = stored as Record<string, unknown>;
  const become = (part: Partial<typeof draft>) => {
    Object.assign(draft, part);
    redraw();
  };

  const counts = (field: string, { from, to }: Edit) =>
    whoseCounts({ from, mine: to, theirs: here[field] }, isSame);
  const still = ([field, edit]: [string, Held]): [string, Held][] => {
    // A saved value counts until it arrives: from then on later changes show, even back to the old
    // value.
    if (edit.isSaved) return isSame(edit.from, here[field]) ? [[field, edit]] : [];
    const whose = counts(field, edit);
    // The same value may be stored anew, with what `isSame` does not compare.
    return whose === 'theirs'
      ? []
      : [[field, whose === 'mine' ? { ...edit, from: here[field] } : edit]];
  };
  if (!draft.isSaving) draft.edits = Object.fromEntries(Object.entries(draft.edits).flatMap(still));

  const openEdits = (): FieldEdits =>
    Object.fromEntries(
      Object.entries(draft.edits).flatMap(([field, { from, to, isSaved }]) =>
        isSaved || isSame(from, to) ? [] : [[field, { from, to }]],
      ),
    );
  const settle = (saved: FieldEdits) => {
    const edits = { ...draft.edits };
    for (const [field, edit] of Object.entries(saved)) {
      const now = edits[field];
      // Without one it has already arrived.
      if (!now) continue;
      const after = afterSaving(edit);
      edits[field] = isSame(now.to, edit.to)
        ? { from: edit.from, to: after, isSaved: true }
        : { from: after, to: now.to };
    }
    become({ edits });
  };

  const edits = openEdits();
  return {
    values: {
      ...stored,
      ...Object.fromEntries(Object.entries(draft.edits).map(([field, { to }]) => [field, to])),
    },
    stored,
    change: (part) => {
      const changed = Object.entries(part).map(([field, to]) => {
        const begun = draft.edits[field];
        return [field, { from: !begun ? here[field] : begun.isSaved ? begun.to : begun.from, to }];
      });
      become({ edits: { ...draft.edits, ...Object.fromEntries(changed) } });
    },
    edits,
    isDirty: Object.keys(edits).length > 0,
    conflicts: draft.isSaving
      ? []
      : Object.entries(edits).flatMap(([field, edit]) =>
          counts(field, edit) === 'conflict' ? [field as keyof T & string] : [],
        ),
    keepMine: (field) => {
      const edit = draft.edits[field];
      if (edit) become({ edits: { ...draft.edits, [field]: { from: here[field], to: edit.to } } });
    },
    takeTheirs: (field) => become({ edits: without(draft.edits, (name) => name === field) }),
    discard: () => become({ edits: without(draft.edits, (_, { isSaved }) => !isSaved) }),
    settle,
    isSaving: draft.isSaving,
    save: async (send) => {
      if (draft.isSaving) return;
      become({ isSaving: true });
      for (let open = openEdits(); Object.keys(open).length > 0; open = openEdits()) {
        if (!(await send(open))) break;
        settle(open);
      }
      become({ isSaving: false });
    },
  };
}

function without<E>(
  edits: Record<string, E>,
  isOut: (field: string, edit: E) => boolean,
): Record<string, E> {
  return Object.fromEntries(Object.entries(edits).filter(([field, edit]) => !isOut(field, edit)));
}

export type WholeDraft<T> = {
  value: T;
  change: (part: Partial<T>) => void;
  /** The value the draft started from: saving must still find it stored. */
  base: T;
  /** The current stored value while a conflict is unresolved. */
  theirs: T | undefined;
  /** Keeps the draft, based on their version. */
  keepMine: () => void;
  /** Discards the draft. */
  takeTheirs: () => void;
};

/** The draft of something that is saved as a whole. `isSame`: compares what the form edits. */
export function useWholeDraft<T extends object>(
  stored: T,
  isSame: (one: T, other: T) => boolean,
): WholeDraft<T> {
  const draft = useDraft(
    { whole: stored },
    { isSame: (one, other) => isSame(one as T, other as T) },
  );
  const latest = useRef<T>(stored);
  latest.current = draft.values.whole;
  return {
    value: draft.values.whole,
    change: (part) => {
      latest.current = { ...latest.current, ...part };
      draft.change({ whole: latest.current });
    },
    base: (draft.edits.whole?.from as T | undefined) ?? stored,
    theirs: draft.conflicts.length > 0 ? stored : undefined,
    keepMine: () => draft.keepMine('whole'),
    takeTheirs: () => draft.takeTheirs('whole'),
  };
}
