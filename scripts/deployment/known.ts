/** What the checks of a deployment need to know of a project before they can ask their questions. */

import type { Answer, Ask, Question } from './questions.ts';
import type { Values } from './settings.ts';

export type Known = {
  readonly project: string;
  readonly now: Date;
  /** Parameters of the functions and of the web build, from files on this machine. */
  readonly functions: Values;
  readonly web: Values;
  /** Names of the DKIM key and of the bounces' domain, which only the mail service knows. */
  readonly dkim?: string | undefined;
  readonly returnPath?: string | undefined;
  /** The project's number, if it answered. */
  readonly number?: string | undefined;
  /** Whether functions are there. */
  readonly isDeployed?: boolean;
  /** The account that functions run as. */
  readonly runsAs?: string | undefined;
  readonly webApp?: { readonly apiKeyId?: string } | undefined;
  readonly billingAccount?: string | undefined;
  readonly googleClient?: string | undefined;
  readonly ruleset?: string | undefined;
  /** When the database was made, also by a restore. */
  readonly databaseSince?: string | undefined;
  readonly secrets: { readonly SMTP_URL?: string; readonly STRIPE_SECRET_KEY?: string };
};

export const region = 'europe-west3';

/** The host of the product's own address; '' while no parameter says it. */
export const hostOf = ({ functions }: Pick<Known, 'functions'>) =>
  URL.parse(functions.ORIGIN ?? '')?.hostname ?? '';

/** Of the sender's address. */
export const mailDomainOf = ({ functions }: Pick<Known, 'functions'>) =>
  /@([^@>\s]+)/.exec(functions.MAIL_FROM ?? '')?.[1] ?? '';

/** Questions whose answers others need. */
export const first = {
  project: ({ project }: Known): Question => ({
    url: `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`,
  }),
  webApps: ({ project }: Known): Question => ({
    url: `https://firebase.googleapis.com/v1beta1/projects/${project}/webApps?pageSize=100`,
  }),
  functions: ({ project }: Known): Question => ({
    url: `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions?pageSize=100`,
  }),
  billing: ({ project }: Known): Question => ({
    url: `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  }),
  googleSignIn: ({ project }: Known): Question => ({
    url: `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`,
  }),
  database: ({ project }: Known) => ({
    url: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  }),
  rules: ({ project }: Known): Question => ({
    url: `https://firebaserules.googleapis.com/v1/projects/${project}/releases/cloud.firestore`,
  }),
};

export const secretOf = ({ project }: Known, name: string): Question => ({
  url: `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`,
});

/** Adds what the project itself answers. */
export async function learn(known: Known, ask: Ask): Promise<Known> {
  const [project, webApps, functions, billing, google, database, rules, smtp, stripe] =
    await Promise.all(
      [
        first.project(known),
        first.webApps(known),
        first.functions(known),
        first.billing(known),
        first.googleSignIn(known),
        first.database(known),
        first.rules(known),
        secretOf(known, 'SMTP_URL'),
        secretOf(known, 'STRIPE_SECRET_KEY'),
      ].map(ask),
    );
  const number = bodyOf<{ name?: string }>(project)?.name?.replace(/^projects\//, '');
  const deployed = bodyOf<{ functions?: { serviceConfig?: { serviceAccountEmail?: string } }[] }>(
    functions,
  )?.functions?.[0]?.serviceConfig?.serviceAccountEmail;
  return {
    ...known,
    number,
    isDeployed: deployed !== undefined,
    // Before the first deployment: whom it will choose.
    runsAs: deployed ?? (number && `${number}-compute@developer.gserviceaccount.com`),
    webApp: bodyOf<{ apps?: { appId?: string; apiKeyId?: string }[] }>(webApps)?.apps?.find(
      ({ appId }) => appId !== undefined && appId === known.web.VITE_FIREBASE_APP_ID,
    ),
    billingAccount: bodyOf<{ billingAccountName?: string }>(billing)?.billingAccountName,
    googleClient: bodyOf<{ clientId?: string }>(google)?.clientId,
    databaseSince: bodyOf<{ createTime?: string }>(database)?.createTime,
    ruleset: bodyOf<{ rulesetName?: string }>(rules)?.rulesetName,
    secrets: {
      ...secretIn('SMTP_URL', smtp),
      ...secretIn('STRIPE_SECRET_KEY', stripe),
    },
  };
}

function bodyOf<Body>(answer: Answer | undefined): Body | undefined {
  return answer && 'status' in answer && answer.status === 200 ? (answer.body as Body) : undefined;
}

function secretIn(name: string, answer: Answer | undefined): Record<string, string> {
  const data = bodyOf<{ payload?: { data?: string } }>(answer)?.payload?.data;
  return data ? { [name]: Buffer.from(data, 'base64').toString().trim() } : {};
}
