import { Columns3 } from 'lucide-react';
import { PanelButton } from '../panel-button.tsx';
import { tableTexts } from '../table-texts.ts';
import { defaultColumns } from './choose-columns.ts';
import { type ColumnKey, columnKeys, columnOf } from './columns.tsx';

const loadPanel = () => import('./columns-panel.tsx').then((part) => part.ColumnsPanel);

const titles = Object.fromEntries(columnKeys.map((key) => [key, columnOf(key).title])) as Record<
  ColumnKey,
  string
>;

type Props = { columns: readonly ColumnKey[]; onColumns: (columns: readonly ColumnKey[]) => void };

export function ColumnsButton(props: Props) {
  return (
    <PanelButton load={loadPanel} panel={{ ...props, titles, defaultColumns }}>
      <Columns3 size={16} aria-hidden="true" />
      {tableTexts.openColumns}
    </PanelButton>
  );
}
