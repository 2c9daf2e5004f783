/** A table or a list on paper: compact, the header on each sheet, no row torn apart. */
import { ageOn, berlinDate, formatGermanDate, type IsoDate } from '@platzwart/domain/german-date';
import { Fragment, memo, useEffect, useEffectEvent, useState } from 'react';
import { tagNames } from '../export/request-columns.ts';
import { fullName } from '../full-name.ts';
import type { TagsById } from '../queries.ts';
import type { KeptRequest } from '../request-handling.tsx';
import { timesInShort } from '../table/times-in-short.ts';
import { texts as requestTexts } from '../texts.ts';
import styles from './print.module.css';
import { PrintedPage } from './printed-page.tsx';
import { texts } from './texts.ts';

/** Rows drawn between two pictures of the screen: one can go on working, and call it off. */
const step = 200;

type Props = {
  requests: readonly KeptRequest[];
  title: string;
  practiceTitle: string;
  tags: TagsById;
  now: Date;
  onProgress: (done: number) => void;
  onReady: () => void;
};

export function PrintedRequests({ requests, title, practiceTitle, tags, now, onProgress, onReady }: Props) {
  const [drawn, setDrawn] = useState(step);
  const told = useEffectEvent((done: number) => (done >= requests.length ? onReady() : onProgress(done)));
  useEffect(() => {
    told(drawn);
    if (drawn >= requests.length) return;
    // A turn of its own, not a frame: a tab in the background gets none.
    const clock = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(clock);
  }, [drawn, requests.length]);

  const t = texts.columns;
  const parts = Math.ceil(Math.min(drawn, requests.length) / step);
  return (
    <PrintedPage practiceTitle={practiceTitle} title={title} facts={[texts.count(requests.length)]} now={now} isWide>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their place.
          <Rows key={part} requests={requests} from={part * step} tags={tags} today={berlinDate(now)} />
        ))}
      </table>
    </PrintedPage>
  );
}

type RowsProps = { requests: readonly KeptRequest[]; from: number; tags: TagsById; today: IsoDate };

const Rows = memo(function Rows({ requests, from, tags, today }: RowsProps) {
  return (
    <tbody>
      {requests.slice(from, from + step).map((request, i) => (
        <tr key={request.id}>
          <td className={styles.number}>{from + i + 1}</td>
          <td className={styles.day}>{formatGermanDate(berlinDate(request.requestedAt))}</td>
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
            <Times request={request} />
          </td>
          <td className={styles.noteText}>{request.adminNote}</td>
        </tr>
      ))}
    </tbody>
  );
});

/** A line ends between two times only. */
function Times({ request }: { request: KeptRequest }) {
  const entries = timesInShort(request.slots);
  if (entries.length === 0) return requestTexts.noSlots;
  return entries.map((entry, i) => (
    <Fragment key={entry}>
      <span className={styles.unbroken}>
        {entry}
        {i < entries.length - 1 && ';'}
      </span>{' '}
    </Fragment>
  ));
}
