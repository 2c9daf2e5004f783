/**
 * What a project would answer to `npm run deploy:check`, by check: as it should be, and as it should
 * not. Written after the schemas in Google's discovery documents (revisions of 2026) and in Stripe's
 * API reference; none of them was recorded.
 */
import { readFileSync } from 'node:fs';
import { plan } from '@platzwart/domain/billing/pricing';
import {
  heardEvents,
  lookupKeys,
  portalMark,
  webhookPath,
} from '@platzwart/functions/billing/stripe-names';
import { believedNetworks } from '@platzwart/functions/core/google-networks';
import { services } from '@platzwart/functions/services';
import Stripe from 'stripe';
import { plansFor, policiesFor, uptimeChecksFor } from '../../scripts/deployment/alert-plans.ts';
import { steps } from '../../scripts/deployment/checks.ts';
import type { Known } from '../../scripts/deployment/known.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const origin = 'https://platzwart.test';
const project = 'platzwart-live';

export const known: Known = {
  project,
  now: new Date('2027-03-01T09:00:00Z'),
  functions: {
    ORIGIN: origin,
    MAIL_FROM: 'post@mail.platzwart.test',
    OPERATOR_EMAIL: 'wir@anderswo.test',
    STRIPE_TAX: 'true',
    APP_CHECK: 'true',
  },
  web: {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: 'AIza',
    VITE_FIREBASE_APP_ID: '1:1234:web:ab',
    VITE_FIREBASE_AUTH_DOMAIN: 'platzwart.test',
    VITE_ORIGIN: origin,
    VITE_APP_CHECK_KEY: '6Lc',
  },
  dkim: 's1',
  number: '1234',
  isDeployed: true,
  runsAs: '1234-compute@developer.gserviceaccount.com',
  webApp: { apiKeyId: 'key-1' },
  billingAccount: 'billingAccounts/01-AB',
  googleClient: '1234-x.apps.googleusercontent.com',
  ruleset: `projects/${project}/rulesets/r1`,
  secrets: { SMTP_URL: 'smtp://u:p@mail.test:587', STRIPE_SECRET_KEY: 'sk_live_1' },
};

type Answers = {
  readonly good: unknown;
  readonly bad: readonly unknown[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly badHeaders?: Readonly<Record<string, string>>;
};

const enabledApis = [
  ...new Set(
    steps
      .flatMap(({ checks }) => checks)
      .flatMap(({ name, mend }) =>
        name === 'APIs' ? (mend(known).match(/[a-z]+\.googleapis\.com/g) ?? []) : [],
      ),
  ),
];
const indexes = JSON.parse(read('firestore.indexes.json')) as {
  indexes: { collectionGroup: string; queryScope: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
};
const inDatabase = `projects/${project}/databases/(default)`;
const storedIndexes = indexes.indexes.map(({ collectionGroup, queryScope, fields }, i) => ({
  name: `${inDatabase}/collectionGroups/${collectionGroup}/indexes/C${i}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
  state: 'READY',
}));
const expiring = indexes.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup, fieldPath }) => ({
    name: `${inDatabase}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    ttlConfig: { state: 'ACTIVE' },
  }));
const quota = (value: string) => ({
  name: 'projects/1234/locations/global/services/run.googleapis.com/quotaInfos/X',
  quotaId: 'X',
  dimensionsInfos: [
    { applicableLocations: ['us-central1'], details: { value: '1' } },
    {
      dimensions: { region: 'europe-west3' },
      applicableLocations: ['europe-west3'],
      details: { value },
    },
  ],
});
const domain = {
  hostState: 'HOST_ACTIVE',
  ownershipState: 'OWNERSHIP_ACTIVE',
  cert: { state: 'CERT_ACTIVE' },
};
const authentication = {
  name: 'projects/1234/config',
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: {},
    allowDuplicateEmails: false,
  },
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 10 } }],
  },
};
const key = (restrictions: object) => ({ uid: 'key-1', restrictions });
const targets = ['identitytoolkit', 'securetoken', 'firestore', 'firebaseappcheck'].map((name) => ({
  service: `${name}.googleapis.com`,
}));
const txt = (...texts: string[]) => ({
  Status: 0,
  Answer: texts.map((data) => ({ name: 'x.', type: 16, TTL: 300, data })),
});
const price = (interval: 'month' | 'year', first: number, further: number) => ({
  id: `price_${interval}`,
  object: 'price',
  lookup_key: lookupKeys[interval],
  active: true,
  currency: 'eur',
  product: 'prod_1',
  recurring: { interval, interval_count: 1 },
  tiers_mode: 'graduated',
  tax_behavior: 'exclusive',
  tiers: [
    { up_to: plan.includedLocations, unit_amount: first * 100 },
    { up_to: null, unit_amount: further * 100 },
  ],
});
const monthly = price('month', plan.monthly, plan.extraLocationMonthly);
const yearly = price('year', plan.yearly, plan.extraLocationYearly);
const ours = { metadata: { [portalMark.key]: portalMark.value } };
const webhook = {
  id: 'we_1',
  url: `${origin}${webhookPath}`,
  status: 'enabled',
  api_version: Stripe.API_VERSION,
  enabled_events: [...heardEvents],
};
const registered = (type: string) => ({ country: 'AT', country_options: { at: { type } } });
const stored = (day: string) => ({ timeCreated: `${day}T08:00:00Z` });
const inRegion = `projects/${project}/locations/europe-west3`;
const named = Object.entries(services).map(([name, { options }]) => ({ name, options }));
const deployed = named.map(({ name, options }) => ({
  name: `${inRegion}/functions/${name}`,
  state: 'ACTIVE',
  buildConfig: { runtime: 'nodejs24' },
  serviceConfig: {
    environmentVariables: known.functions,
    minInstanceCount: 1,
    secretEnvironmentVariables: (options as unknown as { secrets: { name: string }[] }).secrets.map(
      ({ name: secret }) => ({
        key: secret,
        secret,
        version: 'latest',
      }),
    ),
  },
}));
const invoker = (member: string) => ({
  bindings: [{ role: 'roles/run.invoker', members: [member] }],
});
const agent = 'serviceAccount:service-1234@gcp-sa-eventarc.iam.gserviceaccount.com';

