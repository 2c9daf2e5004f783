import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import styles from './paginator.module.css';
import { pageSizes } from './table-view.ts';

const t = texts.paginator;

/** Undefined disables a step. */
type Props = {
  range: string;
  /** On this page. */
  rows: number;
  size: number;
  /** Label of the option to show everything on one page, if offered. */
  whole?: { value: number; label: string } | undefined;
  onSize: (size: number) => void;
  /** Between the steps, where there are many pages. */
  jump?: ReactNode;
  toFirst: (() => void) | undefined;
  toPrevious: (() => void) | undefined;
  toNext: (() => void) | undefined;
  /** Null if the last page is unknown. */
  toLast: (() => void) | undefined | null;
};

/**
 * Page size, current range and page steps, for counted pages as well as for pages that only know
 * their neighbours.
 */
export function PageSteps({
  range,
  rows,
  size,
  whole,
  onSize,
  jump,
  toFirst,
  toPrevious,
  toNext,
  toLast,
}: Props) {
  // So few are one page however long pages are.
  if (!toPrevious && !toNext && rows <= pageSizes[0]) return null;
  return (
    <nav className={`row gap-1 across-4 hint ${styles.paginator}`} aria-label={t.label}>
      <label className={`line ${styles.size}`}>
        {t.perPage}
        <select
          className="control"
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {pageSizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
          {whole && <option value={whole.value}>{whole.label}</option>}
        </select>
      </label>
      <span className="digits">{range}</span>
      <div className="line gap-0">
        <IconButton label={t.first} aria-disabled={!toFirst} onClick={toFirst}>
          <ChevronFirst size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.previous} aria-disabled={!toPrevious} onClick={toPrevious}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        {jump}
        <IconButton label={t.next} aria-disabled={!toNext} onClick={toNext}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
        {toLast !== null && (
          <IconButton label={t.last} aria-disabled={!toLast} onClick={toLast}>
            <ChevronLast size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </nav>
  );
}
