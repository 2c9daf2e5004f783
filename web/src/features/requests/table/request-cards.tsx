import { Phone } from 'lucide-react';
import { memo } from 'react';
import { callablePhones, fullName } from '../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import { useRowHandling } from '../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { weekDayNames } from '../../../entities/request/request-week.ts';
import { StateMarks } from '../../../entities/request/state-marks.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import { sinceDay, waitInShort } from '../../../entities/request/waiting-since.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { MiniWeekDays } from '../../../ui/mini-week.tsx';
import { tooltip } from '../../../ui/tooltip.ts';
import { ArchiveTrigger } from '../archive-trigger.tsx';
import { texts } from '../texts.ts';
import { formatWho, NameButton, NoteSign, PrescriptionStanding } from './request-summary.tsx';
import { EditorMark, NewWord, type RowProps, type RowsProps } from './requests-table.tsx';
import { RowCheckbox } from './selection/row-checkbox.tsx';
import own from './table.module.css';
import { tableTexts } from './table-texts.ts';

/**
 * The table's content in the same order, for phones. While selecting, checkboxes instead of what is
 * done with one request.
 */
export function RequestCards({
  label,
  rows,
  data,
  parts,
  isChoosing,
  ...shared
}: RowsProps & { isChoosing: boolean }) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="stack"
      onKeyDown={shared.onChoosingKey}
      onFocus={parts?.onFocus}
    >
      {(parts?.list ?? rows.map((_, index) => ({ index }))).map((part) => {
        if ('space' in part)
          return (
            <li
              key={part.space}
              aria-hidden="true"
              className={own.space}
              style={{ height: part.pixels }}
            />
          );
        const request = rows[part.index];
        if (!request) return null;
        return (
          <Card
            key={request.id}
            request={request}
            data={data}
            menu={shared.menu}
            onOpen={shared.onOpen}
            isChoosing={isChoosing}
            isChosen={shared.chosen.has(request.id)}
            onToggle={shared.onToggle}
            isNew={shared.newIds.has(request.id)}
            editor={shared.editors?.get(request.id)}
            marks={shared.marks}
            noteOf={shared.noteOf}
            index={parts ? part.index : undefined}
            total={parts ? rows.length : undefined}
            measure={parts?.measure}
          />
        );
      })}
    </ul>
  );
}

const noColumns: readonly [] = [];

type CardProps = RowProps & {
  data: RowsProps['data'];
  isChoosing: boolean;
  total: number | undefined;
};

const Card = memo(function Card({
  request,
  data,
  menu,
  onOpen,
  isChoosing,
  isChosen,
  onToggle,
  ...card
}: CardProps) {
  const { plan } = useRowHandling();
  const phone = callablePhones(request)[0]?.link;
  const found = card.noteOf?.(request);
  return (
    <li
      ref={card.measure}
      data-index={card.index}
      aria-setsize={card.total}
      aria-posinset={card.index === undefined ? undefined : card.index + 1}
      className={`framed stack gap-1 ${own.card}`}
      data-prioritized={request.prioritized ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
    >
      <div className="line gap-1 between">
        {isChoosing && (
          <RowCheckbox
            id={request.id}
            name={fullName(request)}
            isChosen={isChosen}
            onToggle={onToggle}
          />
        )}
        <div className="line gap-1 grow">
          {card.isNew && <span className="dot fresh" aria-hidden="true" />}
          <NameButton request={request} onOpen={onOpen} />
          {card.isNew && <NewWord />}
        </div>
        <PriorityStar request={request} />
      </div>
      <p className="hint" {...tooltip(sinceDay(request.requestedAt))}>
        {[
          formatWho(request, { ...data, columns: noColumns }),
          tableTexts.waits(waitInShort(request.requestedAt, data.today)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {found !== undefined && <p className="small">{found}</p>}
      {card.editor !== undefined && <EditorMark name={card.editor} />}
      {card.marks?.(request)}
      <StateMarks request={request} />
      <PrescriptionStanding request={request} today={data.today} isNamed />
      <TagChips ids={request.tags} tags={data.tags} />
      <div className={`row gap-1 between ${own.cardEnd}`}>
        <div className={own.cardWeek}>
          {request.slots.length > 0 && <MiniWeekDays names={weekDayNames(plan, request.slots)} />}
          <RequestMiniWeek request={request} isLarge />
        </div>
        <span className="line gap-1">
          <NoteSign request={request} onOpen={onOpen} />
          {!isChoosing && <ArchiveTrigger request={request} menu={menu} isQuiet />}
          {phone && !isChoosing && (
            <ButtonAnchor href={phone} aria-label={texts.call(fullName(request))}>
              <Phone size={16} aria-hidden="true" />
              <span aria-hidden="true">{texts.callWord}</span>
            </ButtonAnchor>
          )}
        </span>
      </div>
    </li>
  );
});
