/** A small label: a tag, a state, a filter. Colour only repeats what the word says. */
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
}: Omit<ComponentProps<'button'>, 'className' | 'style' | 'type'> & {
  color?: ChipColor;
  isOn: boolean;
}) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className={classes(styles.chip, styles.toggle, color && styles[color])}
    />
  );
}
