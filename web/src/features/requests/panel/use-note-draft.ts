/**
 * A note's draft: saves automatically after a pause, based on the revision it started from. If a
 * colleague saved first, both texts are shown and nothing is overwritten.
 */
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { visibleText } from '@platzwart/domain/text/text';
import { useEffect, useRef, useState } from 'react';
import { draftKey, dropDraft, saveDraft, savedDraft } from '../../../calls/saved-drafts.ts';
import { useDraft } from '../../../calls/use-draft.ts';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { texts } from './texts.ts';

export type Note = { readonly text: string; readonly revision: number };

/** Resolves to undefined once the server has stored it, or to an error message. */
export type SaveNote = (text: string, after: Note) => Promise<string | undefined>;

type NoteDraft = {
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

/** Milliseconds since the last key. */
const pause = 800;

const isSameText = (one: unknown, other: unknown) => (one as Note).text === (other as Note).text;

/**
 * `stored` is the live note, including our own unconfirmed writes; by `name` it outlives a lock that
 * came before the server had it.
 */
export function useNoteDraft(stored: Note, onSave: SaveNote, name: string): NoteDraft {
  const [key] = useState(() => draftKey(name));
  const [begun] = useState(() => savedDraft<FieldEdits>(key));
  const draft = useDraft(
    { note: stored },
    {
      begun,
      isSame: isSameText,
      afterSaving: ({ from, to }) => ({
        text: (to as Note).text,
        revision: (from as Note).revision + 1,
      }),
    },
  );
  const [reason, setReason] = useState<string | undefined>(undefined);
  const [hasSaved, setSaved] = useState(false);
  const { text } = draft.values.note;
  const isConflict = draft.conflicts.length > 0;

  const save = async () => {
    if (isConflict) return;
    setReason(undefined);
    await draft.save(async ({ note }) => {
      const { from, to } = note as { from: Note; to: Note };
      const refusal = await onSave(to.text, from);
      setReason(refusal);
      if (refusal === undefined) {
        setSaved(true);
        dropDraft(key);
      }
      return refusal === undefined;
    });
  };
  const latest = useRef(save);
  latest.current = save;
  const { isDirty, edits } = draft;
  useEffect(() => {
    if (isDirty) saveDraft(key, edits);
    else dropDraft(key);
  });

  const waits = isDirty && !draft.isSaving && !isConflict && reason === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the pause.
  useEffect(() => {
    if (!waits) return;
    const clock = setTimeout(() => void latest.current(), pause);
    return () => clearTimeout(clock);
  }, [waits, text]);

  // Closing the panel must not lose the latest input.
  useEffect(() => () => void latest.current(), []);

  // Remove invisible characters pasted from other programs; the server would refuse them.
  const type = (typed: string) => {
    setReason(undefined);
    draft.change({ note: { ...stored, text: visibleText(typed) } });
  };
  const state = () => {
    if (isConflict) return 'conflict';
    if (draft.isSaving) return 'saving';
    if (!isDirty) return hasSaved ? 'saved' : 'unchanged';
    return reason === undefined ? 'typing' : 'failed';
  };
  const now = state();
  // Otherwise it saves itself. Given up, it neither tries again nor comes back.
  const isUnsaved = now === 'failed' || now === 'conflict';
  useUnsavedInput(isUnsaved, { text: texts.noteEditor.wouldBeLost }, () => {
    draft.discard();
    dropDraft(key);
  });
  return {
    text,
    state: now,
    reason,
    theirs: isConflict ? stored.text : undefined,
    type,
    save: () => void save(),
    settle: (decided) => {
      draft.keepMine('note');
      type(decided);
    },
  };
}
