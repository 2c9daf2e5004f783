import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registrationSubject } from '@platzwart/domain/calls/proof';
import { functionsMessages } from '@platzwart/domain/failure';
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { operator } from '@platzwart/domain/legal/operator';
import { collections } from '@platzwart/functions/core/collections';
import type { Caller } from '@platzwart/functions/core/tools';
import { logoFrom } from '@platzwart/functions/practices/logo';
import { attemptId, registerPractice } from '@platzwart/functions/practices/register-practice';
import { mediaAt } from '@platzwart/functions/practices/serve-media';
import {
  serveRegistration,
  type Vouchers,
} from '@platzwart/functions/practices/serve-registration';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectKnownEmailIds } from '../support/known-email-ids.ts';
import { administrator, database, toolsAt } from '../support/practice-under-test.ts';
import { quickProofOf } from '../support/proof.ts';

const now = new Date('2026-11-21T10:00:00Z');
const docs = () => collections(database());
const unique = () => randomBytes(4).toString('hex');

/** As the page '/terms-of-service' has them. */
const acceptedTexts = ['terms-of-service', 'processing-annex']
  .map((name) =>
    fillIn(
      readFileSync(new URL(`../../functions/domain/legal/${name}.md`, import.meta.url), 'utf8'),
    ),
  )
  .join('\n');

const aRegistration = (over: Record<string, unknown> = {}) => ({
  title: `Praxis ${unique()}`,
  subtitle: 'Ergotherapie',
  address1: 'Hauptplatz 1',
  address2: '8010 Graz',
  email: 'praxis@praxis.example',
  contactPerson: 'Anna Admin',
  legalTermsAccepted: true,
  ...over,
});

/** Somebody without any registration yet. */
const somebody = (over: Partial<Caller> = {}): Caller => ({
  ...administrator,
  uid: `anna-${unique()}`,
  ...over,
});

type Sending = {
  caller?: Caller | undefined;
  attempt?: string;
  at?: Date;
  cutOff?: (whole: number) => number;
};

/** The request as a browser sends it: the form's own encoding, nothing built by hand. */
async function post(form: FormData, sending: Sending = {}) {
  const { at = now, cutOff = (whole: number) => whole } = sending;
  const attempt = sending.attempt ?? randomBytes(16).toString('hex');
  const caller = 'caller' in sending ? sending.caller : somebody();
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    authorization: 'Bearer token',
    'idempotency-key': attempt,
    ...(await quickProofOf(registrationSubject(attempt), toolsAt(at))),
  };
  const rawBody = body.subarray(0, cutOff(body.length));
  return serveRegistration({ method: 'POST', headers, rawBody }, vouchedFor(caller), toolsAt(at));
}

/** The ID token is that caller's. */
const vouchedFor = (caller: Caller | undefined): Vouchers => ({
  callerOf: () => Promise.resolve(caller),
});

function formWith(registration: unknown, logo?: Blob): FormData {
  const form = new FormData();
  form.set('data', new Blob([JSON.stringify(registration)], { type: 'application/json' }));
  if (logo) form.set('logoImage', logo, 'logo.png');
  return form;
}

const png = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#0b6e69' } })
    .png()
    .toBuffer();

const practicesCalled = async (title: string) =>
  (await docs().practices().where('title', '==', title).get()).size;

async function nothingIsStored(title: string) {
  expect(await practicesCalled(title)).toBe(0);
}

