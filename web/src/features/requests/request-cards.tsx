import { memo } from 'react';
import type { ActionMenuHandle } from '../../ui/overlay/action-menu.tsx';
import { ArchiveTrigger } from './archive-trigger.tsx';
import { Day } from './moments.tsx';
import { PriorityStar } from './priority-star.tsx';
import type { TagsById } from './queries.ts';
import type { KeptRequest } from './request-handling.tsx';
import styles from './requests.module.css';
import { NameButton, NoteInShort, SlotsInWords } from './requests-table.tsx';
import { TagChips } from './tag-chips.tsx';
import { texts } from './texts.ts';
import { UnconfirmedMark } from './unconfirmed-mark.tsx';

type Props = {
  label: string;
  rows: readonly KeptRequest[];
  tags: TagsById;
  menu: ActionMenuHandle<KeptRequest>;
  onOpen: (id: string) => void;
};

/** The same content in the same order as the table, for the phone. */
export function RequestCards({ label, rows, tags, menu, onOpen }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={label} className={styles.cards}>
      {rows.map((request) => (
        <Card key={request.id} request={request} tags={tags} menu={menu} onOpen={onOpen} />
      ))}
    </ul>
  );
}

const Card = memo(function Card({ request, tags, menu, onOpen }: Omit<Props, 'label' | 'rows'> & { request: KeptRequest }) {
  return (
    <li className={styles.card} data-prioritized={request.prioritized ? '' : undefined}>
      <PriorityStar request={request} />
      <div className={styles.cardBody}>
        <NameButton request={request} onOpen={onOpen} />
        <p className={styles.hint}>
          {texts.columns.requestedAt} <Day moment={request.requestedAt} />
        </p>
        <TagChips ids={request.tags} tags={tags} />
        <UnconfirmedMark request={request} />
        <SlotsInWords request={request} />
        <NoteInShort note={request.adminNote} />
      </div>
      <div className={styles.cardActions}>
        <ArchiveTrigger request={request} menu={menu} />
      </div>
    </li>
  );
});
