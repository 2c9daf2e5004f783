/**
 * The second proof and one press, in place: what revoking the consent, and giving it anew, ask for.
 */
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Problems } from './answer-feedback.tsx';
import { consentTexts as t } from './consent-texts.ts';
import styles from './patient-portal.module.css';
import { personalDataTexts } from './personal-data-texts.ts';
import type { Answering } from './use-answer.ts';

const p = personalDataTexts.proof;

/** 'either': the page does not know which. Null: there is nothing to prove by. */
export type ProofKind = PortalView['proof'] | 'either';

const fields = {
  birthdate: { label: p.birthdate, hint: p.birthdateHint, missing: p.missing.birthdate },
  phone: { label: p.phone, hint: p.phoneHint, missing: p.missing.phone },
  either: { label: t.proof.either, hint: t.proof.eitherHint, missing: t.proof.missing },
} as const;

type Props = {
  answering: Answering;
  kind: ProofKind;
  title: string;
  /** The consequences; fields of its own. */
  children: ReactNode;
  confirm: string;
  pressing: string;
  isDangerous?: boolean;
  /** Checked with the press, beside the proof. */
  isComplete?: () => boolean;
  onConfirm: (proof: string | null) => Promise<void>;
  onCancel: () => void;
};

export function ConsentForm({
  answering,
  kind,
  title,
  children,
  confirm,
  pressing,
  isDangerous = false,
  isComplete,
  onConfirm,
  onCancel,
}: Props) {
  const { busy, problems, forget } = answering;
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  const wrong = problems.find(({ field }) => field === 'proof')?.message;
  const error = kind !== null && isMissing ? fields[kind].missing : wrong;
  const [presses, setPresses] = useState(0);
  // To what is wrong.
  useEffect(() => {
    if (presses > 0 && busy === undefined)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses, busy]);

  const cancel = () => {
    forget();
    onCancel();
  };
  const press = async () => {
    if (busy !== undefined) return;
    const isEmpty = kind !== null && typed.trim() === '';
    const isWhole = isComplete?.() ?? true;
    setMissing(isEmpty);
    setPresses(presses + 1);
    if (!isEmpty && isWhole) await onConfirm(kind === null ? null : typed);
  };
  return (
    <form
      ref={box}
      noValidate
      tabIndex={-1}
      aria-labelledby={id}
      className={`stack gap-4 left full ${styles.form} ${styles.step}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busy === undefined) cancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <p id={id} className="strong">
        {title}
      </p>
      {children}
      {kind !== null && (
        <TextField
          name="consentProof"
          inputMode={kind === 'either' ? 'text' : 'numeric'}
          autoComplete="off"
          label={fields[kind].label}
          hint={fields[kind].hint}
          error={error}
          value={typed}
          onChange={(event) => {
            forget();
            setMissing(false);
            setTyped(event.target.value);
          }}
        />
      )}
      <Problems of={problems} except={kind === null ? [] : ['proof']} />
      <div className="row gap-3">
        <Button type="submit" look={isDangerous ? 'danger' : 'filled'} busy={busy !== undefined}>
          {busy ? pressing : confirm}
        </Button>
        <Button look="plain" aria-disabled={busy !== undefined} onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
