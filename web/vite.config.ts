import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Two documents: the product, and the sign-in with a policy of its own. */
const documents = { app: `${root}app.html`, login: `${root}login.html` };

/**
 * `vite build` is for production, `vite build --mode emulator` for the demo world on this machine. What differs between
 * the two is read from `.env.*`, and the addresses a page may speak to stand below.
 */
export default defineConfig(({ mode }) => ({
  root,
  appType: 'mpa',
  plugins: [react(), rightDocument(), contentSecurityPolicy(mode, loadEnv(mode, root))],
  css: { postcss: { plugins: [layersInOrder] } },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: documents,
      // Making a schema changes nothing outside: a page that needs only a rule of the domain does not carry its schemas.
      treeshake: { manualPureFunctions: ['z'] },
      // What every page needs and no release of ours changes: one file that stays in the browser's cache.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ }] } },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:5002',
      '/media': 'http://127.0.0.1:5002',
    },
  },
}));

/** Stylesheets arrive in any order; the first one to name a cascade layer would decide its rank. So each names them all. */
const layersInOrder = {
  postcssPlugin: 'layers-in-order',
  Once: (sheet: { prepend: (rule: string) => void }) => sheet.prepend('@layer base, kit, view;'),
};

/** As Hosting does it: /login is one document, everything else that is no file is the other. */
function rightDocument(): Plugin {
  return {
    name: 'right-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage =
          request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path) && !/^\/(?:api|media|@|src|node_modules)/.test(path);
        if (isPage) request.url = path === '/login' ? '/login.html' : '/app.html';
        next();
      });
    },
  };
}

/** The policy stands in the page, since Hosting's headers know no modes. The dev server needs inline scripts and has none. */
function contentSecurityPolicy(mode: string, env: Record<string, string>): Plugin {
  const isEmulator = mode === 'emulator';
  const backend = isEmulator
    ? [env.VITE_AUTH_EMULATOR, `http://${env.VITE_FIRESTORE_EMULATOR}`]
    : ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

  const ownAuthDomain = env.VITE_FIREBASE_AUTH_DOMAIN ? [`https://${env.VITE_FIREBASE_AUTH_DOMAIN}`] : [];

  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { filename }) => {
        // Only signing in by redirect needs scripts and frames of others.
        const isLogin = filename.endsWith('login.html') && !isEmulator;
        const policy = {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...(isLogin ? ['https://apis.google.com'] : [])],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'blob:', 'data:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'", ...backend],
          'frame-src': isLogin ? ['https://accounts.google.com', ...ownAuthDomain] : ["'none'"],
          'base-uri': ["'none'"],
          'object-src': ["'none'"],
          'form-action': ["'self'"],
        };
        const content = Object.entries(policy)
          .map(([directive, sources]) => [directive, ...sources].join(' '))
          .join('; ');
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }];
      },
    },
  };
}
