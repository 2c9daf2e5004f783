/**
 * What the account that functions run as may do, asked of Google's Policy Troubleshooter, which
 * knows every role and inherited policy; who may call functions over HTTP; Eventarc's own account.
 */
import { services } from '@platzwart/functions/services';
import { type Check, check, named, problems } from './check.ts';
import { first, type Known, region } from './known.ts';

/** By the names that Cloud Run gives them, in lower case. */
const servicesWith = (isOne: (options: object) => boolean) =>
  Object.entries(services)
    .filter(([, { options }]) => isOne(options))
    .map(([name]) => name.toLowerCase());

const queued = servicesWith((options) => 'rateLimits' in options);
const publicServices = servicesWith((options) =>
  ['document', 'schedule', 'rateLimits'].every((trigger) => !(trigger in options)),
);

type Right = {
  readonly name: string;
  readonly permission: string;
  readonly role: string;
  /** Below `//`; by default the project. */
  readonly resource?: (known: Known) => string;
  /** A deployment makes it. */
  readonly isDeployed?: true;
  readonly account?: (known: Known) => string | undefined;
};

const own = ({ project, runsAs }: Known) =>
  `iam.googleapis.com/projects/${project}/serviceAccounts/${runsAs}`;

const rights: readonly Right[] = [
  {
    name: 'liest und schreibt Firestore',
    permission: 'datastore.entities.update',
    role: 'roles/datastore.user',
  },
  {
    name: 'liest und ändert Konten',
    permission: 'firebaseauth.users.update',
    role: 'roles/firebaseauth.admin',
  },
  {
    name: 'unterschreibt eigene Tokens',
    permission: 'iam.serviceAccounts.signBlob',
    role: 'roles/iam.serviceAccountTokenCreator',
    resource: own,
  },
  {
    name: 'füllt Warteschlangen',
    permission: 'cloudtasks.tasks.create',
    role: 'roles/cloudtasks.enqueuer',
  },
  {
    name: 'gibt Warteschlangen sein Konto',
    permission: 'iam.serviceAccounts.actAs',
    role: 'roles/iam.serviceAccountUser',
    resource: own,
  },
  ...queued.map((service) => ({
    name: `ruft ${service} auf`,
    permission: 'run.routes.invoke',
    role: 'roles/run.invoker',
    isDeployed: true as const,
    resource: ({ project }: Known) =>
      `run.googleapis.com/projects/${project}/locations/${region}/services/${service}`,
  })),
  {
    name: 'empfängt Ereignisse',
    permission: 'eventarc.events.receiveEvent',
    role: 'roles/eventarc.eventReceiver',
  },
  {
    name: 'schreibt Logs',
    permission: 'logging.logEntries.create',
    role: 'roles/logging.logWriter',
  },
  {
    name: 'baut Functions',
    permission: 'artifactregistry.repositories.uploadArtifacts',
    role: 'roles/cloudbuild.builds.builder',
    // Builds have the default account, whatever functions run as.
    account: ({ number }) => number && `${number}-compute@developer.gserviceaccount.com`,
  },
];

const accountFor = (right: Right, known: Known) =>
  right.account ? right.account(known) : known.runsAs;

type Policy = { bindings?: { role?: string; members?: string[] }[] };
const has = ({ bindings = [] }: Policy, role: string, member: string) =>
  bindings.some((one) => one.role === role && one.members?.includes(member));

const eventarc = ({ number }: Known) =>
  `serviceAccount:service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`;

export const ofRights: readonly Check[] = [
  ...rights.map((right) =>
    check<{ access?: string }>({
      name: `Konto der Functions: ${right.name}`,
      ...(right.isDeployed && { isDeployed: true }),
      ask: (known) => {
        const principal = accountFor(right, known);
        return principal
          ? {
              url: 'https://policytroubleshooter.googleapis.com/v1/iam:troubleshoot',
              body: {
                accessTuple: {
                  principal,
                  permission: right.permission,
                  fullResourceName: `//${right.resource?.(known) ?? `cloudresourcemanager.googleapis.com/projects/${known.project}`}`,
                },
              },
            }
          : first.project(known);
      },
      lacks: ({ access }, known) =>
        access === 'GRANTED'
          ? []
          : [
              access === 'NOT_GRANTED'
                ? `${accountFor(right, known)} fehlt ${right.permission}`
                : `nicht zu sehen (${access}): Dafür braucht ihr selbst roles/iam.securityReviewer`,
            ],
      mend: (known) =>
        `gcloud projects add-iam-policy-binding ${known.project} --member=serviceAccount:${accountFor(right, known) ?? 'KONTO'} --role=${right.role} --condition=None`,
    }),
  ),
  check<Policy>({
    name: 'Konto von Eventarc',
    ask: (known) =>
      known.number
        ? {
            url: `https://cloudresourcemanager.googleapis.com/v3/projects/${known.project}:getIamPolicy`,
            body: {},
          }
        : first.project(known),
    lacks: (policy, known) =>
      problems(
        !has(policy, 'roles/eventarc.serviceAgent', eventarc(known)) &&
          'hat seine Rolle noch nicht: Das erste Deployment der Trigger schlüge fehl',
      ),
    mend: (known) =>
      [
        `gcloud beta services identity create --service=eventarc.googleapis.com ${named(known)}`,
        `gcloud projects add-iam-policy-binding ${known.project} --member=${eventarc(known)} --role=roles/eventarc.serviceAgent --condition=None`,
        '# dann fünf Minuten warten',
      ].join('\n'),
  }),
  ...publicServices.map((service) =>
    check<Policy>({
      name: `${service} ist von außen zu erreichen`,
      isDeployed: true,
      ask: ({ project }) => ({
        url: `https://run.googleapis.com/v2/projects/${project}/locations/${region}/services/${service}:getIamPolicy`,
      }),
      lacks: (policy) =>
        problems(
          !has(policy, 'roles/run.invoker', 'allUsers') && 'allUsers fehlt: Aufrufe bekommen 403',
        ),
      mend: (known) =>
        `gcloud run services add-iam-policy-binding ${service} --region=${region} --member=allUsers --role=roles/run.invoker ${named(known)}`,
    }),
  ),
];
