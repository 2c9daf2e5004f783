/**
 * A time of day as text: quicker than the native field, which uses the browser's language instead
 * of the page's, does not allow 24:00, and drops half-typed input. Arrow keys step. Input takes
 * effect on blur.
 */
import { type KeyboardEvent, useState } from 'react';
import styles from './time-field.module.css';

type TimeFieldProps = {
  id: string;
  /** The visible label; short. */
  label: string;
  /** The full accessible name; it contains the label. */
  name: string;
  /** As displayed. */
  value: string;
  /** The id of the error message; undefined without an error. */
  errorId: string | undefined;
  onCommit: (text: string) => void;
  /** One step earlier (-1) or later (1), from the typed value. */
  onStep: (text: string, direction: -1 | 1) => void;
};

export function TimeField({ id, label, name, value, errorId, onCommit, onStep }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | undefined>();
  const commit = () => {
    setTyped(undefined);
    if (typed !== undefined && typed.trim() !== value) onCommit(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The surrounding form has its own submit button.
      event.preventDefault();
      commit();
    }
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(typed ?? value, event.key === 'ArrowUp' ? 1 : -1);
    setTyped(undefined);
  };
  return (
    <span className={`line digits ${styles.field}`}>
      <label htmlFor={id} className="hint">
        {label}
      </label>
      <input
        id={id}
        name={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={name}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
    </span>
  );
}
