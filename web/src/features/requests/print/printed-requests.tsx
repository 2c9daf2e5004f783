/** A table or list on paper: compact, with the header on each page and no row split. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { ageOn, berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { Fragment, memo, useEffect, useEffectEvent, useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { tagNames } from '../export/request-columns.ts';
import type { StoredRequest } from '../request-handling.tsx';
import { preferredTimesInShort } from '../table/short-times.ts';
import { texts as requestTexts } from '../texts.ts';
import styles from './print.module.css';
import { PrintedPage } from './printed-page.tsx';
import { texts } from './texts.ts';

/** Rows rendered per step, so that the page stays usable and printing can be cancelled. */
const step = 200;

type Props = {
  requests: readonly StoredRequest[];
  title: string;
  practiceTitle: string;
  form: FormConfiguration | undefined;
  tags: TagsById;
  now: Date;
  onProgress: (done: number) => void;
  onReady: () => void;
};

export function PrintedRequests({ requests, title, practiceTitle, form, tags, now, onProgress, onReady }: Props) {
  const [drawn, setDrawn] = useState(step);
  const told = useEffectEvent((done: number) => (done >= requests.length ? onReady() : onProgress(done)));
  useEffect(() => {
    told(drawn);
    if (drawn >= requests.length) return;
    // A timeout instead of an animation frame: background tabs get no frames.
    const clock = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(clock);
  }, [drawn, requests.length]);

  const t = texts.columns;
  const parts = Math.ceil(Math.min(drawn, requests.length) / step);
  return (
    <PrintedPage practiceTitle={practiceTitle} title={title} details={[texts.count(requests.length)]} now={now} isWide>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t.number}
            </th>
            <th scope="col" className={styles.day}>
              {t.requestedAt}
            </th>
            <th scope="col" className={styles.name}>
              {t.name}
            </th>
            <th scope="col" className={styles.contact}>
              {t.contact}
            </th>
            <th scope="col" className={styles.tags}>
              {t.tags}
            </th>
            <th scope="col">{t.times}</th>
            <th scope="col" className={styles.note}>
              {t.note}
            </th>
          </tr>
        </thead>
        {Array.from({ length: parts }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never reorder.
          <Rows key={part} requests={requests} from={part * step} form={form} tags={tags} today={berlinDate(now)} />
        ))}
      </table>
    </PrintedPage>
  );
}

type RowsProps = Pick<Props, 'requests' | 'form' | 'tags'> & { from: number; today: IsoDate };

const Rows = memo(function Rows({ requests, from, form, tags, today }: RowsProps) {
  return (
    <tbody>
      {requests.slice(from, from + step).map((request, i) => (
        <tr key={request.id}>
          <td className={styles.number}>{from + i + 1}</td>
          <td className={styles.day}>{formatDay(request.requestedAt)}</td>
          <th scope="row">
            {fullName(request)}
            {request.birthdate && <span className={styles.small}>{texts.age(ageOn(request.birthdate, today))}</span>}
            {request.prioritized && <span className={styles.priority}>★ {texts.prioritized}</span>}
          </th>
          <td>
            <span className={styles.line}>{request.phone}</span>
            <span className={styles.small}>{request.email}</span>
          </td>
          <td>{tagNames(request, tags).join(', ')}</td>
          <td>
            <Times request={request} form={form} />
          </td>
          <td className={styles.noteText}>{request.adminNote}</td>
        </tr>
      ))}
    </tbody>
  );
});

/** Wraps only between two times. */
function Times({ request, form }: { request: StoredRequest } & Pick<Props, 'form'>) {
  const preferredTimes = preferredTimesInShort(request, form);
  if (preferredTimes.length === 0) return requestTexts.noSlots;
  return (
    <>
      {preferredTimes.map(({ text, isOffered }, i) => (
        <Fragment key={text}>
          <span className="unbroken">
            {isOffered ? text : <s>{text}</s>}
            {i < preferredTimes.length - 1 && ';'}
          </span>{' '}
        </Fragment>
      ))}
      {preferredTimes.some(({ isOffered }) => !isOffered) && <span className={styles.small}>({requestTexts.notOffered})</span>}
    </>
  );
}
