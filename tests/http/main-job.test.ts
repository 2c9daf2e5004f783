/**
 * The main job over HTTP against the whole running world: Hosting, functions, triggers, SMTP.
 * Nothing is called in-process.
 */

import { randomBytes } from 'node:crypto';
import { type CallName, callPath } from '@platzwart/domain/calls/calls';
import { collections } from '@platzwart/functions/core/collections';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, initializeFirestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { aBooking } from '../support/a-booking.ts';
import {
  confirmedAccount,
  opening,
  registrationForm,
  registrationHeaders,
} from '../support/confirmed-account.ts';
import { waitLimit } from '../support/limits.ts';
import { proofFor } from '../support/proof.ts';

const site = 'http://localhost:5002';
const mails = 'http://localhost:1080/api/mails';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
const docs = collections(initializeFirestore(initializeApp({ projectId: 'demo-platzwart' })));

const run = randomBytes(4).toString('hex');
const attempt = randomBytes(16).toString('hex');
const address = `praxis-${run}@praxis.example`;
let idToken: string;
let slug: string;

async function call(name: CallName, data: unknown, token?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(await proofFor(name, data)),
  };
  const response = await fetch(`${site}${callPath(name)}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ data }),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      result?: unknown;
      error?: { details?: { field: string; code: string; message: string }[] };
    },
  };
}

type Registration = { logo?: Buffer; token?: string; attempt?: string; email?: string };

async function register(
  title: string,
  { logo, token = idToken, attempt, email = address }: Registration = {},
) {
  const form = registrationForm(title, email);
  if (logo)
    form.set('logoImage', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
  const headers = {
    authorization: `Bearer ${token}`,
    ...(await registrationHeaders(undefined, attempt)),
  };
  return fetch(`${site}/api/companies`, { method: 'POST', headers, body: form });
}

/** Pictures of 3.6 MB each, of noise, which no encoder compresses. */
async function largeLogos(count: number): Promise<Buffer[]> {
  const noise = sharp(randomBytes(1000 * 1200 * 3), {
    raw: { width: 1000, height: 1200, channels: 3 },
  });
  const picture = await noise.png().toBuffer();
  return Array.from({ length: count }, () => picture);
}

async function emailsTo(
  receiver: string,
): Promise<{ subject: string; text: string; messageId: string }[]> {
  const received = await (await fetch(`${mails}?${new URLSearchParams({ to: receiver })}`)).json();
  return received as { subject: string; text: string; messageId: string }[];
}

/**
 * The same token with an older sign-in. Only the emulator accepts it: its tokens are not signed.
 */
function signedInAgo(days: number): string {
  const [head = '', body = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const older = { ...claims, auth_time: Math.floor(Date.now() / 1000) - days * 24 * 60 * 60 };
  return `${head}.${Buffer.from(JSON.stringify(older)).toString('base64url')}.`;
}

beforeAll(async () => {
  idToken = await confirmedAccount(`anna-${run}@praxis.example`, async (token) => {
    const refused = await register(`Zu früh ${run}`, { token });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { details: [{ field: 'form', code: 'emailUnverified' }] },
    ]);
  });
  const logo = await sharp({
    create: { width: 900, height: 300, channels: 3, background: '#0b6e69' },
  })
    .png()
    .toBuffer();
  ({ slug } = (await (await register(`Ansturm ${run}`, { logo, attempt })).json()) as {
    slug: string;
  });
  expect(await call('setIntake', { companySlug: slug, edits: opening }, idToken)).toMatchObject({
    status: 200,
  });
  // Somebody opens the link sent to the practice's own address.
  await vi.waitFor(async () => expect(await emailsTo(address)).toHaveLength(1), {
    timeout: waitLimit,
    interval: 500,
  });
  const [email] = await emailsTo(address);
  const found = /\/adresse\/([\w-]{43})/.exec(email?.text ?? '')?.[1];
  expect(await call('confirmPracticeEmail', { companySlug: slug, token: found })).toMatchObject({
    status: 200,
  });
});

it('a registration whose answer was lost is sent again, and answers as the first time', async () => {
  const again = await register(`Ansturm ${run}`, { attempt });
  expect([again.status, await again.json()]).toEqual([200, { slug }]);
});

it('a registered practice has its logo under an address of its own, which may be cached for a day', async () => {
  const path = (await docs.practice(slug).get()).data()?.logoImagePath;
  const response = await fetch(`${site}${path}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
  });
});

