import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { PencilLine, Phone } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useMemo,
} from 'react';
import { callablePhones, fullName } from '../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import { type StoredRequest, useRowHandling } from '../../../entities/request/request-handling.tsx';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { IconAnchor } from '../../../ui/button.tsx';
import type { ActionMenuHandle } from '../../../ui/overlay/action-menu.tsx';
import { useHasPanelBeside } from '../../../ui/overlay/shown-beside.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import { ArchiveTrigger } from '../archive-trigger.tsx';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { constantColumn } from './columns/change-columns.ts';
import { type CellData, type Column, type ColumnKey, columnOf } from './columns/columns.tsx';
import { useWidths } from './columns/use-widths.ts';
import { formatWho, NameButton } from './request-summary.tsx';
import { PageCheckbox, RowCheckbox } from './selection/row-checkbox.tsx';
import { SortedHead } from './sorted-head.tsx';
import own from './table.module.css';
import { tableTexts } from './table-texts.ts';
import type { Order } from './use-table-address.ts';
import type { VisibleRows } from './visible-rows.ts';

/** Width in rem of the checkbox and action columns. */
const wideBoxes = 2.75;
const wideActions = 10.5;
const narrowActions = 2.75;

/** Shared by all rows, in tables and on cards. */
export type RowsProps = {
  label: string;
  /** Rows of the current page. */
  rows: readonly StoredRequest[];
  data: Omit<CellData, 'tagsRoom'>;
  menu: ActionMenuHandle<StoredRequest>;
  onOpen: (id: string) => void;
  chosen: ReadonlySet<string>;
  onToggle: (id: string, isOn: boolean, isRange: boolean) => void;
  onChoosingKey: (event: KeyboardEvent<HTMLElement>) => void;
  /** Whether anything can be done with chosen rows. */
  mayChoose: boolean;
  /** Requests that arrived while the view was open. */
  newIds: ReadonlySet<string>;
  editors: ReadonlyMap<string, string> | undefined;
  marks: ((request: StoredRequest) => ReactNode) | undefined;
  /** What a search found; referentially stable while the term is unchanged. */
  noteOf: ((request: StoredRequest) => string | undefined) | undefined;
  /** Renders only these rows, with spacers for the others; undefined renders all. */
  parts?: VisibleRows | undefined;
};

type Props = RowsProps & {
  columns: readonly ColumnKey[];
  order: Order;
  onSort: (order: Order) => void;
  share: 'all' | 'some' | 'none';
  onChoosePage: (isOn: boolean) => void;
  /** The scroll container, if rows are virtualized and the columns overflow. */
  region?: RefCallback<HTMLElement> | undefined;
};

