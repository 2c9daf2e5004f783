import { LoaderCircle } from 'lucide-react';
import { tooltip } from '../../../ui/tooltip.ts';
import styles from './table.module.css';

/** Beside a number that still grows: why, to whoever points at it or listens. */
export function StillComing({ why }: { why: string }) {
  return (
    <span className={styles.coming} {...tooltip(why)}>
      <LoaderCircle size={14} aria-hidden="true" />
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
