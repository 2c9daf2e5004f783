import type { ComponentProps } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { Loading } from '../../../ui/states.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { texts } from '../texts.ts';
import { RequestCards } from './request-cards.tsx';
import { RequestsTable, type RowsProps } from './requests-table.tsx';
import { tableTexts } from './table-texts.ts';

const loadVirtual = () => import('./virtual/virtual-rows.tsx');

type Props = {
  isNarrow: boolean;
  /** Too many rows to render at once. */
  isLong: boolean;
  isChoosing: boolean;
  revealed: number | undefined;
  shared: RowsProps;
  table: Omit<ComponentProps<typeof RequestsTable>, keyof RowsProps>;
};

/** One page: a table, or cards on narrow screens; a long page renders only visible rows. */
export function PageOfRows({ isNarrow, isLong, isChoosing, revealed, shared, table }: Props) {
  const { part, hasFailed, retry } = useLazyModule(loadVirtual, isLong);
  if (!isLong)
    return isNarrow ? (
      <RequestCards {...shared} isChoosing={isChoosing} />
    ) : (
      <RequestsTable {...shared} {...table} />
    );
  if (hasFailed) return <LoadFailure title={tableTexts.partFailed} retry={retry} />;
  if (!part) return <Loading text={texts.loading} />;
  const { VirtualTable, VirtualCards } = part;
  return isNarrow ? (
    <VirtualCards {...shared} isChoosing={isChoosing} revealed={revealed} />
  ) : (
    <VirtualTable {...shared} {...table} revealed={revealed} />
  );
}
