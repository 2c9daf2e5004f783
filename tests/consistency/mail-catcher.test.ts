import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher.ts';

let catcher: MailCatcher;
let page: string;

beforeAll(async () => {
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  page = `http://127.0.0.1:${catcher.httpPort}`;
});
afterAll(() => catcher.stop());

function send(subject: string, to = 'praxis@praxis.example') {
  return createTransport({ host: '127.0.0.1', port: catcher.smtpPort }).sendMail({
    from: { name: 'Praxis Öl', address: 'post@platzwart.example' },
    to: { name: '', address: to },
    replyTo: { name: 'Anna', address: 'anna@praxis.example' },
    subject,
    text: 'Grüße\nhttps://platzwart.example/x.',
    html: '<script>alert(1)</script><p>Grüße</p>',
  });
}

it('keeps what it is sent, with umlauts, envelope and reply address', async () => {
  await send('Über Plätze');
  expect(await catcher.waitFor(({ subject }) => subject === 'Über Plätze')).toMatchObject({
    envelope: { from: 'post@platzwart.example', to: ['praxis@praxis.example'] },
    from: { name: 'Praxis Öl', address: 'post@platzwart.example' },
    replyTo: [{ name: 'Anna', address: 'anna@praxis.example' }],
    text: expect.stringContaining('Grüße'),
  });
});

it('shows mails newest first, and nothing in them can act on the page', async () => {
  await send('Zweite <img src=x onerror=alert(1)>');
  const list = await (await fetch(page)).text();
  expect(list.indexOf('Zweite &lt;img')).toBeLessThan(list.indexOf('Über Plätze'));
  expect(list).not.toContain('<img');
  const id = catcher.mails.at(-1)?.id;
  const mail = await (await fetch(`${page}/mails/${id}`)).text();
  expect(mail).toContain('sandbox="allow-popups"');
  expect(mail).not.toContain('<script>');
  expect(mail).toContain('<a href="https://platzwart.example/x" rel="noreferrer">');
});

it('refuses a receiver for now, for ever, or hangs up after the e-mail was taken', async () => {
  catcher.failNext({ code: 451 });
  await expect(send('später')).rejects.toMatchObject({ responseCode: 451 });
  catcher.failNext({ code: 550, to: 'weg@praxis.example' });
  await send('an andere geht es');
  await expect(send('nie', 'weg@praxis.example')).rejects.toMatchObject({ responseCode: 550 });
  catcher.failNext({ code: 'dropAfterData' });
  await expect(send('abgerissen')).rejects.toThrow();
  expect(catcher.mails.at(-1)?.subject).toBe('abgerissen');
  await send('danach geht es wieder');
});

it('gives and forgets mails over HTTP', async () => {
  expect(await (await fetch(`${page}/api/mails`)).json()).toHaveLength(catcher.mails.length);
  await send('für andere', 'andere@praxis.example');
  const toOne = await (await fetch(`${page}/api/mails?to=andere@praxis.example`)).json();
  expect(toOne).toEqual([expect.objectContaining({ subject: 'für andere' })]);
  await fetch(`${page}/api/mails`, { method: 'DELETE' });
  expect(await (await fetch(`${page}/api/mails`)).json()).toEqual([]);
});
