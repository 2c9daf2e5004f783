import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type ReactNode, useMemo } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { texts as shared } from '../texts.ts';
import panelStyles from './request-panel.module.css';
import { timesOf, timesRows } from './request-rows.ts';
import { slotWeeks } from './slot-positions.ts';
import styles from './slot-week.module.css';
import { SlotWeek } from './slot-week.tsx';
import { texts } from './texts.ts';
import { usePositions } from './use-positions.ts';

const t = texts.places;

type Props = {
  request: StoredRequest;
  form: FormConfiguration | undefined;
  /** Beside the heading. */
  change: ReactNode;
};

/** Preferred times, as text and as a week with the position in each waiting list. */
export function RequestTimes({ request, form, change }: Props) {
  const { open } = useRequestHandling();
  const places = usePositions(request);
  const weeks = useMemo(
    () => (request.status === 'open' ? slotWeeks(request.slotKeys) : []),
    [request.status, request.slotKeys],
  );
  const times = timesOf(request, form);
  const titles = new Map(times.map(({ locationId, title }) => [locationId, title]));
  const hasEnded = open.status === 'refused' || open.status === 'failed';

  return (
    <section>
      <div className={`line between ${panelStyles.heading}`}>
        <h3>{shared.panel.times}</h3>
        {change}
      </div>
      {request.status === 'archived' && <p className={`hint ${styles.state}`}>{t.archived}</p>}
      {weeks.length > 0 && !places && (
        <p role="status" className={`hint ${styles.state}`}>
          {hasEnded ? t.failed : t.loading}
        </p>
      )}
      <div className="stack gap-1">
        {times.map(({ locationId, title, offered, notOffered }) => (
          <div key={locationId}>
            <h4 className="small strong">{title}</h4>
            {(offered || !notOffered) && <p>{offered || entityTexts.noSlots}</p>}
            {notOffered && <p className="muted">{t.notOffered(notOffered)}</p>}
          </div>
        ))}
        {timesRows(request).map(({ label, value }) => (
          <p key={label} className="small">
            {label}: {value}
          </p>
        ))}
      </div>
      {weeks.length > 0 && !hasEnded && (
        <details className={styles.positions}>
          <summary>{t.positions}</summary>
          <div className="stack gap-2">
            {weeks.map((week) => {
              const title = titles.get(week.locationId) ?? week.locationId;
              return (
                <div key={week.locationId}>
                  {weeks.length > 1 && <p className="hint">{title}</p>}
                  <SlotWeek location={title} week={week} places={places} />
                </div>
              );
            })}
          </div>
        </details>
      )}
    </section>
  );
}
