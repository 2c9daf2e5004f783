/**
 * Each way to sign in, from the page that is there to one's account: presses as the browser hears
 * them, fields, and seconds without any for reading and typing, the first time and the next
 * (`npm run bench` starts the world). Google is the demo's press, without Google's own page.
 */
import { randomBytes } from 'node:crypto';
import { callPath } from '@platzwart/domain/calls/calls';
import type { Page } from '@playwright/test';
import { productUrl } from '../../scripts/toolchain.ts';
import { codeAt } from '../support/app-codes.ts';
import { confirmedAccount, testPassword } from '../support/confirmed-account.ts';
import { begin, count, pressed, startBrowser } from './effort.ts';

type Way = {
  readonly name: string;
  readonly presses: number;
  readonly fields: number;
  /** Not counted; out: `signIn` for each time. */
  readonly setUp: (page: Page) => Promise<(fill: Fill, press: Press, time: 0 | 1) => Promise<void>>;
};
type Fill = (label: string, text: string) => Promise<void>;
type Press = (name: string | RegExp) => Promise<void>;

const newEmail = () => `anna-${randomBytes(4).toString('hex')}@praxis.example`;

async function withPassword(fill: Fill, press: Press, email: string): Promise<void> {
  await fill('E-Mail-Adresse', email);
  await fill('Passwort', testPassword);
  await press('Anmelden');
}

/** An account that asks for codes. */
async function withCodes() {
  const email = newEmail();
  const token = await confirmedAccount(email);
  const { secret } = await call<{ secret: string }>('beginCodes', {}, token);
  // Each code counts once, also that of the half minute before and after.
  const first = { code: codeAt(secret, Date.now() - 30_000), device: '' };
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>('confirmCodes', first, token);
  return { email, secret, recoveryCodes };
}

async function call<T>(name: 'beginCodes' | 'confirmCodes', data: object, token: string) {
  const answer = await fetch(productUrl + callPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return ((await answer.json()) as { result: T }).result;
}

const ways: readonly Way[] = [
  {
    name: 'a passkey',
    presses: 1,
    fields: 0,
    setUp: async (page) => {
      const device = await page.context().newCDPSession(page);
      await device.send('WebAuthn.enable');
      const options = {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      } as const;
      await device.send('WebAuthn.addVirtualAuthenticator', { options });
      const email = newEmail();
      await confirmedAccount(email);
      await open(page);
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('textbox', { name: 'Passwort' }).fill(testPassword);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
      await page.getByText(/noch nicht benutzt$/).waitFor();
      return (_fill, press) => press('Mit Passkey anmelden');
    },
  },
  {
    name: 'Google',
    presses: 1,
    fields: 0,
    setUp: () => Promise.resolve((_fill, press) => press(/Anna Berger/)),
  },
  {
    name: 'a password',
    presses: 1,
    fields: 2,
    setUp: async () => {
      const email = newEmail();
      await confirmedAccount(email);
      return (fill, press) => withPassword(fill, press, email);
    },
  },
  {
    name: 'a password and a code',
    presses: 2,
    fields: 3,
    setUp: async () => {
      const { email, secret } = await withCodes();
      return async (fill, press, time) => {
        await withPassword(fill, press, email);
        await fill('Code aus deiner App', codeAt(secret, Date.now() + time * 30_000));
        await press('Weiter');
      };
    },
  },
  {
    name: 'a password and a recovery code',
    presses: 3,
    fields: 3,
    setUp: async () => {
      const { email, recoveryCodes } = await withCodes();
      return async (fill, press, time) => {
        await withPassword(fill, press, email);
        await press('Ich habe die App nicht bei mir');
        await fill('Ersatzcode', recoveryCodes[time] ?? '');
        await press('Weiter');
      };
    },
  },
];

/** The sign-in, once it is known that nobody is signed in. */
async function open(page: Page): Promise<void> {
  await page.goto('/logout');
  await page.getByRole('heading', { name: 'Du bist abgemeldet.' }).waitFor();
  await page.goto('/login?returnTo=/user');
  await page.getByRole('textbox', { name: 'Passwort' }).waitFor();
}

const browser = await startBrowser();
let allHold = true;
try {
  for (const { name, presses, fields, setUp } of ways) {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: productUrl });
    await count(context);
    const page = await context.newPage();
    let filled = 0;
    const fill: Fill = async (label, text) => {
      filled += 1;
      await page.getByRole('textbox', { name: label }).fill(text);
    };
    const press: Press = (name) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    const signIn = await setUp(page);
    const took: string[] = [];
    let holds = true;
    for (const time of [0, 1] as const) {
      await open(page);
      begin();
      filled = 0;
      const from = performance.now();
      await signIn(fill, press, time);
      await page.getByRole('heading', { level: 1, name: 'Dein Konto' }).waitFor();
      holds &&= pressed() === presses && filled === fields;
      took.push(((performance.now() - from) / 1000).toFixed(1));
    }
    allHold &&= holds;
    console.log(
      `${holds ? '✓' : '✗'} signing in by ${name}  presses: ${pressed()}, fields: ${filled}, seconds: ${took.join(', ')}  = ${presses} presses, ${fields} fields`,
    );
    await context.close();
  }
} finally {
  await browser.close();
}
process.exit(allHold ? 0 : 1);
