/**
 * The practices that a search found, as rows of one look: who and where, when, and the way to its
 * form.
 */
import { pauseOf } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { rangesOf } from '@platzwart/domain/practice/week';
import { sitePaths } from '@platzwart/domain/site-paths';
import { type Slot, slotOfKey } from '@platzwart/domain/waiting-list/slot';
import { Fragment, useEffect, useRef, useState } from 'react';
import { type ReadDemand, usePublicDemand } from '../../entities/practice/demand-levels.ts';
import { formatShortDays, formatShortTimes } from '../../entities/request/short-times.ts';
import { anywhere, cellsIn, type Frame, framing } from '../../entities/request/week-frame.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/class-names.ts';
import { MiniWeek } from '../../ui/mini-week.tsx';
import { texts as choose } from './choose-texts.ts';
import styles from './found-practices.module.css';
import { texts as t } from './found-texts.ts';
import { PracticeMark } from './practice-mark.tsx';
import type { Found, SearchResult } from './practice-search-data.ts';
import { texts } from './texts.ts';

/** Practices rendered at first, and added with each press of 'Weitere anzeigen'. */
const portion = 50;

/** Times spelled out; of more only the days. */
const maxTimes = 2;

/** Addresses of a practice; its own page shows all. */
const maxAddresses = 3;

/** The same for all, so that their weeks compare at a glance; a longer week grows. */
const usualWeek: Frame = { days: [1, 2, 3, 4, 5], from: 7 * 60, to: 20 * 60 };

/** Another search starts again with its first portion: give it the search's key. */
type Props = Pick<SearchResult, 'found' | 'origin' | 'near'> & { readDemand?: ReadDemand };

