import { berlinDate, formatGermanDate } from '@platzwart/domain/german-date';
import { describeSlots, type Slot, spokenRange, uncoveredParts, weekdayName } from '@platzwart/domain/slot';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { openerId } from '../../ui/overlay/row-focus.ts';
import { Failure, Loading } from '../../ui/states.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import { useWaitingAt, waitingListLimit } from './queries.ts';
import { texts } from './texts.ts';
import styles from './waiting-list.module.css';
import { waitingTime } from './week-table.ts';
import type { WaitingRequest } from './week-view.tsx';

const t = texts.list;

type Props = {
  slug: string;
  slotKey: string;
  /** Undefined if the key in the address names no slot. */
  slot: Slot | undefined;
  /** Named if the practice has several. */
  location: string | undefined;
  now: Date;
  star: (request: WaitingRequest) => ReactNode;
  isLeaving: (id: string) => boolean;
  onOpen: (id: string) => void;
  closeLink: string;
};

/** Who waits for a slot, in order: prioritised ones first, then by the moment of the request. */
export function SlotWaitingList({ slug, slotKey, slot, location, now, star, isLeaving, onOpen, closeLink }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On the phone the list stands below the week.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} className={styles.list}>
      <header className={styles.listHeader}>
        <h3>{slot ? t.title(weekdayName(slot.weekday), spokenRange(slot), location) : t.unknown}</h3>
        <Link to={closeLink} preventScrollReset className={styles.close} aria-label={t.close} {...tooltip(t.close)}>
          <X size={18} aria-hidden="true" />
        </Link>
      </header>
      {slot && <Waiting slug={slug} slotKey={slotKey} slot={slot} now={now} star={star} isLeaving={isLeaving} onOpen={onOpen} />}
    </div>
  );
}

function Waiting({ slug, slotKey, slot, now, star, isLeaving, onOpen }: Omit<Props, 'slot' | 'location' | 'closeLink'> & { slot: Slot }) {
  const live = useWaitingAt(slug, slotKey);
  if (live.status === 'loading') return <Loading text={t.loading} />;
  if (live.status !== 'loaded') return <Failure title={t.failed} action={<Button onClick={live.retry}>{texts.retry}</Button>} />;

  const waiting = live.value.filter((request) => !isLeaving(request.id));
  return (
    <>
      <p role="status" className={styles.hint}>
        {t.count(waiting.length)}
      </p>
      <ol className={styles.people}>
        {waiting.map((request, i) => (
          <li key={request.id} data-prioritized={request.prioritized ? '' : undefined}>
            <span className={styles.position} aria-hidden="true">
              {i + 1}
            </span>
            <div className={styles.person}>
              <button type="button" id={openerId(request.id)} className={styles.name} onClick={() => onOpen(request.id)}>
                {request.firstname} {request.lastname}
              </button>
              <span className={styles.hint}>{sinceWords(request.requestedAt, now)}</span>
              {request.prioritized && request.prioritizedAt && (
                <span className={styles.priority}>{t.prioritized(dayOf(request.prioritizedAt))}</span>
              )}
              <OtherTimes request={request} slot={slot} />
            </div>
            {star(request)}
          </li>
        ))}
      </ol>
      {live.value.length >= waitingListLimit && <p className={styles.hint}>{t.limit(waitingListLimit)}</p>}
    </>
  );
}

function sinceWords(since: Date, now: Date): string {
  const { unit, n } = waitingTime(since, now);
  return t.since(dayOf(since), texts.duration(unit, n));
}

/** When else somebody has time; no range is torn apart at the end of a line. */
function OtherTimes({ request, slot }: { request: WaitingRequest; slot: Slot }) {
  // Where the others are does not matter here: another time is another time.
  const wished = request.slots.map((wish) => ({ ...wish, locationId: slot.locationId }));
  const others = describeSlots(uncoveredParts(wished, [slot])).replaceAll(' Uhr', '');
  if (others === '') return <span className={styles.hint}>{t.noOtherTimes}</span>;
  const ranges = others.split(', ');
  return (
    <span className={styles.hint}>
      {t.otherTimes}{' '}
      {ranges.map((range, i) => (
        <span key={range}>
          <span className={styles.range}>
            {range}
            {i < ranges.length - 1 && ','}
          </span>{' '}
        </span>
      ))}
    </span>
  );
}

function dayOf(moment: Date): string {
  return formatGermanDate(berlinDate(moment));
}
