/**
 * A settings form: edited by field, validated, saved explicitly; nothing is lost, and nothing is
 * overwritten unseen.
 */
import { type Detail, wholeForm } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { type ReactNode, useEffect, useState } from 'react';
import { isUnknown, notDone, type Result, refusal } from '../../calls/problem.ts';
import { draftKey, dropDraft, saveDraft, savedDraft } from '../../calls/saved-drafts.ts';
import { type FormField, useCommandForm } from '../../calls/use-command-form.tsx';
import { type Draft, useDraft } from '../../calls/use-draft.ts';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { texts } from './texts.ts';

export type SettingsForm<T> = Omit<Draft<T>, 'save' | 'isSaving'> & {
  /**
   * Props for the field of that name, or of a part of it ('praxis.title'): its name and its error.
   */
  field: (name: string) => FormField;
  /** Error summary above the form. */
  summary: ReactNode;
  /** Says that nobody has answered for long. */
  slow: string | undefined;
  submit: () => Promise<void>;
  state: 'idle' | 'saving' | 'saved';
  /** Why everything is read-only; undefined if it is not. */
  readOnlyReason: string | undefined;
};

type Options<T> = {
  /** As stored, read live. */
  stored: T;
  readOnlyReason: string | undefined;
  /** Client-side validation, as far as possible; the call does the rest. */
  validate?: (values: T) => readonly Detail[];
  send: (edits: FieldEdits, values: T) => Promise<Result<unknown>>;
};

export function useSettingsForm<T extends object>(options: Options<T>): SettingsForm<T> {
  const { stored, readOnlyReason, validate = () => [], send } = options;
  const [key] = useState(() => draftKey(Object.keys(stored).join(' ')));
  const [begun] = useState(() => savedDraft<FieldEdits>(key));
  const draft = useDraft(stored, { begun });
  const form = useCommandForm(
    async (_: undefined): Promise<Result<unknown>> => {
      const { edits } = draft;
      const result = await send(edits, draft.values);
      if (result.ok) draft.settle(edits);
      return result;
    },
    {
      check: () => {
        if (draft.conflicts.length > 0) return notDone(texts.conflict.open);
        const details = validate(draft.values);
        return details.length > 0 ? { ok: false, problem: refusal(details) } : undefined;
      },
      fields: (detail) => (isGeneral(detail) ? undefined : detail.field),
      // For refusals unrelated to the input, such as a rate limit or an old sign-in.
      titles: { invalid: texts.invalid, failed: texts.notSaved },
    },
  );
  // It had arrived after all.
  const isThere = isUnknown(form.problem) && !draft.isDirty;
  const isUnsaved = draft.isDirty && readOnlyReason === undefined;
  useUnsavedInput(isUnsaved, { text: texts.wouldBeLost }, () => dropDraft(key));
  useEffect(() => {
    if (isUnsaved) saveDraft(key, draft.edits);
    else dropDraft(key);
  });

  return {
    ...draft,
    change: (part) => {
      if (readOnlyReason !== undefined) return;
      if (form.isDone || isThere) form.forget();
      draft.change(part);
    },
    discard: () => {
      form.forget();
      draft.discard();
    },
    field: form.field,
    summary: isThere || form.slow ? null : form.summary,
    slow: form.slow,
    submit: async () => {
      if (readOnlyReason === undefined && draft.isDirty) await form.start(undefined);
    },
    state: form.isRunning ? 'saving' : form.isDone || isThere ? 'saved' : 'idle',
    readOnlyReason,
  };
}

/**
 * Refusals that belong to no field. The page itself shows a colleague's conflicting change as soon
 * as it arrives.
 */
function isGeneral({ field, code }: Detail): boolean {
  return field === wholeForm || field === 'companySlug' || code === 'unknown';
}
