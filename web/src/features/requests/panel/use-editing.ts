/**
 * Whether the panel is in edit mode. A saved change shows immediately; if the server refuses it,
 * the form returns with the input. While there are unsaved changes, the panel stays open, even if
 * the URL changes, and asks.
 */
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '../../../calls/problem.ts';
import { draftKey, savedDraft } from '../../../calls/saved-drafts.ts';
import type { SavedEdit } from '../../../entities/request/commands.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';

/** Where the user wants to go. */
type Way = 'view' | 'closed';

/** A group of answers that is edited alone. */
export type EditedPart = 'person' | 'contact' | 'times' | 'therapy';

/** The form's name among the drafts (`saved-drafts.ts`). */
export const editDraft = (id: string | undefined) => `edit ${id}`;

type Panel = { id: string | undefined; onOpen: (id: string) => void; onClose: () => void };

export function useEditing({ id, onOpen, onClose }: Panel) {
  const { saveEdit } = useRequestHandling();
  // What was typed before the device was locked is shown again.
  const [edited, setEdited] = useState(() =>
    savedDraft(draftKey(editDraft(id))) ? id : undefined,
  );
  const [part, setPart] = useState<EditedPart | undefined>(undefined);
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<Way | undefined>(undefined);
  /** Saved edits, until the live request includes them. */
  const [pending, setPending] = useState<TherapyRequest | undefined>(undefined);

  const wouldLose = edited !== undefined && isDirty && !isSaving;
  const shownId = wouldLose ? edited : id;
  const isEditing = edited !== undefined && edited === shownId;
  // To the request that was opened beside, or back from the panel.
  const left = id === edited ? undefined : id === undefined ? 'closed' : 'view';
  const leaving = wouldLose ? (asked ?? left) : undefined;

  const editedNow = useRef<string>(undefined);
  useEffect(() => {
    editedNow.current = edited;
    return () => {
      editedNow.current = undefined;
    };
  }, [edited]);

  const stop = useCallback(() => {
    setEdited(undefined);
    setDirty(false);
    setAsked(undefined);
  }, []);

  // The selected request changed or closed without unsaved changes.
  useEffect(() => {
    if (edited !== undefined && edited !== shownId) stop();
  }, [edited, shownId, stop]);

  const leave = (way: Way) => {
    stop();
    if (way === 'closed') onClose();
  };
  const ask = (way: Way) => (wouldLose ? setAsked(way) : leave(way));

  const save = async (request: StoredRequest, edit: SavedEdit): Promise<Result<unknown>> => {
    setSaving(true);
    setPending(edit.after);
    const answer = await saveEdit(request, edit, () => editedNow.current === request.id);
    setSaving(false);
    if (editedNow.current !== request.id) return answer;
    if (answer.ok) stop();
    else setPending(undefined);
    return answer;
  };

  return {
    shownId,
    isEditing,
    isSaving: isEditing && isSaving,
    pending,
    forgetPending: useCallback(() => setPending(undefined), []),
    isLeaving: leaving !== undefined,
    part,
    start: (request: StoredRequest, only?: EditedPart) => {
      setPart(only);
      setEdited(request.id);
    },
    onDirty: setDirty,
    cancel: () => ask('view'),
    close: () => (asked ? setAsked(undefined) : ask('closed')),
    discard: () => leave(leaving ?? 'view'),
    stay: () => {
      setAsked(undefined);
      if (edited !== undefined && id !== edited) onOpen(edited);
    },
    save,
  };
}
