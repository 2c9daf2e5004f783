/** Asks once before something that cannot be undone, at the place where it was asked for. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './account.module.css';
import { texts } from './texts.ts';

type Props = {
  question: string;
  children: ReactNode;
  yes: string;
  /** What the button says while it works. */
  working: string;
  isWorking: boolean;
  /** Why it was not done. */
  problem: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

/** Takes the focus: a button has opened it, and whoever closes it gives the focus back there. */
export function AskOnce({ question, children, yes, working, isWorking, problem, onYes, onNo }: Props) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <fieldset
      ref={box}
      className={styles.question}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isWorking) onNo();
      }}
    >
      <p id={`${id}-title`} className={styles.strong}>
        {question}
      </p>
      <p id={`${id}-text`}>{children}</p>
      <div role="alert">
        <FieldError id={`${id}-problem`} error={problem} />
      </div>
      <div className={styles.actions}>
        <Button look="danger" busy={isWorking} onClick={onYes}>
          {isWorking ? working : yes}
        </Button>
        <Button look="plain" aria-disabled={isWorking} onClick={onNo}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
