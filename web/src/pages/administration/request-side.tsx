/** Next to every view of requests: the panel of the open request, and its actions. */
import { requestParameter, vacancyParameter } from '@platzwart/domain/screen-paths';
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { useNews } from '../../entities/request/news.tsx';
import { ReadOnlyNote } from '../../entities/request/read-only-note.tsx';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';
import { ConnectionNotice } from '../../features/administration/connection-notice.tsx';
import { usePanelQuestion } from '../../features/requests/deletion/use-panel-question.tsx';
import { useExport } from '../../features/requests/export/use-export.tsx';
import { useEditors } from '../../features/requests/presence/use-editors.ts';
import { PrintHint } from '../../features/requests/print/print-hint.tsx';
import { usePrinting } from '../../features/requests/print/use-printing.tsx';
import { useStepMarks } from '../../features/requests/steps/step-mark.tsx';
import { isOnline } from '../../online.ts';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { usePanelAddress } from '../../ui/overlay/use-panel-address.ts';
import { useAdministration } from './administration-context.ts';
import { RequestEditor } from './request-editor.tsx';

/** All load right after the table, so that opening a request loads no code. */
const readPanel = () =>
  Promise.all([
    import('../../features/requests/panel/request-panel.tsx'),
    import('../../features/requests/duplicates/duplicate-note.tsx'),
    import('../../features/requests/deletion/panel-question.tsx'),
  ]);
const RequestPanel = lazyWhenOnline(() =>
  readPanel().then(([panel]) => ({ default: panel.RequestPanel })),
);
const OffersOfRequest = lazyWhenOnline(
  () => import('../../features/vacancies/request/offers-of-request.tsx'),
);
const OfferPlace = lazyWhenOnline(() => import('../../features/vacancies/request/offer-place.tsx'));
const VacancySide = lazyWhenOnline(() => import('./vacancy-side.tsx'));
/** Only for whoever may only read. */
const AskForRole = lazyWhenOnline(() => import('./ask-for-role.tsx'));
const DuplicateNote = lazyWhenOnline(() =>
  readPanel().then(([, note]) => ({ default: note.DuplicateNote })),
);

function useSide() {
  const { slug, uid, title, form, today, mayExport } = useAdministration();
  const panel = usePanelAddress(requestParameter, vacancyParameter);
  const vacancyPanel = usePanelAddress(vacancyParameter, requestParameter);
  const reportOpening = useReportOpening(slug);
  const { markOpened } = useNews();
  useEffect(() => {
    reportOpening(panel.id);
    if (panel.id !== undefined) markOpened(panel.id);
  }, [reportOpening, markOpened, panel.id]);
  return {
    panel,
    vacancyPanel,
    editors: useEditors(slug, uid),
    marks: useStepMarks(today),
    exporting: onlyIf(mayExport, useExport(form)),
    printing: onlyIf(mayExport, usePrinting(title, form)),
    reportOpening,
    asking: usePanelQuestion({ openId: panel.id, onClose: panel.close }),
  };
}

/** Users without permission see no such actions. */
function onlyIf<T extends object>(may: boolean, actions: T): Partial<T> {
  return may ? actions : {};
}

type Side = ReturnType<typeof useSide>;
const SideContext = createContext<Side | undefined>(undefined);

export function useRequestSide(): Side {
  const side = useContext(SideContext);
  if (!side) throw new Error('Requests are shown inside of <RequestSide> only.');
  return side;
}

export function RequestSide({ children }: { children: ReactNode }) {
  const { slug, uid, role, title, basePath, form, now, today } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  const side = useSide();
  const { panel, editors, exporting, printing, asking } = side;
  return (
    <SideContext value={side}>
      <ReadOnlyNote reason={readOnlyReason}>
        {role === 'viewer' && (
          <Suspense>
            <AskForRole />
          </Suspense>
        )}
      </ReadOnlyNote>
      <PrintHint />
      {children}
      {exporting.progress}
      {printing.progress}
      <Suspense fallback={null}>
        <RequestPanel
          id={panel.id}
          form={form}
          today={today}
          editor={
            form &&
            ((editing) => (
              <RequestEditor {...editing} slug={slug} uid={uid} form={form} today={today} />
            ))
          }
          onOpen={panel.open}
          onStep={panel.step}
          onClose={panel.close}
          practiceTitle={title}
          notice={
            <>
              {asking.question}
              {panel.id !== undefined && (
                <Suspense fallback={null}>
                  <DuplicateNote id={panel.id} basePath={basePath} />
                </Suspense>
              )}
            </>
          }
          status={<ConnectionNotice />}
          offers={(request) => (
            <Suspense>
              <OffersOfRequest
                request={request}
                now={now}
                today={today}
                onOpenVacancy={side.vacancyPanel.open}
              />
            </Suspense>
          )}
          offering={(request) => (
            <Suspense>
              <OfferPlace request={request} today={today} />
            </Suspense>
          )}
          onPrint={printing.printRequest}
          onExport={exporting.exportRequest}
          onDelete={asking.askDeletion}
          onReactivate={asking.reactivate}
          editors={editors}
        />
      </Suspense>
      <Suspense fallback={null}>
        <VacancySide />
      </Suspense>
    </SideContext>
  );
}

type Reporter = ReturnType<typeof import('../../features/log/report-openings.ts').openingsReporter>;

/** Reports opened requests, by code that loads with the first; failures are silent. */
function useReportOpening(slug: string): (requestId: string | undefined) => void {
  const reporter = useRef<Promise<Reporter | undefined> | undefined>(undefined);
  useEffect(() => () => void reporter.current?.then((each) => each?.stop()), []);
  return useCallback(
    (requestId) => {
      if (requestId === undefined || (!reporter.current && !isOnline())) return;
      reporter.current ??= import('../../features/log/report-openings.ts').then(
        ({ openingsReporter }) => openingsReporter(slug),
        () => {
          reporter.current = undefined;
          return undefined;
        },
      );
      void reporter.current.then((each) => each?.report(requestId));
    },
    [slug],
  );
}
