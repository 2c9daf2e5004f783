import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import styles from './paginator.module.css';
import { type Page, pageSizes } from './table-view.ts';
import { texts } from './texts.ts';

const t = texts.paginator;

type Props = { page: Page<unknown>; size: number; onPage: (page: number) => void; onSize: (size: number) => void };

export function Paginator({ page: { page, pages, first, last, total }, size, onPage, onSize }: Props) {
  const isFirst = page === 1;
  const isLast = page === pages;
  return (
    <nav className={styles.paginator} aria-label={t.label}>
      <label className={styles.size}>
        {t.perPage}
        <select value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {pageSizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <span className={styles.range}>{t.range(first, last, total)}</span>
      <div className={styles.buttons}>
        <IconButton label={t.first} aria-disabled={isFirst} onClick={() => onPage(1)}>
          <ChevronFirst size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.previous} aria-disabled={isFirst} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.next} aria-disabled={isLast} onClick={() => onPage(page + 1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t.last} aria-disabled={isLast} onClick={() => onPage(pages)}>
          <ChevronLast size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  );
}
