/** 'Zu tun': calls due, calls to retry, patients who are unsure, requests in no waiting list, possible duplicates. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { useTellReadingOrder } from '../../../entities/request/reading-order.tsx';
import { type StoredRequest, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedSection } from '../../../ui/counted-section.tsx';
import { createActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { findViewHeading, openerId } from '../../../ui/overlay/row-focus.ts';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { DuplicatesSection } from '../duplicates/duplicates-section.tsx';
import { usePossibleDuplicates } from '../duplicates/use-possible-duplicates.ts';
import { LiveFailure } from '../live-failure.tsx';
import { StartCallRound } from '../round/start-button.tsx';
import type { Logged } from './commands.ts';
import { useContactLogging } from './contact-logging.tsx';
import { NoWaitingListSection } from './no-waiting-list-section.tsx';
import { dueCount, dueSections, nowhere, openSteps } from './open-steps.ts';
import { StepMenu } from './step-menu.tsx';
import { StepRow } from './step-row.tsx';
import { texts } from './texts.ts';

type Props = {
  today: IsoDate;
  /** Base path of the administration. */
  basePath: string;
  onOpen: (id: string) => void;
  /** Steps about something else, before all others; their number. */
  first?: { count: number; sections: ReactNode };
};

export function OpenStepsView({ today, basePath, onOpen, first = { count: 0, sections: null } }: Props) {
  const { open } = useRequestHandling();
  const pairs = usePossibleDuplicates();
  return (
    <ViewSection title={texts.title} lead={texts.lead} isWide>
      {open.status === 'loading' && <Loading text={texts.loading} />}
      {(open.status === 'refused' || open.status === 'failed') && <LiveFailure live={open} />}
      {open.status === 'loaded' && (
        <>
          <Steps requests={open.value} today={today} duplicates={pairs.length} basePath={basePath} onOpen={onOpen} first={first} />
          <DuplicatesSection pairs={pairs} basePath={basePath} onOpen={onOpen} />
          {!open.isComplete && (
            <p role="status" className="hint">
              {texts.incomplete}
            </p>
          )}
        </>
      )}
    </ViewSection>
  );
}

type StepsProps = Required<Props> & { requests: readonly StoredRequest[]; duplicates: number };

function Steps({ requests, today, duplicates, basePath, onOpen, first }: StepsProps) {
  const { slug, plan } = useRequestHandling();
  const { withLogged, log } = useContactLogging();
  const names = useMemberNames(slug);
  const [menu] = useState(createActionMenu<StoredRequest>);
  const logged = useMemo(() => requests.map(withLogged), [requests, withLogged]);
  const steps = useMemo(() => openSteps(logged, today), [logged, today]);
  const due = useMemo(() => dueSections.flatMap((section) => steps[section]), [steps]);
  // What lacks is added in the form, not by a result.
  const calls = useMemo(() => due.filter((request) => !steps.addDetails.includes(request)), [due, steps]);
  const stepping = useMemo(() => [...due, ...steps.later], [due, steps]);
  const timeless = useMemo(() => nowhere(logged, plan), [logged, plan]);
  const inOrder = useMemo(() => [...new Set([...stepping, ...timeless])], [stepping, timeless]);
  useTellReadingOrder(inOrder);
  const keepFocus = useFocusOfRows(inOrder);

  const onLog = (request: StoredRequest, what: Logged) => {
    keepFocus(request.id);
    log(request, what);
  };
  if (inOrder.length === 0 && first.count === 0) {
    return duplicates > 0 ? null : (
      <Empty title={texts.empty.title} action={<ButtonLink to={`${basePath}/${screenPaths.requests}`}>{texts.empty.action}</ButtonLink>}>
        <p>{texts.empty.text}</p>
      </Empty>
    );
  }
  const row = (request: StoredRequest) => (
    <StepRow key={request.id} request={request} today={today} names={names} menu={menu} onLog={onLog} onOpen={onOpen} />
  );
  return (
    <>
      <div className="row across-4">
        <p role="status" className="strong digits">
          {texts.due(dueCount(logged, today, plan) + duplicates + first.count)}
        </p>
        {calls.length > 0 && (
          <StartCallRound people={calls} look="filled">
            {texts.round.start(calls.length)}
          </StartCallRound>
        )}
      </div>
      {first.sections}
      {dueSections.map((section) => (
        <CountedSection
          key={section}
          title={texts.sections[section]}
          hint={texts.hints[section]}
          isDue
          rows={steps[section]}
          more={texts.more}
          action={
            <StartCallRound people={steps[section]} look="plain" label={texts.round.theseNamed(texts.sections[section])}>
              {texts.round.these}
            </StartCallRound>
          }
        >
          {row}
        </CountedSection>
      ))}
      <NoWaitingListSection requests={timeless} stepping={stepping} onOpen={onOpen} />
      <CountedSection title={texts.sections.later} hint="" rows={steps.later} more={texts.more} isFolded>
        {row}
      </CountedSection>
      <StepMenu menu={menu} today={today} onLog={onLog} />
    </>
  );
}

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
        if (!hasFocus) ((next && document.getElementById(openerId(next))) || findViewHeading())?.focus();
      }),
    );
  }, []);
}
