import { ArrowDown, ArrowUp, Ellipsis, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { mediaHook } from '../../ui/media-hook.ts';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { tooltip } from '../../ui/tooltip.ts';
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
    <ul role="list" className="lined">
      {rows.map(children)}
    </ul>
  );
}

/** As in named.module.css: the acts wait behind one button. */
const useIsNarrow = mediaHook('(width < 44rem)');

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

/**
 * What it is called and what there is to know about it; its acts are signs, on phones words behind
 * one button.
 */
export function NamedRow({
  thing,
  things,
  mayChange,
  isEditing,
  isRemoving,
  onMove,
  onEdit,
  onRemove,
  ...rest
}: RowProps) {
  const { more, below, children } = rest;
  const { id, name } = thing;
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const hasActs = mayChange && things.includes(thing);
  const actsId = `acts-${id}`;
  return (
    <li className={`row ${styles.row}`}>
      <div className={classes('row gap-1 across-3 positioned tall shrinks', styles.thing)}>
        {children}
      </div>
      {hasActs && isNarrow && (
        <IconButton
          id={openerId(id)}
          label={texts.acts(name)}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={actsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      )}
      {hasActs && (!isNarrow || isOpen) && (
        <div id={actsId} className={`row gap-0 ${styles.acts}`}>
          <Act
            icon={ArrowUp}
            word={texts.upWord}
            className={styles.move}
            aria-label={texts.up(name)}
            aria-disabled={things[0] === thing}
            onClick={() => onMove(-1)}
          />
          <Act
            icon={ArrowDown}
            word={texts.downWord}
            className={styles.move}
            aria-label={texts.down(name)}
            aria-disabled={things.at(-1) === thing}
            onClick={() => onMove(1)}
          />
          <Act
            {...(!isNarrow && { id: openerId(id) })}
            icon={Pencil}
            word={texts.edit}
            aria-label={texts.editNamed(name)}
            aria-expanded={isEditing}
            onClick={onEdit}
          />
          {more}
          <Act
            id={`removing-${id}`}
            icon={Trash2}
            word={texts.remove}
            aria-label={texts.removeNamed(name)}
            aria-expanded={isRemoving}
            onClick={onRemove}
          />
        </div>
      )}
      {mayChange && below && <div className={`shrinks ${styles.below}`}>{below}</div>}
    </li>
  );
}

type ActProps = Omit<ComponentProps<typeof Button>, 'look' | 'children'> & {
  icon: LucideIcon;
  word: string;
};

/** One act of a row: a sign, and its word where nobody can point at it. */
export function Act({ icon: Icon, word, className, ...rest }: ActProps) {
  return (
    <Button {...tooltip(word)} {...rest} look="plain" className={classes(styles.act, className)}>
      <Icon size={16} aria-hidden="true" />
      <span>{word}</span>
    </Button>
  );
}
