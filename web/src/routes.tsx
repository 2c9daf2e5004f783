/** Every route, in the order of the specification: page, German title, guard, layout. */
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { matchPath, Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router';
import { origin } from './env.ts';
import type { PlatformRole } from './features/session/session.ts';
import type { Crumb } from './shell/breadcrumbs.tsx';
import { asksToBeEmbedded, isFramed, mayBeEmbedded } from './shell/embedded.ts';
import { Layout, type LayoutFlags, loadLayout } from './shell/layout.tsx';
import { type LazyPage, lazyPage } from './shell/lazy-page.tsx';
import { NavigationFocus } from './shell/navigation-focus.tsx';
import { texts } from './shell/texts.ts';
import type { Head } from './ui/document-head.ts';

type AppRoute = LayoutFlags & {
  path: string;
  /** For tab, history and breadcrumbs; without one the page sets its own. */
  title?: string;
  /** The same for everybody: prerendered as a document at build time, and indexable. */
  isPrerendered?: boolean;
  page: LazyPage;
  /** All are required; a signed-in user is a 'user'. */
  roles?: readonly PlatformRole[];
  /** Also requires permission to see the administration of the address's practice. */
  isAdministration?: boolean;
};

/** In a route's address: whichever practice. */
const inPractice = ':companySlug';

export const routes: readonly AppRoute[] = [
  {
    path: sitePaths.home,
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/landing-page.tsx')),
    full: true,
  },
  {
    path: sitePaths.logout,
    title: 'Abmelden',
    page: lazyPage(() => import('./pages/logout-page.tsx')),
  },
  {
    path: sitePaths.error,
    title: 'Fehler',
    page: lazyPage(() => import('./pages/error-page.tsx')),
  },
  {
    path: sitePaths.notFound,
    title: '404 Nicht gefunden',
    page: lazyPage(() => import('./pages/not-found-page.tsx')),
  },
  {
    path: sitePaths.product,
    title: 'Produkt',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/product-page.tsx')),
  },
  {
    path: sitePaths.pricing,
    title: 'Preise',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/pricing-page.tsx')),
  },
  {
    path: sitePaths.team,
    title: 'Team',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/team-page.tsx')),
  },
  {
    path: sitePaths.contact,
    title: 'Kontakt',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/contact-page.tsx')),
  },
  {
    path: sitePaths.introductionVideos,
    title: 'Einführungsvideos',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/introduction-videos-page.tsx')),
  },
  {
    path: sitePaths.privacyPolicy,
    title: 'Datenschutzerklärung',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/privacy-policy-page.tsx')),
  },
  {
    path: sitePaths.termsOfUse,
    title: 'Nutzungsbedingungen',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/terms-of-use-page.tsx')),
  },
  {
    path: sitePaths.termsOfService,
    title: 'Allgemeine Geschäftsbedingungen',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/terms-of-service-page.tsx')),
  },
  {
    path: sitePaths.accessibility,
    title: 'Barrierefreiheit',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/accessibility-page.tsx')),
  },
  {
    path: sitePaths.subProcessors,
    title: 'Auftragsverarbeiter',
    isPrerendered: true,
    hasStatistics: true,
    page: lazyPage(() => import('./pages/sub-processors-page.tsx')),
  },
  {
    path: sitePaths.companyRegistration,
    title: 'Praxis registrieren',
    page: lazyPage(() => import('./pages/company-registration-page.tsx')),
    roles: ['user'],
  },
  {
    path: sitePaths.companyRegistrationSuccess,
    title: 'Praxisregistrierung erfolgreich',
    page: lazyPage(() => import('./pages/company-registration-success-page.tsx')),
    roles: ['user'],
    isWork: true,
  },
  {
    path: sitePaths.user,
    title: 'Dein Konto',
    page: lazyPage(() => import('./pages/user-page.tsx')),
    roles: ['user'],
    isWork: true,
  },
  {
    path: sitePaths.dashboard,
    title: 'Meine Praxen',
    page: lazyPage(() => import('./pages/dashboard-page.tsx')),
    roles: ['user'],
    isWork: true,
  },
  {
    path: sitePaths.bookingRequest,
    title: 'Therapieplatz anfragen',
    isPrerendered: true,
    page: lazyPage(() => import('./pages/booking-request-page.tsx')),
    isCompanyPublic: true,
    full: true,
  },
  {
    path: sitePaths.invitation(':token'),
    title: 'Einladung',
    page: lazyPage(() => import('./pages/invitation-page.tsx')),
  },
  {
    path: sitePaths.notMe(':token'),
    title: 'Das war ich nicht',
    page: lazyPage(() => import('./pages/not-me-page.tsx')),
  },
  {
    path: `${sitePaths.administration(inPractice)}/*`,
    title: 'Administration',
    page: lazyPage(() => import('./pages/administration-page.tsx')),
    roles: ['user'],
    isAdministration: true,
    isWork: true,
    full: true,
  },
];

/** Inside a practice. Rendered in `PracticeArea`, which loads the practice. */
export const practiceRoutes: readonly Pick<AppRoute, 'path' | 'page'>[] = [
  {
    path: sitePaths.practice(inPractice),
    page: lazyPage(() => import('./pages/practice-page.tsx')),
  },
  { path: sitePaths.booking(inPractice), page: lazyPage(() => import('./pages/booking-page.tsx')) },
  {
    path: sitePaths.bookingSuccess(inPractice),
    page: lazyPage(() => import('./pages/booking-success-page.tsx')),
  },
  {
    path: sitePaths.patientPortal(inPractice, ':token'),
    page: lazyPage(() => import('./pages/patient-portal-page.tsx')),
  },
  {
    path: sitePaths.certificate(inPractice, ':token?'),
    page: lazyPage(() => import('./pages/certificate-page.tsx')),
  },
  {
    path: sitePaths.practiceEmail(inPractice, ':token'),
    page: lazyPage(() => import('./pages/practice-email-page.tsx')),
  },
  {
    path: sitePaths.notice(inPractice, ':token'),
    page: lazyPage(() => import('./pages/intake-notice-page.tsx')),
  },
  {
    path: sitePaths.practiceError(inPractice),
    page: lazyPage(() => import('./pages/practice-error-page.tsx')),
  },
];

/** Redirects. */
export const redirects: readonly { path: string; to: string }[] = [
  { path: sitePaths.support, to: sitePaths.contact },
];

/** Addresses for which Hosting serves a different document. */
export const separateDocuments: readonly string[] = [sitePaths.login];

const PracticeArea = lazyPage<{ children: ReactNode }>(() => import('./pages/practice-area.tsx'));
const Guarded = lazy(() => import('./shell/guarded.tsx'));
const FrameRefusal = lazy(() => import('./shell/frame-refusal.tsx'));

/** The route of an address, undefined for a practice's own pages. */
export function routeOf(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/**
 * Loads what renders first at the address. Rendering 'loading' first would cost more than it shows:
 * React delays its replacement for a third of a second.
 */
export async function loadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route) {
    await Promise.all([route.page.load(), loadLayout(route)]);
    return;
  }
  const inside = practiceRoutes.find(({ path }) => matchPath(path, pathname));
  await Promise.all([PracticeArea.load(), inside?.page.load()]);
}