// `tests/functions/waiting-list.test.ts` has twenty to fifty without any layer in between.
it('beside two large logos, 24 calls at once, four repeating the id of another, make 20 requests, 20 e-mails, and counters that equal a recount', async () => {
  // An unapproved practice's e-mails to strangers are counted one after the other.
  await docs.account(slug).update({ approvedAt: new Date() });
  const token = await confirmedAccount(`berta-${run}@praxis.example`);
  // `register-practice.test.ts` has more practices than one account may register, without logos.
  const logos = await largeLogos(2);
  const uploads = Promise.all(
    logos.map((logo, n) =>
      register(`Logo ${n} ${run}`, { logo, token, email: 'logo@praxis.example' }),
    ),
  );

  const bookings = Array.from({ length: 20 }, (_, n) => {
    const start = 8 + (n % 8);
    const slots = [
      {
        locationId: 'praxis',
        weekday: 1 + (n % 5),
        start: `${String(start).padStart(2, '0')}:00`,
        end: `${String(start + 2).padStart(2, '0')}:00`,
      },
    ];
    return aBooking(slug, { email: `p${n}.${slug}@example.org`, slots });
  });
  const answers = await Promise.all(
    [...bookings, ...bookings.slice(0, 4)].map((booking) => call('addWaitingRequest', booking)),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  // Each is decoded and made smaller.
  expect((await uploads).map(({ status }) => status)).toEqual([200, 200]);

  const requests = await docs.requests(slug).get();
  const counted: Record<string, number> = {};
  for (const doc of requests.docs)
    for (const key of doc.data().slotKeys) counted[key] = (counted[key] ?? 0) + 1;
  expect(requests.size).toBe(20);
  expect((await docs.heatmap(slug, 'praxis').get()).data()?.cells).toEqual(counted);
  expect((await docs.requestCounters(slug).get()).data()).toEqual({ open: 20, archived: 0 });

  await expect.poll(() => emailsTo(address), { interval: 500 }).toHaveLength(21);
  // Besides the e-mails of the practice and its registrant: one to each sender.
  const statuses = async () =>
    (await docs.outbox().where('slug', '==', slug).get()).docs.map((doc) => doc.data().status);
  await expect.poll(statuses, { interval: 500 }).toEqual(Array(42).fill('sent'));
  expect(await emailsTo(`p7.${slug}@example.org`)).toHaveLength(1);
  expect(new Set((await emailsTo(address)).map(({ messageId }) => messageId)).size).toBe(21);

  expect(await call('reconcileWaitingList', { companySlug: slug }, idToken)).toMatchObject({
    body: { result: { checked: 20, repaired: 0 } },
  });
});

// `request-link.test.ts` has what is answered to guessed links and others'.
it('whoever only fetches a link to a request changes nothing and learns nothing', async () => {
  const [email] = await emailsTo(`p7.${slug}@example.org`);
  const { pathname } = new URL(/\S*\/anfrage\/\S*/.exec(email?.text ?? '')?.[0] ?? '');
  const guessed = pathname.replace(/[^/]+$/, 'A'.repeat(43));
  const stored = async () => (await docs.requests(slug).get()).docs.map((doc) => doc.data());
  const before = await stored();
  const open = (path: string, method = 'GET') =>
    fetch(site + path, { method, headers: { accept: 'text/html' } });
  for (const path of [pathname, `${pathname}?antwort=nein`, guessed])
    for (const method of ['GET', 'HEAD']) {
      const page = await open(path, method);
      expect(page.status, `${method} ${path}`).toBe(200);
      expect(await page.text()).not.toContain('Beispiel');
    }
  // The page is the same document for every link.
  expect(await (await open(pathname)).text()).toBe(await (await open(guessed)).text());
  const given = new URLSearchParams({
    companySlug: slug,
    token: pathname.split('/').at(-1) ?? '',
    answer: 'withdraw',
  });
  for (const name of ['viewRequestLink', 'answerRequestLink'] as const)
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      expect((await open(`${callPath(name)}?${given}`, method)).status, method).toBeGreaterThan(
        399,
      );
  expect(await stored()).toEqual(before);
});

it('a sign-in of 31 days ago is nobody’s any more, however fresh its token is', async () => {
  // The account was created today: nobody can have signed in so long ago.
  for (const member of (await docs.members(slug).get()).docs)
    await member.ref.update({ signInsValidFrom: FieldValue.delete() });
  for (const [days, status] of [
    [29, 200],
    [31, 401],
  ] as const) {
    expect(
      (await call('reconcileWaitingList', { companySlug: slug }, signedInAgo(days))).status,
    ).toBe(status);
  }
  expect((await register(`Zu alt ${run}`, { token: signedInAgo(31) })).status).toBe(401);
});

it('a file that is not there is not found, rather than answered with the app and kept for a year', async () => {
  for (const path of ['/assets/gone.js', '/api/nothing', '/media/nothing'])
    expect((await fetch(`${site}${path}`)).status, path).toBe(404);
  const page = await fetch(`${site}/logopaedie-lindenhof/booking`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('max-age=0'),
  ]);
});

it.each(['a/b', '..', '__x__', 'praxis/', 'x'.repeat(200), '', 7, null])(
  'the slug %j names no practice, and that is all that happens',
  async (companySlug) => {
    const { status, body } = await call('addWaitingRequest', { ...aBooking(slug), companySlug });
    expect([status, body.error?.details?.map(({ field }) => field)]).toEqual([
      400,
      ['companySlug'],
    ]);
  },
);

it('bad input is answered with status 400 and details, in German, as the specification writes them', async () => {
  const unknownArgument = await call(
    'archiveRequest',
    { companySlug: slug, requestId: aBooking(slug).requestId, reason: 'other', force: true },
    idToken,
  );
  expect([unknownArgument.status, unknownArgument.body.error?.details]).toEqual([
    400,
    [
      {
        field: 'force',
        code: 'unknown',
        message:
          'Diese Angabe kennt die Anwendung nicht. Nach dem Neuladen der Seite sollte es gehen.',
      },
    ],
  ]);
  const noSlots = await call('addWaitingRequest', aBooking(slug, { slots: [] }));
  expect([noSlots.status, noSlots.body.error?.details]).toEqual([
    400,
    [
      {
        field: 'slots',
        code: 'slotsTooFew',
        message: 'Bitte wählen Sie mindestens 1 Zeitfenster aus.',
      },
    ],
  ]);
  const noImage = await register('Kein Bild', {
    logo: Buffer.from('<svg><script>alert(1)</script></svg>'),
  });
  expect([noImage.status, await noImage.json()]).toEqual([
    400,
    {
      details: [
        {
          field: 'logoImage',
          code: 'notAnImage',
          message: 'Bitte wähle ein Bild (PNG, JPEG, WebP oder GIF).',
        },
      ],
    },
  ]);
});
