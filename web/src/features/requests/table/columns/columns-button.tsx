import { Columns3 } from 'lucide-react';
import { PanelButton } from '../panel-button.tsx';
import { tableTexts } from '../table-texts.ts';
import type { ColumnKey } from './columns.tsx';

const loadPanel = () => import('./columns-panel.tsx').then((part) => part.ColumnsPanel);

type Props = { columns: readonly ColumnKey[]; onColumns: (columns: readonly ColumnKey[]) => void };

export function ColumnsButton(props: Props) {
  return (
    <PanelButton load={loadPanel} panel={props}>
      <Columns3 size={16} aria-hidden="true" />
      {tableTexts.openColumns}
    </PanelButton>
  );
}