export function headOf({ path, title, isPrerendered }: AppRoute): Head {
  return {
    title: title ? texts.titled(title) : texts.productTitle,
    ...(isPrerendered ? { canonical: origin + path } : { noindex: true }),
  };
}

/** Every parent page by its path, and the page itself. */
function trailOf(route: AppRoute): Crumb[] {
  return routes.flatMap(({ path, title }) =>
    title && (path === route.path || (path !== sitePaths.home && route.path.startsWith(`${path}/`)))
      ? [{ path, title }]
      : [],
  );
}

export function AppRoutes() {
  const { pathname } = useLocation();
  // Hosting refuses framing for documents; this is for navigation inside a frame.
  if (isFramed() && !mayBeEmbedded(pathname)) {
    return (
      <Suspense>
        <FrameRefusal path={pathname} />
      </Suspense>
    );
  }
  return (
    <>
      <Routes>
        {routes.map((route) => {
          const {
            path,
            roles,
            isAdministration = false,
            page: Page,
            full,
            isCompanyPublic,
            isPrerendered,
            isWork,
            hasStatistics,
          } = route;
          return (
            <Route
              key={path}
              path={path}
              element={
                <Layout
                  head={headOf(route)}
                  trail={trailOf(route)}
                  full={full ?? false}
                  isCompanyPublic={isCompanyPublic ?? false}
                  isPrerendered={isPrerendered ?? false}
                  isWork={isWork ?? false}
                  hasStatistics={hasStatistics ?? false}
                >
                  {roles ? (
                    <Guarded roles={roles} isAdministration={isAdministration}>
                      <Page key={path} />
                    </Guarded>
                  ) : (
                    <Page key={path} />
                  )}
                </Layout>
              }
            />
          );
        })}
        {redirects.map(({ path, to }) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route path={sitePaths.practice(inPractice)} element={<PracticeFrame />}>
          {practiceRoutes.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<ToPracticeRoot />} />
        </Route>
        <Route path="*" element={<Navigate to={sitePaths.home} replace />} />
      </Routes>
      <NavigationFocus />
    </>
  );
}

/** Reserved words are never a practice's slug. */
function PracticeFrame() {
  const { companySlug = '' } = useParams();
  const { pathname, search } = useLocation();
  // Fixed on opening: the page after sending has no such query parameter.
  const [isEmbedded] = useState(() => isFramed() || asksToBeEmbedded(search));
  if (reservedSlugs.has(companySlug)) return <Navigate to={sitePaths.home} replace />;
  return (
    <Layout
      head={{ title: texts.productTitle, noindex: true }}
      trail={[]}
      full
      isCompanyPublic
      isEmbedded={isEmbedded && mayBeEmbedded(pathname)}
    >
      <PracticeArea>
        <Outlet />
      </PracticeArea>
    </Layout>
  );
}

function ToPracticeRoot() {
  const { companySlug = '' } = useParams();
  return <Navigate to={sitePaths.practice(companySlug)} replace />;
}
