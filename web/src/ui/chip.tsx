/** A small label: a tag, a state, a filter. Colour only repeats what the word says. */
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './class-names.ts';

export type ChipColor =
  | 'grey'
  | 'red'
  | 'orange'
  | 'amber'
  | 'olive'
  | 'green'
  | 'teal'
  | 'cyan'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'pink'
  /** New or urgent. */
  | 'warm';

export function Chip({ color, children }: { color?: ChipColor; children: ReactNode }) {
  return <span className={classes(styles.chip, color && styles[color])}>{children}</span>;
}

/** A toggle chip, for filters. */
export function ToggleChip({
  color,
  isOn,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & { color?: ChipColor; isOn: boolean }) {
  return <button {...rest} type="button" aria-pressed={isOn} className={classes(styles.chip, styles.toggle, color && styles[color])} />;
}

/** What is on, and goes with a press. `label`: says so, with its text. */
export function RemovableChip({ color, label, onRemove, children }: Parameters<typeof Chip>[0] & { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={classes(styles.chip, styles.removable, color && styles[color])} aria-label={label} onClick={onRemove}>
      {children}
      <X size={14} aria-hidden="true" />
    </button>
  );
}
