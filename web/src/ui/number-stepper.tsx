/** A small whole number: typed, or stepped with arrow keys or buttons. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { useEntriesBeforeHydration } from './use-entries-before-hydration.ts';

export type NumberStepperProps = {
  id: string;
  label: string;
  hint: string;
  error?: string | undefined;
  /** Labels of the two buttons. */
  fewer: string;
  more: string;
  /** Bounds, both included. */
  min: number;
  max: number;
  value: number;
  /** Read-only. */
  isReadOnly?: boolean;
  onChange: (value: number) => void;
};

export function NumberStepper({
  value,
  isReadOnly = false,
  onChange,
  ...rest
}: NumberStepperProps) {
  const { fewer, more, min, max, ...field } = rest;
  // The text being typed, possibly not a number yet; blur shows the effective value.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const within = (n: number) => Math.min(max, Math.max(min, n));
  const set = (wanted: number) => {
    if (isReadOnly) return;
    setTyped(undefined);
    onChange(within(wanted));
  };
  const type = (text: string) => {
    if (isReadOnly) return;
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    if (digits !== '') onChange(within(Number(digits)));
  };
  const stepper = useRef<HTMLDivElement>(null);
  useEntriesBeforeHydration(stepper, (early) => type(early.value));
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <div ref={stepper} className="stepper">
      <Button
        aria-label={fewer}
        aria-disabled={isReadOnly || value <= min}
        onClick={() => set(value - 1)}
      >
        <Sign path="M3.5 8h9" />
      </Button>
      <TextField
        {...field}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        readOnly={isReadOnly}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setTyped(undefined)}
      />
      <Button
        aria-label={more}
        aria-disabled={isReadOnly || value >= max}
        onClick={() => set(value + 1)}
      >
        <Sign path="M3.5 8h9M8 3.5v9" />
      </Button>
    </div>
  );
}

/** Drawn here: public pages load no icon library. */
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
