/** A settings form: edited by field, validated, saved explicitly; nothing is lost, and nothing is overwritten unseen. */
import type { Detail } from '@platzwart/domain/failure';
import { wholeForm } from '@platzwart/domain/failure';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { type ReactNode, useState } from 'react';
import type { Result } from '../../calls/problem.ts';
import { type Draft, useDraft } from '../../calls/use-draft.ts';
import { useProblems } from '../../ui/use-problems.tsx';
import { useWarningBeforeLeaving } from '../../ui/use-warning-before-leaving.ts';
import { texts } from './texts.ts';

export type SettingsForm<T> = Omit<Draft<T>, 'save' | 'isSaving'> & {
  /** Props for the field of that name, or of a part of it ('praxis.title'): its name and its error. */
  field: (name: string) => { name: string; error: string | undefined; onInput: () => void };
  /** Error summary above the form. */
  summary: ReactNode;
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
  const draft = useDraft(stored);
  const problems = useProblems<string>();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  useWarningBeforeLeaving(draft.isDirty && readOnlyReason === undefined, texts.leave);

  const refuse = (details: readonly Detail[]) => {
    setState('idle');
    const [general, atFields] = [details.filter(isGeneral), details.filter((detail) => !isGeneral(detail))];
    problems.show(
      // For refusals unrelated to the input, such as a rate limit or an old sign-in.
      atFields.length > 0 ? texts.invalid : texts.notSaved,
      Object.fromEntries(atFields.map(({ field, message }) => [field, message])),
      general.map(({ message }) => message),
    );
  };

  const submit = async () => {
    if (state === 'saving' || readOnlyReason !== undefined || !draft.isDirty) return;
    if (draft.conflicts.length > 0) return problems.show(texts.notSaved, {}, [texts.conflict.open]);
    const details = validate(draft.values);
    if (details.length > 0) return refuse(details);
    setState('saving');
    problems.forget();
    const { problem } = await send(draft.edits, draft.values);
    if (problem?.kind === 'refused') return refuse(problem.details);
    if (problem) {
      setState('idle');
      const { kind, message } = problem;
      return problems.show(texts.notSaved, {}, [kind === 'denied' ? message : kind === 'offline' ? texts.offline : texts.failed]);
    }
    draft.settle(draft.edits);
    setState('saved');
  };

  return {
    ...draft,
    change: (part) => {
      if (readOnlyReason !== undefined) return;
      if (state === 'saved') setState('idle');
      draft.change(part);
    },
    discard: () => {
      problems.forget();
      draft.discard();
    },
    field: problems.field,
    summary: problems.summary,
    submit,
    state,
    readOnlyReason,
  };
}

/** Refusals that belong to no field. The page itself shows a colleague's conflicting change as soon as it arrives. */
function isGeneral({ field, code }: Detail): boolean {
  return field === wholeForm || field === 'companySlug' || code === 'unknown';
}