describe('registering a practice', () => {
  it('makes a closed practice with everything it needs to open, its administrator, 30 days of trial, and an e-mail', async () => {
    const title = `Sprachräume ${unique()}`;
    const caller = somebody();
    const answer = await post(formWith(aRegistration({ title, phone: ' 0316 12 34 ' })), {
      caller,
    });
    const slug = title.toLowerCase().replace('ä', 'ae').replace(' ', '-');
    expect(answer).toEqual({ status: 200, body: { slug } });
    expect((await docs().practice(slug).get()).data()).toMatchObject({
      title,
      phone: '0316 12 34',
      listed: true,
      bookingEnabled: false,
      notYetOpened: true,
      locked: false,
      logoImagePath: '',
    });
    expect((await docs().form(slug).get()).data()).toMatchObject({
      minSlotSize: 60,
      birthdateEnabled: true,
      insuranceEnabled: false,
    });
    expect((await docs().account(slug).get()).data()).toMatchObject({
      trialEndsAt: new Date('2026-12-21T10:00:00Z'),
      subscription: null,
      // Which texts it has accepted, and that they were these.
      acceptedTerms: {
        version: operator.legalDate,
        hash: createHash('sha256').update(acceptedTexts).digest('hex'),
      },
    });
    expect((await docs().member(slug, caller.uid).get()).data()).toMatchObject({
      role: 'administrator',
      email: caller.email,
    });
    expect((await docs().user(caller.uid).get()).data()?.practices).toEqual([
      { slug, title, role: 'administrator' },
    ]);
    expect((await docs().email(`registrationDone_${slug}`).get()).data()).toMatchObject({
      status: 'due',
      to: { address: caller.email },
    });
    const emails = await docs().outbox().where('slug', '==', slug).get();
    expect(
      emails.docs.map((email) => [email.data().purpose, email.data().to.address]),
    ).toContainEqual(['practiceEmail', 'praxis@praxis.example']);
  });

  it.each([
    [{ address2: '04155 Leipzig' }, 'DE-SN'],
    [{ address2: '8001 Zürich' }, 'CH-ZH'],
    // Chosen by hand counts, whatever the lines say.
    [{ address2: '8010 Graz', region: 'DE-BY' }, 'DE-BY'],
    [{ address2: '8010 Wien' }, undefined],
    [{ address2: '1234 Musterstadt' }, undefined],
  ])('reads where it lies, only where that is certain: %j', async (over, region) => {
    const title = `Ort ${unique()}`;
    const { body } = await post(formWith(aRegistration({ title, ...over })));
    const stored = (
      await docs()
        .practice((body as { slug: string }).slug)
        .get()
    ).data();
    expect(stored?.locations.map((location) => location.region)).toEqual([region]);
  });

  it('refuses a region that there is not, at its field', async () => {
    const answer = await post(formWith(aRegistration({ region: 'DE-XX' })));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'region' }] } });
  });

  it('gives the same title, five times at the same moment, five numbered names', async () => {
    const title = `Zwilling ${unique()}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        registerPractice(
          { data: aRegistration({ title }), logo: undefined },
          somebody({ uid: `twin-${n}-${unique()}` }),
          toolsAt(now),
        ),
      ),
    );
    const base = title.toLowerCase().replace(' ', '-');
    const slugs = answers.map((answer) => (answer.ok ? answer.value.slug : answer)).sort();
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`, `${base}-5`].sort());
  });

  it('never takes a name of the platform', async () => {
    const answer = await registerPractice(
      { data: aRegistration({ title: 'Demo' }), logo: undefined },
      somebody(),
      toolsAt(now),
    );
    expect(answer.ok && answer.value.slug).toMatch(/^demo-\d+$/);
  });

  it('is for people who are signed in', async () => {
    expect(await post(formWith(aRegistration()), { caller: undefined })).toMatchObject({
      status: 401,
    });
  });

  it('is for people who have shown that their address is theirs', async () => {
    const registration = aRegistration();
    expect(
      await post(formWith(registration), { caller: somebody({ emailVerified: false }) }),
    ).toEqual({
      status: 400,
      body: {
        details: [
          { field: 'form', code: 'emailUnverified', message: functionsMessages.emailUnverified },
        ],
      },
    });
    await nothingIsStored(registration.title);
  });
});

