import { memo } from 'react';
import { RequestedDay } from '../../../entities/request/dates.tsx';
import { fullName } from '../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import { ArchiveTrigger } from '../archive-trigger.tsx';
import styles from '../requests.module.css';
import { texts } from '../texts.ts';
import { NameButton, ShortNote } from './request-summary.tsx';
import { EditorMark, NewWord, type RowProps, type RowsProps } from './requests-table.tsx';
import { RowCheckbox } from './selection/row-checkbox.tsx';
import own from './table.module.css';

/** The table's content in the same order, for phones. Checkboxes only while selecting, to save space. */
export function RequestCards({ label, rows, data, parts, isChoosing, ...shared }: RowsProps & { isChoosing: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" aria-label={label} className="stack" onKeyDown={shared.onChoosingKey} onFocus={parts?.onFocus}>
      {(parts?.list ?? rows.map((_, index) => ({ index }))).map((part) => {
        if ('space' in part) return <li key={part.space} aria-hidden="true" className={own.space} style={{ height: part.pixels }} />;
        const request = rows[part.index];
        if (!request) return null;
        return (
          <Card
            key={request.id}
            request={request}
            tags={data.tags}
            menu={shared.menu}
            onOpen={shared.onOpen}
            isChoosing={isChoosing}
            isChosen={shared.chosen.has(request.id)}
            onToggle={shared.onToggle}
            isNew={shared.newIds.has(request.id)}
            editor={shared.editors?.get(request.id)}
            marks={shared.marks}
            index={parts ? part.index : undefined}
            total={parts ? rows.length : undefined}
            measure={parts?.measure}
          />
        );
      })}
    </ul>
  );
}

type CardProps = RowProps & { tags: RowsProps['data']['tags']; isChoosing: boolean; total: number | undefined };

const Card = memo(function Card({ request, tags, menu, onOpen, isChoosing, isChosen, onToggle, ...card }: CardProps) {
  return (
    <li
      ref={card.measure}
      data-index={card.index}
      aria-setsize={card.total}
      aria-posinset={card.index === undefined ? undefined : card.index + 1}
      className={`framed ${styles.card}`}
      data-prioritized={request.prioritized ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      <div>
        {isChoosing && <RowCheckbox id={request.id} name={fullName(request)} isChosen={isChosen} onToggle={onToggle} />}
        <PriorityStar request={request} />
      </div>
      <div className={`stack gap-1 ${styles.cardBody}`}>
        <div className="line gap-1">
          {card.isNew && <span className={own.newDot} aria-hidden="true" />}
          <NameButton request={request} onOpen={onOpen} />
          {card.isNew && <NewWord />}
        </div>
        <p className="hint">
          {texts.columns.requestedAt} <RequestedDay request={request} />
        </p>
        {card.editor !== undefined && <EditorMark name={card.editor} />}
        {card.marks?.(request)}
        <TagChips ids={request.tags} tags={tags} />
        <StateMarks request={request} />
        <RequestMiniWeek request={request} />
        <ShortNote note={request.adminNote} />
      </div>
      <div className={`compact ${styles.cardActions}`}>
        <ArchiveTrigger request={request} menu={menu} />
      </div>
    </li>
  );
});
