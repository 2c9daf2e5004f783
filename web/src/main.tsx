// First: it names the order of the layers.
import './ui/base.css';
import { reservedSlugs } from '@platzwart/domain/slug';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './features/session/queries.ts';
import { report } from './report.ts';
import { AppRoutes } from './routes.tsx';

addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));

// A practice's pages will ask the database at once: its code is fetched beside theirs, not after it.
const firstPart = location.pathname.split('/')[1] ?? '';
if (!reservedSlugs.has(firstPart)) import('./features/practice/read-practices.ts').catch(() => undefined);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <SessionProvider>
          <AppRoutes />
        </SessionProvider>
      </BrowserRouter>
    </StrictMode>,
  );
}
