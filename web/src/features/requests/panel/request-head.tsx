/**
 * Under the name: who it is, who speaks for them, how long they wait, and where on their lists they
 * are.
 */
import { ageOn, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { slotOfKey, spokenTime, weekdayName } from '@platzwart/domain/waiting-list/slot';
import { formatContactPerson } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { waitingSince } from '../../../entities/request/waiting-since.ts';
import { tooltip } from '../../../ui/tooltip.ts';
import { texts as shared } from '../texts.ts';
import styles from './request-panel.module.css';
import { positionRange } from './slot-positions.ts';
import { texts } from './texts.ts';
import { usePositions } from './use-positions.ts';

const t = texts.head;

/** Inside a paragraph. */
export function RequestHead({ request, today }: { request: StoredRequest; today: IsoDate }) {
  const { birthdate, slots } = request;
  const who = [
    birthdate !== undefined && shared.panel.age(ageOn(birthdate, today)),
    formatContactPerson(request),
  ].filter(Boolean);
  return (
    <span className={`line between gap-2 small ${styles.head}`}>
      <span className="stack gap-0">
        {who.length > 0 && <span>{who.join(' · ')}</span>}
        <Waiting request={request} today={today} />
      </span>
      {slots.length > 0 && <RequestMiniWeek request={request} isLarge hasDays />}
    </span>
  );
}

function Waiting({ request, today }: { request: StoredRequest; today: IsoDate }) {
  const { status, archivedAt, archiveReason, requestedAt } = request;
  const positions = usePositions(request);
  if (status === 'archived') {
    return (
      archivedAt &&
      archiveReason && (
        <span>{shared.panel.archivedAt(formatDay(archivedAt), shared.reasons[archiveReason])}</span>
      )
    );
  }
  const range = positions && positionRange(positions);
  const [key] = positions?.size === 1 ? [...positions.keys()] : [];
  const only = key === undefined ? undefined : slotOfKey(key);
  return (
    <span className={styles.parts}>
      <span {...tooltip(shared.panel.requestedAt(formatDay(requestedAt)))}>
        {waitingSince(requestedAt, today)}
      </span>{' '}
      {range && (
        <span>
          {t.positions(
            range,
            only && `${weekdayName(only.weekday, 'short')} ${spokenTime(only.start)} Uhr`,
          )}
        </span>
      )}
    </span>
  );
}
