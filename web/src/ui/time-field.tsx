/**
 * A time of day as text: quicker than the platform's own field, which speaks the browser's language instead of the page's, knows no
 * 24:00, and forgets what is half typed. The arrow keys go on by a step. What was typed counts once the field is left.
 */
import { type KeyboardEvent, useState } from 'react';
import styles from './time-field.module.css';

export type TimeFieldProps = {
  id: string;
  /** Before the field; short. */
  label: string;
  /** The whole name; it holds the label. */
  name: string;
  /** As it is shown. */
  value: string;
  /** Where it is told what is wrong; undefined while nothing is. */
  errorId: string | undefined;
  onCommit: (text: string) => void;
  /** A step earlier (-1) or later (1), from what is typed. */
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
      // The form around it is sent by its own button.
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
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
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