export function FoundPractices({ found, origin, near, readDemand }: Props) {
  const [limit, setLimit] = useState(portion);
  const list = useRef<HTMLUListElement>(null);
  const [firstNew, setFirstNew] = useState(0);
  const shown = found.slice(0, limit);

  // The focus moves to the first new practice: the pressed button may be gone, and is below them
  // all.
  useEffect(() => {
    if (firstNew > 0)
      list.current?.querySelectorAll('h2')[firstNew]?.closest('li')?.querySelector('a')?.focus();
  }, [firstNew]);
  const showMore = () => {
    setFirstNew(shown.length);
    setLimit(limit + portion);
  };

  return (
    <div className="stack gap-5">
      <ul role="list" ref={list} className="stack gap-3" aria-label={t.list}>
        {shown.map((each, i) => (
          <Fragment key={each.practice.slug}>
            {i === near && near > 0 && <li className={`strong ${styles.further}`}>{t.further}</li>}
            <Row {...each} readDemand={readDemand} />
          </Fragment>
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="row across-4 hint">
          <Button onClick={showMore}>{choose.more}</Button>
          <span>{choose.shown(shown.length, found.length)}</span>
        </div>
      )}
      {origin && (
        <p className="hint">
          {t.source}
          <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
            {t.sourceName}
            <span className="visually-hidden"> {t.newTab}</span>
          </a>
          {t.licence}
        </p>
      )}
    </div>
  );
}

function Row({
  practice,
  acceptsRequests,
  addresses,
  readDemand,
}: Found & { readDemand: ReadDemand | undefined }) {
  const { slug, title, subtitle } = practice;
  return (
    <li
      className={classes(
        'framed stack padded',
        styles.found,
        acceptsRequests ? 'raised' : styles.paused,
      )}
    >
      <PracticeMark practice={practice} className={styles.mark} />
      <div className="stack gap-1 packed anywhere">
        <h2 className="h3">{title}</h2>
        <p className="muted">{subtitle}</p>
        <Addresses addresses={addresses} />
        {practice.waitLine && <p className="hint">{practice.waitLine}</p>}
      </div>
      <Times
        week={practice.week}
        slug={acceptsRequests ? slug : undefined}
        readDemand={readDemand}
      />
      <div className={`stack gap-1 packed row ${styles.acts}`}>
        {acceptsRequests ? (
          <ButtonLink to={sitePaths.booking(slug)} aria-label={texts.createRequestAt(title)}>
            {texts.createRequest}
          </ButtonLink>
        ) : (
          <NoRequests practice={practice} />
        )}
        {pauseOf(practice) && (
          <ButtonLink to={sitePaths.practice(slug)} aria-label={t.noticeOf(title)}>
            {t.notice}
          </ButtonLink>
        )}
        <ButtonLink look="plain" to={sitePaths.practice(slug)} aria-label={texts.detailsOf(title)}>
          {texts.details}
        </ButtonLink>
      </div>
    </li>
  );
}

function Addresses({ addresses }: Pick<Found, 'addresses'>) {
  if (addresses.length === 0) return null;
  // A 'one more' line would take as much space as the address itself.
  const named =
    addresses.length === maxAddresses + 1 ? addresses : addresses.slice(0, maxAddresses);
  return (
    <ul role="list" className={`stack gap-1 hint ${styles.addresses}`}>
      {named.map(({ line, kilometres }) => (
        <li key={line}>
          {kilometres !== undefined && <strong className="medium">{t.distance(kilometres)}</strong>}
          {line}
        </li>
      ))}
      {named.length < addresses.length && <li>{t.morePlaces(addresses.length - named.length)}</li>}
    </ul>
  );
}

type TimesProps = Pick<Practice, 'week'> & {
  /** Of a practice that takes requests: what few ask for is read once its row is near. */
  slug: string | undefined;
  readDemand: ReadDemand | undefined;
};

function Times({ week, slug, readDemand }: TimesProps) {
  const [drawn, setDrawn] = useState<HTMLElement | null>(null);
  const { levels } = usePublicDemand(slug, drawn, readDemand);
  const quiet = anywhere(
    Object.entries(levels).flatMap(([key, level]) =>
      level === 'low' ? (slotOfKey(key) ?? []) : [],
    ),
  );
  const slots = rangesOf(week).map((range) => ({ ...range, locationId: 'any' }) as Slot);
  if (slots.length === 0) return null;
  const frame = framing(usualWeek, slots);
  const lanes = frame.days.map((_, day) => ({ kind: 'offered', day, from: 0, to: 1 }) as const);
  const times = formatShortTimes(slots);
  const label =
    t.times(times.join('; ')) +
    (quiet.length > 0 ? `. ${t.quiet}: ${formatShortTimes(quiet).join('; ')}` : '');
  return (
    <div ref={setDrawn} className={`row gap-1 across-3 ${styles.times}`}>
      <MiniWeek
        days={frame.days.length}
        cells={[...lanes, ...cellsIn(frame, 'chosen', slots), ...cellsIn(frame, 'quiet', quiet)]}
        label={label}
        isLarge
        isHigh
      />
      {/* Said by the drawing already. */}
      <p className="hint digits" aria-hidden="true">
        {(times.length > maxTimes ? [daysOf(slots)] : times).map((each) => (
          <span key={each} className="block unbroken">
            {each}
          </span>
        ))}
        {/* All of its days say nothing; the drawing has the hours. */}
        {quiet.length > 0 && (
          <span className={`block unbroken medium ${styles.quiet}`}>
            {daysOf(quiet) === daysOf(slots) ? t.partlyQuiet : `${t.quiet}: ${daysOf(quiet)}`}
          </span>
        )}
      </p>
    </div>
  );
}

const daysOf = (slots: readonly Slot[]) =>
  formatShortDays([...new Set(slots.map(({ weekday }) => weekday))]);

function NoRequests({ practice }: { practice: Practice }) {
  const pause = pauseOf(practice);
  return (
    <div className="stack gap-1 small muted">
      <p>
        {pause && (
          <strong className={`line strong round dark fit ${styles.sign}`}>
            <PauseSign />
            {t.paused}{' '}
          </strong>
        )}
        {texts.impossible}
      </p>
      {pause?.ends && <p>{texts.resumesOn(pause.ends)}</p>}
    </div>
  );
}

function PauseSign() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2 1h2.5v10H2zM7.5 1H10v10H7.5z" fill="currentColor" />
    </svg>
  );
}
