/**
 * 'Zu tun': calls due, calls to retry, patients who are unsure, requests in no waiting list,
 * possible duplicates.
 */

import { berlinDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { ContactAnswer } from '@platzwart/domain/request/contact-answers';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { useTellReadingOrder } from '../../../entities/request/reading-order.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { searched } from '../../../entities/request/search-requests.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedSection } from '../../../ui/counted-section.tsx';
import { createActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import { DuplicatesSection } from '../duplicates/duplicates-section.tsx';
import { usePossibleDuplicates } from '../duplicates/use-possible-duplicates.ts';
import { LiveFailure } from '../live-failure.tsx';
import { StartCallRound } from '../round/start-button.tsx';
import { SearchField } from '../table/search-field.tsx';
import { StillComing } from '../table/still-coming.tsx';
import type { Logged } from './commands.ts';
import { useAnswering } from './contact-answers.tsx';
import { useContactLogging } from './contact-logging.tsx';
import { NoWaitingListSection } from './no-waiting-list-section.tsx';
import { dueCount, dueSections, nowhere, openSteps } from './open-steps.ts';
import { type Kind, StepKinds } from './step-kinds.tsx';
import { StepMenu } from './step-menu.tsx';
import { StepRow } from './step-row.tsx';
import { stepTexts } from './step-texts.ts';
import { texts } from './texts.ts';

type Props = {
  today: IsoDate;
  /** Base path of the administration. */
  basePath: string;
  onOpen: (id: string) => void;
  /**
   * Steps about something else, before all others: whom each is about (undefined until known), whom
   * of them to call first, and its sections, of these people only.
   */
  first?: {
    people: readonly (string | undefined)[] | undefined;
    calls: readonly string[];
    sections: (only: ReadonlySet<string> | undefined) => ReactNode;
  };
  /** A step of the reader alone, about nobody who waits: above all others. */
  own?: ReactNode;
};

const nothing: NonNullable<Props['first']> = { people: [], calls: [], sections: () => null };

export function OpenStepsView({ today, basePath, onOpen, first = nothing, own = null }: Props) {
  const { open } = useRequestHandling();
  return (
    <ViewSection title={texts.title} lead={texts.lead} isWide>
      {open.status === 'loading' && <Loading text={texts.loading} />}
      {(open.status === 'refused' || open.status === 'failed') && <LiveFailure live={open} />}
      {open.status === 'loaded' && (
        <Steps
          requests={open.value}
          isComplete={open.isComplete && first.people !== undefined}
          today={today}
          basePath={basePath}
          onOpen={onOpen}
          first={first}
          own={own}
        />
      )}
    </ViewSection>
  );
}

const loadAids = () => import('../table/search-aids.ts').then((part) => part.searchAids);

type StepsProps = Required<Props> & { requests: readonly StoredRequest[]; isComplete: boolean };

function Steps({ requests, isComplete, today, basePath, onOpen, first, own }: StepsProps) {
  const { slug, plan } = useRequestHandling();
  const { withLogged, log } = useContactLogging();
  const names = useMemberNames(slug);
  const allPairs = usePossibleDuplicates();
  const [menu] = useState(createActionMenu<StoredRequest>);
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed);
  const [chosen, setChosen] = useState<Kind | undefined>(undefined);
  const all = useMemo(() => requests.map(withLogged), [requests, withLogged]);
  const { part: aids } = useLazyModule(loadAids, typed !== '');
  const found = useMemo(() => (aids?.searchedFurther ?? searched)(all, term), [aids, all, term]);
  const only = useMemo(
    () => (found === all ? undefined : new Set(found.map(({ id }) => id))),
    [found, all],
  );
  const steps = useMemo(() => openSteps(found, today), [found, today]);
  const timeless = useMemo(() => nowhere(found, plan), [found, plan]);
  const pairs = only
    ? allPairs.filter(({ first, second }) => only.has(first.id) || only.has(second.id))
    : allPairs;
  const { people: ofPlaces = [] } = first;
  const places = only ? ofPlaces.filter((id) => id !== undefined && only.has(id)) : ofPlaces;
  const total =
    useMemo(() => dueCount(all, today, plan), [all, today, plan]) +
    allPairs.length +
    ofPlaces.length +
    (own ? 1 : 0);
  const called = useMemo(
    () =>
      all.filter(({ lastContact }) => lastContact && berlinDate(lastContact.at) === today).length,
    [all, today],
  );
  const counts = new Map<Kind, number>([
    ['places', places.length],
    ...dueSections.map((section) => [section, steps[section].length] as const),
    ['nowhere', timeless.length],
    ['duplicates', pairs.length],
  ]);
  // Of a kind that is done, all others are left.
  const kind = chosen && counts.get(chosen) ? chosen : undefined;
  const shows = (each: Kind) => kind === undefined || kind === each;
  const due = useMemo(
    () => dueSections.flatMap((section) => (kind && kind !== section ? [] : steps[section])),
    [steps, kind],
  );
  const calls = useMemo(() => {
    const asked = kind && kind !== 'places' ? [] : first.calls;
    const people = new Map(found.map((request) => [request.id, request]));
    // What lacks is added in the form, not by a result.
    const others = due.filter((request) => !steps.addDetails.includes(request));
    return [...new Set([...asked.flatMap((id) => people.get(id) ?? []), ...others])];
  }, [due, steps, kind, first.calls, found]);
  const stepping = useMemo(() => (kind ? due : [...due, ...steps.later]), [due, steps, kind]);
  const inOrder = useMemo(
    () => [...new Set([...stepping, ...(kind && kind !== 'nowhere' ? [] : timeless)])],
    [stepping, timeless, kind],
  );
  useTellReadingOrder(inOrder);
  const keepFocus = useFocusOfRows(inOrder);

  const give = useAnswering(today);
  const onLog = (request: StoredRequest, what: Logged) => {
    keepFocus(request.id);
    log(request, what);
  };
  const onAnswer = (request: StoredRequest, answer: ContactAnswer) => {
    keepFocus(request.id);
    give(request, answer);
  };
  if (isComplete && total === 0 && only === undefined && steps.later.length === 0) {
    return (
      <Empty
        title={texts.empty.title}
        action={
          <ButtonLink to={`${basePath}/${screenPaths.requests}`}>{texts.empty.action}</ButtonLink>
        }
      >
        <p>{texts.empty.text}</p>
      </Empty>
    );
  }
  const showsOwn = Boolean(own) && kind === undefined && only === undefined;
  const shown = [...counts].reduce(
    (sum, [each, count]) => sum + (shows(each) ? count : 0),
    showsOwn ? 1 : 0,
  );
  const isLong = calls.length > longRound;
  const people = isLong ? texts.round.next(portion) : texts.round.people(calls.length);
  const start = `${texts.round.start}${isComplete ? people : ''}`;
  const isMany = total > few || only !== undefined;
  const row = (request: StoredRequest) => (
    <StepRow
      key={request.id}
      request={request}
      today={today}
      names={names}
      menu={menu}
      onAnswer={onAnswer}
      onOpen={onOpen}
    />
  );
  const section = { more: texts.more, isPartial: !isComplete };
  return (
    <>
      <div className="stack gap-2">
        <div className="row across-4">
          <p role="status" className="strong digits">
            {isComplete ? (
              shown < total ? (
                texts.dueOf(shown, total)
              ) : (
                stepTexts.due(total)
              )
            ) : (
              <>
                {texts.stillLoading}
                <StillComing why={texts.incomplete} />
              </>
            )}
            {called > 0 && <span className="hint block regular">{texts.calledToday(called)}</span>}
          </p>
          {isMany && <SearchField term={typed} onTerm={setTyped} placeholder={texts.searchFor} />}
          {calls.length > 0 && (
            <span className="far">
              <StartCallRound
                people={isLong ? calls.slice(0, portion) : calls}
                look="filled"
                label={start}
              >
                <span>
                  {texts.round.start}
                  {isComplete && <span className="off-phone">{people}</span>}
                </span>
              </StartCallRound>
            </span>
          )}
        </div>
        {isMany && (
          <StepKinds counts={counts} chosen={kind} isPartial={!isComplete} onChoose={setChosen} />
        )}
      </div>
      {shown === 0 && only !== undefined && <p className="hint">{texts.notFound}</p>}
      {showsOwn && own}
      {shows('places') && first.sections(only)}
      {dueSections.filter(shows).map((each) => (
        <CountedSection
          key={each}
          {...section}
          title={texts.sections[each]}
          hint={texts.hints[each]}
          isDue
          rows={steps[each]}
          action={
            kind === undefined && (
              <span className="small compact">
                <StartCallRound
                  people={steps[each]}
                  look="plain"
                  label={texts.round.theseNamed(texts.sections[each])}
                >
                  {texts.round.these}
                </StartCallRound>
              </span>
            )
          }
        >
          {row}
        </CountedSection>
      ))}
      {shows('nowhere') && (
        <NoWaitingListSection
          requests={timeless}
          isPartial={!isComplete}
          stepping={stepping}
          onOpen={onOpen}
        />
      )}
      {kind === undefined && (
        <CountedSection
          {...section}
          title={texts.sections.later}
          hint=""
          rows={steps.later}
          isFolded
        >
          {row}
        </CountedSection>
      )}
      {shows('duplicates') && (
        <DuplicatesSection pairs={pairs} basePath={basePath} onOpen={onOpen} />
      )}
      <StepMenu menu={menu} today={today} onLog={onLog} onAnswer={onAnswer} />
    </>
  );
}

/** More calls than one sitting holds: a round takes the next portion of them. */
const longRound = 50;
const portion = 20;

/** So many can be read without a search. */
const few = 10;

/** When a row leaves its section or moves to another, focus goes to the next row. */
function useFocusOfRows(rows: readonly StoredRequest[]) {
  const latest = useRef(rows);
  latest.current = rows;
  return useCallback((id: string) => {
    const ids = latest.current.map((row) => row.id);
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1];
    // Two frames: the menu restores its focus first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const hasFocus = document.activeElement && document.activeElement !== document.body;
        if (!hasFocus)
          ((next && document.getElementById(openerId(next))) || findViewHeading())?.focus();
      }),
    );
  }, []);
}
