import { formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { Fragment, useEffect, useRef } from 'react';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { openerId } from '../../../ui/overlay/row-focus.ts';
import { useIsShownBeside } from '../../../ui/overlay/shown-beside.ts';
import { nameOf, type People, PersonNames } from '../people.tsx';
import { PlanSigns } from '../plan-signs.tsx';
import { inState } from '../standing.ts';
import { texts as shared } from '../texts.ts';
import { NextStep, type Steps } from './next-step.tsx';
import { progressOf } from './progress.ts';
import { texts } from './texts.ts';
import styles from './vacancies.module.css';

type Props = Steps & {
  vacancy: StoredVacancy;
  people: People;
  now: Date;
  today: IsoDate;
  location: string;
};

export function VacancyRow({ vacancy, people, now, today, location, ...steps }: Props) {
  const { slot, seats, therapist } = vacancy;
  const facts = [
    location,
    whenOf(vacancy, today),
    seats > 1 && texts.seats(seats),
    therapist,
  ].filter(Boolean);
  const isBeside = useIsShownBeside(vacancy.id);
  const row = useRef<HTMLLIElement>(null);
  // Its panel may have been there before the list.
  useEffect(() => {
    if (isBeside) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isBeside]);
  return (
    <li ref={row} className={`stack gap-2 across-4 positioned ${styles.row}`}>
      <div className={`stack gap-0 left ${styles.place}`}>
        <button
          type="button"
          id={openerId(vacancy.id)}
          aria-current={isBeside}
          className="opener covering anywhere"
          onClick={() => steps.onOpen(vacancy.id)}
        >
          {vacancyTime(slot)}
        </button>
        <span className="hint">
          {facts.map((fact, i) => (
            <Fragment key={String(fact)}>
              {i > 0 && ' · '}
              <span className="unbroken">{fact}</span>
            </Fragment>
          ))}
        </span>
      </div>
      <p className={styles.sentence}>
        {vacancy.state === 'filled' || vacancy.state === 'closed' ? (
          <Ending vacancy={vacancy} people={people} />
        ) : (
          progressOf(vacancy, (id) => nameOf(id, people), now)
        )}
      </p>
      <div className={styles.signs}>
        {vacancy.state !== 'filled' && vacancy.plan.length > 0 && (
          <PlanSigns vacancy={vacancy} people={people} />
        )}
      </div>
      <div className={styles.next}>
        <NextStep vacancy={vacancy} people={people} {...steps} />
      </div>
    </li>
  );
}

function Ending({ vacancy, people }: { vacancy: StoredVacancy; people: People }) {
  const day = formatDay(vacancy.endedAt ?? vacancy.createdAt);
  if (vacancy.state === 'closed')
    return texts.closedBecause(
      vacancy.closeReason ? shared.closed[vacancy.closeReason] : undefined,
      day,
    );
  return (
    <>
      {texts.givenTo}{' '}
      <PersonNames
        requestIds={inState(vacancy, 'taken').map(({ requestId }) => requestId)}
        people={people}
      />{' '}
      {texts.endedOn(day)}
    </>
  );
}
