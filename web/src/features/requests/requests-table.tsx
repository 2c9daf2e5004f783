import { ArrowDown, ArrowUp, StickyNote } from 'lucide-react';
import { memo } from 'react';
import type { ActionMenuHandle } from '../../ui/overlay/action-menu.tsx';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { tooltip } from '../../ui/tooltip.ts';
import { ArchiveTrigger } from './archive-trigger.tsx';
import { fullName } from './full-name.ts';
import { Day } from './moments.tsx';
import { PriorityStar } from './priority-star.tsx';
import type { TagsById } from './queries.ts';
import type { KeptRequest } from './request-handling.tsx';
import styles from './requests.module.css';
import { TagChips } from './tag-chips.tsx';
import { texts } from './texts.ts';
import { fitting, joined, timesInShort } from './times-in-short.ts';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';
import { useCharacterRoom } from './use-character-room.ts';
import { useIsTight } from './use-is-narrow.ts';

const t = texts.columns;

type Props = {
  caption: string;
  rows: readonly KeptRequest[];
  tags: TagsById;
  menu: ActionMenuHandle<KeptRequest>;
  newestFirst: boolean;
  onSort: (newestFirst: boolean) => void;
  onOpen: (id: string) => void;
};

export function RequestsTable({ caption, rows, tags, menu, newestFirst, onSort, onOpen }: Props) {
  const Arrow = newestFirst ? ArrowDown : ArrowUp;
  const mostTags = useIsTight() ? 1 : 2;
  const [slotsColumn, room] = useCharacterRoom();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.dayColumn} aria-sort={newestFirst ? 'descending' : 'ascending'}>
            <button type="button" className={styles.sort} onClick={() => onSort(!newestFirst)}>
              {t.requestedAt}
              <Arrow size={14} aria-hidden="true" />
            </button>
          </th>
          <th scope="col" className={styles.starColumn}>
            <span className="visually-hidden">{t.priority}</span>
          </th>
          <th scope="col" className={styles.nameColumn}>
            {t.name}
          </th>
          <th scope="col" className={styles.tagsColumn}>
            {t.tags}
          </th>
          <th scope="col" ref={slotsColumn}>
            {t.slots}
          </th>
          <th scope="col" className={styles.noteColumn}>
            {t.note}
          </th>
          <th scope="col" className={styles.actionColumn}>
            <span className="visually-hidden">{t.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <Row key={request.id} request={request} tags={tags} menu={menu} onOpen={onOpen} mostTags={mostTags} room={room} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = Pick<Props, 'tags' | 'menu' | 'onOpen'> & { request: KeptRequest; mostTags: number; room: number };

const Row = memo(function Row({ request, tags, menu, onOpen, mostTags, room }: RowProps) {
  return (
    <tr data-prioritized={request.prioritized ? '' : undefined}>
      <td className={styles.dayColumn}>
        <Day moment={request.requestedAt} />
      </td>
      <td className={styles.starColumn}>
        <PriorityStar request={request} />
      </td>
      <th scope="row">
        <div className={styles.nameAndMark}>
          <NameButton request={request} onOpen={onOpen} />
          <UnconfirmedMark request={request} isShort />
        </div>
      </th>
      <td>
        <TagChips ids={request.tags} tags={tags} most={mostTags} />
      </td>
      <td>
        <SlotsInShort request={request} room={room} />
      </td>
      <td>
        <NoteInShort note={request.adminNote} />
      </td>
      <td className={styles.actionColumn}>
        <ArchiveTrigger request={request} menu={menu} />
      </td>
    </tr>
  );
});

/** Opens the panel with everything about the request. */
export function NameButton({ request, onOpen }: { request: KeptRequest; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      id={openerId(request.id)}
      className={styles.name}
      {...tooltip(texts.open(fullName(request)))}
      onClick={() => onOpen(request.id)}
    >
      {fullName(request)}
    </button>
  );
}

/** In one line of a table: whole times only, the rest counted and named to who points at it or listens. */
export function SlotsInShort({ request, room }: { request: KeptRequest; room: number }) {
  const entries = timesInShort(request.slots);
  if (entries.length === 0) return texts.noSlots;
  const { shown, more } = fitting(entries, room);
  return (
    <span className={styles.times} {...tooltip(joined(entries))}>
      {joined(shown)}
      {more > 0 && (
        <>
          <span className={styles.hint} aria-hidden="true">
            {shown.length === 0 ? texts.slots(more) : ` +${more}`}
          </span>
          <span className="visually-hidden"> {joined(entries.slice(shown.length))}</span>
        </>
      )}
    </span>
  );
}

/** On a card there is room for all times; a line ends between two of them only. */
export function SlotsInWords({ request }: { request: KeptRequest }) {
  const entries = timesInShort(request.slots);
  if (entries.length === 0) return texts.noSlots;
  return (
    <p>
      {entries.map((entry, i) => (
        <span key={entry}>
          <span className={styles.times}>
            {entry}
            {i < entries.length - 1 && ';'}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}

/** What staff noted; one line, the rest stands in the panel. */
export function NoteInShort({ note }: { note: string }) {
  if (note === '') return null;
  return (
    <span className={styles.noteInShort} {...tooltip(note)}>
      <StickyNote size={14} aria-hidden="true" />
      <span className={styles.oneLine}>{note}</span>
    </span>
  );
}
