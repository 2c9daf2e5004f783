/** The sign-in: a separate document, since only here Google's script may run. */
// First: it defines the layer order.
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loginProviders } from './env.ts';
import { SignInPage } from './features/session/sign-in-page.tsx';
import { report } from './report.ts';
import './ui/silent-fill.ts';

addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SignInPage providers={loginProviders} />
    </StrictMode>,
  );
}
