/** The routes of the administration, below `/{companySlug}/administration`. */
import { type ComponentType, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { texts } from '../../features/administration/texts.ts';
import { CallRoundProvider } from '../../features/requests/round/start-call-round.tsx';
import { type StaffScreen, screensInOrder, staffScreens } from '../../staff-screens.ts';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { useAdministration } from './administration-context.ts';
import { RequestSide } from './request-side.tsx';
import { RequestsScreen, RequestsTable } from './requests-screen.tsx';
import { Screen } from './screen.tsx';

/** The table, which a list shows too, is part of the start and does not wait for the others. */
const views = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ default: ComponentType<{ table: typeof RequestsTable }> }>([
      './*-screen.tsx',
      '!./requests-screen.tsx',
    ]),
  ).map(([file, load]) => [file, lazyWhenOnline(load)]),
);

function viewOf({ file }: StaffScreen) {
  const View = views[`./${file}.tsx`];
  return View && <View table={RequestsTable} />;
}

const routesOf = (beside: StaffScreen['beside']) =>
  screensInOrder
    .filter((screen) => screen.beside === beside)
    .map((screen) => (
      <Route
        key={screen.path}
        path={screen.hasScreens ? `${screen.path}/*` : screen.path}
        element={<Screen title={screen.title}>{viewOf(screen)}</Screen>}
      />
    ));

/** As elements: `Routes` reads them, and a test. */
export const screenRoutes = (
  <>
    {routesOf(undefined)}
    <Route
      element={
        <RequestSide>
          <Outlet />
        </RequestSide>
      }
    >
      <Route
        element={
          <Screen title={staffScreens.requests.title}>
            <RequestsScreen />
            <Outlet />
          </Screen>
        }
      >
        {screensInOrder
          .filter(({ beside }) => beside === 'table')
          .map((screen) => (
            <Route key={screen.path} path={screen.path} element={<OverTable screen={screen} />} />
          ))}
      </Route>
      {routesOf('panels')}
    </Route>
  </>
);

export function AdministrationScreens() {
  const { basePath, today } = useAdministration();
  return (
    <CallRoundProvider today={today} basePath={basePath}>
      <Routes>
        {screenRoutes}
        <Route
          path="*"
          element={<Navigate to={`${basePath}/${staffScreens.requests.path}`} replace />}
        />
      </Routes>
    </CallRoundProvider>
  );
}

/** Beside the table, which stays as it was. */
function OverTable({ screen }: { screen: StaffScreen }) {
  const { title } = useAdministration();
  return (
    <>
      <DocumentTitle title={texts.titled(screen.title, title)} />
      <Suspense fallback={null}>{viewOf(screen)}</Suspense>
    </>
  );
}
