import { ArrowDown } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';

const t = tableTexts.arrivals;

type Props = {
  /** Not shown yet. */
  held: number;
  /** Shown, but not where the reader looks. */
  elsewhere: number;
  onShow: () => void;
};

/** Floats above the table: what is read does not move for it. */
export function ArrivalsBar({ held, elsewhere, onShow }: Props) {
  return (
    <div role="status" className={styles.arrivals}>
      {held + elsewhere > 0 && (
        <Button onClick={onShow}>
          {held > 0 ? t.held(held + elsewhere) : t.elsewhere(elsewhere)}
          {held === 0 && <ArrowDown size={16} aria-hidden="true" />}
        </Button>
      )}
    </div>
  );
}
