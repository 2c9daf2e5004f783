/** The frame every field shares: its label in the notch, below it the hint and what is wrong. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

/** What every field is told about itself, beside the attributes of its own control. */
export type FieldProps = {
  label: ReactNode;
  /** One plain sentence, read with the field. Longer texts belong before it. */
  hint?: ReactNode | undefined;
  /** What to do about it; the field is marked as wrong while it is set. */
  error?: string | undefined;
  /** The word for a field that may stay empty, such as '(optional)'. */
  optional?: string | undefined;
};

export type FieldIds = { id: string; hintId: string; errorId: string };

/** Ids of a field and its texts. The id is the control's name unless told otherwise, so an error summary can link by name. */
export function useFieldIds(given: string | undefined, name: string | undefined): FieldIds {
  const own = useId();
  const id = given ?? name ?? own;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** The attributes that tie a control to its hint and error. */
export function describedBy(ids: FieldIds, { hint, error }: Pick<FieldProps, 'hint' | 'error'>, more?: string | undefined) {
  const texts = [error ? ids.errorId : undefined, hint ? ids.hintId : undefined, more].filter(Boolean).join(' ');
  return { 'aria-describedby': texts || undefined, 'aria-invalid': error ? true : undefined };
}

export function Field({
  ids,
  label,
  hint,
  error,
  optional,
  below,
  children,
}: FieldProps & { ids: FieldIds; below?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={ids.id}>
        <span className={styles.notch}>
          {label}
          {optional && ' '}
          {optional && <span className={styles.optional}>{optional}</span>}
        </span>
      </label>
      {children}
      {(hint || error || below) && (
        <div className={styles.below}>
          <FieldError id={ids.errorId} error={error} />
          {hint && (
            <p id={ids.hintId} className={styles.hint}>
              {hint}
            </p>
          )}
          {below}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field; a sign beside the words, so that colour is never alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path d="M8 3.6v5.2M8 11.2v1.3" stroke="var(--color-surface)" strokeWidth="1.9" strokeLinecap="round" />
      </svg>
      <span>{error}</span>
    </p>
  );
}
