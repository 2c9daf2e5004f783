/** Every screen of the administration, by its address below `/{companySlug}/administration`. */
import { requestParameter, screenPaths } from '@platzwart/domain/screen-paths';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useNavigate, useParams } from 'react-router';
import { useAllOpen, useRequestHandling } from '../../entities/request/request-handling.tsx';
import { texts } from '../../features/administration/texts.ts';
import { PrintHint } from '../../features/requests/print/print-hint.tsx';
import { CallRoundProvider } from '../../features/requests/round/start-call-round.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Loading } from '../../ui/states.tsx';
import { useAdministration } from './administration-context.ts';
import { AllLists, OneList } from './lists-screens.tsx';
import { RequestSide, useRequestSide } from './request-side.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { NeedsForm, Screen } from './screen.tsx';

// Opened rarely: the table does not wait for them.
const SettingsScreens = lazyWhenOnline(() => import('./settings-screens.tsx'));
const TagsView = lazyWhenOnline(() =>
  import('../../features/tags/tags-view.tsx').then((part) => ({ default: part.TagsView })),
);
const WeekScreen = lazyWhenOnline(() => import('./week-screen.tsx'));
const VacanciesScreen = lazyWhenOnline(() => import('./vacancies-screen.tsx'));
const ArchiveView = lazyWhenOnline(() =>
  import('../../features/requests/archive/archive-view.tsx').then((part) => ({
    default: part.ArchiveView,
  })),
);
const BinView = lazyWhenOnline(() =>
  import('../../features/requests/bin/bin-view.tsx').then((part) => ({ default: part.BinView })),
);
const OpenStepsScreen = lazyWhenOnline(() => import('./open-steps-screen.tsx'));
const StatisticsScreen = lazyWhenOnline(() => import('./statistics-screen.tsx'));
const CompareView = lazyWhenOnline(() =>
  import('../../features/requests/duplicates/compare-view.tsx').then((part) => ({
    default: part.CompareView,
  })),
);
const SetupScreen = lazyWhenOnline(() => import('./setup-screen.tsx'));
const ManualEntryView = lazyWhenOnline(
  () => import('../../features/booking/manual-entry/manual-entry-view.tsx'),
);
const ImportView = lazyWhenOnline(() => import('../../features/import/import-view.tsx'));

export function AdministrationScreens() {
  const { basePath, today } = useAdministration();
  return (
    <CallRoundProvider today={today} basePath={basePath}>
      <Screens />
    </CallRoundProvider>
  );
}

function Screens() {
  const { basePath, title } = useAdministration();
  return (
    <Routes>
      <Route
        path={`${screenPaths.settings}/*`}
        element={
          // Each of them sets its own title.
          <Suspense fallback={<Loading text={texts.loading} />}>
            <SettingsScreens />
          </Suspense>
        }
      />
      <Route
        path={screenPaths.tags}
        element={
          <Screen title={texts.tags}>
            <Tags />
          </Screen>
        }
      />
      <Route
        path={screenPaths.statistics}
        element={
          <Screen title={texts.statistics}>
            <StatisticsScreen />
          </Screen>
        }
      />
      <Route
        path={screenPaths.setup}
        element={
          <Screen title={texts.setup}>
            <SetupScreen />
          </Screen>
        }
      />
      <Route
        path={screenPaths.import}
        element={
          <Screen title={texts.importing}>
            <PrintHint />
            <Import />
          </Screen>
        }
      />
      <Route
        path={screenPaths.bin}
        element={
          <Screen title={texts.bin}>
            <PrintHint />
            <Bin />
          </Screen>
        }
      />
      <Route
        element={
          <RequestSide>
            <Outlet />
          </RequestSide>
        }
      >
        <Route
          element={
            <Screen title={texts.requests}>
              <RequestsScreen />
              <Outlet />
            </Screen>
          }
        >
          <Route
            path={screenPaths.requests}
            element={<DocumentTitle title={texts.titled(texts.requests, title)} />}
          />
          {/* Beside the table, which stays as it was. */}
          <Route path={screenPaths.newRequest} element={<NewRequest />} />
        </Route>
        <Route
          element={
            <Screen title={texts.lists}>
              <Outlet />
            </Screen>
          }
        >
          <Route path={screenPaths.lists} element={<AllLists />} />
          <Route path={screenPaths.list(':listId')} element={<OneList />} />
        </Route>
        <Route
          path={screenPaths.steps}
          element={
            <Screen title={texts.steps}>
              <OpenStepsScreen />
            </Screen>
          }
        />
        <Route
          path={screenPaths.compare(':one', ':other')}
          element={
            <Screen title={texts.compare}>
              <Compare />
            </Screen>
          }
        />
        <Route
          path={screenPaths.week}
          element={
            <Screen title={texts.week}>
              <WeekScreen />
            </Screen>
          }
        />
        <Route
          path={screenPaths.vacancies}
          element={
            <Screen title={texts.vacancies}>
              <VacanciesScreen />
            </Screen>
          }
        />
        <Route
          path={screenPaths.archive}
          element={
            <Screen title={texts.archive}>
              <Archive />
            </Screen>
          }
        />
      </Route>
      <Route path="*" element={<Navigate to={`${basePath}/${screenPaths.requests}`} replace />} />
    </Routes>
  );
}

