import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import styles from './people.module.css';

/**
 * On phones, the list is below the week: shows the number of chosen times, and a button to the
 * list.
 */
export function ChoiceBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={`line gap-3 between strong ${styles.choiceBar}`}>
      <span>{texts.toList(count)}</span>
      <Button look="filled" onClick={onShow}>
        {texts.showList}
      </Button>
    </div>
  );
}
