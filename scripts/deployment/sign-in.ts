/** Sign-in: Firebase Authentication, the web app and its key, App Check. */
import { type Check, check, named, patch, problems } from './check.ts';
import { first, hostOf, type Known } from './known.ts';

/** As the sign-up form says. */
const minPassword = 10;

type Config = {
  signIn?: {
    email?: { enabled?: boolean; passwordRequired?: boolean };
    anonymous?: { enabled?: boolean };
    allowDuplicateEmails?: boolean;
  };
  authorizedDomains?: string[];
  client?: { permissions?: { disabledUserDeletion?: boolean; disabledUserSignup?: boolean } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  passwordPolicyConfig?: {
    passwordPolicyEnforcementState?: string;
    passwordPolicyVersions?: { customStrengthOptions?: { minPasswordLength?: number } }[];
  };
};

const config = ({ project }: Known) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

const wanted = {
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: { enabled: false },
    allowDuplicateEmails: false,
  },
  client: { permissions: { disabledUserDeletion: true, disabledUserSignup: false } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: minPassword } }],
  },
} satisfies Config;

const handlerOf = (known: Known) => `https://${hostOf(known)}/__/auth/handler`;

/** What a page asks with the key. */
const keyServices = (known: Known) =>
  [
    'identitytoolkit',
    'securetoken',
    'firestore',
    ...(usesAppCheck(known) ? ['firebaseappcheck'] : []),
  ].map((name) => `${name}.googleapis.com`);

const usesAppCheck = ({ functions }: Known) => functions.APP_CHECK === 'true';

