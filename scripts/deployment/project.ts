/** The project itself: billing, APIs, quotas. */
import { maxInstances } from '@platzwart/functions/services';
import { type Check, check, named, problems } from './check.ts';
import { first, region } from './known.ts';

const apis = [
  'apikeys',
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudquotas',
  'cloudresourcemanager',
  'cloudscheduler',
  'cloudtasks',
  // Makes the account that functions run as.
  'compute',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'orgpolicy',
  'policytroubleshooter',
  'pubsub',
  'run',
  'secretmanager',
  'securetoken',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** Service Usage enables no more by one request (`BatchEnableServices`). */
const apisAtOnce = 20;

/** Cloud Run counts CPUs in thousandths and memory in bytes; each service may have so many instances. */
const quotas = [
  { id: 'CpuAllocPerProjectRegion', needs: maxInstances * 1000, unit: 'Tausendstel CPU' },
  { id: 'MemAllocPerProjectRegion', needs: maxInstances * 2 ** 30, unit: 'Byte' },
];

type OrganisationRule = {
  allowAll?: boolean;
  enforce?: boolean;
  values?: { allowedValues?: string[] };
};

/** About accounts of others: the old one, and Google's successor, each with what lifts it. */
const organisationRules: readonly { name: string; lifted: OrganisationRule }[] = [
  { name: 'iam.allowedPolicyMemberDomains', lifted: { allowAll: true } },
  { name: 'iam.managed.allowedPolicyMembers', lifted: { enforce: false } },
];

export const ofProject: readonly Check[] = [
  check<{ state?: string }>({
    name: 'Projekt',
    ask: first.project,
    mayBeHidden: true,
    lacks: ({ state }) => problems(state !== 'ACTIVE' && `Zustand ${state}`),
    mend: ({ project }) => `gcloud projects create ${project}`,
  }),
  check<{ state?: string }>({
    name: 'Firebase im Projekt',
    ask: ({ project }) => ({
      url: `https://firebase.googleapis.com/v1beta1/projects/${project}`,
    }),
    mayBeHidden: true,
    lacks: ({ state }) => problems(state !== 'ACTIVE' && `Zustand ${state}`),
    mend: ({ project }) => `npx firebase projects:addfirebase ${project}`,
  }),
  check<{ billingEnabled?: boolean }>({
    name: 'Abrechnung (Tarif Blaze)',
    ask: first.billing,
    lacks: ({ billingEnabled }) => problems(!billingEnabled && 'kein Abrechnungskonto'),
    mend: ({ project }) =>
      `# KONTO: ACCOUNT_ID aus der ersten Zeile\ngcloud billing accounts list\ngcloud billing projects link ${project} --billing-account=KONTO`,
  }),
  check<{ services?: { config?: { name?: string }; name?: string }[] }>({
    name: 'APIs',
    ask: ({ project }) => ({
      url: `https://serviceusage.googleapis.com/v1/projects/${project}/services?filter=state:ENABLED&pageSize=200`,
    }),
    lacks: ({ services: enabled = [] }) => {
      const on = enabled.map(({ config, name }) => config?.name ?? name?.split('/').at(-1));
      return apis.filter((api) => !on.includes(api));
    },
    mend: (known, said = apis) => {
      const off = apis.filter((api) => said.includes(api));
      return Array.from({ length: Math.ceil(off.length / apisAtOnce) }, (_, i) =>
        off.slice(i * apisAtOnce, (i + 1) * apisAtOnce),
      )
        .map((some) => `gcloud services enable ${some.join(' ')} ${named(known)}`)
        .join('\n');
    },
  }),
  ...organisationRules.map(({ name, lifted }) =>
    check<{ spec?: { rules?: OrganisationRule[] } }>({
      name: `Organisationsregel ${name}`,
      advised: true,
      ask: ({ project }) => ({
        url: `https://orgpolicy.googleapis.com/v2/projects/${project}/policies/${name}:getEffectivePolicy`,
      }),
      mayBeAbsent: true,
      lacks: ({ spec }) =>
        problems(
          spec?.rules?.some(
            ({ enforce, values }) => enforce || (values?.allowedValues ?? []).length > 0,
          ) && 'sie verbietet allUsers: Alle Aufrufe über HTTP bekämen 403',
        ),
      // The rule is the organisation's: deleting the project's own would change nothing.
      mend: ({ project }) =>
        [
          `echo '${JSON.stringify({ name: `projects/${project}/policies/${name}`, spec: { rules: [lifted] } })}' > policy.json`,
          '# darf roles/orgpolicy.policyAdmin der Organisation',
          'gcloud org-policies set-policy policy.json',
        ].join('\n'),
    }),
  ),
  ...quotas.map(({ id, needs, unit }) =>
    check<{
      dimensionsInfos?: {
        dimensions?: { region?: string };
        applicableLocations?: string[];
        details?: { value?: string };
      }[];
    }>({
      name: `Kontingent ${id}`,
      ask: ({ project }) => ({
        url: `https://cloudquotas.googleapis.com/v1/projects/${project}/locations/global/services/run.googleapis.com/quotaInfos/${id}`,
      }),
      lacks: ({ dimensionsInfos = [] }) => {
        const here = dimensionsInfos.find(
          ({ dimensions, applicableLocations = [] }) =>
            dimensions?.region === region || applicableLocations.includes(region),
        );
        const value = Number(here?.details?.value);
        // -1: without limit.
        return Number.isNaN(value)
          ? [`für ${region} steht keine Zahl da`]
          : problems(value >= 0 && value < needs && `${value} statt ${needs} ${unit}`);
      },
      mend: ({ project }) =>
        `https://console.cloud.google.com/iam-admin/quotas?project=${project} : ${id} in ${region} auf mindestens ${needs} erhöhen lassen (dauert Tage; sonst maxInstances in functions/src/services.ts senken)`,
    }),
  ),
];
