import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TagsById } from '../../entities/tag/queries.ts';
import { Button } from '../../ui/button.tsx';
import { MoveButtons, OrderedRow } from '../../ui/ordered-rows.tsx';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { type Locations, type StoredList, warningsOf } from './list-rule.ts';
import styles from './lists.module.css';
import { RuleDescription } from './rule-description.tsx';
import { texts } from './texts.ts';

type Props = {
  list: StoredList;
  /** The page that shows its requests. */
  address: string;
  tags: TagsById;
  locations: Locations;
  count: number | undefined;
  mayChange: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Its form, while it is being edited. */
  form: ReactNode;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function ListRow({ list, address, tags, locations, count, mayChange, isFirst, isLast, form, onEdit, onMove, onRemove }: Props) {
  const { id, name } = list;
  const warnings = warningsOf(list, tags, locations);
  const moves = mayChange && <MoveButtons up={texts.up(name)} down={texts.down(name)} isFirst={isFirst} isLast={isLast} onMove={onMove} />;
  const actions = mayChange && (
    <>
      <Button id={openerId(id)} look="plain" aria-label={texts.editNamed(name)} aria-expanded={Boolean(form)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button look="plain" aria-label={texts.removeNamed(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </>
  );
  return (
    <OrderedRow moves={moves} actions={actions} below={form}>
      <div className={styles.text}>
        <p className={styles.line}>
          <Link to={address} className={styles.name}>
            {name}
          </Link>
          <span className={styles.count}>{count === undefined ? texts.countUnknown : texts.count(count)}</span>
        </p>
        <p className={styles.rule}>
          <RuleDescription rule={list} tags={tags} locations={locations} />
        </p>
        {warnings.length > 0 && !form && (
          <div className={styles.warning}>
            <TriangleAlert size={16} aria-hidden="true" />
            <p>{warnings.join(' ')}</p>
            {mayChange && (
              <Button look="plain" aria-label={texts.editListNamed(name)} onClick={onEdit}>
                {texts.editList}
              </Button>
            )}
          </div>
        )}
      </div>
    </OrderedRow>
  );
}
