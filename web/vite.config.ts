import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sitePaths } from '@platzwart/domain/site-paths';
import react from '@vitejs/plugin-react';
import { build, defineConfig, loadEnv, type Plugin } from 'vite';
import { checkEnvironment } from './env-schema.ts';
import { legalHtml } from './legal-html.ts';
import { signInHosts } from './sign-in-hosts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two documents: the product, and the sign-in with its own policy; and the code that prerendered
 * pages begin with.
 */
const entries = {
  app: `${root}app.html`,
  login: `${root}login.html`,
  visit: `${root}src/visit.ts`,
};

/**
 * `vite build` is for production, `vite build --mode emulator` for the local demo world. `.env.*`
 * holds the differences; the addresses a page may contact are listed below.
 */
export default defineConfig(({ mode, command }) => ({
  root,
  appType: 'mpa',
  plugins: [
    react(),
    moduleLayers(),
    environment(mode, command),
    legalTexts(loadEnv(mode, root).VITE_ANALYTICS_NAME),
    withoutUnusedFirestore(),
    withoutUnusedParts(),
    everyGroupMatches(),
    rightDocument(),
    preloadScript(mode),
    contentSecurityPolicy(mode, loadEnv(mode, root)),
  ],
  // Parts of a worker, too, load when they are needed.
  worker: { format: 'es' },
  css: { postcss: { plugins: [layersInOrder, breakpoints()] }, modules: { generateScopedName } },
  build: {
    manifest: true,
    license: { fileName: 'licenses.txt' },
    modulePreload: {
      polyfill: false,
      // The preload list is part of every initial load: included only for patient pages, which are
      // not prerendered.
      resolveDependencies: (file, deps, { hostId, hostType }) => {
        if (hostType === 'html' || /practice-(?:area|page)|booking-page/.test(file)) return deps;
        // `start.tsx` loads the reader early: schemas beside it, not after it.
        return /\/reading-/.test(file) && /\/start-/.test(hostId)
          ? deps.filter((dep) => /\/(?:schemas|questions)-/.test(dep))
          : [];
      },
    },
    rolldownOptions: {
      input: entries,
      // Creating a schema has no side effects: a page that needs only a domain rule does not bundle
      // its schemas.
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
 * What always loads together is one file: each request costs a patient's phone time, and splitting
 * by shared pages would create forty of them.
 */
const groups = [
  // Libraries every page needs and our releases rarely change stay in the browser's cache.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  // What the app shares with the code before a touch, without React: of every page, and of those
  // about the product.
  {
    name: 'plain',
    test: /src\/(?:env|report|features\/(?:session\/session-flag|consent\/visited-pages))\.ts|domain\/dates\/durations\.|vite\/preload-helper/,
  },
  {
    name: 'unasked',
    test: /src\/features\/(?:campaigns\/(?:announce-campaign|dismissed-campaigns)|consent\/(?:analytics|ask-for-consent|consent|consent-store))\.ts/,
  },
  // The app as every page has it, whichever script starts it.
  {
    name: 'start',
    test: /src\/(?:start|routes|shell\/(?:layout|toolbar|lazy-page|campaign-banner|error-boundary|navigation-focus|texts|embedded)|features\/(?:session\/queries|campaigns\/campaign-banner)|ui\/print\/print-host)\./,
  },
  // Rendering code of nearly every page; small enough for the others.
  {
    name: 'kit',
    test: /src\/(?:ui\/(?:(?:base|tokens|button|class-names|states|note|logo-mark|tooltip)\.|document-))|domain\/(?:practice\/reserved-slugs|site-paths)\./,
  },
  {
    name: 'practice',
    test: /src\/(?:online|features\/practice\/(?:practice-(?:header|failure)|practice\.module|queries|texts)|(?:features\/booking|pages)\/(?:form-opening|opening-texts)|ui\/(?:markdown(?:-text)?|contact-lines)\.)|domain\/(?:practice\/(?:slug|intake)|text\/(?:folding|characters|readable-markdown)|contact\/(?:website|contact|phone-number|address-line)|team\/permission|booking\/placeholders|failure)\./,
  },
  // The account's pages check documents and fields, but read no practice.
  {
    name: 'schemas',
    test: /src\/firebase\/(?:rest-values|read-document)|domain\/(?:text\/text|paths)\.|node_modules\/zod\//,
  },
  {
    name: 'reading',
    test: /src\/(?:firebase\/preloaded-documents|features\/practice\/read-practices)|domain\/(?:practice\/practice|booking\/form-configuration|dates\/calendar-days|waiting-list\/slot|queries)\./,
  },
  // What patients are asked: for the form, for the practice's stored form, and for staff.
  { name: 'questions', test: /domain\/booking\/(?:questions|consent)\./ },
  { name: 'fields', test: /src\/ui\/(?:field|text-field|radio-group|choice-group|section)\b/ },
  {
    name: 'further-fields',
    test: /src\/ui\/(?:text-area|checkbox|error-summary)\b|domain\/text\/characters-left\./,
  },
  // Most forms ask before they are left, and few of them book.
  { name: 'unsaved', test: /src\/ui\/(?:guard-history|unsaved-input)\./ },
  {
    name: 'booking',
    test: /src\/(?:features\/booking\/(?:booking[-.](?!success)|commands|person-sections|question\.|texts)|ui\/date-field)|node_modules\/react-hook-form\//,
  },
  {
    name: 'booking-further',
    test: /src\/(?:features\/booking\/(?:check-|closing-|email-suggestion|form-(?:draft|guide)|full-times|further-(?:question|summary|texts)|own-question|part-answers|privacy-notice|sending-failures|success-fallback|summarize-times|time-|unavailable-times|week-)|ui\/(?:hold-place|slot-picker|week-grid|week-selection-list))/,
  },
  // Pages behind links of e-mails, each too small for a file.
  {
    name: 'confirming',
    test: /src\/(?:pages\/(?:practice-email|intake-notice|certificate)-page|features\/(?:practice-email\/|certificate\/|practice\/(?:answer-notice|notice-texts)))|domain\/patient-portal\/certificate-number\./,
  },
  { name: 'operator', test: /domain\/(?:legal\/operator|practice\/support-email)\./ },
  { name: 'proving', test: /src\/(?:calls|firebase)\/proving\./ },
  { name: 'calls', test: /src\/calls\/(?:problem|run|texts|use-command|use-remote-value)\./ },
  // Patients' times and the practice's settings both use it; neither must bundle the other.
  { name: 'demand', test: /domain\/waiting-list\/demand\./ },
  // What a practice's profession asks of a request, and its answers: small rules of many pages.
  {
    name: 'asked',
    test: /domain\/(?:practice\/(?:differences|region)|request\/prescription|booking\/(?:prescription-day|own-format))\./,
  },
  // Icons of the administration, each too small for a file.
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\/(?:archive|arrow-down|arrow-up|calendar-clock|phone|sticky-note|triangle-alert|users|x)\./,
  },
  // Parts of the administration alone, each too small for a file.
  {
    name: 'administration',
    test: /src\/(?:(?:[\w-]+\/)+(?:administration-context|shown-beside)|entities\/log\/use-record-export|ui\/removable-chip)\./,
  },
  // Texts and small parts of all request views: leaves, imported by them but importing none.
  {
    name: 'request-texts',
    test: /src\/(?:entities\/(?:request\/(?:dates|format-person|is-empty|reachability|read-only-note|reading-order|request-filter|request\.module|search-requests|short-times|tag-chips|texts)|tag\/tag-chip)|features\/requests\/(?:texts|requests\.module|table\/(?:table-texts|table-view)|(?:ending-offers|steps\/(?:format-step|planned-days|step-texts))))|domain\/(?:request\/requested-when|contact\/read-phones|tags\/request-filter)\./,
  },
];

/**
 * Stylesheets arrive in any order, and the first to name a cascade layer would define its rank. So
 * each declares them all.
 */
const layersInOrder = {
  postcssPlugin: 'layers-in-order',
  Once: (sheet: { prepend: (rule: string) => void }) =>
    sheet.prepend('@layer base, kit, view, hidden;'),
};

/**
 * A component's rules belong to the kit, a view's win over them. A sheet names its layer itself only
 * where it is another one, or not all of it.
 */
function moduleLayers(): Plugin {
  return {
    name: 'module-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css, id) => {
        const layer = /\/src\/(?:ui|entities\/named)\//.test(id) ? 'kit' : 'view';
        return { code: /^@layer/m.test(css) ? css : `@layer ${layer} {${css}}`, map: null };
      },
    },
  };
}

/**
 * A group that no module belongs to any more would go unnoticed, and its modules would end up
 * anywhere.
 */
function everyGroupMatches(): Plugin {
  return {
    name: 'every-group-matches',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const empty = groups.filter(({ test }) => !modules.some((id) => test.test(id)));
      if (empty.length > 0)
        this.error(`Groups without a module: ${empty.map(({ name }) => name).join(', ')}.`);
    },
  };
}

/** `_loading_states` compresses better than the usual hash, and says where it is from. */
const generateScopedName = (name: string, file: string) =>
  `_${name}_${basename(file, '.module.css')}`;

/** Writes out the named breakpoints of `tokens.css`, which no browser knows yet. */
function breakpoints() {
  const tokens = readFileSync(`${root}src/ui/tokens.css`, 'utf8');
  const widths = new Map(
    [...tokens.matchAll(/@custom-media (--\w+) (\(.+\));/g)].map(([, name, width]) => [
      `(${name})`,
      width,
    ]),
  );
  const writeOut = (rule: { params: string }) => {
    rule.params = rule.params.replace(/\(--\w+\)/g, (name) => {
      const width = widths.get(name);
      if (!width) throw new Error(`${name} is no breakpoint of tokens.css.`);
      return width;
    });
  };
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media: writeOut,
      container: writeOut,
      'custom-media': (rule: { remove: () => void }) => rule.remove(),
    },
  };
}

