/** What a press on a section's button opens: its fields, what is wrong, save and cancel. */
import { type ReactNode, useEffect, useRef } from 'react';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Problems } from './answer-feedback.tsx';
import styles from './patient-portal.module.css';
import type { Answering } from './use-answer.ts';

type Props = {
  answering: Answering;
  /** These show their own errors. */
  fields: readonly string[];
  save: string;
  onSave: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
};

export function AnswerForm({
  answering: { busy, problems, forget },
  fields,
  save,
  onSave,
  onCancel,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  // To what is wrong.
  useEffect(() => {
    if (problems.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return (
    <form
      ref={form}
      noValidate
      className={`stack gap-4 left full ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
    >
      {children}
      <Problems of={problems} except={fields} />
      <FormButtons
        look="filled"
        busy={busy !== undefined}
        onCancel={() => {
          forget();
          onCancel();
        }}
      >
        {save}
      </FormButtons>
    </form>
  );
}
