/** Asks once before something that cannot be undone, at the place where it was asked for. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './members.module.css';
import { texts } from './texts.ts';

type Props = {
  title: string;
  children: ReactNode;
  confirm: string;
  /** What the button says while it works; undefined while nothing is under way. */
  busy: string | undefined;
  /** Why it was not done. */
  problem: string | undefined;
  isDangerous?: boolean;
  /** Takes the focus when it appears: for questions that a button has opened. */
  takesFocus?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function Confirmation({
  title,
  children,
  confirm,
  busy,
  problem,
  isDangerous = false,
  takesFocus = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  return (
    <fieldset
      ref={box}
      className={styles.confirmation}
      data-danger={isDangerous ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busy === undefined) onCancel();
      }}
    >
      <p id={`${id}-title`} className={styles.question}>
        {title}
      </p>
      <div id={`${id}-text`}>{children}</div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={problem} />
      </div>
      <div className={styles.actions}>
        <Button look={isDangerous ? 'danger' : 'outlined'} busy={busy !== undefined} onClick={onConfirm}>
          {busy ?? confirm}
        </Button>
        <Button look="plain" aria-disabled={busy !== undefined} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
