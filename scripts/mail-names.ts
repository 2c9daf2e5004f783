/** What DNS must say so that e-mails arrive, and what comes back finds its way. */
import { createPublicKey } from 'node:crypto';

type Said = readonly [what: 'ok' | 'missing' | 'skipped', about: string, more?: string];
type Dns = {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
};

/**
 * `MAIL_FROM`, `DKIM_SELECTOR` and `DKIM_KEY`; `RETURN_PATH`: the domain of the service's return
 * path, where it is not the sender's.
 */
export async function namesSaid(
  env: Readonly<Record<string, string | undefined>>,
  dns: Dns,
): Promise<Said[]> {
  const { MAIL_FROM: sender = '', DKIM_SELECTOR: selector = '', DKIM_KEY: key = '' } = env;
  if (sender === '') return [['skipped', 'DNS', 'set MAIL_FROM']];
  const domain = sender.slice(sender.indexOf('@') + 1);
  const returning = env.RETURN_PATH || domain;
  const texts = async (name: string) =>
    (await found(dns.resolveTxt(name))).map((parts) => parts.join(''));
  const spf = (await texts(domain)).filter((text) => /^v=spf1\b/.test(text));
  const [dmarc = ''] = await texts(`_dmarc.${domain}`);
  const exchange = (await found(dns.resolveMx(returning))).filter((each) => each.exchange !== '');
  return [
    spf.length === 1 && /[~-]all$|redirect=/.test(spf[0] ?? '')
      ? ['ok', 'SPF', spf[0]]
      : [
          'missing',
          'SPF',
          `${spf.length === 0 ? 'none' : 'more than one, or it allows everybody'}: one TXT record of ${domain}, 'v=spf1 include:(the service) -all'`,
        ],
    /^v=DMARC1\s*;.*\bp=(?:none|quarantine|reject)/.test(dmarc)
      ? ['ok', 'DMARC', dmarc]
      : [
          'missing',
          'DMARC',
          `a TXT record of _dmarc.${domain}, 'v=DMARC1; p=quarantine; rua=mailto:…'`,
        ],
    selector === ''
      ? ['skipped', 'DKIM', 'set DKIM_SELECTOR, also of the service’s own key']
      : keySaid(
          `${selector}._domainkey.${domain}`,
          await texts(`${selector}._domainkey.${domain}`),
          key,
        ),
    exchange.length > 0
      ? ['ok', 'return path', exchange[0]?.exchange]
      : [
          'missing',
          'return path',
          `an MX record of ${returning}, or set RETURN_PATH to the service’s domain for bounces, which otherwise have nowhere to go`,
        ],
  ];
}

function keySaid(name: string, texts: readonly string[], key: string): Said {
  const [published = ''] = texts.filter((text) => /\bp=[A-Za-z0-9+/]/.test(text));
  const ours = key === '' || key === 'none' ? undefined : recordOf(key);
  if (published === '')
    return ['missing', 'DKIM', `a TXT or CNAME record of ${name} ${ours ?? ''}`];
  if (ours && keyIn(published) !== keyIn(ours))
    return ['missing', 'DKIM', `${name} has another key than DKIM_KEY: ${ours}`];
  return ['ok', 'DKIM', name];
}

/** An empty list where the name is not there, or nobody answers. */
export function found<T>(asked: Promise<T[]>): Promise<T[]> {
  return asked.catch(() => []);
}

/** What DNS says of a private key. */
export function recordOf(key: string): string {
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return `v=DKIM1; k=rsa; p=${der.toString('base64')}`;
}

function keyIn(record: string): string | undefined {
  return /\bp=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '');
}
