/** Its own file: `X` and it stay out of public pages, which show chips too. */
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import type { Chip } from './chip.tsx';
import { classes } from './class-names.ts';

type Props = ComponentProps<typeof Chip> & { label: string; onRemove: () => void };

/** What is on, and goes with a press. `label`: says so, with its text. */
export function RemovableChip({ color, label, onRemove, children }: Props) {
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.removable, color && styles[color])}
      aria-label={label}
      onClick={onRemove}
    >
      {children}
      <X size={14} aria-hidden="true" />
    </button>
  );
}
