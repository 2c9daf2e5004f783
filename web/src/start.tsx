// First: it defines the layer order.
import './ui/base.css';
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { sitePaths } from '@platzwart/domain/site-paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { SessionProvider } from './features/session/queries.ts';
import { report } from './report.ts';
import { AppRoutes, loadPage } from './routes.tsx';
import { appHistory } from './ui/app-history.ts';

const firstPart = location.pathname.split('/')[1] ?? '';

/**
 * Renders the product, or hydrates what the build prerendered. What fails is reported, and on the
 * page as far as there is one.
 */
export async function start(): Promise<void> {
  addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));
  // Practice pages need the reader of preload.ts's answers: loaded in parallel with them, not
  // after.
  if (!reservedSlugs.has(firstPart))
    import('./features/practice/read-practices.ts').catch(() => undefined);
  const root = document.getElementById('root');
  if (root) await render(root).catch((problem) => report(problem, 'start'));
}

async function render(root: HTMLElement): Promise<void> {
  const hasStandIn = root.dataset.standIn !== undefined;
  const isPrerendered = root.hasChildNodes() && !hasStandIn;
  const app = (
    <StrictMode>
      <HistoryRouter history={appHistory()}>
        <SessionProvider isPrerendered={isPrerendered}>
          <AppRoutes />
        </SessionProvider>
      </HistoryRouter>
    </StrictMode>
  );
  // A page that fails to load renders all the same: the layout then says so.
  await Promise.all([
    loadPage(location.pathname).catch((problem) => report(problem, 'page')),
    hasStandIn && painted(),
    hasStandIn && practiceRead(firstPart),
  ]);
  // In steps: presses and keys meanwhile do not wait for the whole page.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/**
 * Its document may show the opening of the practice's page or form already, which stays until all
 * of it can follow.
 */
async function practiceRead(slug: string): Promise<void> {
  const isForm = location.pathname === sitePaths.booking(slug);
  await import('./features/practice/queries.ts')
    .then(({ readAhead, textsOfForm, textsOfPage }) =>
      readAhead(slug, isForm ? textsOfForm : textsOfPage),
    )
    .catch(() => undefined);
}

/**
 * Lets the document's content paint before rendering takes the thread. A background tab never
 * paints, and continues.
 */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
