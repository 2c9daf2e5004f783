import { Button } from '../../../ui/button.tsx';
import { saveTable } from '../../../ui/csv.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';
import { type PlotTable, rowsForFile } from './table.ts';

type Props = {
  /** Id of the plot's title. */
  about: string;
  /** Without an ending. */
  fileName: string;
  table: PlotTable;
  isExact: boolean;
  onPicture: () => Promise<void>;
};

/** A plot as files. */
export function PlotFiles({ about, fileName, table, isExact, onPicture }: Props) {
  const { show } = useToasts();
  const savePng = () => onPicture().catch(() => show({ title: texts.files.failed, text: texts.files.failedText, isUrgent: true }));
  return (
    <div className={`row gap-0 rigid small compact ${styles.files}`}>
      <Button
        look="plain"
        aria-label={texts.files.csvOf}
        aria-describedby={about}
        onClick={() => saveTable(`${fileName}.csv`, rowsForFile(table, isExact))}
      >
        {texts.files.csv}
      </Button>
      <Button look="plain" aria-label={texts.files.pngOf} aria-describedby={about} onClick={() => void savePng()}>
        {texts.files.png}
      </Button>
    </div>
  );
}
