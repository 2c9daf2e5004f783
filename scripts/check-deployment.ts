/**
 * Runs before `firebase deploy` (`predeploy` in firebase.json): App Check is off at both ends, or on
 * at both, where people may agree to it; invoices must carry the tax that our pages show; and nothing
 * may stand in for push services.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';

type Values = Readonly<Record<string, string | undefined>>;

/**
 * In: parameters of the functions and of the web build. Out: the error in one sentence; '' if
 * deployment may proceed.
 */
export function problemOf(functions: Values, web: Values): string {
  if (functions.PUSH_TEST_ORIGIN)
    return 'PUSH_TEST_ORIGIN belongs to the emulator: remove it from functions/.env.<project>.';
  const [asked, shown] = [functions.APP_CHECK === 'true', Boolean(web.VITE_APP_CHECK_KEY)];
  if (asked === shown) return '';
  return asked
    ? 'The functions ask App Check (APP_CHECK=true), but the web app has no VITE_APP_CHECK_KEY in web/.env.production.local: nobody could agree to it.'
    : 'The web app has a VITE_APP_CHECK_KEY, but functions/.env.<project> does not say APP_CHECK=true: say so, or remove the key.';
}

/**
 * Every price is shown with tax (`functions/domain/billing/vat.ts`), so Stripe Tax must charge it.
 * `NO_VAT_KNOWINGLY=true` allows a deployment of an operator who owes none.
 */
export function taxProblemOf(functions: Values): string {
  if (functions.STRIPE_TAX === 'true' || functions.NO_VAT_KNOWINGLY === 'true') return '';
  return 'Invoices would carry no VAT, though every price is shown with it: set STRIPE_TAX=true in functions/.env.<project>, or say NO_VAT_KNOWINGLY=true and correct functions/domain/billing/vat.ts.';
}

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

/** Env files of that project's functions, also under its aliases from `firebase use --add`. */
export function functionsFiles(root: URL, project: string): string[] {
  const { projects = {} } = JSON.parse(readFileSync(new URL('.firebaserc', root), 'utf8')) as {
    projects?: Record<string, string>;
  };
  const names = Object.keys(projects).filter((name) => projects[name] === project);
  return ['', ...names.map((name) => `.${name}`), `.${project}`].map(
    (name) => `functions/.env${name}`,
  );
}

const webFiles = ['', '.local', '.production', '.production.local'].map(
  (name) => `web/.env${name}`,
);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = new URL('..', import.meta.url);
  const project = process.env.GCLOUD_PROJECT;
  const functions = project ? valuesIn(root, functionsFiles(root, project)) : {};
  const problem = project
    ? problemOf(functions, valuesIn(root, webFiles, process.env)) || taxProblemOf(functions)
    : `No project is named (GCLOUD_PROJECT): \`firebase deploy\` does, in ${fileURLToPath(root)}.`;
  if (problem) {
    console.error(`✗ ${problem}`);
    process.exitCode = 1;
  }
}
