/**
 * Everything about one free place, live: what is to do, whom it is offered to, what it is, and what
 * happened.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatMoment, type IsoDate } from '@platzwart/domain/dates/german-date';
import { Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { PlannedMiniWeek } from '../../../entities/request/request-mini-week.tsx';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { type StoredVacancy, useOffersFor, useVacancy } from '../../../entities/vacancy/queries.ts';
import { findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { Loading } from '../../../ui/states.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { locationName } from '../location-name.ts';
import { type People, PersonName, useOpenPeople, usePerson } from '../people.tsx';
import { describePlan } from '../plan-signs.tsx';
import { texts as shared } from '../texts.ts';
import { AddPeople } from './add-people.tsx';
import { FirstBlock, PlaceNotes } from './first-block.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { PlannedPersonRow } from './planned-person.tsx';
import { Steering } from './steering.tsx';
import { TermsSection } from './terms-section.tsx';
import { texts } from './texts.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';
import { useVacancyActions } from './use-vacancy-actions.ts';

type Props = {
  /** Undefined while none is open. */
  id: string | undefined;
  form: FormConfiguration | undefined;
  now: Date;
  today: IsoDate;
  /** Names of colleagues who have it open. */
  others: string | undefined;
  /** Temporary status, at the bottom edge. */
  status?: ReactNode;
  onOpenRequest: (requestId: string) => void;
  onClose: () => void;
};

export function VacancyPanel({
  id,
  form,
  now,
  today,
  others,
  status,
  onOpenRequest,
  onClose,
}: Props) {
  const { slug } = useRequestHandling();
  const live = useVacancy(slug, id);
  // Keeps its content while sliding out.
  const shown = useRef<StoredVacancy>(undefined);
  if (live.status === 'loaded' && live.value) shown.current = live.value;
  const vacancy =
    id === undefined || (live.status === 'loading' && shown.current?.id === id)
      ? shown.current
      : live.status === 'loaded'
        ? live.value
        : undefined;
  const finalFocus = () =>
    (shown.current && document.getElementById(openerId(shown.current.id))) ??
    findViewHeading() ??
    (true as const);
  return (
    <SidePanel
      canStandBeside
      isOpen={id !== undefined}
      onClose={onClose}
      title={vacancy ? vacancyTime(vacancy.slot) : live.status === 'loaded' ? texts.notFound : '…'}
      subtitle={
        vacancy &&
        form && (
          <span className="line between gap-2">
            <span>{`${locationName(form, vacancy.slot.locationId)} · ${whenOf(vacancy, today)}`}</span>
            <PlannedMiniWeek
              request={{ locationIds: [vacancy.slot.locationId], slots: [vacancy.slot] }}
              plan={form}
              isLarge
              hasDays
            />
          </span>
        )
      }
      closeLabel={texts.close}
      subjectKey={id}
      status={status}
      finalFocus={finalFocus}
    >
      <p role="status" className="line warm unlimited small">
        {others !== undefined && (
          <>
            <Pencil size={16} aria-hidden="true" />
            {texts.editors(others)}
          </>
        )}
      </p>
      {vacancy && form && (
        <Details
          key={vacancy.id}
          vacancy={vacancy}
          form={form}
          now={now}
          today={today}
          onOpenRequest={onOpenRequest}
        />
      )}
      {id !== undefined && live.status === 'loading' && !vacancy && (
        <Loading text={texts.loading} />
      )}
      {live.status === 'loaded' && !live.value && id !== undefined && <p>{texts.gone}</p>}
      {(live.status === 'refused' || live.status === 'failed') && (
        <LoadFailure
          title={live.status === 'refused' ? texts.accessEnded : texts.loadFailed}
          retry={live.retry}
        />
      )}
    </SidePanel>
  );
}

type DetailsProps = {
  vacancy: StoredVacancy;
  form: FormConfiguration;
  now: Date;
  today: IsoDate;
  onOpenRequest: (requestId: string) => void;
};

