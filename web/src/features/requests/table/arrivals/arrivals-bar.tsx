import { ArrowDown } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';

const t = tableTexts.arrivals;

type Props = {
  /** Hidden so far. */
  held: number;
  /** Visible, but outside the viewport or page. */
  elsewhere: number;
  onShow: () => void;
};

/** Floats above the table, so that rows do not move. */
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
