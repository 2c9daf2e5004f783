/** Every address that exists, in the order of the specification: page, German title, guard, layout. */
import { reservedSlugs } from '@platzwart/domain/slug';
import { type ComponentType, lazy } from 'react';
import { Navigate, Outlet, Route, Routes, useParams } from 'react-router';
import { paths } from './paths.ts';
import { Arrival } from './shell/arrival.tsx';
import { Layout, type LayoutFlags } from './shell/layout.tsx';

export type AppRoute = LayoutFlags & {
  path: string;
  /** In tab and history; without one the page names itself. */
  title?: string;
  page: ComponentType;
  guard?: 'session' | 'administration';
};

export const routes: readonly AppRoute[] = [
  { path: '/', page: lazy(() => import('./pages/landing-page.tsx')), full: true },
  { path: '/logout', title: 'Abmelden', page: lazy(() => import('./pages/logout-page.tsx')) },
  { path: '/error', title: 'Fehler', page: lazy(() => import('./pages/error-page.tsx')) },
  { path: '/not-found', title: '404 Nicht gefunden', page: lazy(() => import('./pages/not-found-page.tsx')) },
  {
    path: '/company-registration',
    title: 'Praxis registrieren',
    page: lazy(() => import('./pages/company-registration-page.tsx')),
    guard: 'session',
  },
  {
    path: '/company-registration/success',
    title: 'Praxisregistrierung erfolgreich',
    page: lazy(() => import('./pages/company-registration-success-page.tsx')),
    guard: 'session',
  },
  { path: '/dashboard', title: 'Meine Praxen', page: lazy(() => import('./pages/dashboard-page.tsx')), guard: 'session' },
  {
    path: '/:companySlug/administration/*',
    title: 'Administration',
    page: lazy(() => import('./pages/administration-page.tsx')),
    guard: 'administration',
    full: true,
  },
];

/** Inside a practice: the paths are relative to its root. They stand in `PracticeArea`, which loads the practice. */
export const practiceRoutes: readonly Pick<AppRoute, 'path' | 'page'>[] = [
  { path: '', page: lazy(() => import('./pages/practice-page.tsx')) },
  { path: 'booking', page: lazy(() => import('./pages/booking-page.tsx')) },
  { path: 'booking/success', page: lazy(() => import('./pages/booking-success-page.tsx')) },
  { path: 'error', page: lazy(() => import('./pages/practice-error-page.tsx')) },
];

/** Addresses that Hosting answers with another document than this one. */
export const ownDocuments: readonly string[] = [paths.login];

const PracticeArea = lazy(() => import('./pages/practice-area.tsx'));
const Guarded = lazy(() => import('./shell/guarded.tsx'));

export function AppRoutes() {
  return (
    <>
      <Routes>
        {routes.map(({ path, title, guard, page: Page, ...flags }) => (
          <Route
            key={path}
            path={path}
            element={
              <Layout title={title} {...flags}>
                {guard ? (
                  <Guarded guard={guard}>
                    <Page />
                  </Guarded>
                ) : (
                  <Page />
                )}
              </Layout>
            }
          />
        ))}
        <Route path="/:companySlug" element={<PracticeFrame />}>
          {practiceRoutes.map(({ path, page: Page }) => (
            <Route key={path} {...(path === '' ? { index: true } : { path })} element={<Page />} />
          ))}
          <Route path="*" element={<ToPracticeRoot />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <Arrival />
    </>
  );
}

/** Words of the platform are never the name of a practice. */
function PracticeFrame() {
  const { companySlug = '' } = useParams();
  if (reservedSlugs.has(companySlug)) return <Navigate to={paths.home} replace />;
  return (
    <Layout full isCompanyPublic>
      <PracticeArea>
        <Outlet />
      </PracticeArea>
    </Layout>
  );
}

function ToPracticeRoot() {
  const { companySlug = '' } = useParams();
  return <Navigate to={paths.practice(companySlug)} replace />;
}
