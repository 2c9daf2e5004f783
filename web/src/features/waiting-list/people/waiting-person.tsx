import { questions } from '@platzwart/domain/booking/questions';
import { berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { ChevronDown, Phone } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { callablePhones, fullName } from '../../../entities/request/format-person.ts';
import { PrescriptionMark } from '../../../entities/request/prescription-mark.tsx';
import { PriorityStar } from '../../../entities/request/priority-star.tsx';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { TagChips } from '../../../entities/request/tag-chips.tsx';
import { sinceDayAndSpan, waitsSince } from '../../../entities/request/waiting-since.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { formatLiveOffer } from '../../../entities/vacancy/format-offer.ts';
import { IconAnchor, IconButton } from '../../../ui/button.tsx';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { useVacanciesHere } from '../week/free-places.ts';
import type { ChosenTime } from './chosen-times.ts';
import { atAGlance, formatAge, otherTimes, possibleTimes } from './format-person.ts';
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

type Props = PersonParts & {
  entry: WaitingEntry;
  times: readonly ChosenTime[];
  /** Has time for the cell that is pointed at in the week. */
  isMarked: boolean;
};

const nothing: readonly string[] = [];

/** One line to decide whom to call; the rest opens below it. */
export const WaitingPerson = memo(function WaitingPerson({
  entry,
  times,
  isMarked,
  ...parts
}: Props) {
  const { now, today, onOpen, onPoint } = parts;
  const { request, place } = entry;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const offer = formatLiveOffer(request, useVacanciesHere(), now);
  const age = formatAge(request.birthdate, today);
  const [phone] = callablePhones(request);
  const name = fullName(request);
  const point = () => onPoint(request.slotKeys);
  const leave = () => onPoint(nothing);
  return (
    <li
      className={styles.person}
      data-prioritized={request.prioritized ? '' : undefined}
      data-marked={isMarked ? '' : undefined}
      // Touch has no hover.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point()}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <div className={`line gap-2 ${styles.short}`}>
        <span className={`rigid digits coloured bold ${styles.position}`}>
          <span className="visually-hidden">{texts.place} </span>
          {place}
        </span>
        <div className={`stack gap-0 left grow shrinks ${styles.name}`}>
          <button
            type="button"
            id={openerId(request.id)}
            aria-current={useIsShownBeside(request.id)}
            className="opener one-line"
            onClick={() => onOpen(request.id)}
          >
            {name}
          </button>
          <span className="hint">
            {offer ? <span className="block strong">{offer}</span> : age && `${age} · `}
            <span className="unbroken">{waitsSince(request.requestedAt, berlinDate(now))}</span>
          </span>
        </div>
        <span className={styles.times}>
          <RequestMiniWeek request={request} />
        </span>
        <span className={`line gap-0 rigid ${styles.acts}`}>
          {phone && (
            <IconAnchor href={phone.link} label={texts.call(name, phone.text)}>
              <Phone size={18} aria-hidden="true" />
            </IconAnchor>
          )}
          <PriorityStar request={request} />
          <IconButton
            label={texts.details(name, isOpen)}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <p className={`small if-any ${styles.below}`}>
        <PrescriptionMark request={request} today={today} isNamed onlyIfDue />
      </p>
      {times.length > 1 && (
        <p className={`if-any ${styles.below}`}>
          <Ranges text={texts.possible} ranges={possibleTimes(request, times)} />
        </p>
      )}
      <div id={details} hidden={!isOpen} className={`stack gap-1 left if-any ${styles.below}`}>
        {isOpen && <Details {...parts} request={request} times={times} />}
      </div>
    </li>
  );
});

function Details({
  request,
  times,
  now,
  offered,
  tags,
}: Pick<Props, 'times' | 'now' | 'offered' | 'tags'> & { request: StoredRequest }) {
  const others = otherTimes(request, times, offered);
  const flexibility =
    request.timeFlexibility && questions.timeFlexibility.options[request.timeFlexibility];
  return (
    <>
      <span className="hint">{sinceDayAndSpan(request.requestedAt, berlinDate(now))}</span>
      {flexibility && <span className="hint">{flexibility}</span>}
      {request.prioritized && request.prioritizedAt && (
        <span className="small strong urgent">
          {texts.prioritized(formatDay(request.prioritizedAt))}
        </span>
      )}
      <TagChips ids={request.tags} tags={tags} />
      {others.length > 0 ? (
        <Ranges text={texts.otherTimes} ranges={others} />
      ) : (
        <span className="hint">{texts.noOtherTimes}</span>
      )}
    </>
  );
}

function Ranges({ text, ranges }: { text: string; ranges: readonly string[] }) {
  const { shown, more } = atAGlance(ranges);
  return (
    <span className="hint">
      {text} <NoBreak parts={shown} />
      {more > 0 && ` ${texts.furtherTimes(more)}`}
    </span>
  );
}
