/** A checkbox: single, or one of several. */
import type { ComponentProps } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import { classes } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldError, type FieldProps, useFieldIds } from './field.tsx';

type CheckboxProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
    /** With a frame and a filled background when checked, like the options of a group. */
    framed?: boolean;
  };

export function Checkbox({ label, hint, error, id, framed = false, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, input.name);
  return (
    <div className={`stack gap-2 ${styles.group}`} data-invalid={error ? '' : undefined}>
      <label className={classes(`line gap-3 top ${styles.choice}`, !framed && styles.bare)}>
        <input {...input} type="checkbox" id={ids.id} {...describedBy(ids, { hint, error })} />
        <span className="grow">{label}</span>
      </label>
      {(hint || error) && (
        <div className="stack gap-1 small">
          <FieldError id={ids.errorId} error={error} />
          {hint && (
            <p id={ids.hintId} className="muted">
              {hint}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type CheckboxGroupProps = ChoiceGroupProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Multiple choice from a few. The values have the options' order. */
export function CheckboxGroup({ value, onChange, ...frame }: CheckboxGroupProps) {
  const toggle = (option: string, isOn: boolean) =>
    onChange(
      frame.options
        .map((each) => each.value)
        .filter((each) => (each === option ? isOn : value.includes(each))),
    );
  return (
    <ChoiceGroup
      {...frame}
      input={(option) => (
        <input
          type="checkbox"
          name={frame.name}
          value={option.value}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
        />
      )}
    />
  );
}
