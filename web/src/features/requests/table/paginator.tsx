import { useState } from 'react';
import { tooltip } from '../../../ui/tooltip.ts';
import { texts } from '../texts.ts';
import { PageSteps } from './page-steps.tsx';
import styles from './paginator.module.css';
import { tableTexts } from './table-texts.ts';
import { allRows, type Page } from './table-view.ts';

type Props = {
  page: Page<unknown>;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** The total, if more requests are loading than `page` counts. */
  total?: number | undefined;
};

export function Paginator({
  page: { page, pages, first, last, total: known },
  size,
  onPage,
  onSize,
  total = known,
}: Props) {
  const isFirst = page === 1;
  const isLast = page === pages;
  const to = (wanted: number) => () => onPage(wanted);
  return (
    <PageSteps
      range={texts.paginator.range(first, last, total)}
      rows={last - first + 1}
      size={size}
      whole={{ value: allRows, label: tableTexts.all }}
      onSize={onSize}
      jump={pages > few && <PageField key={page} page={page} pages={pages} onPage={onPage} />}
      toFirst={isFirst ? undefined : to(1)}
      toPrevious={isFirst ? undefined : to(page - 1)}
      toNext={isLast ? undefined : to(page + 1)}
      toLast={isLast ? undefined : to(pages)}
    />
  );
}

/** So many pages are stepped through. */
const few = 9;

/** The page's number, to type another. */
function PageField({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Number.parseInt(typed, 10) || page));
    setTyped(String(wanted));
    if (wanted !== page) onPage(wanted);
  };
  return (
    <label className="line gap-1">
      {texts.paginator.pageWord}
      <input
        className={`control digits ${styles.page}`}
        inputMode="numeric"
        aria-label={texts.paginator.page(pages)}
        {...tooltip(texts.paginator.page(pages))}
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
    </label>
  );
}