const policies = policiesFor(plansFor('platzwart.test'), ['projects/p/notificationChannels/1']);

const goog = (...networks: string[]) => ({
  syncToken: '1790000000000',
  creationTime: '2026-11-01T00:00:00.000000',
  prefixes: networks.map((network) =>
    network.includes(':') ? { ipv6Prefix: network } : { ipv4Prefix: network },
  ),
});

const secret: Answers = {
  good: { name: 'projects/1234/secrets/X/versions/1', state: 'ENABLED' },
  bad: [{ state: 'DESTROYED' }],
};
const queue: Answers = {
  good: { name: `${inRegion}/queues/x`, state: 'RUNNING' },
  bad: [{ state: 'PAUSED' }],
};
const right: Answers = {
  good: { access: 'GRANTED' },
  bad: [{ access: 'NOT_GRANTED' }, { access: 'UNKNOWN_INFO_DENIED' }],
};
const reachable: Answers = {
  good: invoker('allUsers'),
  bad: [{ etag: 'ACAB' }, invoker('serviceAccount:x')],
};

const byName: Record<string, Answers> = {
  Projekt: {
    good: { name: 'projects/1234', state: 'ACTIVE' },
    bad: [{ name: 'projects/1234', state: 'DELETE_REQUESTED' }],
  },
  'Firebase im Projekt': {
    good: { projectId: project, projectNumber: '1234', state: 'ACTIVE' },
    bad: [{ state: 'DELETED' }],
  },
  'Abrechnung (Tarif Blaze)': {
    good: { billingAccountName: 'billingAccounts/01-AB', billingEnabled: true },
    bad: [{ billingAccountName: '', billingEnabled: false }],
  },
  APIs: {
    good: { services: enabledApis.map((name) => ({ config: { name }, state: 'ENABLED' })) },
    bad: [{ services: enabledApis.slice(1).map((name) => ({ config: { name } })) }],
  },
  'Organisationsregel iam.allowedPolicyMemberDomains': {
    good: { spec: { rules: [{ allowAll: true }] } },
    bad: [{ spec: { rules: [{ values: { allowedValues: ['C0abc'] } }] } }],
  },
  'Organisationsregel iam.managed.allowedPolicyMembers': {
    good: { spec: { rules: [{ enforce: false }] } },
    bad: [{ spec: { rules: [{ enforce: true, parameters: { allowedMemberSubjects: [] } }] } }],
  },
  'Kontingent CpuAllocPerProjectRegion': {
    good: quota('20000'),
    bad: [quota('10000'), { dimensionsInfos: [] }],
  },
  'Kontingent MemAllocPerProjectRegion': { good: quota('-1'), bad: [quota('10737418240')] },
  Firestore: {
    good: { type: 'FIRESTORE_NATIVE', locationId: 'europe-west3' },
    bad: [
      { type: 'DATASTORE_MODE', locationId: 'europe-west3' },
      { type: 'FIRESTORE_NATIVE', locationId: 'eur3' },
    ],
  },
  Indexe: {
    good: { indexes: storedIndexes },
    bad: [
      { indexes: storedIndexes.slice(1) },
      { indexes: storedIndexes.map((index) => ({ ...index, state: 'CREATING' })) },
    ],
  },
  'Ablauf von Dokumenten (TTL)': {
    good: { fields: expiring },
    bad: [{ fields: expiring.slice(1) }],
  },
  Regeln: {
    good: { source: { files: [{ name: 'firestore.rules', content: read('firestore.rules') }] } },
    bad: [{ source: { files: [{ content: 'allow read, write;' }] } }],
  },
  'Domain bei Hosting': {
    good: domain,
    bad: [
      { ...domain, hostState: 'HOST_UNHOSTED' },
      { ...domain, ownershipState: 'OWNERSHIP_MISSING' },
      { ...domain, cert: { state: 'CERT_PROPAGATING' } },
      { ...domain, cert: undefined },
    ],
  },
  'Seite bei Hosting': {
    good: { name: `projects/${project}/sites/${project}`, type: 'DEFAULT_SITE' },
    bad: [
      { name: `projects/${project}/sites/another`, type: 'DEFAULT_SITE' },
      { name: `projects/${project}/sites/${project}`, type: 'USER_SITE' },
    ],
  },
  'DNS der Domain': {
    good: { Status: 0, Answer: [{ name: 'platzwart.test.', type: 1, data: '199.36.158.100' }] },
    bad: [{ Status: 3 }],
  },
  'Die Domain zeigt auf dieses Projekt': {
    good: { projectId: project },
    bad: [{ projectId: 'platzwart-staging' }],
  },
  'TLS und HSTS': {
    good: '<!doctype html>',
    headers: { 'strict-transport-security': 'max-age=86400' },
    bad: ['<!doctype html>'],
    badHeaders: {},
  },
  Authentication: {
    good: authentication,
    bad: [
      { ...authentication, signIn: { ...authentication.signIn, email: { enabled: true } } },
      { ...authentication, signIn: { ...authentication.signIn, anonymous: { enabled: true } } },
      { ...authentication, signIn: { ...authentication.signIn, allowDuplicateEmails: true } },
      { ...authentication, client: {} },
      {
        ...authentication,
        client: { permissions: { disabledUserDeletion: true, disabledUserSignup: true } },
      },
      { ...authentication, emailPrivacyConfig: {} },
      {
        ...authentication,
        passwordPolicyConfig: {
          ...authentication.passwordPolicyConfig,
          passwordPolicyEnforcementState: 'OFF',
        },
      },
      {
        ...authentication,
        passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
      },
    ],
  },
  'Erlaubte Domains der Anmeldung': {
    good: { authorizedDomains: ['localhost', 'platzwart.test'] },
    bad: [{ authorizedDomains: ['localhost', 'platzwart-live.web.app'] }],
  },
  'Anmeldung mit Google': {
    good: { enabled: true, clientId: '1234-x.apps.googleusercontent.com' },
    bad: [{ enabled: false, clientId: '1234' }, { enabled: true }],
  },
  'OAuth-Weiterleitung auf die eigene Domain': {
    good: '',
    status: 302,
    headers: { location: 'https://accounts.google.com/v3/signin/identifier?opparams=x' },
    bad: [''],
    badHeaders: { location: 'https://accounts.google.com/signin/oauth/error?authError=x' },
  },
  'Web-App': {
    good: { apps: [{ appId: '1:1234:web:ab', state: 'ACTIVE', apiKeyId: 'key-1' }] },
    bad: [
      { apps: [{ appId: '1:1234:web:other', state: 'ACTIVE' }] },
      { apps: [{ appId: '1:1234:web:ab', state: 'DELETED' }] },
    ],
  },
  'Schlüssel der Web-App': {
    good: key({ apiTargets: targets }),
    bad: [
      key({}),
      key({ apiTargets: targets.slice(1) }),
      key({ apiTargets: targets, browserKeyRestrictions: { allowedReferrers: [`${origin}/*`] } }),
    ],
  },
  'App Check erzwingt nichts': {
    good: { services: [{ name: 'projects/1234/services/x', enforcementMode: 'UNENFORCED' }] },
    bad: [
      {
        services: [
          { name: 'projects/1234/services/firestore.googleapis.com', enforcementMode: 'ENFORCED' },
        ],
      },
    ],
  },
  'App Check nach Zustimmung': {
    good: { siteKey: '6Lc', tokenTtl: '3600s' },
    bad: [{ siteKey: '6Ld' }],
  },
  SPF: {
    good: txt('google-site-verification=x', 'v=spf1 include:spf.mail.test ~all'),
    bad: [
      { Status: 3 },
      txt('v=spf1 include:a.test -all', 'v=spf1 include:b.test -all'),
      txt('v=spf1 +all'),
    ],
  },
  DKIM: {
    good: txt(`"v=DKIM1; k=rsa; p=${'A'.repeat(200)}" "${'B'.repeat(192)}"`),
    bad: [{ Status: 3 }, txt('v=DKIM1; p=')],
  },
  DMARC: {
    good: txt('v=DMARC1; p=quarantine; rua=mailto:x@platzwart.test'),
    bad: [txt('v=DMARC1;'), txt('v=DMARC1; p=none', 'v=DMARC1; p=reject')],
  },
  'Rückweg von E-Mails, die zurückkommen': {
    good: { Status: 0, Answer: [{ name: 'x.', type: 15, data: '10 mx.mail.test.' }] },
    bad: [{ Status: 0 }],
  },
  Produkt: {
    good: { object: 'list', data: [{ id: 'prod_1', ...ours }] },
    bad: [{ data: [{ id: 'prod_2', metadata: {} }] }],
  },
  Preise: {
    good: { data: [monthly, yearly] },
    bad: [{ data: [monthly] }, { data: [{ ...monthly, tiers: yearly.tiers }, yearly] }],
  },
  Kundenportal: { good: { data: [{ id: 'bpc_1', ...ours }] }, bad: [{ data: [] }] },
  Webhook: {
    good: { data: [webhook] },
    bad: [
      { data: [{ ...webhook, url: 'https://other.test/api/stripe/webhook' }] },
      { data: [{ ...webhook, status: 'disabled' }] },
      { data: [{ ...webhook, api_version: '2020-08-27' }] },
      { data: [{ ...webhook, enabled_events: ['invoice.paid'] }] },
    ],
  },
  'Steuer: Registrierungen': {
    good: { data: [registered('standard'), registered('oss_union')] },
    bad: [
      { data: [registered('standard')] },
      { data: [registered('oss_union')] },
      { data: [{ country: 'DE', status: 'active' }] },
    ],
  },
  'Steuer: Anschrift': {
    good: { object: 'tax.settings', status: 'active' },
    bad: [{ status: 'pending', status_details: { pending: { missing_fields: ['head_office'] } } }],
  },
  'Stand jeder Minute, Schutz vor Löschen': {
    good: {
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    bad: [
      {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
      { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
    ],
  },
  'Tägliche Sicherung': {
    good: { backupSchedules: [{ dailyRecurrence: {}, retention: '2592000s' }] },
    bad: [
      { backupSchedules: [{ weeklyRecurrence: { day: 'SUNDAY' }, retention: '2592000s' }] },
      { backupSchedules: [{ dailyRecurrence: {}, retention: '604800s' }] },
    ],
  },
  'Alter der letzten Sicherung': {
    good: { backups: [{ state: 'READY', snapshotTime: '2027-02-28T22:00:00Z' }] },
    bad: [
      { backups: [{ state: 'CREATING', snapshotTime: '2027-03-01T08:00:00Z' }] },
      { backups: [{ state: 'READY', snapshotTime: '2027-02-20T22:00:00Z' }] },
    ],
  },
  'Liste der Löschungen, jede Nacht': {
    good: { state: 'ENABLED', lastAttemptTime: '2027-03-01T00:30:00Z', status: {} },
    bad: [
      { state: 'PAUSED' },
      { state: 'ENABLED', lastAttemptTime: '2027-03-01T00:30:00Z', status: { code: 7 } },
      { state: 'ENABLED', lastAttemptTime: '2027-02-20T00:30:00Z', status: {} },
    ],
  },
  'Alter der letzten Konten': {
    good: { items: [stored('2027-02-10'), stored('2027-02-26')] },
    bad: [{}, { items: [stored('2027-02-10')] }],
  },
  'Aufbewahrung der Logs': { good: { retentionDays: 30 }, bad: [{ retentionDays: 90 }] },
  Alarme: {
    good: { alertPolicies: policies },
    bad: [
      { alertPolicies: policies.slice(1) },
      { alertPolicies: policies.map((policy) => ({ ...policy, notificationChannels: [] })) },
      { alertPolicies: policies.map((policy) => ({ ...policy, enabled: false })) },
    ],
  },
  'Weg der Alarme': {
    good: {
      notificationChannels: [{ type: 'email' }, { type: 'sms', verificationStatus: 'VERIFIED' }],
    },
    bad: [
      { notificationChannels: [{ type: 'email' }] },
      { notificationChannels: [{ type: 'sms', verificationStatus: 'UNVERIFIED' }] },
    ],
  },
  'Erreichbarkeit von außen': {
    good: { uptimeCheckConfigs: uptimeChecksFor('platzwart.test', project) },
    bad: [{ uptimeCheckConfigs: uptimeChecksFor('other.test', project) }],
  },
  Budget: {
    good: {
      budgets: [
        {
          budgetFilter: { projects: ['projects/1234'] },
          thresholdRules: [{ thresholdPercent: 0.5 }],
        },
      ],
    },
    bad: [
      { budgets: [{ budgetFilter: { projects: ['projects/1'] }, thresholdRules: [{}] }] },
      { budgets: [{ budgetFilter: {}, thresholdRules: [] }] },
    ],
  },
  'Konto von Eventarc': {
    good: { bindings: [{ role: 'roles/eventarc.serviceAgent', members: [agent] }] },
    bad: [{ bindings: [{ role: 'roles/editor', members: [agent] }] }],
  },
  Functions: {
    good: { functions: deployed },
    bad: [
      { functions: deployed.slice(1) },
      { functions: deployed.map((one) => ({ ...one, state: 'FAILED' })) },
      { functions: deployed.map((one) => ({ ...one, buildConfig: { runtime: 'nodejs20' } })) },
      {
        functions: deployed.map((one) => ({
          ...one,
          serviceConfig: { ...one.serviceConfig, secretEnvironmentVariables: [] },
        })),
      },
      {
        functions: deployed.map((one) => ({
          ...one,
          serviceConfig: {
            ...one.serviceConfig,
            environmentVariables: { ...known.functions, STRIPE_TAX: 'false' },
          },
        })),
      },
    ],
  },
  'Trigger von Eventarc': {
    good: {
      triggers: named.map(({ name }) => ({
        destination: { cloudRun: { service: name.toLowerCase(), region: 'europe-west3' } },
      })),
    },
    bad: [{ triggers: [{ destination: { cloudRun: { service: 'emailqueued' } } }] }],
  },
  Zeitpläne: {
    good: {
      jobs: named.map(({ name }) => ({
        name: `${inRegion}/jobs/firebase-schedule-${name}-europe-west3`,
        state: 'ENABLED',
      })),
    },
    bad: [{ jobs: [{ name: 'x', state: 'ENABLED' }] }],
  },
  'Warme Instanz': {
    good: { functions: deployed },
    bad: [{ functions: [{ name: `${inRegion}/functions/api`, serviceConfig: {} }] }],
  },
  'Googles Netze': {
    good: goog(...believedNetworks, '189.48.0.0/16'),
    bad: [
      { prefixes: [] },
      goog(...believedNetworks, '1.2.3.0/24'),
      goog(...believedNetworks, '2a00:1451::/32'),
      goog(...believedNetworks.slice(1)),
    ],
  },
  Hosting: {
    good: { releases: [{ type: 'DEPLOY' }] },
    bad: [{ releases: [] }, { releases: [{ type: 'SITE_DISABLE' }] }],
  },
};

/** Of the check of that name; undefined if nobody wrote any. */
export function answersFor(name: string): Answers | undefined {
  if (name.startsWith('Geheimnis ')) return secret;
  if (name.startsWith('Warteschlange ')) return queue;
  if (name.startsWith('Konto der Functions: ')) return right;
  if (name.endsWith('ist von außen zu erreichen')) return reachable;
  return byName[name];
}
