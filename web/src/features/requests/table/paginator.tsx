import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import styles from './paginator.module.css';
import { tableTexts } from './table-texts.ts';
import { allRows, type Page, pageSizes } from './table-view.ts';

const t = texts.paginator;

type Props = {
  page: Page<unknown>;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** How many there are, where more are still on their way than `page` knows of. */
  total?: number | undefined;
};

export function Paginator({ page: { page, pages, first, last, total: known }, size, onPage, onSize, total = known }: Props) {
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
          <option value={allRows}>{tableTexts.all}</option>
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
