import { questions } from '@platzwart/domain/booking/questions';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { formatDay } from '@platzwart/domain/dates/german-date';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { memo } from 'react';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { formatLiveOffer } from '../../../entities/vacancy/format-offer.ts';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { useVacanciesHere } from '../week/free-places.ts';
import type { ChosenTime } from './chosen-times.ts';
import { atAGlance, formatAge, formatSince, otherTimes, possibleTimes } from './format-person.ts';
import { NoBreak } from './no-break.tsx';
import styles from './people.module.css';
import { texts } from './texts.ts';
import type { WaitingEntry } from './use-waiting.ts';

export type PersonParts = {
  now: Date;
  today: IsoDate;
  /** All cells the practice offers. */
  offered: readonly Slot[];
  tags: TagsById;
  onOpen: (id: string) => void;
  /** Slot keys to outline in the week. */
  onPoint: (slotKeys: readonly string[]) => void;
};

type Props = PersonParts & { entry: WaitingEntry; times: readonly ChosenTime[] };

const nothing: readonly string[] = [];

export const WaitingPerson = memo(function WaitingPerson({ entry, times, now, today, offered, tags, onOpen, onPoint }: Props) {
  const { request, place } = entry;
  const details = [
    formatAge(request.birthdate, today),
    request.timeFlexibility && questions.timeFlexibility.options[request.timeFlexibility],
  ];
  const others = otherTimes(request, times, offered);
  const offer = formatLiveOffer(request, useVacanciesHere(), now);
  const point = () => onPoint(request.slotKeys);
  const leave = () => onPoint(nothing);
  return (
    <li
      className="line gap-3 top"
      data-prioritized={request.prioritized ? '' : undefined}
      // Touch has no hover.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point()}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <span className={`rigid h3 digits ${styles.position}`}>
        <span className="visually-hidden">{texts.place} </span>
        {place}
      </span>
      <div className="stack gap-0 left grow">
        <button
          type="button"
          id={openerId(request.id)}
          aria-current={useIsShownBeside(request.id)}
          className="opener"
          onClick={() => onOpen(request.id)}
        >
          {request.firstname} {request.lastname}
        </button>
        <span className="hint">{formatSince(request.requestedAt, now)}</span>
        {offer && <span className="small strong">{offer}</span>}
        {details.some(Boolean) && <span className="hint">{details.filter(Boolean).join(' · ')}</span>}
        {request.prioritized && request.prioritizedAt && (
          <span className={`small strong ${styles.priority}`}>{texts.prioritized(formatDay(request.prioritizedAt))}</span>
        )}
        <TagChips ids={request.tags} tags={tags} />
        {times.length > 1 && <Ranges text={texts.possible} ranges={possibleTimes(request, times)} />}
        {others.length > 0 ? <Ranges text={texts.otherTimes} ranges={others} /> : <span className="hint">{texts.noOtherTimes}</span>}
      </div>
      <PriorityStar request={request} />
    </li>
  );
});

function Ranges({ text, ranges }: { text: string; ranges: readonly string[] }) {
  const { shown, more } = atAGlance(ranges);
  return (
    <span className="hint">
      {text} <NoBreak parts={shown} />
      {more > 0 && ` ${texts.furtherTimes(more)}`}
    </span>
  );
}
