/** A single-line text field. `register` of react-hook-form spreads straight in. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps, useFieldIds } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'style'>;

export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, input.name);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <input
        type="text"
        {...input}
        id={ids.id}
        className={styles.control}
        {...describedBy(ids, { hint, error })}
      />
    </Field>
  );
}
