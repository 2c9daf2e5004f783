/** One of a few, as a native select: the best choice on phones. */
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps, useFieldIds } from './field.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'multiple' | 'onInput'> & {
    onInput?: () => void;
    options: readonly Option[];
    /**
     * Label of 'nothing chosen yet', with the value ''. Without it the first option is selected.
     */
    placeholder?: string;
  };

export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  options,
  placeholder,
  onInput,
  onChange,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds(id, select.name);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...select}
        // Browsers say 'input' before 'change': rendering in between would put the former choice
        // back.
        onChange={(event) => {
          onInput?.();
          onChange?.(event);
        }}
        id={ids.id}
        className={styles.control}
        {...describedBy(ids, { hint, error })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
