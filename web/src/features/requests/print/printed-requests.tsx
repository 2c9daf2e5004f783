/** A table or list on paper: compact, with the header on each page and no row split. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { ageOn, berlinDate, formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { Fragment, memo, useEffect, useEffectEvent, useState } from 'react';
import { AskFor } from '../../../entities/print/ask-for.tsx';
import { PrintedPage, PrintedTable } from '../../../entities/print/printed-page.tsx';
import { fullName, phonesOf } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { preferredTimesInShort } from '../../../entities/request/short-times.ts';
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { tagNames } from '../export/request-columns.ts';
import { texts } from './texts.ts';

/** Of the columns, in percent. */
const widths = [4, 11.5, 16, 19.5, 12.5, undefined, 19];

/** Rows rendered per step, so that the page stays usable and printing can be cancelled. */
const step = 200;

type Props = {
  requests: readonly StoredRequest[];
  title: string;
  /** By what they were found, in words. */
  filter: readonly string[];
  practiceTitle: string;
  form: FormConfiguration | undefined;
  tags: TagsById;
  now: Date;
  onProgress: (done: number) => void;
  onReady: () => void;
};

export function PrintedRequests({
  requests,
  title,
  filter,
  practiceTitle,
  form,
  tags,
  now,
  onProgress,
  onReady,
}: Props) {
  const [drawn, setDrawn] = useState(step);
  const told = useEffectEvent((done: number) =>
    done >= requests.length ? onReady() : onProgress(done),
  );
  useEffect(() => {
    told(drawn);
    if (drawn >= requests.length) return;
    // A timeout instead of an animation frame: background tabs get no frames.
    const clock = setTimeout(() => setDrawn(drawn + step));
    return () => clearTimeout(clock);
  }, [drawn, requests.length]);

  const parts = Math.ceil(Math.min(drawn, requests.length) / step);
  return (
    <PrintedPage
      practiceTitle={practiceTitle}
      title={title}
      details={[texts.count(requests.length), ...(filter.length > 0 ? [texts.filter(filter)] : [])]}
      now={now}
      sheet="table"
    >
      <PrintedTable columns={Object.values(texts.columns)} widths={widths}>
        {Array.from({ length: parts }, (_, part) => (
          <Rows
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never reorder.
            key={part}
            requests={requests}
            from={part * step}
            form={form}
            tags={tags}
            today={berlinDate(now)}
          />
        ))}
      </PrintedTable>
    </PrintedPage>
  );
}

type RowsProps = Pick<Props, 'requests' | 'form' | 'tags'> & { from: number; today: IsoDate };

const Rows = memo(function Rows({ requests, from, form, tags, today }: RowsProps) {
  return (
    <tbody>
      {requests.slice(from, from + step).map((request, i) => (
        <tr key={request.id}>
          <td>{from + i + 1}</td>
          <td className="digits">{formatDay(request.requestedAt)}</td>
          <th scope="row">
            {fullName(request)}
            <AskFor request={request} />
            {request.birthdate && <small>{texts.age(ageOn(request.birthdate, today))}</small>}
            {request.prioritized && <div>★ {texts.prioritized}</div>}
          </th>
          <td>
            {phonesOf(request).map(({ text }) => (
              <div key={text}>{text}</div>
            ))}
            <small>{readableEmail(request.email)}</small>
          </td>
          <td>{tagNames(request, tags).join(', ')}</td>
          <td>
            <Times request={request} form={form} />
          </td>
          <td className="written">{request.adminNote}</td>
        </tr>
      ))}
    </tbody>
  );
});

/** Wraps only between two times. */
function Times({ request, form }: { request: StoredRequest } & Pick<Props, 'form'>) {
  const preferredTimes = preferredTimesInShort(request, form);
  if (preferredTimes.length === 0) return entityTexts.noSlots;
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
      {preferredTimes.some(({ isOffered }) => !isOffered) && (
        <small>({entityTexts.notOffered})</small>
      )}
    </>
  );
}
