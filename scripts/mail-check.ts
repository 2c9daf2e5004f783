/**
 * `npm run mail:check`: what decides whether e-mails arrive: names in DNS, the way to the SMTP
 * server, and every template in SpamAssassin (without its tests over the network) and, signed, in
 * opendkim. Reads `MAIL_FROM`, `RETURN_PATH`, `SMTP_URL`, `DKIM_SELECTOR`, `DKIM_KEY`, and `ORIGIN`
 * and `BOUNCE_KEY`, from the environment; what is not given is named and not checked. Sends nothing.
 */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { resolve4, resolve6, resolveMx, resolveTxt } from 'node:dns/promises';
import { mailjetAddressOf } from '@platzwart/functions/emails/bounce-reports';
import { asQueued, emailIdOf } from '@platzwart/functions/emails/outbox';
import { messageOf, optionsFor } from '@platzwart/functions/emails/transport';
import { createTransport } from 'nodemailer';
import { everyEmail } from '../tests/support/every-email.ts';
import { found, namesSaid, recordOf } from './mail-names.ts';
import { saidByOpendkim } from './opendkim.ts';

/** Highest score of a template; mail services refuse from 5, some from 3. */
const maxScore = 2;

const env = (name: string) => process.env[name] ?? '';
const sender = env('MAIL_FROM') || 'post@platzwart.example';
const domain = sender.slice(sender.indexOf('@') + 1);
const [selector, key] = [env('DKIM_SELECTOR'), env('DKIM_KEY')];
const dkim = selector !== '' && key !== '' && key !== 'none' ? { selector, key } : undefined;

let failures = 0;
const tell = (what: 'ok' | 'missing' | 'skipped', about: string, more = '') => {
  if (what === 'missing') failures += 1;
  console.log(`${what.padEnd(8)} ${about}${more === '' ? '' : `: ${more}`}`);
};

for (const said of await namesSaid(process.env, { resolveTxt, resolveMx })) tell(...said);
await checkServer();
await checkTemplates();
if (env('BOUNCE_KEY') !== '' && env('ORIGIN') !== '')
  console.log(`At Mailjet, enter ${mailjetAddressOf(env('ORIGIN'), env('BOUNCE_KEY'))}`);
else tell('skipped', 'address for Mailjet’s reports', 'set ORIGIN and BOUNCE_KEY');
process.exit(failures === 0 ? 0 : 1);

async function checkServer(): Promise<void> {
  const url = env('SMTP_URL');
  if (url === '') return tell('skipped', 'SMTP server', 'set SMTP_URL');
  const { hostname } = new URL(url);
  const addresses = (
    await Promise.all([found(resolve4(hostname)), found(resolve6(hostname))])
  ).flat();
  if (addresses.length === 0 && !/^[\d.]+$|^\[|^localhost$/.test(hostname))
    return tell('missing', 'SMTP server', `${hostname} is no name in DNS`);
  const transport = createTransport(optionsFor(url, domain, {}) as object);
  try {
    await transport.verify();
    tell('ok', 'SMTP server', `${hostname}: encryption and sign-in`);
  } catch (error) {
    const { code = '', command = '', responseCode = '' } = error as Record<string, string>;
    tell(
      'missing',
      'SMTP server',
      `${hostname}: ${[code, command, responseCode].join(' ').trim()}`,
    );
  } finally {
    transport.close();
  }
}

async function checkTemplates(): Promise<void> {
  const now = new Date();
  const { selector, key } = dkim ?? {
    selector: 'check',
    key: generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }).privateKey,
  };
  // Signed as those that leave.
  const { dkim: signing } = optionsFor('smtp://localhost', domain, {
    dkim: { selector, key },
  }) as { dkim: object };
  const composer = createTransport({ streamTransport: true, buffer: true, dkim: signing });
  const composed = async (id: string, email: Parameters<typeof messageOf>[1]) =>
    String((await composer.sendMail(messageOf(id, email, sender))).message);
  const emails = everyEmail('Praxis Sonnenschein', now);
  const sent = await Promise.all(
    emails.map(async (email) => ({
      purpose: email.purpose,
      raw: await composed(emailIdOf(email), asQueued(email)),
    })),
  );
  const [usual] = emails.map(asQueued);
  if (usual) {
    const hard = { subject: 'Größe '.repeat(99), text: `${'ä '.repeat(3000)}\n.\nFrom x  \n\n` };
    const odd = await composed('odd', { ...usual, ...hard, logo: new Uint8Array(9000) });
    const empty = await composed('empty', { ...usual, subject: '', text: '', html: '' });
    checkSignatures([...sent.map(({ raw }) => raw), odd, empty], {
      name: `${selector}._domainkey.${domain}`,
      record: recordOf(key),
    });
  }
  if (!isInstalled('spamassassin'))
    return tell('missing', 'SpamAssassin', 'apt-get, brew or dnf install spamassassin');
  const box = sent.map(({ raw }) => `From ${sender} ${asctime(now)}\n${asMbox(raw)}\n\n`).join('');
  const { stdout } = spawnSync('spamassassin', ['--local', '--mbox'], {
    input: box,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const scores = [
    ...stdout.matchAll(
      /^X-Spam-Status: \w+, score=(-?[\d.]+)[\s\S]*?tests=([\s\S]*?)\s+autolearn/gm,
    ),
  ].map(([, score = '', tests = '']) => ({
    score: Number(score),
    tests: tests.replace(/\s/g, ''),
  }));
  if (scores.length !== sent.length)
    return tell('missing', 'SpamAssassin', `${scores.length} answers to ${sent.length} e-mails`);
  sent.forEach(({ purpose }, n) => {
    const { score = Number.POSITIVE_INFINITY, tests = '' } = scores[n] ?? {};
    tell(
      score <= maxScore ? 'ok' : 'missing',
      `template ${purpose}`,
      `${score.toFixed(1)} ${tests}`,
    );
  });
}

/** As receivers do it, who would also refuse what was changed on the way. */
function checkSignatures(raws: readonly string[], key: { name: string; record: string }): void {
  const about = 'our own DKIM signatures';
  const last = raws.at(-1) ?? '';
  const changed = [`${last}x\r\n`, last.replace(/^From: /m, '$&x')];
  const said = saidByOpendkim([...raws, ...changed], key);
  const failed = said?.slice(0, raws.length).filter((each) => each !== '') ?? [];
  if (!said) tell('skipped', about, 'apt-get, brew or dnf install opendkim');
  else if (failed.length > 0)
    tell('missing', about, `${failed.length} of ${raws.length} failed, ${failed[0]}`);
  else if (said.slice(raws.length).includes(''))
    tell('missing', about, 'opendkim verifies what was changed');
  else tell('ok', about, `opendkim verifies ${raws.length}, and none with another body or sender`);
}

function isInstalled(command: string): boolean {
  return spawnSync('which', [command]).status === 0;
}

/** 'Sat Nov 28 08:00:00 2026'. */
function asctime(at: Date): string {
  const [day = '', date = '', month = '', year = '', time = ''] = at.toUTCString().split(/,? /);
  return [day, month, date, time, year].join(' ');
}

function asMbox(raw: string): string {
  return raw.replaceAll('\r\n', '\n').replace(/^(>*From )/gm, '>$1');
}
