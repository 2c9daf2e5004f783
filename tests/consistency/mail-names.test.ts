/** What `npm run mail:check` says of names in DNS, and which address it tells Mailjet. */
import { bounceReports, mailjetAddressOf } from '@platzwart/functions/emails/bounce-reports';
import { expect, it } from 'vitest';
import { namesSaid } from '../../scripts/mail-names.ts';

const env = { MAIL_FROM: 'post@mail.platzwart.test', DKIM_SELECTOR: 's1' };
const texts: Record<string, string> = {
  'mail.platzwart.test': 'v=spf1 include:dienst.test -all',
  '_dmarc.mail.platzwart.test': 'v=DMARC1; p=quarantine',
  's1._domainkey.mail.platzwart.test': 'v=DKIM1; k=rsa; p=MIIB',
};
/** A DNS with those texts, where mail is taken at one name. */
const dnsWith = (exchange: string) => ({
  resolveTxt: async (name: string) => (texts[name] ? [[texts[name]]] : []),
  resolveMx: async (name: string) => {
    if (name === exchange) return [{ exchange: 'mx.dienst.test', priority: 10 }];
    throw new Error('ENOTFOUND');
  },
});
const missing = async (over: object, exchange: string) =>
  (await namesSaid({ ...env, ...over }, dnsWith(exchange)))
    .filter(([state]) => state === 'missing')
    .map(([, about, more]) => `${about}: ${more}`);

it('asks for the way back at the domain that the service has for it', async () => {
  const own = { RETURN_PATH: 'bounce.platzwart.test' };
  expect(await missing({}, 'mail.platzwart.test')).toEqual([]);
  expect(await missing(own, 'bounce.platzwart.test')).toEqual([]);
  expect(await missing(own, 'mail.platzwart.test')).toEqual([
    expect.stringContaining('return path: an MX record of bounce.platzwart.test'),
  ]);
  expect(await missing({}, 'bounce.platzwart.test')).toEqual([
    expect.stringContaining('an MX record of mail.platzwart.test'),
  ]);
});

it('names what is missing of each other name, and asks nothing without a sender', async () => {
  const silent = {
    resolveTxt: () => Promise.reject(new Error('ENOTFOUND')),
    resolveMx: () => Promise.reject(new Error('ENOTFOUND')),
  };
  const said = await namesSaid(env, silent);
  expect(said.map(([state, about]) => `${state} ${about}`)).toEqual([
    'missing SPF',
    'missing DMARC',
    'missing DKIM',
    'missing return path',
  ]);
  expect(await namesSaid({}, silent)).toEqual([['skipped', 'DNS', 'set MAIL_FROM']]);
});

it.each(['5ac1f0', 'with/signs+of=base64'])(
  'tells Mailjet an address whose reports are taken: %s',
  (key) => {
    const { origin, pathname, username, password } = new URL(
      mailjetAddressOf('https://platzwart.test', key),
    );
    expect(origin).toBe('https://platzwart.test');
    const signedIn = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    const request = {
      path: pathname,
      headers: { authorization: `Basic ${Buffer.from(signedIn).toString('base64')}` },
      rawBody: Buffer.from('[]'),
    };
    expect(bounceReports(request, { key, now: new Date() })).toEqual({ reports: [] });
  },
);
