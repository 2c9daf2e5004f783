/**
 * A date typed as text: fastest for dates people know by heart, where a calendar only gets in the
 * way.
 */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps, useFieldIds } from './field.tsx';

type DateFieldProps = Omit<FieldProps, 'hint'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'onChange'> & {
    /**
     * The format hint; may be extended with information derived from the date, which is then
     * announced.
     */
    hint: string;
    value: string;
    onChange: (text: string) => void;
    /** The normalized input, applied on blur. */
    tidy?: (text: string) => string;
  };

export function DateField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  onBlur,
  tidy,
  ...input
}: DateFieldProps) {
  const ids = useFieldIds(id, input.name);
  return (
    <Field
      ids={ids}
      label={label}
      hint={<span aria-live="polite">{hint}</span>}
      error={error}
      optional={optional}
    >
      <input
        inputMode="numeric"
        {...input}
        type="text"
        id={ids.id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={(event) => {
          const tidied = tidy?.(value) ?? value;
          if (tidied !== value) onChange(tidied);
          onBlur?.(event);
        }}
        {...describedBy(ids, { hint, error })}
      />
    </Field>
  );
}
