/**
 * One of a few visible options. Works with `register` of react-hook-form or with `value` and
 * `onChange`.
 */
import type { ComponentProps } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';

type RadioGroupProps = ChoiceGroupProps &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'name' | 'id'> & {
    value?: string | null;
  };

export function RadioGroup({
  label,
  hint,
  error,
  optional,
  'aria-required': isRequired,
  name,
  id,
  isTitle,
  options,
  value,
  ...input
}: RadioGroupProps) {
  const frame = {
    label,
    hint,
    error,
    optional,
    name,
    id,
    options,
    ...(isTitle !== undefined && { isTitle }),
  };
  return (
    <ChoiceGroup
      {...frame}
      aria-required={isRequired}
      role="radiogroup"
      input={(option) => (
        <input
          {...input}
          type="radio"
          name={name}
          value={option.value}
          {...(value !== undefined && { checked: value === option.value })}
        />
      )}
    />
  );
}
