/** What a first press opens: some mail scanners press buttons, so only the second one sends. */
import type { Detail } from '@platzwart/domain/failure';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problems } from './answer-feedback.tsx';
import { offerTexts as t } from './offer-texts.ts';
import styles from './patient-portal.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  confirm: string;
  busy: boolean;
  problems: readonly Detail[];
  onConfirm: () => void;
  onBack: () => void;
};

export function SecondPress({
  title,
  children,
  confirm,
  busy,
  problems,
  onConfirm,
  onBack,
}: Props) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <fieldset
      ref={box}
      className={`stack gap-4 full ${styles.step}`}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !busy) onBack();
      }}
    >
      <p id={id} className="strong">
        {title}
      </p>
      {children}
      <Problems of={problems} />
      <div className={`columns ${styles.answers}`}>
        <Button look="filled" large busy={busy} onClick={onConfirm}>
          {busy ? t.sending : confirm}
        </Button>
        <Button look="plain" large aria-disabled={busy} onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </fieldset>
  );
}
