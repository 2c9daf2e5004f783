import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sitePaths } from '@platzwart/domain/site-paths';
import react from '@vitejs/plugin-react';
import { build, defineConfig, loadEnv, type Plugin } from 'vite';
import { checkEnvironment } from './env-schema.ts';
import { legalHtml } from './legal-html.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Two documents: the product, and the sign-in with a policy of its own. */
const documents = { app: `${root}app.html`, login: `${root}login.html` };

/**
 * `vite build` is for production, `vite build --mode emulator` for the demo world on this machine. What differs between
 * the two is read from `.env.*`, and the addresses a page may speak to stand below.
 */
export default defineConfig(({ mode, command }) => ({
  root,
  appType: 'mpa',
  plugins: [
    react(),
    environment(mode, command),
    legalTexts(loadEnv(mode, root).VITE_ANALYTICS_NAME),
    rightDocument(),
    preloadScript(mode),
    contentSecurityPolicy(mode, loadEnv(mode, root)),
  ],
  css: { postcss: { plugins: [layersInOrder] } },
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The list of what to fetch ahead is part of every start: kept for patients' way, whose pages are no written documents.
      resolveDependencies: (file, deps, { hostType }) =>
        hostType === 'html' || /practice-(?:area|page)|booking-page/.test(file) ? deps : deps.filter((dep) => dep.endsWith('.css')),
    },
    rolldownOptions: {
      input: documents,
      // Making a schema changes nothing outside: a page that needs only a rule of the domain does not carry its schemas.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:5002',
      '/media': 'http://127.0.0.1:5002',
    },
  },
}));

/**
 * What is always fetched together is one file: a patient's phone pays for each request, and splitting by what pages share
 * would make forty of them.
 */
const groups = [
  // What every page needs and no release of ours changes stays in the browser's cache.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  // What nearly every page draws with; small enough for those that do not.
  {
    name: 'kit',
    test: /src\/(?:ui\/(?:(?:base|tokens|button|class-names|states|note|logo-mark|tooltip)\.|document-)|features\/session\/session-flag|env|report)|domain\/(?:practice\/reserved-slugs|site-paths)\.|vite\/preload-helper/,
  },
  {
    name: 'practice',
    test: /src\/(?:features\/practice\/(?:practice-(?:header|home|failure)|practice\.module|queries|texts)|features\/booking\/(?:form-skeleton|opening-texts)|ui\/(?:markdown(?:-signs)?|contact-lines)\.)|domain\/(?:practice\/(?:slug|intake)|text\/folding|contact\/(?:website|contact|phone-number)|team\/permission|booking\/(?:placeholders|booking-fields)|failure)\./,
  },
  {
    name: 'reading',
    test: /src\/(?:firebase\/(?:preloaded-documents|rest-values|read-document)|features\/practice\/read-practices)|domain\/(?:practice\/practice|booking\/form-configuration|waiting-list\/slot|text\/text|paths|queries)\.|node_modules\/zod\//,
  },
  { name: 'fields', test: /src\/ui\/(?:field|text-field|text-area|radio-group|choice-group|checkbox|error-summary|section|status-text)\b/ },
  {
    name: 'booking',
    test: /src\/(?:features\/booking\/(?:booking[-.](?!success)|commands|person-sections|texts)|ui\/(?:date-field|use-warning-before-leaving))|node_modules\/react-hook-form\//,
  },
  {
    name: 'booking-further',
    test: /src\/(?:features\/booking\/(?:check-|closing-|email-suggestion|further-texts|privacy-notice|suggest-email|summarize-times|therapy-|time-|unavailable-times|week-)|ui\/(?:slot-picker|week-grid|week-selection))/,
  },
  // Patients' times and the practice's settings speak of it; neither is to carry the other.
  { name: 'demand', test: /domain\/waiting-list\/demand\./ },
  // Words and small parts of every view of requests: leaves, which import nothing that imports them.
  {
    name: 'request-texts',
    test: /src\/features\/requests\/(?:texts|full-name|dates|requests\.module|table\/(?:table-texts|short-times|request-filter|table-view)|steps\/format-step)/,
  },
];

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
        if (isPage) request.url = path === sitePaths.login ? '/login.html' : '/app.html';
        next();
      });
    },
  };
}

/** A build that lacks an address or a key fails here, not in somebody's browser. */
function environment(mode: string, command: string): Plugin {
  return {
    name: 'environment',
    buildStart() {
      if (command === 'build') checkEnvironment(loadEnv(mode, root));
    },
  };
}

/** Legal texts are markdown for their authors and ready HTML for the browser. */
function legalTexts(analyticsName: string | undefined): Plugin {
  return {
    name: 'legal-texts',
    transform: {
      filter: { id: /\/content\/legal\/[a-z-]+\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(legalHtml(markdown, analyticsName))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * `src/preload.ts` runs before the first paint: it stands in the document itself, known to the policy by its hash, since a
 * file of its own would cost a patient's phone one more way to the server before it can ask for the practice.
 */
function preloadScript(mode: string): Plugin {
  let code = '';
  return {
    name: 'preload-script',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      const bundles = await build({
        configFile: false,
        root,
        mode,
        logLevel: 'error',
        build: { write: false, lib: { entry: `${root}src/preload.ts`, formats: ['iife'], name: 'preload' } },
      });
      const [bundle] = Array.isArray(bundles) ? bundles : [];
      code = bundle?.output[0].code.trim() ?? this.error('preload.ts came to nothing.');
    },
    // Before the stylesheets, for which a script after them would wait.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith('app.html') ? html.replace('<title>', () => `<script data-preload>${code}</script>\n    <title>`) : html,
    },
  };
}

/** The policy stands in the page, since Hosting's headers know no modes. Statistics enter it in `build.ts`, for their pages alone. The dev server needs inline scripts and has none. */
function contentSecurityPolicy(mode: string, env: Record<string, string>): Plugin {
  const isEmulator = mode === 'emulator';
  const backend = isEmulator
    ? [env.VITE_AUTH_EMULATOR, `http://${env.VITE_FIRESTORE_EMULATOR}`]
    : ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

  // The proof that a browser sends a booking, likewise.
  const appCheck = env.VITE_APP_CHECK_KEY ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [];
  const appCheckBackend = env.VITE_APP_CHECK_KEY
    ? ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/']
    : [];
  const appCheckFrames = env.VITE_APP_CHECK_KEY ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : [];
  const ownAuthDomain = env.VITE_FIREBASE_AUTH_DOMAIN ? [`https://${env.VITE_FIREBASE_AUTH_DOMAIN}`] : [];

  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => {
        // Only signing in by redirect needs scripts and frames of others.
        const isLogin = filename.endsWith('login.html') && !isEmulator;
        // What the Auth SDK loads for that: Google's loader and the library it asks for, not whatever else lies on that host.
        const googleScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/abc-static/_/js/'];
        const inline = [...html.matchAll(/<script data-preload>([\s\S]*?)<\/script>/g)].map(([, code = '']) => `'sha256-${hashOf(code)}'`);
        const policy = {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...(isLogin ? googleScripts : appCheck), ...inline],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'blob:', 'data:'],
          // A video is held here where the server hands out no parts of it.
          'media-src': ["'self'", 'blob:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'", ...backend, ...(isLogin ? [] : appCheckBackend)],
          'frame-src': isLogin
            ? ['https://accounts.google.com', ...ownAuthDomain]
            : appCheckFrames.length > 0
              ? appCheckFrames
              : ["'none'"],
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
