/** Asks for confirmation before an action that is hard to undo, in place. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirmation.module.css';
import { FieldError } from './field.tsx';

type Props = {
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Undefined: there is nothing to choose, only to read. */
  confirm: string | undefined;
  cancel?: string;
  /** The button's text while busy; undefined while idle. */
  busy: string | undefined;
  /** The error. */
  problem: string | undefined;
  isDangerous?: boolean;
  /** For questions not opened by a button: in a select, arrow keys continue to work. */
  leavesFocus?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function Confirmation({
  title,
  children,
  confirm,
  cancel = 'Abbrechen',
  busy,
  problem,
  isDangerous = false,
  leavesFocus = false,
  onConfirm,
  onCancel,
}: Props) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!leavesFocus) box.current?.focus();
  }, [leavesFocus]);

  return (
    <fieldset
      ref={box}
      className={`stack soft ${styles.confirmation}`}
      data-danger={isDangerous ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A panel around it stays open.
        event.stopPropagation();
        if (busy === undefined) onCancel();
      }}
    >
      <p id={`${id}-title`} className="strong">
        {title}
      </p>
      <div id={`${id}-text`}>{children}</div>
      <div role="alert">
        <FieldError id={`${id}-problem`} error={problem} />
      </div>
      <div className="row">
        {confirm !== undefined && (
          <Button
            look={isDangerous ? 'danger' : 'outlined'}
            busy={busy !== undefined}
            onClick={onConfirm}
          >
            {busy ?? confirm}
          </Button>
        )}
        <Button look="plain" aria-disabled={busy !== undefined} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </fieldset>
  );
}
