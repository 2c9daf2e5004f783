/** The number of locations: typed, counted with the arrow keys, or one up and one down by button. */
import { mostLocations } from '@platzwart/domain/billing';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './billing.module.css';
import { texts } from './texts.ts';

const t = texts.stepper;

type Props = {
  id: string;
  hint: string;
  error: string | undefined;
  /** As many as there are. */
  fewest: number;
  value: number;
  isOff?: boolean;
  onChange: (value: number) => void;
};

export function Stepper({ id, hint, error, fewest, value, isOff = false, onChange }: Props) {
  // What is being typed, while it need not be a number yet; leaving the field shows what counts.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const within = (n: number) => Math.min(mostLocations, Math.max(fewest, n));
  const set = (wanted: number) => {
    if (isOff) return;
    setTyped(undefined);
    onChange(within(wanted));
  };
  const type = (text: string) => {
    if (isOff) return;
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    if (digits !== '') onChange(within(Number(digits)));
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <div className={styles.stepper}>
      <Button aria-label={t.fewer} aria-disabled={isOff || value <= fewest} onClick={() => set(value - 1)} className={styles.step}>
        <Minus size={18} aria-hidden="true" />
      </Button>
      <TextField
        id={id}
        label={t.label}
        hint={hint}
        error={error}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        readOnly={isOff}
        aria-valuemin={fewest}
        aria-valuemax={mostLocations}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
      />
      <Button aria-label={t.more} aria-disabled={isOff || value >= mostLocations} onClick={() => set(value + 1)} className={styles.step}>
        <Plus size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
