/** The columns of the request table, each in one place: to add one, add an entry. */
import { questions } from '@platzwart/domain/booking/questions';
import { ageOn, formatDay } from '@platzwart/domain/dates/german-date';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { lazy, type ReactNode, Suspense } from 'react';
import { RequestedDay } from '../../../../entities/request/dates.tsx';
import { phonesOf } from '../../../../entities/request/format-person.ts';
import { PriorityStar } from '../../../../entities/request/priority-star.tsx';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../../entities/request/request-mini-week.tsx';
import { weekDayNames } from '../../../../entities/request/request-week.ts';
import { TagChips } from '../../../../entities/request/tag-chips.tsx';
import { waitInShort } from '../../../../entities/request/waiting-since.ts';
import type { TagsById } from '../../../../entities/tag/queries.ts';
import { MiniWeekDays } from '../../../../ui/mini-week.tsx';
import { tooltip } from '../../../../ui/tooltip.ts';
import rowStyles from '../../requests.module.css';
import { NoteSign, PrescriptionStanding } from '../request-summary.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';

const EmailLine = lazy(() => import('./email-line.tsx'));
const AnswersLine = lazy(() => import('./answers-line.tsx'));

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

export type Column = {
  title: string;
  /** The title is for screen readers alone. */
  isTitleHidden?: true;
  /** Beside the title. */
  head?: (plan: OfferedPlan | undefined) => ReactNode;
  /** By what a press on the title sorts the rows. */
  sorts?: 'day' | 'name' | 'prescription';
  /**
   * In rem: the least, and the share of remaining space for flexible columns, up to `max` while
   * another one can take the rest.
   */
  min: number;
  part?: number;
  max?: number;
  /** Unless somebody has chosen others. */
  isShownAtFirst?: true;
  /** Where there is little room, those with the lowest stay the longest, those without one least. */
  rank?: number;
  /** Of head and cells. */
  className?: string;
  /** Whoever may only read has no use for it with these rows. */
  isForWriting?: (rows: readonly StoredRequest[]) => boolean;
  /** The table itself draws the name's. */
  cell: (request: StoredRequest, data: CellData, onOpen: (id: string) => void) => ReactNode;
};

/** In the order in which one is offered that is not shown. */
export const columns = {
  priority: {
    title: 'Priorität',
    isTitleHidden: true,
    min: 2.75,
    isShownAtFirst: true,
    rank: 2,
    className: rowStyles.starColumn,
    // A star that was given stands by the name.
    isForWriting: () => true,
    cell: (request) => <PriorityStar request={request} />,
  },
  name: {
    title: 'Name',
    sorts: 'name',
    min: 12,
    part: 3.2,
    max: 20,
    isShownAtFirst: true,
    rank: 1,
    cell: () => null,
  },
  waitingSince: {
    title: 'Wartet',
    sorts: 'day',
    min: 7,
    isShownAtFirst: true,
    rank: 3,
    className: rowStyles.dayColumn,
    cell: (request, { today }) => (
      <>
        {waitInShort(request.requestedAt, today)}{' '}
        <span className={styles.since}>{formatDay(request.requestedAt)}</span>
      </>
    ),
  },
  slots: {
    title: 'Zeiten',
    isTitleHidden: true,
    head: (plan) => <MiniWeekDays names={weekDayNames(plan)} />,
    min: 5,
    isShownAtFirst: true,
    rank: 5,
    cell: (request) => <RequestMiniWeek request={request} />,
  },
  tags: {
    title: 'Schlagwörter',
    min: 6.5,
    part: 6.3,
    isShownAtFirst: true,
    rank: 6,
    // Nobody will fill it.
    isForWriting: (rows) => !rows.some(({ tags }) => tags.length > 0),
    cell: (request, { tags, tagsRoom }) => (
      <TagChips ids={request.tags} tags={tags} room={tagsRoom ?? Number.POSITIVE_INFINITY} />
    ),
  },
  note: {
    title: 'Notiz',
    min: 3.5,
    isShownAtFirst: true,
    className: styles.noteColumn,
    isForWriting: (rows) => !rows.some(({ adminNote }) => adminNote !== ''),
    cell: (request, _data, onOpen) => <NoteSign request={request} onOpen={onOpen} />,
  },
  requestedAt: {
    title: 'Angefragt am',
    sorts: 'day',
    min: 8.25,
    rank: 4,
    className: rowStyles.dayColumn,
    cell: (request) => <RequestedDay request={request} />,
  },
  age: {
    title: 'Alter',
    min: 4,
    cell: ({ birthdate }, { today }) => (birthdate === undefined ? null : ageOn(birthdate, today)),
  },
  phone: {
    title: 'Telefon',
    min: 9.5,
    cell: ({ phone }) =>
      phonesOf({ phone }).map(({ text, link }) =>
        link ? (
          <a key={text} href={link} className="one-line">
            {text}
          </a>
        ) : (
          <Line key={text} text={text} />
        ),
      ),
  },
  email: {
    title: 'E-Mail',
    min: 9,
    part: 3,
    cell: ({ email }) =>
      email === '' ? null : (
        <Suspense>
          <EmailLine email={email} />
        </Suspense>
      ),
  },
  location: {
    title: 'Standort',
    min: 6.5,
    part: 2,
    cell: ({ locationIds }, { places }) => (
      <Line text={locationIds.map((id) => places.get(id) ?? id).join(', ')} />
    ),
  },
  insurance: {
    title: 'Versicherung',
    min: 7,
    part: 2,
    cell: ({ insurance }) => <Line text={insurance ?? ''} />,
  },
  reason: { title: 'Grund', min: 8, part: 4, cell: ({ reason }) => <Line text={reason} /> },
  ownQuestions: {
    title: 'Eigene Fragen',
    min: 8,
    part: 4,
    cell: (request) => (
      <Suspense>
        <AnswersLine request={request} />
      </Suspense>
    ),
  },
  timeFlexibility: {
    title: 'Flexibilität',
    min: 8,
    cell: ({ timeFlexibility }) =>
      timeFlexibility && questions.timeFlexibility.options[timeFlexibility],
  },
  source: { title: 'Quelle', min: 6.75, cell: ({ source }) => tableTexts.source[source] },
  offer: { title: 'Angebot', min: 9, cell: offerText },
  prescription: {
    title: 'Verordnung',
    sorts: 'prescription',
    min: 11.5,
    cell: (request, { today }) => <PrescriptionStanding request={request} today={today} />,
  },
} satisfies Record<string, Column>;

export type ColumnKey = keyof typeof columns;
export const columnKeys = Object.keys(columns) as ColumnKey[];
export const columnOf = (key: ColumnKey): Column => columns[key];

function offerText({ offer, lastOffer }: StoredRequest): string {
  if (offer)
    return offer.until ? tableTexts.offer.until(formatDay(offer.until)) : tableTexts.offer.held;
  return lastOffer ? tableTexts.offer.last(formatDay(lastOffer.at)) : tableTexts.offer.never;
}

/** One line, with the full text as a tooltip. */
function Line({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <span className="one-line" {...tooltip(text)}>
      {text}
    </span>
  );
}