function Details({ vacancy, form, now, today, onOpenRequest }: DetailsProps) {
  const { slug } = useRequestHandling();
  const people = useOpenPeople();
  const live = useOffersFor(slug, vacancy.id);
  const offers = live.status === 'loaded' ? live.value : [];
  const actions = useVacancyActions(vacancy.id);
  const [giving, setGiving] = useState<StoredRequest | undefined>(undefined);
  const [isAdding, setAdding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useFocusFallback(box);
  return (
    <div ref={box} className="stack gap-5 small-titles">
      <div className="stack gap-3">
        <FirstBlock
          vacancy={vacancy}
          people={people}
          now={now}
          today={today}
          actions={actions}
          onGive={setGiving}
        />
        <PlaceNotes vacancy={vacancy} form={form} today={today} />
        <Steering vacancy={vacancy} actions={actions} onAdd={() => setAdding(true)} />
      </div>
      <section className="stack gap-2">
        <div className="row between gap-1 baseline">
          <h3>{texts.people}</h3>
          <span className="hint digits">{describePlan(vacancy)}</span>
        </div>
        {vacancy.plan.length === 0 ? (
          <p className="hint">{texts.nobody}</p>
        ) : (
          <>
            <p className="hint">{texts.modes[vacancy.mode]}</p>
            <ol className="lined">
              {vacancy.plan.map((person) => (
                <PlannedPersonRow
                  key={person.requestId}
                  vacancy={vacancy}
                  person={person}
                  offer={offers.find(({ requestId }) => requestId === person.requestId)}
                  people={people}
                  now={now}
                  onOpenRequest={onOpenRequest}
                />
              ))}
            </ol>
          </>
        )}
      </section>
      <PassedOver vacancy={vacancy} people={people} />
      <TermsSection vacancy={vacancy} form={form} today={today} />
      <Timeline vacancy={vacancy} offers={offers} people={people} />
      {giving && (
        <GiveDialog
          vacancy={vacancy}
          request={giving}
          today={today}
          onClose={() => setGiving(undefined)}
        />
      )}
      {isAdding && (
        <AddPeople vacancy={vacancy} now={now} today={today} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

function PassedOver({ vacancy, people }: { vacancy: StoredVacancy; people: People }) {
  if (vacancy.passedOver.length === 0) return null;
  return (
    <section className="stack gap-1">
      <h3>{texts.passedOver}</h3>
      <p className="hint">{texts.passedOverHint}</p>
      <ul className="stack gap-0">
        {vacancy.passedOver.map(({ requestId, reason }) => (
          <li key={requestId}>
            <PersonName requestId={requestId} people={people} />
            {reason !== 'none' && (
              <span className="hint"> · {texts.passedOverReasons[reason]}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TimelineProps = {
  vacancy: StoredVacancy;
  offers: Parameters<typeof timelineOf>[1];
  people: People;
};

function Timeline({ vacancy, offers, people }: TimelineProps) {
  const { slug } = useRequestHandling();
  const members = useMemberNames(slug);
  const entries = timelineOf(
    vacancy,
    offers,
    (uid) => members.get(uid) ?? texts.history.formerMember,
  );
  return (
    <section className="stack gap-2">
      <h3>{texts.history.title}</h3>
      <ol className="stack gap-2">
        {entries.map(({ at, requestId, text, by }) => (
          <li key={`${at.getTime()} ${requestId} ${text('')}`} className="stack gap-0">
            <Happened requestId={requestId} text={text} people={people} />
            <span className="hint">
              <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
              {by && `, ${by}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** With the name even of who got the place, and is archived since. */
function Happened({
  requestId,
  text,
  people,
}: Pick<TimelineEntry, 'requestId' | 'text'> & { people: People }) {
  const person = usePerson(requestId, people);
  return <span>{text(person ? fullName(person) : shared.somebody)}</span>;
}