function Tags() {
  const { slug, uid, basePath } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  return (
    <TagsView
      slug={slug}
      uid={uid}
      readOnlyReason={readOnlyReason}
      requests={useAllOpen()}
      basePath={basePath}
    />
  );
}

function NewRequest() {
  const { slug, title, today, basePath } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  const { panel, vacancyPanel } = useRequestSide();
  const navigate = useNavigate();
  const close = (saved?: string) => {
    const view = new URLSearchParams(location.search);
    if (saved !== undefined) view.set(requestParameter, saved);
    void navigate({
      pathname: `${basePath}/${screenPaths.requests}`,
      search: view.toString(),
      hash: location.hash,
    });
  };
  return (
    <>
      <DocumentTitle title={texts.titled(texts.newRequest, title)} />
      <Suspense fallback={null}>
        <NeedsForm>
          {(form) => (
            <ManualEntryView
              slug={slug}
              form={form}
              today={today}
              basePath={basePath}
              readOnlyReason={readOnlyReason}
              isShown={panel.id === undefined && vacancyPanel.id === undefined}
              onOpen={panel.open}
              onClose={close}
            />
          )}
        </NeedsForm>
      </Suspense>
    </>
  );
}

function Import() {
  const { slug, today, basePath } = useAdministration();
  const { readOnlyReason } = useRequestHandling();
  const open = useAllOpen();
  return (
    <NeedsForm>
      {(form) => (
        <ImportView
          slug={slug}
          form={form}
          today={today}
          open={open}
          basePath={basePath}
          readOnlyReason={readOnlyReason}
        />
      )}
    </NeedsForm>
  );
}

function Compare() {
  const { form, today, basePath } = useAdministration();
  const { panel, reportOpening } = useRequestSide();
  const { one, other } = useParams();
  // Both take the whole screen.
  useEffect(() => {
    for (const id of [one, other]) reportOpening(id);
  }, [reportOpening, one, other]);
  return (
    <CompareView
      form={form}
      today={today}
      stepsAddress={`${basePath}/${screenPaths.steps}`}
      onOpen={panel.open}
    />
  );
}

function Archive() {
  const { archivedCount, basePath } = useAdministration();
  const { panel, exporting } = useRequestSide();
  const binAddress = `${basePath}/${screenPaths.bin}`;
  return (
    <ArchiveView
      archivedCount={archivedCount}
      onOpen={panel.open}
      onExport={exporting.exportArchive}
      binAddress={binAddress}
    />
  );
}

function Bin() {
  const { today, basePath } = useAdministration();
  return <BinView today={today} archiveAddress={`${basePath}/${screenPaths.archive}`} />;
}
