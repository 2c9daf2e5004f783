/** A small whole number: typed, counted with the arrow keys, or one up and one down by button. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useEarlyEntries } from '../../ui/use-early-entries.ts';
import styles from './pricing.module.css';
import { texts } from './pricing-texts.ts';

const t = texts.calculator;

/** What the calculator counts to; above it one talks to us. */
export const fewest = 1;
export const most = 20;

const withinBounds = (n: number) => Math.min(most, Math.max(fewest, n));

export function LocationStepper({ id, value, onChange }: { id: string; value: number; onChange: (value: number) => void }) {
  // What is being typed, while it need not be a number yet; leaving the field shows what counts.
  const [typed, setTyped] = useState<string | undefined>(undefined);

  const set = (wanted: number) => {
    setTyped(undefined);
    onChange(withinBounds(wanted));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    if (digits !== '') onChange(withinBounds(Number(digits)));
  };
  const stepper = useRef<HTMLDivElement>(null);
  useEarlyEntries(stepper, (field) => type(field.value));
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };

  return (
    <div ref={stepper} className={styles.stepper}>
      <Button aria-label={t.fewer} aria-disabled={value <= fewest} onClick={() => set(value - 1)} className={styles.step}>
        <Sign path="M3.5 8h9" />
      </Button>
      <TextField
        id={id}
        label={t.locations}
        hint={t.hint(fewest, most)}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-valuemin={fewest}
        aria-valuemax={most}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
      />
      <Button aria-label={t.more} aria-disabled={value >= most} onClick={() => set(value + 1)} className={styles.step}>
        <Sign path="M3.5 8h9M8 3.5v9" />
      </Button>
    </div>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