describe('the logo', () => {
  it('is re-encoded, small, and served under the path the practice names, and no other', async () => {
    const answer = await post(
      formWith(aRegistration(), new Blob([new Uint8Array(await png(2000))], { type: 'image/png' })),
    );
    const { slug } = answer.body as { slug: string };
    const path = (await docs().practice(slug).get()).data()?.logoImagePath ?? '';
    const served = await mediaAt(path, toolsAt(now));
    const { format, width, height } = await sharp(Buffer.from(served?.bytes ?? [])).metadata();
    expect({ type: served?.type, format, width, height }).toEqual({
      type: 'image/webp',
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect(
      await mediaAt(path.replace(/[0-9a-f]{32}/, '0'.repeat(32)), toolsAt(now)),
    ).toBeUndefined();
    expect(await mediaAt('/media/logos/../../etc/passwd', toolsAt(now))).toBeUndefined();
  });

  it('stays below 100 kB even for a picture that compresses badly', async () => {
    const noise = await sharp(randomBytes(900 * 900 * 3), {
      raw: { width: 900, height: 900, channels: 3 },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    const logo = await logoFrom(noise);
    expect(logo.ok && logo.value.bytes.length).toBeLessThanOrEqual(100_000);
  });

  it.each([
    [
      'SVG with a script, whatever it is called',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a GIF signature before a script',
      () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(document.cookie)//<script>alert(1)</script>'),
    ],
    ['text', () => Buffer.from('kein Bild')],
    ['a PNG that breaks off', async () => (await png(800)).subarray(0, 60)],
    [
      'a PNG signature before HTML',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')]),
    ],
    ['10,000 × 10,000 pixels', () => png(10_000), 'tooManyPixels'],
    ['4,001 × 4,001 pixels', () => png(4_001), 'tooManyPixels'],
  ])(
    '%s is refused at its field, and no practice is made',
    async (_what, bytes, code = 'notAnImage') => {
      const registration = aRegistration();
      const answer = await post(
        formWith(registration, new Blob([new Uint8Array(await bytes())], { type: 'image/png' })),
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { details: [{ field: 'logoImage', code }] },
      });
      await nothingIsStored(registration.title);
    },
  );

  it('of 4,000 × 4,000 pixels is taken', async () => {
    expect(
      (await post(formWith(aRegistration(), new Blob([new Uint8Array(await png(4_000))])))).status,
    ).toBe(200);
  });

  it('is not unpacked for a form that is refused, and for one account twenty times an hour', async () => {
    const [caller, picture] = [somebody(), new Blob([new Uint8Array(await png(4_001))])];
    const [bad, good] = [
      formWith(aRegistration({ email: '' }), picture),
      formWith(aRegistration(), picture),
    ];
    for (let n = 0; n < 25; n++)
      expect(await post(bad, { caller })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'email', code: 'required' }] },
      });
    const codes = [];
    for (let n = 0; n < 21; n++)
      codes.push(
        ((await post(good, { caller })).body as { details: { code: string }[] }).details[0]?.code,
      );
    expect(codes).toEqual([...Array<string>(20).fill('tooManyPixels'), 'tooManyPictures']);
    const [later, small] = [
      new Date(now.getTime() + 60 * 60_000),
      new Blob([new Uint8Array(await png(20))]),
    ];
    expect((await post(formWith(aRegistration(), small), { caller, at: later })).status).toBe(200);
  });

  it('that is a picture and a page at once is stored as the picture alone', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const gif = await sharp(await png(20))
      .gif()
      .toBuffer();
    const answer = await post(
      formWith(
        aRegistration(),
        new Blob([new Uint8Array(Buffer.concat([gif, Buffer.from(script)]))]),
      ),
    );
    const { slug } = answer.body as { slug: string };
    const served = await mediaAt(
      (await docs().practice(slug).get()).data()?.logoImagePath ?? '',
      toolsAt(now),
    );
    const bytes = Buffer.from(served?.bytes ?? []);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20 });
    expect(bytes.includes('script')).toBe(false);
  });

  it("of 5 MB is refused with 'Größe überschritten.'", async () => {
    const registration = aRegistration();
    const answer = await post(
      formWith(registration, new Blob([new Uint8Array(5 * 1024 * 1024)], { type: 'image/png' })),
    );
    expect(answer).toEqual({
      status: 400,
      body: {
        details: [{ field: 'logoImage', code: 'fileTooLarge', message: 'Größe überschritten.' }],
      },
    });
    await nothingIsStored(registration.title);
  });
});

