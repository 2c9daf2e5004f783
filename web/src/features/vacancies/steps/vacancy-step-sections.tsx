/** Sections of 'Zu tun' about free places. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { useMemo, useRef, useState } from 'react';
import { fullName } from '../../../entities/request/format-person.ts';
import { PhoneLinks } from '../../../entities/request/phone-links.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import rows from '../../../entities/request/step-row.module.css';
import { formatUntil, vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import {
  type StoredVacancy,
  useLiveVacancies,
  useOffersFor,
} from '../../../entities/vacancy/queries.ts';
import { CountedSection } from '../../../ui/counted-section.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { NextStep } from '../list/next-step.tsx';
import { AddPeople } from '../panel/add-people.tsx';
import { GiveDialog } from '../panel/give-dialog.tsx';
import type { OfferAction } from '../panel/offer-actions.ts';
import { OfferButtons } from '../panel/offer-buttons.tsx';
import { type People, useOpenPeople, usePerson } from '../people.tsx';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';
import { type StepKind, stepKinds, type VacancyStep, vacancySteps } from './vacancy-steps.ts';

type Props = {
  now: Date;
  today: IsoDate;
  /** Only what is about one of these requests; undefined: all. */
  only?: ReadonlySet<string> | undefined;
  onOpen: (requestId: string) => void;
  onOpenVacancy: (vacancyId: string) => void;
};
type Giving = { vacancy: StoredVacancy; request: StoredRequest };

export function VacancyStepSections({ now, today, only, onOpen, onOpenVacancy }: Props) {
  const { slug } = useRequestHandling();
  const live = useLiveVacancies(slug);
  const people = useOpenPeople();
  const [giving, setGiving] = useState<Giving | undefined>(undefined);
  const [adding, setAdding] = useState<StoredVacancy | undefined>(undefined);
  const vacancies = live.status === 'loaded' ? live.value : undefined;
  const steps = useMemo(() => vacancySteps(vacancies ?? []), [vacancies]);
  const row = { people, now, today, onOpen, onOpenVacancy, onAdd: setAdding };
  const box = useRef<HTMLDivElement>(null);
  useFocusFallback(box, findViewHeading);
  return (
    <div ref={box} className="stack gap-4">
      {stepKinds.map((kind) => (
        <CountedSection
          key={kind}
          title={texts.sections[kind]}
          hint={texts.hints[kind]}
          isDue
          rows={steps[kind].filter(
            ({ requestId }) => !only || (requestId !== undefined && only.has(requestId)),
          )}
          more={texts.more}
        >
          {(step) => (
            <Row
              key={step.key}
              {...row}
              kind={kind}
              step={step}
              onGive={(request) => setGiving({ vacancy: step.vacancy, request })}
            />
          )}
        </CountedSection>
      ))}
      {giving && <GiveDialog {...giving} today={today} onClose={() => setGiving(undefined)} />}
      {adding && (
        <AddPeople vacancy={adding} now={now} today={today} onClose={() => setAdding(undefined)} />
      )}
    </div>
  );
}

type RowProps = Omit<Props, 'only'> & {
  kind: StepKind;
  step: VacancyStep<StoredVacancy>;
  people: People;
  onGive: (request: StoredRequest) => void;
  onAdd: (vacancy: StoredVacancy) => void;
};

function Row({
  kind,
  step: { vacancy, requestId, until },
  people,
  now,
  today,
  onOpen,
  onOpenVacancy,
  onGive,
  onAdd,
}: RowProps) {
  const { slug } = useRequestHandling();
  const request = usePerson(requestId, people);
  // Only rows with buttons about a person read their offer.
  const live = useOffersFor(
    slug,
    requestId === undefined || kind === 'give' ? undefined : vacancy.id,
  );
  const person = vacancy.plan.find((each) => each.requestId === requestId);
  const place = vacancyTime(vacancy.slot);
  const name = request ? fullName(request) : shared.somebody;
  const offer =
    live.status === 'loaded' ? live.value.find((each) => each.requestId === requestId) : undefined;
  const buttons = person && (
    <OfferButtons
      vacancy={vacancy}
      person={person}
      offer={offer}
      name={name}
      now={now}
      isRow
      shows={(action) => shownActions[kind].includes(action)}
      onGive={() => request && onGive(request)}
    />
  );
  return (
    <li className={rows.row}>
      <div className="stack gap-0 left">
        {requestId === undefined ? (
          <button
            type="button"
            className="opener anywhere"
            onClick={() => onOpenVacancy(vacancy.id)}
          >
            {place}
          </button>
        ) : (
          <button type="button" className="opener anywhere" onClick={() => onOpen(requestId)}>
            {name}
          </button>
        )}
      </div>
      <div className="stack gap-0 left">
        <p>
          {requestId !== undefined && (
            <button
              type="button"
              className="opener anywhere regular"
              onClick={() => onOpenVacancy(vacancy.id)}
            >
              {place}
            </button>
          )}{' '}
          <span className="hint">
            {whenOf(vacancy, today)}
            {vacancy.therapist && ` · ${vacancy.therapist}`}
          </span>
        </p>
        {until !== null && (
          <p className="small strong urgent">{texts.until(formatUntil(until, now))}</p>
        )}
        {offer?.question && offer.question.answeredAt === null && offer.question.text !== '' && (
          <p className="small written">„{offer.question.text}“</p>
        )}
      </div>
      <div className={rows.act}>
        {requestId === undefined ? (
          <NextStep
            vacancy={vacancy}
            people={people}
            onOpen={onOpenVacancy}
            onGive={(_, of) => onGive(of)}
            onAdd={onAdd}
          />
        ) : kind === 'give' ? (
          buttons
        ) : (
          request && <PhoneLinks request={request} isMain />
        )}
      </div>
      {requestId !== undefined && kind !== 'give' && buttons}
    </li>
  );
}

/** The others are in the panel. */
const shownActions: Record<StepKind, readonly OfferAction[]> = {
  give: ['give'],
  call: ['yes', 'no', 'notReached'],
  question: ['answerQuestion', 'yes', 'no'],
  emailFailed: ['yes', 'no', 'notReached'],
  givenBack: [],
  planAtEnd: [],
  startPassed: [],
};
