/** The frame of every field: its label in the notch, hint and error below. */
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** Props of every field, in addition to its control's attributes. */
export type FieldProps = {
  label: ReactNode;
  /** One plain sentence, read out with the field. Longer texts belong before it. */
  hint?: ReactNode | undefined;
  /** What to do about the error; while set, the field is marked invalid. */
  error?: string | undefined;
  /** Marks optional fields, such as '(optional)'. */
  optional?: string | undefined;
  /** For assistive technology: what is seen marks only what is optional. */
  'aria-required'?: true | undefined;
};

type FieldIds = { id: string; hintId: string; errorId: string };

/**
 * Ids of a field and its texts. The id defaults to the control's name, so an error summary can link
 * by name.
 */
export function useFieldIds(given: string | undefined, name: string | undefined): FieldIds {
  const own = useId();
  const id = given ?? name ?? own;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
}

/** The attributes that associate a control with its hint and error. */
export function describedBy(
  ids: FieldIds,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
  more?: string | undefined,
) {
  const texts = [error ? ids.errorId : undefined, hint ? ids.hintId : undefined, more]
    .filter(Boolean)
    .join(' ');
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
    <div className={`stack gap-0 ${styles.field}`} data-invalid={error ? '' : undefined}>
      <label className={`hint medium ${styles.label}`} htmlFor={ids.id}>
        <span className={styles.notch}>
          {label}
          {optional && ' '}
          {optional && <span className="regular">{optional}</span>}
        </span>
      </label>
      {children}
      {(hint || error || below) && (
        <div className={`stack gap-1 small ${styles.below}`}>
          <FieldError id={ids.errorId} error={error} />
          {hint && (
            <p id={ids.hintId} className="muted">
              {hint}
            </p>
          )}
          {below}
        </div>
      )}
    </div>
  );
}

/** A field's error; an icon next to the words, so that it does not rely on colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={`line top problem ${styles.error}`}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="8" fill="currentColor" />
        <path
          d="M8 3.6v5.2M8 11.2v1.3"
          stroke="var(--color-surface)"
          strokeWidth="1.9"
          strokeLinecap="round"
        />
      </svg>
      <span>{error}</span>
    </p>
  );
}
