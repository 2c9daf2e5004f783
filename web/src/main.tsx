// First: it names the order of the layers.
import './ui/base.css';
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './features/session/queries.ts';
import { report } from './report.ts';
import { AppRoutes, loadPage } from './routes.tsx';

addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));

// A practice's pages need what reads the answers that preload.ts has asked for: it is fetched beside theirs, not after them.
const firstPart = location.pathname.split('/')[1] ?? '';
if (!reservedSlugs.has(firstPart)) import('./features/practice/read-practices.ts').catch(() => undefined);

const root = document.getElementById('root');
if (root) start(root).catch((problem) => report(problem, 'start'));

/** Draws the product, or takes over what the build has drawn already. */
async function start(root: HTMLElement): Promise<void> {
  const hasStandIn = root.dataset.standIn !== undefined;
  const isPrerendered = root.hasChildNodes() && !hasStandIn;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <SessionProvider isPrerendered={isPrerendered}>
          <AppRoutes />
        </SessionProvider>
      </BrowserRouter>
    </StrictMode>
  );
  // A page that cannot be fetched is drawn all the same: the frame then says so.
  await Promise.all([loadPage(location.pathname).catch((problem) => report(problem, 'page')), hasStandIn && painted()]);
  if (isPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** What the document holds is in sight before drawing takes the thread. A tab in the background paints nothing, and goes on. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