export function RequestsTable({ label, data, columns: chosen, parts, region, ...shared }: Props) {
  const { rows } = shared;
  const { order, onSort, share, onChoosePage, onChoosingKey } = shared;
  const isBeside = useHasPanelBeside();
  const boxes = shared.mayChoose ? wideBoxes : 0;
  const { readOnlyReason, plan } = useRowHandling();
  const isReadOnly = readOnlyReason !== undefined;
  const actions = isReadOnly || isBeside ? narrowActions : wideActions;
  const wanted = useMemo(
    () => (isReadOnly ? columnsToRead(chosen, rows) : chosen),
    [isReadOnly, chosen, rows],
  );
  const [room, columns, widths] = useWidths({
    columns: wanted,
    others: boxes + actions,
    mayDrop: isBeside,
  });
  const box = useCallback(
    (element: HTMLElement | null) => joined(element, room, region),
    [room, region],
  );
  const tagsRoom = widths?.of.tags;
  const cells = useMemo<CellData>(
    () => ({ ...data, tagsRoom: tagsRoom && tagsRoom - padding }),
    [data, tagsRoom],
  );
  const isTooWide = widths?.isTooWide === true;
  return (
    <div
      ref={box}
      className={own.region}
      data-wide={isTooWide ? '' : undefined}
      {...(isTooWide && { role: 'region', 'aria-label': tableTexts.table(label), tabIndex: 0 })}
    >
      <table
        className={`${styles.table} ${own.table}`}
        data-tight={isBeside ? '' : undefined}
        aria-rowcount={parts ? rows.length + 1 : undefined}
        style={isTooWide ? { width: `${widths.total}rem` } : undefined}
        onKeyDown={onChoosingKey}
      >
        <caption className="visually-hidden">{label}</caption>
        {widths && (
          <colgroup>
            {shared.mayChoose && <col style={{ width: `${boxes}rem` }} />}
            {columns.map((key) => (
              <col key={key} style={{ width: `${widths.of[key]}rem` }} />
            ))}
            <col style={{ width: `${actions}rem` }} />
          </colgroup>
        )}
        <thead>
          <tr aria-rowindex={parts ? 1 : undefined}>
            {shared.mayChoose && (
              <th scope="col" className={own.chooseColumn}>
                <PageCheckbox share={share} onChoose={onChoosePage} />
              </th>
            )}
            {columns.map((key) => (
              <Head key={key} column={columnOf(key)} plan={plan} order={order} onSort={onSort} />
            ))}
            <th scope="col" className={styles.actionColumn}>
              <span className="visually-hidden">{tableTexts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody onFocus={parts?.onFocus}>
          {(parts?.list ?? rows.map((_, index) => ({ index }))).map((part) => {
            if ('space' in part)
              return (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus, and this one is empty.
                <tr
                  key={part.space}
                  aria-hidden="true"
                  className={own.space}
                  style={{ height: part.pixels }}
                />
              );
            const request = rows[part.index];
            if (!request) return null;
            return (
              <Row
                key={request.id}
                request={request}
                columns={columns}
                isReadOnly={isReadOnly}
                mayChoose={shared.mayChoose}
                data={cells}
                menu={shared.menu}
                onOpen={shared.onOpen}
                isChosen={shared.chosen.has(request.id)}
                onToggle={shared.onToggle}
                isNew={shared.newIds.has(request.id)}
                editor={shared.editors?.get(request.id)}
                marks={shared.marks}
                noteOf={shared.noteOf}
                index={parts ? part.index : undefined}
                measure={parts?.measure}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Pick<Props, 'order' | 'onSort'> & {
  column: Column;
  plan: OfferedPlan | undefined;
};

function Head({ column, plan, order, onSort }: HeadProps) {
  const { title, isTitleHidden, head, sorts, className } = column;
  if (sorts === undefined) {
    return (
      <th scope="col" className={className}>
        <span className={isTitleHidden && 'visually-hidden'}>{title}</span>
        {head?.(plan)}
      </th>
    );
  }
  const byDay = order === 'oldest' ? 'ascending' : order === 'newest' ? 'descending' : 'none';
  const byThis = order === sorts ? 'ascending' : 'none';
  const next = sorts === 'day' ? (order === 'oldest' ? 'newest' : 'oldest') : sorts;
  return (
    <SortedHead
      className={className}
      label={title}
      order={sorts === 'day' ? byDay : byThis}
      onSort={() => onSort(order === sorts ? 'oldest' : next)}
    />
  );
}

/** In the room of what only those use who may write: how somebody is reached. */
function columnsToRead(
  chosen: readonly ColumnKey[],
  rows: readonly StoredRequest[],
): readonly ColumnKey[] {
  const left = chosen.filter((key) => !columnOf(key).isForWriting?.(rows));
  const withPhone = left.includes('phone') ? left : [...left, 'phone' as const];
  return chosen.includes('tags') && !left.includes('tags') && !left.includes('email')
    ? [...withPhone, 'email']
    : withPhone;
}

/** In rem, of a cell. */
const padding = 1;

function joined(element: HTMLElement | null, ...refs: (RefCallback<HTMLElement> | undefined)[]) {
  const ends = refs.map((ref) => ref?.(element));
  return () => {
    for (const end of ends) if (typeof end === 'function') end();
  };
}

export type RowProps = Pick<RowsProps, 'menu' | 'onOpen' | 'onToggle' | 'marks' | 'noteOf'> & {
  request: StoredRequest;
  isChosen: boolean;
  isNew: boolean;
  editor: string | undefined;
  /** Row index on the page, if virtualized. */
  index: number | undefined;
  measure: ((element: Element | null) => void) | undefined;
};

const Row = memo(function Row(
  props: RowProps & {
    columns: readonly ColumnKey[];
    isReadOnly: boolean;
    mayChoose: boolean;
    data: CellData;
  },
) {
  const {
    request,
    columns,
    isReadOnly,
    mayChoose,
    data,
    menu,
    onOpen,
    isChosen,
    onToggle,
    isNew,
    index,
    measure,
  } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-prioritized={request.prioritized ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-new={isNew ? '' : undefined}
    >
      {mayChoose && (
        <td className={own.chooseColumn}>
          <RowCheckbox
            id={request.id}
            name={fullName(request)}
            isChosen={isChosen}
            onToggle={onToggle}
          />
        </td>
      )}
      {columns.map((key) =>
        key === constantColumn ? (
          <th key={key} scope="row">
            <div className="line gap-1">
              {isNew && <span className="dot fresh" aria-hidden="true" />}
              <NameButton request={request} onOpen={onOpen} />
              {isReadOnly && request.prioritized && <PriorityStar request={request} />}
              <Marks {...props} />
            </div>
            <Who request={request} data={data} columns={columns} found={props.noteOf?.(request)} />
          </th>
        ) : (
          <td key={key} className={columnOf(key).className}>
            {columnOf(key).cell(request, data, onOpen)}
          </td>
        ),
      )}
      <td className={`${styles.actionColumn} ${own.quiet}`}>
        <span className="line gap-0 end">
          {!isReadOnly && <ArchiveTrigger request={request} menu={menu} isQuiet />}
          {!columns.includes('phone') && <CallAnchor request={request} onOpen={onOpen} />}
        </span>
      </td>
    </tr>
  );
});

/**
 * Calls and opens the request, where the next press says what came of it. Beside a panel its own
 * button is nearer. Last, because the word that archiving gets when pointed at would move it.
 */
function CallAnchor({ request, onOpen }: Pick<RowProps, 'request' | 'onOpen'>) {
  const [phone] = callablePhones(request);
  if (!phone) return null;
  return (
    <IconAnchor
      href={phone.link}
      label={texts.callNumber(fullName(request), phone.text)}
      className={own.call}
      onClick={() => onOpen(request.id)}
    >
      <Phone size={16} aria-hidden="true" />
    </IconAnchor>
  );
}

type WhoProps = {
  request: StoredRequest;
  data: CellData;
  columns: readonly ColumnKey[];
  found: string | undefined;
};

/** Under the name, smaller; first, what was searched for. */
function Who({ request, data, columns, found }: WhoProps) {
  const text = [found, formatWho(request, { ...data, columns })].filter(Boolean).join(' · ');
  return text === '' ? null : <p className={`one-line ${own.who}`}>{text}</p>;
}

/** Marks visible before opening a request: icons only, with tooltips and accessible names. */
function Marks({
  request,
  editor,
  marks,
  isNew,
}: Pick<RowProps, 'request' | 'editor' | 'marks' | 'isNew'>) {
  return (
    <>
      {isNew && <NewWord />}
      {editor !== undefined && <EditorMark name={editor} isShort />}
      <StateMarks request={request} isShort />
      {marks?.(request)}
    </>
  );
}

export function NewWord() {
  return <span className={own.newMark}>{tableTexts.arrivals.isNew}</span>;
}

export function EditorMark({ name, isShort = false }: { name: string; isShort?: boolean }) {
  const text = tableTexts.editedBy(name);
  return (
    <span className="line gap-1 rigid small urgent" {...(isShort && tooltip(text))}>
      <PencilLine size={14} aria-hidden="true" />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </span>
  );
}
