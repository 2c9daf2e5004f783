/** The checkbox that selects a row, in tables and on cards. */
import { memo, useEffect, useRef } from 'react';
import { tooltip } from '../../../../ui/tooltip.ts';
import { tableTexts } from '../table-texts.ts';
import styles from './selection.module.css';

const t = tableTexts.selection;

type Props = {
  id: string;
  name: string;
  isChosen: boolean;
  onToggle: (id: string, isOn: boolean, isRange: boolean) => void;
};

export const RowCheckbox = memo(function RowCheckbox({ id, name, isChosen, onToggle }: Props) {
  return (
    <label className={`centred ${styles.choose}`}>
      <input
        type="checkbox"
        data-choose={id}
        checked={isChosen}
        aria-label={t.choose(name)}
        onChange={(event) =>
          onToggle(id, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)
        }
      />
    </label>
  );
});

/** Selects all rows of a page. */
export function PageCheckbox({
  share,
  onChoose,
}: {
  share: 'all' | 'some' | 'none';
  onChoose: (isOn: boolean) => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <label className={`centred ${styles.choose}`} {...tooltip(t.choosePage)}>
      <input
        ref={box}
        type="checkbox"
        checked={share === 'all'}
        aria-label={t.choosePage}
        onChange={() => onChoose(share !== 'all')}
      />
    </label>
  );
}

/** The request id of this checkbox. */
export function chosenIn(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.choose : undefined;
}

/** The checkbox of the next or previous row. */
export function neighbour(target: EventTarget, by: 1 | -1): HTMLElement | null {
  let row = target instanceof Element ? target.closest('tr, li') : null;
  do row = (by === 1 ? row?.nextElementSibling : row?.previousElementSibling) ?? null;
  while (row?.ariaHidden === 'true');
  return row?.querySelector<HTMLElement>('[data-choose]') ?? null;
}
