/**
 * A note's draft: saves automatically after a pause, based on the revision it started from. If a colleague saved first, both
 * texts are shown and nothing is overwritten.
 */
import { visibleText } from '@platzwart/domain/text/text';
import { useCallback, useEffect, useReducer, useRef } from 'react';

export type Note = { readonly text: string; readonly revision: number };

/** Resolves to undefined once the server has stored it, or to an error message. */
export type SaveNote = (text: string, after: Note) => Promise<string | undefined>;

export type NoteDraft = {
  text: string;
  /** 'saved' means saved here; 'unchanged' means as loaded. */
  state: 'unchanged' | 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';
  /** Why saving failed. */
  reason: string | undefined;
  /** A colleague's concurrent version, while the conflict is unresolved. */
  theirs: string | undefined;
  type: (text: string) => void;
  /** Saves without the pause, e.g. on blur. */
  save: () => void;
  /** Resolves a conflict with the given text. */
  settle: (text: string) => void;
};

type Draft = { text: string; base: Note; isSaving: boolean; hasSaved: boolean; reason: string | undefined };

/** Milliseconds since the last key. */
const pause = 800;

/** `stored` is the live note, including our own unconfirmed writes. */
export function useNoteDraft(stored: Note, onSave: SaveNote): NoteDraft {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  // Mutable across renders and awaits: the text, its base revision, and the state of saving.
  const draft = useRef<Draft>({ text: stored.text, base: stored, isSaving: false, hasSaved: false, reason: undefined });
  const now = draft.current;

  const isNews = stored.revision !== now.base.revision || stored.text !== now.base.text;
  // While saving, updates may be our own write or its rollback, so they are checked afterwards.
  if (isNews && !now.isSaving && (now.text === now.base.text || stored.text === now.text)) {
    now.text = stored.text;
    now.base = stored;
  }
  const theirs = isNews && !now.isSaving && now.base !== stored ? stored.text : undefined;
  const isConflict = useRef(false);
  isConflict.current = theirs !== undefined;

  const save = useCallback(async () => {
    if (now.isSaving || isConflict.current) return;
    now.isSaving = true;
    now.reason = undefined;
    redraw();
    // Text typed during a save is saved next, even if the panel has closed by then.
    while (now.reason === undefined && now.text !== now.base.text) {
      const { text, base } = now;
      now.reason = await onSave(text, base);
      if (now.reason !== undefined) continue;
      now.base = { text, revision: base.revision + 1 };
      now.hasSaved = true;
    }
    now.isSaving = false;
    redraw();
  }, [now, onSave]);

  const waits = now.text !== now.base.text && !now.isSaving && theirs === undefined && now.reason === undefined;
  const { text } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the pause.
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(() => void save(), pause);
    return () => clearTimeout(clock);
  }, [waits, text, save]);

  // Closing the panel must not lose the latest input.
  const last = useRef(save);
  last.current = save;
  useEffect(() => () => void last.current(), []);

  const become = (next: Partial<typeof now>) => {
    Object.assign(now, next);
    redraw();
  };
  return {
    text,
    state: stateOf(now, theirs !== undefined),
    reason: now.reason,
    theirs,
    // Remove invisible characters pasted from other programs; the server would refuse them.
    type: (typed) => become({ text: visibleText(typed), reason: undefined }),
    save: () => void save(),
    settle: (decided) => become({ text: visibleText(decided), base: stored, reason: undefined }),
  };
}

function stateOf(now: Draft, isConflict: boolean): NoteDraft['state'] {
  if (isConflict) return 'conflict';
  if (now.isSaving) return 'saving';
  if (now.text === now.base.text) return now.hasSaved ? 'saved' : 'unchanged';
  return now.reason === undefined ? 'typing' : 'failed';
}
