/** A password field with a button to reveal the input. */
import { type ComponentProps, useState } from 'react';
import fieldStyles from './field.module.css';
import { describedBy, Field, type FieldProps, useFieldIds } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
    /** 'new-password' or 'current-password': used by password managers. */
    autoComplete: string;
    /** The button's accessible names, and the visible part of each. */
    texts: Readonly<Record<'show' | 'hide', { name: string; seen: string }>>;
  };

export function PasswordField({ label, hint, error, id, texts, ...input }: PasswordFieldProps) {
  const ids = useFieldIds(id, input.name);
  const [isShown, setShown] = useState(false);
  const { name, seen } = isShown ? texts.hide : texts.show;
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={isShown ? 'text' : 'password'}
          id={ids.id}
          className={fieldStyles.control}
          {...describedBy(ids, { hint, error })}
        />
        <button
          type="button"
          className={`bare small strong coloured rounded tall ${styles.toggle}`}
          aria-label={name}
          aria-controls={ids.id}
          onClick={() => setShown(!isShown)}
        >
          {seen}
        </button>
      </div>
    </Field>
  );
}
