/** The files on this machine that a deployment takes with it: parameters, and the operator's data. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { operator, operatorPapers, otherSubProcessors } from '@platzwart/domain/legal/operator';
// Declares the parameters.
import '@platzwart/functions/services';
import { declaredParams } from 'firebase-functions/params';
import { placeholders } from '../../web/placeholders.ts';
import * as content from '../../web/src/content/operator.ts';
import { type Check, check, problems } from './check.ts';
import { first, hostOf, type Known } from './known.ts';

export type Values = Readonly<Record<string, string | undefined>>;

const functionsFile = ({ project }: Known) => `functions/.env.${project}`;
const webFile = 'web/.env.production.local';

/** Those that need not be said, as lines of that file. */
const defaultsMissing = ({ functions }: Known) =>
  declaredParams.flatMap(({ name, options }) =>
    'default' in options && functions[name] === undefined ? [`${name}=${options.default}`] : [],
  );

const invented = () =>
  placeholders({
    operator: { ...operator, ...operatorPapers },
    otherSubProcessors,
    ...content,
  });
const isSubProcessor = (line: string) =>
  line.startsWith('otherSubProcessors') || line.startsWith('operator.mailService');

export const ofSettings: readonly Check[] = [
  check<{ apps?: { appId?: string; state?: string }[] }>({
    name: 'Web-App',
    ask: first.webApps,
    lacks: ({ apps = [] }, { web }) =>
      problems(
        !apps.some(
          ({ appId, state }) => appId === web.VITE_FIREBASE_APP_ID && state !== 'DELETED',
        ) &&
          (web.VITE_FIREBASE_APP_ID
            ? `${web.VITE_FIREBASE_APP_ID} gehört nicht zu diesem Projekt`
            : `VITE_FIREBASE_APP_ID fehlt in ${webFile}`),
      ),
    mend: ({ project }) =>
      [
        '# einmal; „default site now?“ mit y beantworten, ihre id ist die des Projekts',
        `npx firebase apps:create WEB Platzwart --project ${project}`,
        `# apiKey und appId daraus nach ${webFile}, siehe unten`,
        `npx firebase apps:sdkconfig WEB --project ${project}`,
      ].join('\n'),
  }),
  check<unknown>({
    name: 'Angaben der Functions',
    stops: true,
    lacks: (_body, { functions }) =>
      problems(
        !/^https:\/\/[^/]+$/.test(functions.ORIGIN ?? '') && 'ORIGIN (https://…, ohne / am Ende)',
        !functions.MAIL_FROM?.includes('@') && 'MAIL_FROM',
        functions.PUSH_TEST_ORIGIN && 'PUSH_TEST_ORIGIN gehört in den Emulator: weg damit',
      ),
    mend: (known) => `${functionsFile(known)}: ORIGIN=https://… und MAIL_FROM=…`,
  }),
  check<unknown>({
    name: 'Jeder Parameter hat einen Wert',
    advised: true,
    lacks: (_body, known) =>
      problems(
        defaultsMissing(known).length > 0 &&
          'nicht alle: Nach den übrigen fragt das Deployment, und ohne Terminal bricht es ab',
      ),
    mend: (known) =>
      [`${functionsFile(known)}, wie vorgegeben:`, ...defaultsMissing(known)].join('\n'),
  }),
  check<unknown>({
    name: 'Adresse für Nachrichten an euch (OPERATOR_EMAIL)',
    advised: true,
    lacks: (_body, { functions }) => problems(!functions.OPERATOR_EMAIL && 'fehlt'),
    mend: (known) => `${functionsFile(known)}: OPERATOR_EMAIL=…`,
  }),
  check<unknown>({
    name: 'Angaben der Web-App',
    stops: true,
    lacks: (_body, known) => {
      const { web, functions, project } = known;
      return problems(
        web.VITE_FIREBASE_PROJECT_ID !== project && `VITE_FIREBASE_PROJECT_ID ist nicht ${project}`,
        !web.VITE_FIREBASE_API_KEY && 'VITE_FIREBASE_API_KEY',
        !web.VITE_FIREBASE_APP_ID && 'VITE_FIREBASE_APP_ID',
        web.VITE_ORIGIN !== functions.ORIGIN && 'VITE_ORIGIN ist nicht ORIGIN',
        // Sign-in asks no other host.
        web.VITE_FIREBASE_AUTH_DOMAIN !== hostOf(known) &&
          `VITE_FIREBASE_AUTH_DOMAIN ist nicht ${hostOf(known) || 'die Domain aus ORIGIN'}`,
      );
    },
    mend: (known) =>
      [
        `${webFile}, mit apiKey und appId aus npx firebase apps:sdkconfig WEB --project ${known.project}:`,
        `VITE_FIREBASE_PROJECT_ID=${known.project}`,
        'VITE_FIREBASE_API_KEY=…',
        'VITE_FIREBASE_APP_ID=…',
        `VITE_FIREBASE_AUTH_DOMAIN=${hostOf(known) || '…'}`,
        `VITE_ORIGIN=${known.functions.ORIGIN ?? 'https://…'}`,
      ].join('\n'),
  }),
  check<unknown>({
    name: 'App Check an beiden Enden gleich',
    stops: true,
    lacks: (_body, { functions, web }) => {
      const [asked, shown] = [functions.APP_CHECK === 'true', Boolean(web.VITE_APP_CHECK_KEY)];
      return problems(
        asked &&
          !shown &&
          'APP_CHECK=true, aber VITE_APP_CHECK_KEY fehlt: Niemand könnte zustimmen',
        shown && !asked && 'VITE_APP_CHECK_KEY ist da, aber APP_CHECK=true fehlt',
      );
    },
    mend: (known) => `${functionsFile(known)} und ${webFile}: beides oder keines`,
  }),
  check<unknown>({
    name: 'Umsatzsteuer auf Rechnungen',
    stops: 'no-vat',
    // Every price is shown with it (`functions/domain/billing/vat.ts`).
    lacks: (_body, { functions }) =>
      problems(
        functions.STRIPE_TAX !== 'true' &&
          'aus (STRIPE_TAX), obwohl neben jedem Preis steht, was dazukommt',
      ),
    mend: (known) =>
      `${functionsFile(known)}: STRIPE_TAX=true; oder functions/domain/billing/vat.ts berichtigen`,
  }),
  check<unknown>({
    name: 'Wer sonst Daten verarbeitet',
    stops: 'no-sub-processors',
    lacks: () => invented().filter(isSubProcessor),
    mend: () => 'functions/domain/legal/operator.ts: mailService und otherSubProcessors',
  }),
  check<unknown>({
    name: 'Wer ihr seid',
    stops: 'invented-operator',
    lacks: () => invented().filter((line) => !isSubProcessor(line)),
    mend: () => 'functions/domain/legal/operator.ts und web/src/content/operator.ts',
  }),
];

/**
 * Reads them like the Firebase command line and Vite: later files win, the process's environment
 * last.
 */
export function valuesIn(root: URL, files: readonly string[], environment: Values = {}): Values {
  const read = files.map((file) => {
    try {
      return parseEnv(readFileSync(new URL(file, root), 'utf8'));
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return {};
      throw error;
    }
  });
  return Object.assign({}, ...read, environment) as Values;
}

/** Env files of that project's functions, also under its aliases from `npx firebase use --add`. */
export function functionsFiles(root: URL, project: string): string[] {
  const { projects = {} } = (
    existsSync(new URL('.firebaserc', root))
      ? JSON.parse(readFileSync(new URL('.firebaserc', root), 'utf8'))
      : {}
  ) as { projects?: Record<string, string> };
  const names = Object.keys(projects).filter((name) => projects[name] === project);
  return ['', ...names.map((name) => `.${name}`), `.${project}`].map(
    (name) => `functions/.env${name}`,
  );
}

export const webFiles = ['', '.local', '.production', '.production.local'].map(
  (name) => `web/.env${name}`,
);
