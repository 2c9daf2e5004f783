/** A waiting list on paper, for phone calls: the header on each page, no row split. */
import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import type { ChosenTime } from '../people/chosen-times.ts';
import { atAGlance, formatAge, otherTimes } from '../people/format-person.ts';
import { NoBreak } from '../people/no-break.tsx';
import { texts as peopleTexts } from '../people/texts.ts';
import type { WaitingEntry } from '../people/use-waiting.ts';
import type { KnownTags } from '../week/week-filter-choice.tsx';
import styles from './printed-list.module.css';
import { PrintedSheet } from './printed-sheet.tsx';
import { texts } from './texts.ts';

type Props = {
  practiceTitle: string;
  title: string;
  details: readonly string[];
  entries: readonly WaitingEntry[];
  times: readonly ChosenTime[];
  /** All cells the practice offers. */
  offered: readonly Slot[];
  tags: KnownTags;
  now: Date;
};

const t = texts.columns;

export function PrintedWaitingList({ practiceTitle, title, details, entries, times, offered, tags, now }: Props) {
  const today = berlinDate(now);
  return (
    <div className={styles.page}>
      <PrintedSheet practiceTitle={practiceTitle} title={texts.list(title)} details={[...details, texts.count(entries.length)]} now={now}>
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col" className={styles.place}>
                {t.place}
              </th>
              <th scope="col" className={styles.name}>
                {t.name}
              </th>
              <th scope="col" className={styles.since}>
                {t.since}
              </th>
              <th scope="col" className={styles.phone}>
                {t.phone}
              </th>
              <th scope="col" className={styles.tags}>
                {t.tags}
              </th>
              <th scope="col">{t.otherTimes}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ request, place }) => (
              <tr key={request.id}>
                <td className={styles.place}>{place}</td>
                <th scope="row">
                  {request.firstname} {request.lastname}
                  {request.prioritized && <span className={styles.small}>★ {texts.prioritized}</span>}
                  <span className={styles.small}>
                    {[formatAge(request.birthdate, today), request.timeFlexibility && peopleTexts.flexibility[request.timeFlexibility]]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td>{formatDay(request.requestedAt)}</td>
                <td>{request.phone}</td>
                <td>{[...tags].flatMap(([id, tag]) => (request.tags.includes(id) ? tag.name : [])).join(', ')}</td>
                <td>
                  <OtherTimes ranges={otherTimes(request, times, offered)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintedSheet>
    </div>
  );
}

function OtherTimes({ ranges }: { ranges: readonly string[] }) {
  const { shown, more } = atAGlance(ranges);
  if (shown.length === 0) return texts.none;
  return (
    <>
      <NoBreak parts={shown} />
      {more > 0 && ` ${peopleTexts.furtherTimes(more)}`}
    </>
  );
}
