/** Mail: the sender's domain in DNS, and the sign-in at the SMTP server. */
import { createPrivateKey } from 'node:crypto';
import { type Check, check, problems } from './check.ts';
import { type Known, mailDomainOf, secretOf } from './known.ts';
import type { Question } from './questions.ts';

type Records = { Status?: number; Answer?: { type?: number; data?: string }[] };

const noSender = 'MAIL_FROM fehlt in functions/.env.<Projekt>';

function records(type: 'TXT' | 'MX', name: (known: Known, domain: string) => string) {
  return (known: Known): Question | string => {
    const domain = mailDomainOf(known);
    if (domain === '') return noSender;
    const host = encodeURIComponent(name(known, domain));
    return { url: `https://dns.google/resolve?name=${host}&type=${type}`, as: 'nobody' };
  };
}

/** Texts come in quoted parts of up to 255 characters. */
const textsOf = ({ Answer = [] }: Records) =>
  Answer.filter(({ type }) => type === 16).map(({ data = '' }) =>
    data.replaceAll(/^"|"$|" ?"/g, ''),
  );

function signs(key: Buffer): boolean {
  try {
    return createPrivateKey(key).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const atProvider = (what: string) => (known: Known) =>
  `DNS von ${mailDomainOf(known) || 'MAIL_FROM'}: ${what}`;

export const ofMail: readonly Check[] = [
  check<Records>({
    name: 'SPF',
    ask: records('TXT', (_known, domain) => domain),
    lacks: (body) => {
      const found = textsOf(body).filter((text) => /^v=spf1( |$)/i.test(text));
      return problems(
        found.length === 0 && 'kein v=spf1',
        found.length > 1 && 'zwei Einträge v=spf1: Das gilt als keiner',
        found.length === 1 &&
          !/[~-]all\s*$|\sredirect=\S/i.test(found[0] ?? '') &&
          'endet nicht mit ~all oder -all',
      );
    },
    mend: atProvider('TXT "v=spf1 include:… -all", wie der Dienst für E-Mails ihn nennt'),
  }),
  check<Records>({
    name: 'DKIM',
    ask: (known) => {
      const selector = known.dkim ?? known.functions.DKIM_SELECTOR;
      return selector
        ? records('TXT', (_known, domain) => `${selector}._domainkey.${domain}`)(known)
        : 'der Name des Schlüssels fehlt: --dkim=…, oder DKIM_SELECTOR, wenn wir unterschreiben';
    },
    lacks: (body) =>
      problems(!textsOf(body).some((text) => /\bp=[\w+/]{100}/.test(text)) && 'kein Schlüssel'),
    mend: atProvider('TXT oder CNAME …._domainkey, wie der Dienst für E-Mails ihn nennt'),
  }),
  check<{ payload?: { data?: string } }>({
    name: 'Schlüssel zu DKIM_SELECTOR',
    stops: true,
    ask: (known) => (known.functions.DKIM_SELECTOR ? secretOf(known, 'DKIM_KEY') : undefined),
    lacks: ({ payload }, { functions }) =>
      problems(
        functions.DKIM_SELECTOR &&
          !signs(Buffer.from(payload?.data ?? '', 'base64')) &&
          'DKIM_KEY ist kein Schlüssel (PEM, RSA): Alle E-Mails gingen ohne Unterschrift hinaus',
      ),
    mend: ({ project }) =>
      `# unterschreibt der Dienst für E-Mails: DKIM_SELECTOR leer lassen\nnpx firebase functions:secrets:set DKIM_KEY --project ${project} --data-file=key.pem`,
  }),
  check<Records>({
    name: 'DMARC',
    ask: records('TXT', (_known, domain) => `_dmarc.${domain}`),
    lacks: (body) =>
      problems(
        textsOf(body).filter((text) => /^v=DMARC1\s*;.*\bp=(none|quarantine|reject)/i.test(text))
          .length !== 1 && 'kein eindeutiges v=DMARC1',
      ),
    mend: atProvider('TXT _dmarc "v=DMARC1; p=quarantine; rua=mailto:…"'),
  }),
  check<Records>({
    name: 'Rückweg von E-Mails, die zurückkommen',
    ask: records('MX', (known, domain) => known.returnPath ?? domain),
    lacks: ({ Answer = [] }) => problems(!Answer.some(({ type }) => type === 15) && 'kein MX'),
    mend: atProvider(
      'MX, wie der Dienst für E-Mails ihn nennt; eine eigene Domain dafür: --return-path=…',
    ),
  }),
  check<unknown>({
    name: 'Anmeldung beim SMTP-Server',
    ask: ({ secrets: { SMTP_URL: url } }) =>
      url ? { smtp: url } : 'das Geheimnis SMTP_URL ist nicht zu lesen',
    lacks: () => [],
    mend: ({ project }) => `npx firebase functions:secrets:set SMTP_URL --project ${project}`,
  }),
];