describe('the same attempt, sent again', () => {
  it('answers as the first time and makes nothing new, whatever else has happened', async () => {
    const [caller, attempt, title] = [
      somebody(),
      randomBytes(16).toString('hex'),
      `Wieder ${unique()}`,
    ];
    const first = await post(formWith(aRegistration({ title })), { caller, attempt });
    expect(first.status).toBe(200);
    for (let n = 0; n < 4; n++)
      expect((await post(formWith(aRegistration()), { caller })).status).toBe(200);
    expect(await post(formWith(aRegistration({ title })), { caller, attempt })).toEqual(first);
    expect(await practicesCalled(title)).toBe(1);
  });

  it('ten times at the same moment makes one practice', async () => {
    const [caller, attempt, title] = [
      somebody(),
      randomBytes(16).toString('hex'),
      `Zugleich ${unique()}`,
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(formWith(aRegistration({ title })), { caller, attempt }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await practicesCalled(title)).toBe(1);
    expect((await docs().user(caller.uid).get()).data()?.practices).toHaveLength(1);
  });

  it('may be mended after a refusal, and is forgotten after a day', async () => {
    const [caller, attempt] = [somebody(), randomBytes(16).toString('hex')];
    expect((await post(formWith(aRegistration({ email: '' })), { caller, attempt })).status).toBe(
      400,
    );
    const first = await post(formWith(aRegistration()), { caller, attempt });
    const later = await post(formWith(aRegistration()), {
      caller,
      attempt,
      at: new Date(now.getTime() + 24 * 60 * 60_000),
    });
    expect([first.status, later.status]).toEqual([200, 200]);
    expect(later.body).not.toEqual(first.body);
  });

  it('of somebody else is another attempt', async () => {
    const attempt = randomBytes(16).toString('hex');
    const [one, other] = [
      await post(formWith(aRegistration()), { attempt }),
      await post(formWith(aRegistration()), { attempt }),
    ];
    expect(one.body).not.toEqual(other.body);
  });

  it.each(['x', 'A'.repeat(32), '0'.repeat(33)])('is not named %j', async (attempt) => {
    const registration = aRegistration();
    expect(await post(formWith(registration), { attempt })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'form' }] },
    });
    await nothingIsStored(registration.title);
  });
});

describe('one account', () => {
  const tooMany = {
    status: 400,
    body: {
      details: [
        {
          field: 'form',
          code: 'tooManyRegistrations',
          message: functionsMessages.tooManyRegistrations,
        },
      ],
    },
  };

  it('that registers ten practices at once gets five, and five clear refusals that leave nothing behind', async () => {
    const [caller, title] = [somebody(), `Viele ${unique()}`];
    const attempts = Array.from({ length: 10 }, () => randomBytes(16).toString('hex'));
    const answers = await Promise.all(
      attempts.map((attempt) => post(formWith(aRegistration({ title })), { caller, attempt })),
    );
    const made = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { slug: string }).slug);
    expect(made).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(5).fill(tooMany));

    expect(await practicesCalled(title)).toBe(5);
    expect(
      (await docs().user(caller.uid).get())
        .data()
        ?.practices.map(({ slug }) => slug)
        .sort(),
    ).toEqual(made.sort());
    const base = title.toLowerCase().replace(' ', '-');
    for (let n = 6; n <= 10; n++) {
      for (const rest of [
        docs().form(`${base}-${n}`),
        docs().account(`${base}-${n}`),
        docs().member(`${base}-${n}`, caller.uid),
      ]) {
        expect((await rest.get()).exists).toBe(false);
      }
    }
    const emails = await Promise.all(
      [base, ...made].map((slug) => docs().outbox().where('slug', '==', slug).get()),
    );
    expect(emails.reduce((sum, { size }) => sum + size, 0)).toBe(2 * (made.includes(base) ? 6 : 5));
    const remembered = await Promise.all(
      attempts.map((attempt) => docs().registration(attemptId(caller, attempt)).get()),
    );
    expect(remembered.filter(({ exists }) => exists)).toHaveLength(5);
  });

  it('may register again a day later, and every other account at once', async () => {
    const caller = somebody();
    for (let n = 0; n < 5; n++)
      expect((await post(formWith(aRegistration()), { caller })).status).toBe(200);
    expect(await post(formWith(aRegistration()), { caller })).toEqual(tooMany);
    expect((await post(formWith(aRegistration()))).status).toBe(200);
    const nextDay = new Date(now.getTime() + 24 * 60 * 60_000);
    expect((await post(formWith(aRegistration()), { caller, at: nextDay })).status).toBe(200);
  });

  it('uses nothing up with forms that are refused', async () => {
    const caller = somebody();
    for (let n = 0; n < 10; n++)
      expect((await post(formWith(aRegistration({ email: '' })), { caller })).status).toBe(400);
    expect((await post(formWith(aRegistration()), { caller })).status).toBe(200);
  });
});