export const ofSignIn: readonly Check[] = [
  check<Config>({
    name: 'Authentication',
    ask: (known) => ({ url: config(known) }),
    lacks: ({ signIn, client, emailPrivacyConfig, passwordPolicyConfig: policy }) =>
      problems(
        !(signIn?.email?.enabled && signIn.email.passwordRequired) && 'E-Mail und Passwort aus',
        signIn?.anonymous?.enabled && 'Anmeldung ohne Konto an: Aufrufe und Regeln verweigern sie',
        signIn?.allowDuplicateEmails && 'mehrere Konten je Adresse erlaubt',
        client?.permissions?.disabledUserSignup && 'niemand kann ein Konto anlegen',
        !client?.permissions?.disabledUserDeletion &&
          'Konten lassen sich an uns vorbei löschen (Enable delete)',
        !emailPrivacyConfig?.enableImprovedEmailPrivacy &&
          'Schutz vor Ausprobieren von Adressen aus',
        policy?.passwordPolicyEnforcementState !== 'ENFORCE' && 'Passwortregel nicht erzwungen',
        (policy?.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength ?? 0) <
          minPassword && `Passwörter unter ${minPassword} Zeichen erlaubt`,
      ),
    mend: (known) =>
      [
        `https://console.firebase.google.com/project/${known.project}/authentication : einmal „Jetzt starten“; dann`,
        patch(
          `${config(known)}?updateMask=signIn.email,signIn.anonymous,signIn.allowDuplicateEmails,client.permissions,emailPrivacyConfig,passwordPolicyConfig`,
          wanted,
          known,
        ),
      ].join('\n'),
  }),
  check<Config>({
    name: 'Erlaubte Domains der Anmeldung',
    ask: (known) =>
      hostOf(known) ? { url: config(known) } : 'ORIGIN fehlt in functions/.env.<Projekt>',
    lacks: ({ authorizedDomains = [] }, known) =>
      problems(!authorizedDomains.includes(hostOf(known)) && `${hostOf(known)} fehlt`),
    mend: (known) =>
      patch(
        `${config(known)}?updateMask=authorizedDomains`,
        {
          authorizedDomains: [
            hostOf(known),
            `${known.project}.firebaseapp.com`,
            `${known.project}.web.app`,
          ],
        },
        known,
      ),
  }),
  check<{ enabled?: boolean; clientId?: string }>({
    name: 'Anmeldung mit Google',
    ask: first.googleSignIn,
    lacks: ({ enabled, clientId }) => problems(!enabled && 'aus', !clientId && 'ohne OAuth-Client'),
    mend: ({ project }) =>
      `https://console.firebase.google.com/project/${project}/authentication/providers : Google einschalten; dann https://console.cloud.google.com/auth/audience?project=${project} : veröffentlichen`,
  }),
  check<unknown>({
    name: 'OAuth-Weiterleitung auf die eigene Domain',
    isPage: true,
    ask: (known) =>
      known.googleClient && hostOf(known)
        ? {
            url: `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams({ client_id: known.googleClient, redirect_uri: handlerOf(known), response_type: 'code', scope: 'openid email' })}`,
            as: 'nobody',
          }
        : 'erst mit ORIGIN und der Anmeldung mit Google',
    // Google leads to its sign-in, or to its error page if the client does not know the address.
    lacks: (_body, known, { headers: { location = '' } }) => {
      if (!location.includes('/signin/')) throw new Error('Google leitet nicht weiter');
      return problems(
        location.includes('/oauth/error') &&
          `der OAuth-Client kennt ${handlerOf(known)} nicht, oder es gibt ihn nicht`,
      );
    },
    mend: (known) =>
      `https://console.cloud.google.com/auth/clients?project=${known.project} : im „Web client“ ${handlerOf(known)} als Weiterleitungs-URI und https://${hostOf(known)} als Ursprung eintragen`,
  }),
  check<{
    restrictions?: {
      browserKeyRestrictions?: { allowedReferrers?: string[] };
      apiTargets?: { service?: string }[];
    };
  }>({
    name: 'Schlüssel der Web-App',
    ask: (known) =>
      known.webApp?.apiKeyId
        ? {
            url: `https://apikeys.googleapis.com/v2/projects/${known.project}/locations/global/keys/${known.webApp.apiKeyId}`,
          }
        : 'erst mit der Web-App',
    lacks: ({ restrictions }, known) => {
      const targets = restrictions?.apiTargets?.map(({ service }) => service ?? '') ?? [];
      const left = keyServices(known).filter((service) => !targets.includes(service));
      return problems(
        targets.length === 0 && 'gilt für jede API',
        targets.length > 0 && left.length > 0 && `gilt nicht für ${left.join(', ')}`,
        // Our pages send none, so that addresses with secrets stay here.
        restrictions?.browserKeyRestrictions &&
          'nach Referrern eingeschränkt: Die Verwaltung sendet keine und käme nicht mehr hinein',
      );
    },
    mend: (known) =>
      [
        '# nennt gcloud den Schlüssel benutzt: --no-check-existing-usage dahinter',
        `gcloud services api-keys update ${known.webApp?.apiKeyId ?? 'SCHLÜSSEL'} --clear-restrictions ${named(known)}`,
        `gcloud services api-keys update ${known.webApp?.apiKeyId ?? 'SCHLÜSSEL'} ${keyServices(
          known,
        )
          .map((service) => `--api-target=service=${service}`)
          .join(' ')} ${named(known)}`,
      ].join('\n'),
  }),
  check<{ services?: { name?: string; enforcementMode?: string }[] }>({
    name: 'App Check erzwingt nichts',
    ask: ({ project }) => ({
      url: `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services?pageSize=50`,
    }),
    mayBeAbsent: true,
    lacks: ({ services = [] }) =>
      services
        .filter(({ enforcementMode }) => enforcementMode === 'ENFORCED')
        .map(({ name }) => `für ${name?.split('/').at(-1)} erzwungen: Seiten lesen ohne Token`),
    mend: (known) =>
      ['firestore', 'identitytoolkit']
        .map((name) =>
          patch(
            `https://firebaseappcheck.googleapis.com/v1/projects/${known.project}/services/${name}.googleapis.com?updateMask=enforcementMode`,
            { enforcementMode: 'OFF' },
            known,
          ),
        )
        .join('\n'),
  }),
  check<{ siteKey?: string }>({
    name: 'App Check nach Zustimmung',
    ask: (known) =>
      usesAppCheck(known) && known.number && known.web.VITE_FIREBASE_APP_ID
        ? {
            url: `https://firebaseappcheck.googleapis.com/v1/projects/${known.number}/apps/${known.web.VITE_FIREBASE_APP_ID}/recaptchaEnterpriseConfig`,
          }
        : usesAppCheck(known)
          ? 'erst mit der Web-App'
          : undefined,
    lacks: ({ siteKey }, known) =>
      problems(
        usesAppCheck(known) &&
          siteKey !== known.web.VITE_APP_CHECK_KEY &&
          `dort steht der Schlüssel ${siteKey}, im Bau ein anderer`,
      ),
    mend: ({ project }) =>
      `https://console.firebase.google.com/project/${project}/appcheck/apps : reCAPTCHA Enterprise mit dem Schlüssel aus VITE_APP_CHECK_KEY`,
  }),
];
