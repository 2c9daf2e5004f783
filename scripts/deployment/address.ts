/** The product's own domain: DNS, Hosting, TLS. */
import { type Check, check, deploy, fileOf, problems } from './check.ts';
import { hostOf, type Known } from './known.ts';

const noHost = 'ORIGIN fehlt in functions/.env.<Projekt>';
const console_ = ({ project }: Known) =>
  `https://console.firebase.google.com/project/${project}/hosting/sites`;

/** The web app that the site belongs to. */
const appOf = ({ web }: Known) =>
  web.VITE_FIREBASE_APP_ID ? ` --app ${web.VITE_FIREBASE_APP_ID}` : '';

/** Seconds in which browsers refuse anything but TLS. */
const secondsOfHsts = (header: string | undefined) =>
  Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? 0);

/** What firebase.json sends with every page. */
function plannedHsts(): string {
  const { hosting } = JSON.parse(fileOf('firebase.json')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  return (
    hosting.headers
      .flatMap(({ headers }) => headers)
      .find(({ key }) => key === 'Strict-Transport-Security')?.value ?? ''
  );
}

/** Google has the domain and its DNS, and is at work. */
const isBeingMade = /^Zertifikat: CERT_(PREPARING|VALIDATING|PROPAGATING)$/;

export const ofAddress: readonly Check[] = [
  check<{ name?: string; type?: string }>({
    name: 'Seite bei Hosting',
    ask: ({ project }) => ({
      url: `https://firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}`,
    }),
    lacks: ({ name, type }, { project }) =>
      problems(
        !name?.endsWith(`/${project}`) && 'fehlt',
        type !== 'DEFAULT_SITE' && `${type ?? 'ohne Art'}: nicht die Hauptseite des Projekts`,
      ),
    mend: (known) =>
      [
        `# schlägt es eine andere Kennung vor (dann abbrechen), oder ist sie nicht die Hauptseite: ${console_(known)} : Get started`,
        `npx firebase hosting:sites:create ${known.project}${appOf(known)} --project ${known.project}`,
      ].join('\n'),
  }),
  check<{ hostState?: string; ownershipState?: string; cert?: { state?: string } }>({
    name: 'Domain bei Hosting',
    ask: (known) =>
      hostOf(known)
        ? {
            url: `https://firebasehosting.googleapis.com/v1beta1/projects/${known.project}/sites/${known.project}/customDomains/${hostOf(known)}`,
          }
        : noHost,
    lacks: ({ hostState, ownershipState, cert }) =>
      problems(
        ownershipState !== 'OWNERSHIP_ACTIVE' && `Besitz: ${ownershipState}`,
        hostState !== 'HOST_ACTIVE' && `DNS: ${hostState}`,
        cert?.state !== 'CERT_ACTIVE' && `Zertifikat: ${cert?.state ?? 'keines'}`,
      ),
    mend: (known, said = []) => {
      if (said.length > 0 && said.every((one) => isBeingMade.test(one)))
        return 'schon hinzugefügt: warten, bis zu einem Tag';
      const isThere = said.length > 0 && !said.includes('gibt es nicht');
      const add = isThere ? 'schon hinzugefügt;' : `Domain ${hostOf(known)} hinzufügen,`;
      return `${console_(known)} : ${add} DNS wie dort angezeigt`;
    },
  }),
  check<{ Status?: number; Answer?: { type?: number }[] }>({
    name: 'DNS der Domain',
    ask: (known) =>
      hostOf(known)
        ? { url: `https://dns.google/resolve?name=${hostOf(known)}&type=A`, as: 'nobody' }
        : noHost,
    lacks: ({ Answer = [] }) =>
      problems(!Answer.some(({ type }) => type === 1) && 'keine Adresse (A)'),
    mend: (known) => `${console_(known)} : die Einträge, die dort stehen, beim Anbieter der Domain`,
  }),
  check<{ projectId?: string }>({
    name: 'Die Domain zeigt auf dieses Projekt',
    isDeployed: true,
    ask: (known) =>
      hostOf(known)
        ? { url: `https://${hostOf(known)}/__/firebase/init.json`, as: 'nobody' }
        : noHost,
    lacks: ({ projectId }, { project }) =>
      problems(projectId !== project && `sie zeigt auf ${projectId ?? 'etwas anderes'}`),
    mend: (known) =>
      [
        deploy(known, 'hosting'),
        `https://console.firebase.google.com/project/${known.project}/settings/general : hilft das nicht, bei der Web-App „Link to Firebase Hosting site“`,
      ].join('\n'),
  }),
  check<unknown>({
    name: 'TLS und HSTS',
    isDeployed: true,
    isPage: true,
    ask: (known) => (hostOf(known) ? { url: `https://${hostOf(known)}/`, as: 'nobody' } : noHost),
    lacks: (_body, _known, { headers, status }) =>
      problems(
        status !== 200 && `Antwort ${status}`,
        secondsOfHsts(headers['strict-transport-security']) === 0 && 'kein HSTS',
      ),
    mend: (known) => deploy(known, 'hosting'),
  }),
  check<unknown>({
    name: 'HSTS kurz, bis alles läuft; dann zwei Jahre',
    advised: true,
    lacks: () =>
      problems(
        secondsOfHsts(plannedHsts()) < 31_536_000 &&
          `firebase.json: ${plannedHsts()}; ein Monat ohne Störung genügt`,
      ),
    mend: () =>
      'firebase.json: "max-age=63072000"; "; includeSubDomains" nur, wenn jeder Name unter der Domain TLS kann',
  }),
];
