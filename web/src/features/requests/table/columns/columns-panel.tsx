/** Which columns the table shows, in which order. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { AnchoredPanel } from '../../../../ui/overlay/anchored-panel.tsx';
import type { Anchored } from '../panel-button.tsx';
import styles from '../table.module.css';
import { constantColumn, movedColumn, withColumn } from './change-columns.ts';
import type { ColumnKey } from './columns.tsx';

/** Texts of the column picker, loaded with it. */
const columnsTexts = {
  title: 'Welche Spalten?',
  always: 'bleibt immer',
  up: (name: string) => `${name}: nach vorne`,
  down: (name: string) => `${name}: nach hinten`,
  reset: 'Zurücksetzen',
  close: 'Fertig',
  hint: 'Gilt in diesem Browser.',
} as const;

const t = columnsTexts;

type Props = Anchored & {
  /** Of all, in the order in which one is offered that is not shown. */
  titles: Readonly<Record<ColumnKey, string>>;
  defaultColumns: readonly ColumnKey[];
  columns: readonly ColumnKey[];
  onColumns: (columns: readonly ColumnKey[]) => void;
};

export function ColumnsPanel({
  titles,
  defaultColumns,
  columns,
  onColumns,
  anchor,
  isOpen,
  onClose,
}: Props) {
  const others = (Object.keys(titles) as ColumnKey[]).filter((key) => !columns.includes(key));
  return (
    <AnchoredPanel anchor={anchor} isOpen={isOpen} onClose={onClose} title={t.title}>
      <p className="hint">{t.hint}</p>
      <ul role="list" className="stack gap-0">
        {[...columns, ...others].map((key) => {
          const name = titles[key];
          const at = columns.indexOf(key);
          return (
            <li key={key} className={`line gap-0 ${styles.column}`}>
              <label className="line">
                <input
                  type="checkbox"
                  checked={at >= 0}
                  aria-disabled={key === constantColumn}
                  onChange={(event) => onColumns(withColumn(columns, key, event.target.checked))}
                />
                <span>
                  {name}
                  {key === constantColumn && <span className="hint"> ({t.always})</span>}
                </span>
              </label>
              {at >= 0 && (
                <>
                  <IconButton
                    label={t.up(name)}
                    aria-disabled={at === 0}
                    onClick={() => onColumns(movedColumn(columns, key, -1))}
                  >
                    <ArrowUp size={16} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t.down(name)}
                    aria-disabled={at === columns.length - 1}
                    onClick={() => onColumns(movedColumn(columns, key, 1))}
                  >
                    <ArrowDown size={16} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={`row between ${styles.columnsEnd}`}>
        <Button
          look="plain"
          aria-disabled={columns.join() === defaultColumns.join()}
          onClick={() => onColumns(defaultColumns)}
        >
          {t.reset}
        </Button>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
    </AnchoredPanel>
  );
}
