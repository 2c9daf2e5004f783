import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { openerId } from '../../ui/overlay/row-focus.ts';
import type { Named } from './kind.ts';
import styles from './named.module.css';
import { texts } from './texts.ts';

type RowsProps<T extends Named> = {
  things: readonly T[];
  /** Deleted by somebody else while its form is open: keeps its row until the user decides. */
  gone: T | undefined;
  children: (thing: T) => ReactNode;
};

export function NamedRows<T extends Named>({ things, gone, children }: RowsProps<T>) {
  const rows = gone ? [...things, gone].sort((one, other) => one.order - other.order) : things;
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" className="lined">
      {rows.map(children)}
    </ul>
  );
}

type RowProps = {
  thing: Named;
  things: readonly Named[];
  mayChange: boolean;
  isEditing: boolean;
  /** Undefined if removing asks nothing. */
  isRemoving?: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
  /** More actions. */
  more?: ReactNode;
  /** Full-width content: a form, a question. */
  below?: ReactNode;
  children: ReactNode;
};

export function NamedRow({ thing, things, mayChange, isEditing, isRemoving, onMove, onEdit, onRemove, more, below, children }: RowProps) {
  const { id, name } = thing;
  return (
    <li className={`row between ${styles.row}`}>
      <div className={classes('row gap-1 across-3', styles.thing)}>{children}</div>
      {mayChange && things.includes(thing) && (
        <>
          <div className="row gap-0">
            <IconButton label={texts.up(name)} aria-disabled={things[0] === thing} onClick={() => onMove(-1)}>
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.down(name)} aria-disabled={things.at(-1) === thing} onClick={() => onMove(1)}>
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
          </div>
          <div className={classes('row gap-0', styles.actions)}>
            <Button id={openerId(id)} look="plain" aria-label={texts.editNamed(name)} aria-expanded={isEditing} onClick={onEdit}>
              {texts.edit}
            </Button>
            {more}
            <Button id={`removing-${id}`} look="plain" aria-label={texts.removeNamed(name)} aria-expanded={isRemoving} onClick={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
      {mayChange && below && <div className={styles.below}>{below}</div>}
    </li>
  );
}
