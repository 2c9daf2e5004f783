/** A setting that changes immediately, without a save button. */
import type { ReactNode } from 'react';
import { describedBy, FieldError, useFieldIds } from './field.tsx';
import styles from './switch.module.css';

type Props = {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Why the change was reverted. */
  error?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function Switch({ id, label, hint, error, isOn, onChange }: Props) {
  const ids = useFieldIds(id, undefined);
  return (
    <div className="stack gap-0">
      <label className={`line gap-3 top anywhere tall ${styles.line}`}>
        <input
          type="checkbox"
          role="switch"
          id={ids.id}
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          {...describedBy(ids, { hint, error })}
        />
        <span>{label}</span>
      </label>
      <div role="alert" className={styles.problem}>
        <FieldError id={ids.errorId} error={error} />
      </div>
      {hint && (
        <p id={ids.hintId} className={`hint ${styles.hint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