describe('bad input', () => {
  it.each([
    ['title', { title: '' }, 'required'],
    ['title', { title: '???' }, 'invalid'],
    ['title', { title: 'x'.repeat(101) }, 'maxLength'],
    ['subtitle', { subtitle: undefined }, 'required'],
    ['email', { email: 'praxis' }, 'invalid'],
    ['listed', { listed: 'ja' }, 'required'],
    ['legalTermsAccepted', { legalTermsAccepted: false }, 'required'],
    ['role', { role: 'administrator' }, 'unknown'],
  ])('at %s (%j) is refused there', async (field, over, code) => {
    const answer = await post(formWith(aRegistration(over)));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field, code }] } });
  });

  it('in fields and logo is told together', async () => {
    const answer = await post(formWith(aRegistration({ email: '' }), new Blob(['kein Bild'])));
    expect(
      (answer.body as { details: { field: string }[] }).details.map(({ field }) => field),
    ).toEqual(['email', 'logoImage']);
  });

  it.each([
    ['after its first byte', () => 1],
    ['in the first headers', () => 50],
    ['in the fields', () => 200],
    ['between fields and logo', () => 400],
    ['in the middle of the logo', (whole: number) => Math.round(whole / 2)],
    ['three bytes before its end', (whole: number) => whole - 3],
  ])('cut off %s leaves nothing behind', async (_where, cutOff) => {
    const registration = aRegistration();
    const noise = await sharp(randomBytes(100 * 100 * 3), {
      raw: { width: 100, height: 100, channels: 3 },
    })
      .png()
      .toBuffer();
    const answer = await post(formWith(registration, new Blob([new Uint8Array(noise)])), {
      cutOff,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { details: [{ field: 'form', code: 'unreadable' }] },
    });
    await nothingIsStored(registration.title);
  });

  it('with a part of another name is refused, not ignored', async () => {
    const form = formWith(aRegistration());
    form.set('avatar', new Blob(['x']), 'x.png');
    expect(await post(form)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'avatar', code: 'unknown' }] },
    });
  });

  it('without a proof of work for this attempt is refused before anything is read', async () => {
    const attempt = randomBytes(16).toString('hex');
    const proof = await quickProofOf(registrationSubject(attempt), toolsAt(now));
    const unread = { callerOf: () => expect.unreachable() };
    for (const headers of [
      {},
      { 'idempotency-key': attempt },
      { ...proof },
      { ...proof, 'idempotency-key': randomBytes(16).toString('hex') },
    ])
      expect(
        await serveRegistration(
          { method: 'POST', headers, rawBody: Buffer.from('x') },
          unread,
          toolsAt(now),
        ),
      ).toMatchObject({ status: 403 });
  });

  it('that is no form at all is refused', async () => {
    const attempt = randomBytes(16).toString('hex');
    const answer = await serveRegistration(
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer t',
          'content-type': 'text/plain',
          'idempotency-key': attempt,
          ...(await quickProofOf(registrationSubject(attempt), toolsAt(now))),
        },
        rawBody: Buffer.from('x'),
      },
      vouchedFor(somebody()),
      toolsAt(now),
    );
    expect(answer).toMatchObject({ status: 400 });
  });
});

it('queues e-mails under ids that name nobody', () =>
  expectKnownEmailIds('registrationDone', 'practiceEmail', 'reviewAsked'));
