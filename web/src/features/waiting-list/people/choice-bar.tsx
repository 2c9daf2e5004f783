import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import styles from './people.module.css';

/** On the phone the list lies below the week: how many are chosen so far, and the way there. */
export function ChoiceBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={styles.choiceBar}>
      <span>{texts.toList(count)}</span>
      <Button look="filled" onClick={onShow}>
        {texts.showList}
      </Button>
    </div>
  );
}
