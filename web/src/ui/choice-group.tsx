/** A question with a few visible answers: the frame of radio groups and checkbox groups. */
import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldError, type FieldProps, useFieldIds } from './field.tsx';
import type { Option } from './select-field.tsx';

type Choice = Option & { hint?: string | undefined };

export type ChoiceGroupProps = FieldProps & {
  name: string;
  id?: string | undefined;
  /** Styled as a section heading. */
  isTitle?: boolean;
  /** Of radio buttons: a group of its own kind can be required and invalid as a whole. */
  role?: 'radiogroup';
  options: readonly Choice[];
};

export function ChoiceGroup({
  label,
  hint,
  error,
  optional,
  name,
  id,
  isTitle = false,
  role,
  'aria-required': isRequired,
  options,
  input,
}: ChoiceGroupProps & { input: (option: Choice) => ReactNode }) {
  const ids = useFieldIds(id, name);
  const described = describedBy(ids, { hint, error });
  const question = (
    <>
      {label}
      {optional && ' '}
      {optional && <span className="regular">{optional}</span>}
    </>
  );
  return (
    <fieldset
      id={ids.id}
      className={`stack gap-2 ${styles.group}`}
      data-invalid={error ? '' : undefined}
      aria-describedby={described['aria-describedby']}
      {...(role && {
        role,
        'aria-required': isRequired,
        'aria-invalid': described['aria-invalid'],
      })}
    >
      <legend className={classes(styles.question, isTitle && styles.title)}>
        {isTitle ? <h2>{question}</h2> : question}
      </legend>
      <div className="stack gap-1 small">
        {hint && (
          <p id={ids.hintId} className="muted">
            {hint}
          </p>
        )}
        <FieldError id={ids.errorId} error={error} />
      </div>
      <div className="stack gap-2">
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: `input` renders the control
          <label key={option.value} className={`line gap-3 top ${styles.choice}`}>
            {input(option)}
            <span className="grow">
              {option.label}
              {option.hint && <span className="hint block">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
