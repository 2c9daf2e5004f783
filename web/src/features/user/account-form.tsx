import { type ReactNode, useEffect } from 'react';
import type { CommandForm } from '../../calls/use-command-form.tsx';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import styles from './account.module.css';
import { texts } from './texts.ts';

type Props = {
  form: CommandForm<FormData>;
  /** The word of its button. */
  save: string;
  onCancel: () => void;
  isOneField?: boolean;
  children: ReactNode;
};

/** What opens where a value is changed; leaving asks about what was typed. */
export function AccountForm({ form, save, onCancel, isOneField, children }: Props) {
  useUnsavedInput(form.isTyped, { text: texts.wouldBeLost });
  // While it shows an error, the tab's title says so.
  useEffect(() => {
    if (!form.hasProblem) return;
    const before = document.title;
    document.title = texts.errorTitle(before);
    return () => {
      document.title = before;
    };
  }, [form.hasProblem]);
  return (
    <>
      {form.summary}
      <form
        noValidate
        className={isOneField ? styles.single : `stack gap-4 within-field ${styles.form}`}
        onSubmit={form.onSubmit}
      >
        {children}
        <FormButtons busy={form.isRunning} onCancel={onCancel}>
          {save}
        </FormButtons>
      </form>
    </>
  );
}
