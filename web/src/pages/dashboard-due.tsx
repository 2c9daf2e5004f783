/**
 * On the dashboard: whom a practice calls now, and where its free places stand. Loads after the
 * counts.
 */
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { paths } from '@platzwart/domain/paths';
import { liveLimit, queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { requestParameter, screenPaths } from '@platzwart/domain/screen-paths';
import { Phone } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { callablePhones, fullName } from '../entities/request/format-person.ts';
import { texts as requestTexts } from '../entities/request/texts.ts';
import { waitInShort } from '../entities/request/waiting-since.ts';
import { vacancyTime } from '../entities/vacancy/format-vacancy.ts';
import { type StoredVacancy, useLiveVacancies } from '../entities/vacancy/queries.ts';
import styles from '../features/administration/administration.module.css';
import { dashboardTexts } from '../features/administration/dashboard-texts.ts';
import { formatStep } from '../features/requests/steps/format-step.ts';
import { dueSections, openSteps, type Section } from '../features/requests/steps/open-steps.ts';
import { texts as stepTexts } from '../features/requests/steps/texts.ts';
import { progressOf } from '../features/vacancies/list/progress.ts';
import { nameOf } from '../features/vacancies/people.tsx';
import { inState, needsTeam } from '../features/vacancies/standing.ts';
import { useLiveQuery } from '../firebase/use-live.ts';
import { ButtonLink, IconAnchor } from '../ui/button.tsx';

const t = dashboardTexts.due;
const calls = dueSections.filter((section) => section !== 'addDetails');

type Props = {
  slug: string;
  /** The administration's base address. */
  basePath: string;
  now: Date;
  /** Per column. */
  rows: number;
  /** Of more requests than one page the calls are not counted here: 'Zu tun' reads them all. */
  open: number;
  /** Locked, or by role: nothing to press but to look. */
  isReadOnly: boolean;
};

export default function DashboardDue({ slug, basePath, now, rows, open, isReadOnly }: Props) {
  const isFew = open <= liveLimit;
  const requests = useLiveQuery(
    isFew ? paths.requests(slug) : undefined,
    queries.openRequests(),
    TherapyRequest,
  );
  const vacancies = useLiveVacancies(slug);
  const today = berlinDate(now);
  const people = useMemo(
    () =>
      new Map(
        (requests.status === 'loaded' ? requests.value : []).map((request) => [
          request.id,
          request,
        ]),
      ),
    [requests],
  );
  const due = useMemo(() => {
    const steps = openSteps([...people.values()], today);
    return calls.flatMap((section) => steps[section].map((request) => ({ section, request })));
  }, [people, today]);
  const places =
    vacancies.status === 'loaded'
      ? [...vacancies.value].sort((a, b) => urgencyOf(b) - urgencyOf(a))
      : [];
  const needs = places.filter(needsTeam).length;
  const steps = `${basePath}/${screenPaths.steps}`;
  const isRead = (!isFew || requests.status === 'loaded') && vacancies.status === 'loaded';
  // The table and the list of places say why, and try again.
  if (![requests, vacancies].every(({ status }) => status === 'loading' || status === 'loaded'))
    return <p>{dashboardTexts.countUnknown}</p>;
  const [first] = due;
  const [place] = places;
  const isPlaceNext = !isReadOnly && place !== undefined && needs > 0;
  const next = isPlaceNext
    ? {
        to: `${basePath}/${screenPaths.vacancy(place.id)}`,
        what: t.next.place(vacancyTime(place.slot, 'short')),
        why: progressOf(place, (id) => nameOf(id, people), now),
        press: t.next.openPlace,
      }
    : !isReadOnly &&
      first && {
        to: `${steps}?${requestParameter}=${first.request.id}`,
        what: t.next.call(fullName(first.request)),
        why: t.waits(
          stateOf(first.section, first.request, today),
          waitInShort(first.request.requestedAt, today),
        ),
        press: t.next.openCall,
      };
  return (
    <>
      {isRead && next && (
        <div className={`row across-4 soft ${styles.next}`}>
          <p>
            <span className="strong">{next.what}</span> <span className="hint">{next.why}</span>
          </p>
          <ButtonLink look="filled" to={next.to}>
            {next.press}
          </ButtonLink>
        </div>
      )}
      {isFew ? (
        <Column
          count={isRead ? due.length : undefined}
          word={t.calls(due.length)}
          to={steps}
          none={t.noCalls}
          all={t.allCalls}
          rows={rows}
        >
          {(isPlaceNext || isReadOnly ? due : besideNext(due))
            .slice(0, rows)
            .map(({ section, request }) => (
              <Row
                key={request.id}
                to={`${steps}?${requestParameter}=${request.id}`}
                title={fullName(request)}
                state={t.waits(
                  stateOf(section, request, today),
                  waitInShort(request.requestedAt, today),
                )}
                phone={callablePhones(request)[0]?.link}
              />
            ))}
        </Column>
      ) : (
        <div className="stack gap-2 packed">
          <Link to={steps}>{stepTexts.title}</Link>
        </div>
      )}
      <Column
        count={isRead ? places.length : undefined}
        word={t.places(places.length)}
        further={needs > 0 ? t.needs(needs) : undefined}
        to={`${basePath}/${screenPaths.vacancies}`}
        none={isReadOnly ? t.nonePlaces : t.noPlaces}
        all={t.allPlaces}
        rows={rows}
      >
        {(isPlaceNext ? besideNext(places) : places).slice(0, rows).map((vacancy) => (
          <Row
            key={vacancy.id}
            to={`${basePath}/${screenPaths.vacancy(vacancy.id)}`}
            title={vacancyTime(vacancy.slot, 'short')}
            state={progressOf(vacancy, (id) => nameOf(id, people), now)}
            act={needsTeam(vacancy) && !isReadOnly ? t.open : undefined}
          />
        ))}
      </Column>
    </>
  );
}

/** The first stands above as the next step; alone it stays, so that no list is empty. */
const besideNext = <T,>(all: readonly T[]): readonly T[] => (all.length > 1 ? all.slice(1) : all);

/** Who said yes waits for the team's word; then what does not go on by itself. */
function urgencyOf(place: StoredVacancy): number {
  return needsTeam(place) ? 1 + Number(inState(place, 'accepted').length > 0) : 0;
}

function stateOf(section: Section, { nextStep }: TherapyRequest, today: string): string {
  if (section === 'overdue' && nextStep) return t.overdue(formatStep(nextStep, today));
  if (section === 'today') return t.today;
  return stepTexts.sections[section];
}

type ColumnProps = {
  /** Undefined while loading. */
  count: number | undefined;
  word: string;
  further?: string | undefined;
  to: string;
  /** Instead of rows. */
  none: string;
  all: (n: number) => string;
  rows: number;
  children: ReactNode;
};

function Column({ count, word, further, to, none, all, rows, children }: ColumnProps) {
  if (count === undefined) return <div />;
  return (
    <div className="stack gap-2 packed">
      <p className={`row gap-0 across-3 baseline ${styles.open}`}>
        <Link to={to}>
          <span className={`digits ${styles.number}`}>{count}</span> {word}
        </Link>
        {further && <span className="urgent small medium">{further}</span>}
      </p>
      {count === 0 ? <p className="hint">{none}</p> : <ul role="list">{children}</ul>}
      {count > rows && (
        <Link to={to} className="small lone-link">
          {all(count)}
        </Link>
      )}
    </div>
  );
}

/** `act`: what is pressed, where somebody must do something. */
type RowProps = {
  to: string;
  title: string;
  state: string;
  act?: string | undefined;
  phone?: string | undefined;
};

function Row({ to, title, state, act, phone }: RowProps) {
  return (
    <li className={styles.dueRow}>
      <Link to={to} className={styles.dueLink}>
        <span className="strong">{title}</span>
        <span className="hint">{state}</span>
        {act && (
          <span className={styles.act} aria-hidden="true">
            {act}
          </span>
        )}
      </Link>
      {phone && (
        <IconAnchor href={phone} label={requestTexts.call(title, phone.replace('tel:', ''))}>
          <Phone size={18} aria-hidden="true" />
        </IconAnchor>
      )}
    </li>
  );
}
