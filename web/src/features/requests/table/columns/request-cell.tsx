/** Cell contents of a request's row, except the name. */
import { questions } from '@platzwart/domain/booking/questions';
import { ageOn, formatDay } from '@platzwart/domain/dates/german-date';
import type { ReactNode } from 'react';
import { RequestedDay } from '../../../../entities/request/dates.tsx';
import { phonesOf } from '../../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../../entities/request/priority-star.tsx';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../../entities/request/request-mini-week.tsx';
import { TagChips } from '../../../../entities/request/tag-chips.tsx';
import { waitInShort } from '../../../../entities/request/waiting-since.ts';
import type { TagsById } from '../../../../entities/tag/queries.ts';
import { tooltip } from '../../../../ui/tooltip.ts';
import { NoteSign, PrescriptionStanding } from '../request-summary.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';
import type { ColumnKey } from './columns.ts';

/** Shared by all rows; referentially stable while nothing in it changes. */
export type CellData = {
  /** 'yyyy-MM-dd' in Berlin. */
  today: string;
  tags: TagsById;
  /** Titles by location id. */
  places: ReadonlyMap<string, string>;
  /** In rem: the width of the tags' column. */
  tagsRoom: number | undefined;
};

type Props = {
  column: ColumnKey;
  request: StoredRequest;
  data: CellData;
  onOpen: (id: string) => void;
};

export function RequestCell({ column, request, data, onOpen }: Props): ReactNode {
  switch (column) {
    case 'requestedAt':
      return <RequestedDay request={request} />;
    case 'waitingSince':
      return (
        <>
          {waitInShort(request.requestedAt, data.today)}{' '}
          <span className={styles.since}>{formatDay(request.requestedAt)}</span>
        </>
      );
    case 'priority':
      return <PriorityStar request={request} />;
    case 'tags':
      return (
        <TagChips
          ids={request.tags}
          tags={data.tags}
          room={data.tagsRoom ?? Number.POSITIVE_INFINITY}
        />
      );
    case 'slots':
      return <RequestMiniWeek request={request} />;
    case 'note':
      return <NoteSign request={request} onOpen={onOpen} />;
    case 'age':
      return request.birthdate === undefined ? null : ageOn(request.birthdate, data.today);
    case 'phone':
      return phonesOf({ phone: request.phone }).map(({ text, link }) =>
        link ? (
          <a key={text} href={link} className="one-line">
            {text}
          </a>
        ) : (
          <Line key={text} text={text} />
        ),
      );
    case 'email':
      return request.email === '' ? null : (
        <Line text={request.email} link={`mailto:${request.email}`} />
      );
    case 'location':
      return <Line text={request.locationIds.map((id) => data.places.get(id) ?? id).join(', ')} />;
    case 'insurance':
      return <Line text={request.insurance ?? ''} />;
    case 'reason':
      return <Line text={request.reason} />;
    case 'timeFlexibility':
      return request.timeFlexibility && questions.timeFlexibility.options[request.timeFlexibility];
    case 'source':
      return tableTexts.source[request.source];
    case 'offer':
      return offerText(request);
    case 'prescription':
      return <PrescriptionStanding request={request} today={data.today} />;
    case 'name':
      return null;
  }
}

function offerText({ offer, lastOffer }: StoredRequest): string {
  if (offer)
    return offer.until ? tableTexts.offer.until(formatDay(offer.until)) : tableTexts.offer.held;
  return lastOffer ? tableTexts.offer.last(formatDay(lastOffer.at)) : tableTexts.offer.never;
}

/** One line, with the full text as a tooltip. */
function Line({ text, link }: { text: string; link?: string }) {
  if (text === '') return null;
  return link ? (
    <a href={link} className="one-line" {...tooltip(text)}>
      {text}
    </a>
  ) : (
    <span className="one-line" {...tooltip(text)}>
      {text}
    </span>
  );
}
