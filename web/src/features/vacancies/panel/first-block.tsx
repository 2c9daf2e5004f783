/** First in a free place's panel: what is to do now, or why it stopped. */
import { plusDays } from '@platzwart/domain/dates/calendar-days';
import { formatDay, type IsoDate } from '@platzwart/domain/dates/german-date';
import { isHoliday } from '@platzwart/domain/practice/holidays';
import { offerTimes } from '@platzwart/domain/vacancies/deadlines';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { mergeSlots } from '@platzwart/domain/waiting-list/slot';
import type { ReactNode } from 'react';
import { run } from '../../../calls/run.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { dayInShort } from '../../../entities/vacancy/format-vacancy.ts';
import { useOfferDialog } from '../../../entities/vacancy/offer-dialog.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { progressOf } from '../list/progress.ts';
import { nameOf, type People, PersonNames, usePerson } from '../people.tsx';
import { hasLiveOffers, inState, nextPerson } from '../standing.ts';
import { texts as shared } from '../texts.ts';
import { useWorkingCalendar } from '../use-working-calendar.ts';
import { texts } from './texts.ts';
import type { useVacancyActions } from './use-vacancy-actions.ts';

const t = texts.first;

type Props = {
  vacancy: StoredVacancy;
  people: People;
  now: Date;
  today: IsoDate;
  actions: ReturnType<typeof useVacancyActions>;
  onGive: (request: StoredRequest) => void;
};

export function FirstBlock({ vacancy, people, now, today, actions, onGive }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const { open } = useOfferDialog();
  const mayChange = readOnlyReason === undefined;
  const { state, stalledBecause, frozenSince } = vacancy;
  const day = formatDay(vacancy.endedAt ?? now);
  if (state === 'filled') {
    return (
      <Block title={t.filled}>
        <p>
          <PersonNames
            requestIds={inState(vacancy, 'taken').map(({ requestId }) => requestId)}
            people={people}
          />
          , {day}
        </p>
      </Block>
    );
  }
  if (state === 'closed') {
    return (
      <Block title={t.closed(vacancy.closeReason ? shared.closed[vacancy.closeReason] : day)}>
        <p>{t.closedHint}</p>
      </Block>
    );
  }
  if (state === 'open') {
    return (
      <Block title={t.open.title}>
        <p>{progressOf(vacancy, (id) => nameOf(id, people), now)}</p>
        {mayChange && (
          <Button
            look="filled"
            className="own-width"
            onClick={() =>
              open({ vacancy, requestIds: vacancy.plan.map(({ requestId }) => requestId) })
            }
          >
            {t.offer}
          </Button>
        )}
      </Block>
    );
  }
  const accepted = inState(vacancy, 'accepted');
  return (
    <>
      {frozenSince !== null && (
        <Block title={t.frozen.title} isWarm>
          <p>{t.frozen.text}</p>
        </Block>
      )}
      {accepted.map(({ requestId }) => (
        <Accepted
          key={requestId}
          requestId={requestId}
          people={people}
          mayGive={mayChange}
          onGive={onGive}
        />
      ))}
      {state === 'stalled' && stalledBecause !== null && (
        <Block title={t.stalled[stalledBecause].title} isWarm>
          <p>
            {stalledBecause === 'held' && !nextPerson(vacancy) && !hasLiveOffers(vacancy)
              ? t.heldAlone
              : t.stalled[stalledBecause].text}
          </p>
          {mayChange && stalledBecause === 'startPassed' && (
            <NewStart {...{ vacancy, now, today, actions }} />
          )}
        </Block>
      )}
      {accepted.length === 0 && state === 'offering' && frozenSince === null && (
        <p>{progressOf(vacancy, (id) => nameOf(id, people), now)}</p>
      )}
    </>
  );
}

function Block({
  title,
  isWarm = false,
  children,
}: {
  title: string;
  isWarm?: boolean;
  children: ReactNode;
}) {
  return (
    <Note isWarm={isWarm} isLive>
      <h3>{title}</h3>
      {children}
    </Note>
  );
}

/** What the team should know before somebody gets it. */
export function PlaceNotes({
  vacancy,
  form,
  today,
}: {
  vacancy: StoredVacancy;
  form: OfferedPlan;
  today: IsoDate;
}) {
  const { slot, startsOn, cells } = vacancy;
  const calendar = useWorkingCalendar(slot.locationId);
  if (vacancy.state === 'filled' || vacancy.state === 'closed') return null;
  const day = dayInShort(startsOn, today);
  const notes = [
    cells.length > 0 && !isInPlan(slot, form) && t.notInPlan,
    calendar && isHoliday(startsOn, calendar.region) && t.holiday(day),
    calendar?.closedDays.some(({ from, to }) => from <= startsOn && startsOn <= to) &&
      t.closedDay(day),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="warm small unlimited">
      {note}
    </p>
  ));
}

/** The hours of its location still cover it. */
function isInPlan(slot: StoredVacancy['slot'], { selectableLocations }: OfferedPlan): boolean {
  const hours = selectableLocations.find(({ id }) => id === slot.locationId)?.selectableSlots ?? [];
  const offered = mergeSlots(hours.map((range) => ({ ...range, locationId: slot.locationId })));
  return offered.some(
    ({ weekday, start, end }) => weekday === slot.weekday && start <= slot.start && slot.end <= end,
  );
}

type AcceptedProps = {
  requestId: string;
  people: People;
  mayGive: boolean;
  onGive: (request: StoredRequest) => void;
};

function Accepted({ requestId, people, mayGive, onGive }: AcceptedProps) {
  const request = usePerson(requestId, people);
  return (
    <Block title={t.accepted(request ? fullName(request) : shared.somebody)} isWarm>
      <p>{t.acceptedHint}</p>
      {mayGive && request && (
        <Button look="filled" className="own-width" onClick={() => onGive(request)}>
          {texts.actions.give}
        </Button>
      )}
    </Block>
  );
}

/** The next day of the same rhythm for which there is still time to answer. */
function NewStart({
  vacancy,
  now,
  today,
  actions,
}: Pick<Props, 'vacancy' | 'now' | 'today' | 'actions'>) {
  const { slug } = useRequestHandling();
  const { startsOn, rhythm, slot } = vacancy;
  const calendar = useWorkingCalendar(slot.locationId);
  const isTooLate = (day: IsoDate) =>
    day <= today || (calendar && offerTimes({ ...vacancy, startsOn: day }, now, calendar) === null);
  let next = startsOn;
  do next = plusDays(next, rhythm === 'fortnightly' ? 14 : 7);
  while (isTooLate(next));
  const edits = { startsOn: { from: startsOn, to: next } };
  return (
    <Button
      className="own-width"
      busy={actions.isRunning}
      onClick={() =>
        void actions.act(
          () => run('updateVacancy', { companySlug: slug, vacancyId: vacancy.id, edits }),
          t.newStart(dayInShort(next, today)),
        )
      }
    >
      {t.newStart(dayInShort(next, today))}
    </Button>
  );
}
