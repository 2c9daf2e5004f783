import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import { useLazyModule } from '../../../../ui/use-lazy-module.ts';
import { tableTexts } from '../table-texts.ts';
import type { ColumnKey } from './columns.ts';

const loadPanel = () => import('./columns-panel.tsx').then((part) => part.ColumnsPanel);

type Props = { columns: readonly ColumnKey[]; onColumns: (columns: readonly ColumnKey[]) => void };

/** Opens the column picker, which loads on the first press. */
export function ColumnsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { part: Panel, hasFailed, retry } = useLazyModule(loadPanel, isOpen);
  const { show } = useToasts();
  if (hasFailed && isOpen) {
    setOpen(false);
    queueMicrotask(() => show({ title: tableTexts.partFailed, isUrgent: true }));
  }
  return (
    <>
      <Button
        ref={button}
        look="plain"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isOpen && !Panel}
        onClick={() => {
          if (hasFailed) retry();
          setOpen(!isOpen);
        }}
      >
        <Columns3 size={16} aria-hidden="true" />
        {tableTexts.openColumns}
      </Button>
      {Panel && <Panel {...props} anchor={button} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
