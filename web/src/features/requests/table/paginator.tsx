import { texts } from '../texts.ts';
import { PageSteps } from './page-steps.tsx';
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

export function Paginator({ page: { page, pages, first, last, total: known }, size, onPage, onSize, total = known }: Props) {
  const isFirst = page === 1;
  const isLast = page === pages;
  const to = (wanted: number) => () => onPage(wanted);
  return (
    <PageSteps
      range={texts.paginator.range(first, last, total)}
      size={size}
      whole={{ value: allRows, label: tableTexts.all }}
      onSize={onSize}
      toFirst={isFirst ? undefined : to(1)}
      toPrevious={isFirst ? undefined : to(page - 1)}
      toNext={isLast ? undefined : to(page + 1)}
      toLast={isLast ? undefined : to(pages)}
    />
  );
}
