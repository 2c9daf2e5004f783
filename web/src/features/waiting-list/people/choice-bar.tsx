import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import styles from './people.module.css';

type Props = {
  count: number;
  onShow: () => void;
  /** What else can be done with the chosen times. */
  children: ReactNode;
};

/** On phones, the list is below the week: a button leads to it, others spare the way. */
export function ChoiceBar({ count, onShow, children }: Props) {
  return (
    <div className={`line gap-3 between only-tablet line-above on-surface ${styles.choiceBar}`}>
      <span className="visually-hidden">{texts.toList(count)}</span>
      <Button onClick={onShow}>{texts.showList}</Button>
      {children}
    </div>
  );
}