/** As in Hosting: /login is one document, every other non-file address the other. */
function rightDocument(): Plugin {
  return {
    name: 'right-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        const isPage =
          request.headers.accept?.includes('text/html') &&
          !/\.\w+$/.test(path) &&
          !/^\/(?:api|media|@|src|node_modules)/.test(path);
        if (isPage) request.url = path === sitePaths.login ? '/login.html' : '/app.html';
        next();
      });
    },
  };
}

/** A build without a required address or key fails here, not in somebody's browser. */
function environment(mode: string, command: string): Plugin {
  return {
    name: 'environment',
    buildStart() {
      if (command === 'build') checkEnvironment(loadEnv(mode, root));
    },
  };
}

/** Legal texts are markdown for their authors and HTML for the browser. */
function legalTexts(analyticsName: string | undefined): Plugin {
  return {
    name: 'legal-texts',
    transform: {
      filter: { id: /\/domain\/legal\/[a-z-]+\.md$/ },
      handler: (markdown) => ({
        code: `export default ${JSON.stringify(legalHtml(markdown, analyticsName))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/**
 * What only queries we do not make, or documents we do not have, would run in Firestore's browser
 * code.
 */
const unusedOfFirestore = [
  // Pipeline queries over the local cache, with an engine for regular expressions.
  ...['__PRIVATE_runPipeline', '__PRIVATE_newPipelineComparator', '__PRIVATE_canonifyStage'],
  // Arithmetic with 128-bit decimals, which only databases compatible with MongoDB store.
  ...['__PRIVATE_Quadruple', '__PRIVATE_QuadrupleBuilder'],
];

/**
 * Leaves out 11 kB after gzip (and the engine, 45 kB) that Firestore's own code keeps reachable:
 * each of these throws instead. The build fails when an update renames one.
 * `tests/http/start-size.test.ts` has the budget.
 */
function withoutUnusedFirestore(): Plugin {
  const missing = new Set(unusedOfFirestore);
  return {
    name: 'without-unused-firestore',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /@firebase[\\/]firestore[\\/]dist[\\/]common-/ },
      handler(code) {
        const names = new RegExp(`\\b(?:${unusedOfFirestore.join('|')})\\b`);
        const remaining = this.parse(code).body.map((node) => {
          const text = code.slice(node.start, node.end);
          // Fills a class's static fields.
          if (node.type === 'ExpressionStatement') return names.test(text) ? '' : text;
          if (node.type !== 'FunctionDeclaration' && node.type !== 'ClassDeclaration') return text;
          const { name } = node.id ?? { name: '' };
          if (!unusedOfFirestore.includes(name)) return text;
          missing.delete(name);
          return `function ${name}() { throw new Error('${name} is left out of this build.'); }`;
        });
        return { code: remaining.join('\n'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(
          `Firestore no longer has ${[...missing].join(', ')}: look what takes their place.`,
        );
    },
  };
}

/**
 * Parts of libraries that we never use and no bundler can leave out, with what stands in for them
 * in the browser.
 */
const unusedParts = [
  {
    // Each link would carry what prefetches the modules of a route.
    name: "React Router's framework mode",
    path: /node_modules[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    code: `import { createContext } from 'react';
const FrameworkContext = createContext(undefined);
const usePrefetchBehavior = () => [false, undefined, {}];
const mergeRefs = (ref) => ref;
const Nothing = () => null;
export { FrameworkContext, mergeRefs, usePrefetchBehavior, Nothing as CRITICAL_CSS_DATA_ATTRIBUTE, Nothing as Links, Nothing as Meta };
export { Nothing as PrefetchPageLinks, Nothing as Scripts, Nothing as setIsHydrated, Nothing as useFrameworkContext };`,
  },
];

/**
 * Should a library no longer bring such a part, the build fails here: look what it brings instead.
 */
function withoutUnusedParts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-unused-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: unusedParts.map(({ path }) => path) },
      handler: (id) => {
        const part = unusedParts.find(({ path }) => path.test(id));
        if (part) met.add(part.name);
        return part?.code;
      },
    },
    buildEnd(error) {
      const gone = unusedParts.filter(({ name }) => !met.has(name));
      if (!error && gone.length > 0)
        this.error(`No longer loaded: ${gone.map(({ name }) => name).join(', ')}.`);
    },
  };
}

/**
 * Inlines `src/preload.ts`, which runs before first paint; the policy allows it by its hash. A
 * separate file would cost a patient's phone another round trip before it can request the practice.
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
        build: {
          write: false,
          lib: { entry: `${root}src/preload.ts`, formats: ['iife'], name: 'preload' },
        },
      });
      const [bundle] = Array.isArray(bundles) ? bundles : [];
      code = bundle?.output[0].code.trim() ?? this.error('preload.ts came to nothing.');
    },
    // Before the stylesheets, which would otherwise delay the script.
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<title>', () => `<script data-preload>${code}</script>\n    <title>`),
    },
  };
}

/**
 * The policy is part of the page, since Hosting's headers do not vary by mode. `build.ts` adds
 * statistics, only on their pages. The dev server needs inline scripts and has no policy.
 */
function contentSecurityPolicy(mode: string, env: Record<string, string>): Plugin {
  const isEmulator = mode === 'emulator';
  const database = isEmulator
    ? `http://${env.VITE_FIRESTORE_EMULATOR}`
    : 'https://firestore.googleapis.com';

  // App Check's proof for bookings, likewise.
  const appCheck = env.VITE_APP_CHECK_KEY
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : [];
  const appCheckBackend = env.VITE_APP_CHECK_KEY
    ? ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/']
    : [];
  const appCheckFrames = env.VITE_APP_CHECK_KEY
    ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
    : [];
  const ownAuthDomain = env.VITE_FIREBASE_AUTH_DOMAIN
    ? [`https://${env.VITE_FIREBASE_AUTH_DOMAIN}`]
    : [];

  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) => {
        // Only redirect sign-in needs scripts and frames of other origins.
        const isLogin = filename.endsWith('login.html') && !isEmulator;
        // The Auth SDK loads these for it: Google's loader and the library it requests, nothing
        // else from that host.
        const googleScripts = [
          'https://apis.google.com/js/api.js',
          'https://apis.google.com/_/scs/abc-static/_/js/',
        ];
        const inline = [...html.matchAll(/<script data-preload>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => `'sha256-${hashOf(code)}'`,
        );
        const policy = {
          'default-src': ["'self'"],
          'script-src': ["'self'", ...(isLogin ? googleScripts : appCheck), ...inline],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'blob:', 'data:'],
          // The blob of a video, where the server supports no range requests.
          'media-src': ["'self'", 'blob:'],
          'font-src': ["'self'"],
          'connect-src': [
            "'self'",
            database,
            ...signInHosts(mode, env),
            ...(isLogin ? [] : appCheckBackend),
          ],
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
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
