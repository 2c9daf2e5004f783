/** One request in full, for a paper file. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate, formatMoment } from '@platzwart/domain/dates/german-date';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import type { WithId } from '@platzwart/domain/request/request';
import { requestedWhen } from '@platzwart/domain/request/requested-when';
import {
  mergeSlots,
  type Slot,
  spokenRange,
  weekdayName,
  weekdays,
} from '@platzwart/domain/waiting-list/slot';
import { useEffect, useEffectEvent } from 'react';
import { PrintedPage, PrintedTable } from '../../../entities/print/printed-page.tsx';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { PlannedMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { tagNames } from '../export/request-columns.ts';
import { headlineOf } from '../panel/format-history.ts';
import {
  contactRows,
  personRows,
  type Row,
  requestRows,
  therapyRows,
  timesOf,
  timesRows,
} from '../panel/request-rows.ts';
import { texts as panelTexts } from '../panel/texts.ts';
import { texts as requestTexts } from '../texts.ts';
import styles from './printed-request.module.css';
import { texts } from './texts.ts';

export type PrintedHistory = {
  entries: readonly WithId<HistoryEntry>[];
  memberNames: ReadonlyMap<string, string>;
};

type Props = {
  request: StoredRequest;
  practiceTitle: string;
  form: FormConfiguration | undefined;
  tags: TagsById;
  now: Date;
  /** Omitted by default: it reveals more than a sheet on a desk should. */
  history: PrintedHistory | undefined;
  onReady: () => void;
};

const t = requestTexts.panel;

export function PrintedRequest({
  request,
  practiceTitle,
  form,
  tags,
  now,
  history,
  onReady,
}: Props) {
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  const today = berlinDate(now);
  const marks = tagNames(request, tags).join(', ');
  return (
    <PrintedPage
      practiceTitle={practiceTitle}
      title={fullName(request)}
      details={[statusOf(request)]}
      now={now}
    >
      {request.prioritized && <p className="strong">★ {texts.prioritized}</p>}
      {marks !== '' && (
        <p>
          {texts.tags}: {marks}
        </p>
      )}
      <div className={styles.groups}>
        <Group title={t.person} rows={[...personRows(request, today), ...requestRows(request)]} />
        <Group title={t.contact} rows={contactRows(request)} />
      </div>
      <Group title={t.therapy} rows={therapyRows(request)} />
      <Times request={request} form={form} />
      {request.adminNote !== '' && (
        <section>
          <h2>{t.note}</h2>
          <p className="written">{request.adminNote}</p>
        </section>
      )}
      {history && <History history={history} />}
    </PrintedPage>
  );
}

function statusOf(request: StoredRequest): string {
  const { status, archivedAt, archiveReason } = request;
  if (status === 'archived' && archivedAt && archiveReason) {
    return t.archivedAt(formatMoment(archivedAt), requestTexts.reasons[archiveReason]);
  }
  return t.requestedAt(requestedWhen(request));
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl className={styles.list}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="written">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A row per location, a column per weekday; only days the patient named. */
function Times({ request, form }: { request: StoredRequest; form: FormConfiguration | undefined }) {
  const days = weekdays.filter((day) => request.slots.some(({ weekday }) => weekday === day));
  const places = [...new Set(request.slots.map(({ locationId }) => locationId))];
  const rangesOn = (slots: readonly Slot[], day: number) =>
    mergeSlots(slots.filter(({ weekday }) => weekday === day)).map(spokenRange);
  return (
    <section>
      <h2>{texts.timesTitle}</h2>
      {places.length === 0 ? (
        <p>{entityTexts.noSlots}</p>
      ) : (
        <>
          <PlannedMiniWeek request={request} plan={form} isLarge />
          <PrintedTable columns={[texts.location, ...days.map((day) => weekdayName(day))]}>
            <tbody>
              {places.map((id) => (
                <tr key={id}>
                  <th scope="row">
                    {form?.selectableLocations.find((place) => place.id === id)?.title ?? id}
                  </th>
                  {days.map((day) => (
                    <td key={day}>
                      {rangesOn(
                        request.slots.filter(({ locationId }) => locationId === id),
                        day,
                      ).map((range) => (
                        <div key={range}>{range}</div>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PrintedTable>
        </>
      )}
      {timesOf(request, form).map(
        ({ locationId, title, notOffered }) =>
          notOffered && (
            <p key={locationId}>
              {title}, {texts.notOffered}: {notOffered}
            </p>
          ),
      )}
      {timesRows(request).map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
    </section>
  );
}

function History({ history: { entries, memberNames } }: { history: PrintedHistory }) {
  return (
    <section>
      <h2>{texts.history}</h2>
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {formatMoment(entry.at)}: {headlineOf(entry)},{' '}
            {panelTexts.history.by(entry, memberNames)}
            {entry.remark && <span className="written"> {entry.remark}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
