/**
 * A note while it is typed: saved by itself after a pause, on the revision it was begun from. If a colleague was faster,
 * both texts are shown and nothing is written over.
 */
import { visibleText } from '@platzwart/domain/text/text';
import { useCallback, useEffect, useReducer, useRef } from 'react';

export type Note = { readonly text: string; readonly revision: number };

/** Resolves to undefined when the server has it, or to an error message. */
export type SaveNote = (text: string, after: Note) => Promise<string | undefined>;

export type NoteDraft = {
  text: string;
  /** 'saved' is one's own; as it was found it is 'unchanged'. */
  state: 'unchanged' | 'saved' | 'typing' | 'saving' | 'failed' | 'conflict';
  /** Why saving failed. */
  reason: string | undefined;
  /** What a colleague saved meanwhile, while that is undecided. */
  theirs: string | undefined;
  type: (text: string) => void;
  /** At once instead of after the pause: whoever leaves the field is done. */
  save: () => void;
  /** Decides a conflict by the text that shall stand. */
  settle: (text: string) => void;
};

type Draft = { text: string; base: Note; isSaving: boolean; hasSaved: boolean; reason: string | undefined };

/** Milliseconds without a key. */
const pause = 800;

/** `stored` is the note as it is read live, one's own unconfirmed writing included. */
export function useNoteDraft(stored: Note, onSave: SaveNote): NoteDraft {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  // Read and written across renders and awaits: what is typed, what it was begun from, what goes on.
  const draft = useRef<Draft>({ text: stored.text, base: stored, isSaving: false, hasSaved: false, reason: undefined });
  const now = draft.current;

  const isNews = stored.revision !== now.base.revision || stored.text !== now.base.text;
  // While saving, what arrives may be one's own writing, or be taken back: it is validated afterwards.
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
    // What is typed while one text is under way goes after it, even if the panel is closed by then.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew.
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(() => void save(), pause);
    return () => clearTimeout(clock);
  }, [waits, text, save]);

  // Closing the panel is no way to lose the last words.
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
    // What comes along unseen from other programs would be refused.
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
