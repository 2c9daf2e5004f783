import { randomBytes } from 'node:crypto';
import { collections } from '@platzwart/functions/collections';
import { logoFrom } from '@platzwart/functions/practices/logo';
import { registerPractice } from '@platzwart/functions/practices/register-practice';
import { mediaAt } from '@platzwart/functions/practices/serve-media';
import { serveRegistration } from '@platzwart/functions/practices/serve-registration';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { administrator, database, toolsAt } from '../support/practice-under-test.ts';

const now = new Date('2026-11-21T10:00:00Z');
const docs = () => collections(database());
const unique = () => randomBytes(4).toString('hex');

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

/** The request as a browser sends it: the form's own encoding, nothing built by hand. */
async function post(form: FormData, { isSignedIn = true, cutOff = 0 } = {}) {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', authorization: 'Bearer token' };
  const rawBody = cutOff > 0 ? body.subarray(0, cutOff) : body;
  return serveRegistration(
    { method: 'POST', headers, rawBody },
    () => Promise.resolve(isSignedIn ? administrator : undefined),
    toolsAt(now),
  );
}

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

async function nothingIsKept(title: string) {
  expect((await docs().practices().where('title', '==', title).get()).size).toBe(0);
}

describe('registering a practice', () => {
  it('makes everything it needs to take requests, its administrator, 30 days of trial, and a letter', async () => {
    const title = `Sprachräume ${unique()}`;
    const answer = await post(formWith(aRegistration({ title })));
    const slug = title.toLowerCase().replace('ä', 'ae').replace(' ', '-');
    expect(answer).toEqual({ status: 200, body: { slug } });
    expect((await docs().practice(slug).get()).data()).toMatchObject({
      title,
      listed: true,
      bookingEnabled: true,
      locked: false,
      logoImagePath: '',
    });
    expect((await docs().form(slug).get()).data()).toMatchObject({ minSlotSize: 60, birthdateEnabled: true, insuranceEnabled: false });
    expect((await docs().account(slug).get()).data()).toMatchObject({ trialEndsAt: new Date('2026-12-21T10:00:00Z'), subscription: null });
    expect((await docs().member(slug, administrator.uid).get()).data()).toMatchObject({ role: 'administrator' });
    expect((await docs().user(administrator.uid).get()).data()?.practices).toContainEqual({ slug, title, role: 'administrator' });
    expect((await docs().letter(`registrationDone_${slug}`).get()).data()).toMatchObject({
      status: 'due',
      to: { address: 'praxis@praxis.example' },
    });
  });

  it('gives the same title, five times at the same moment, five numbered names', async () => {
    const title = `Zwilling ${unique()}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        registerPractice({ data: aRegistration({ title }), logo: undefined }, { ...administrator, uid: `twin-${n}` }, toolsAt(now)),
      ),
    );
    const base = title.toLowerCase().replace(' ', '-');
    const slugs = answers.map((answer) => (answer.ok ? answer.value.slug : answer)).sort();
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`, `${base}-5`].sort());
  });

  it('never takes a name of the platform', async () => {
    const answer = await registerPractice({ data: aRegistration({ title: 'Dashboard' }), logo: undefined }, administrator, toolsAt(now));
    expect(answer.ok && answer.value.slug).toMatch(/^dashboard-\d+$/);
  });

  it('is for people who are signed in', async () => {
    expect(await post(formWith(aRegistration()), { isSignedIn: false })).toMatchObject({ status: 401 });
  });
});

describe('the logo', () => {
  it('is re-encoded, small, and served under the path the practice names, and no other', async () => {
    const answer = await post(formWith(aRegistration(), new Blob([new Uint8Array(await png(2000))], { type: 'image/png' })));
    const { slug } = answer.body as { slug: string };
    const path = (await docs().practice(slug).get()).data()?.logoImagePath ?? '';
    const served = await mediaAt(path, toolsAt(now));
    const { format, width, height } = await sharp(Buffer.from(served?.bytes ?? [])).metadata();
    expect({ type: served?.type, format, width, height }).toEqual({ type: 'image/webp', format: 'webp', width: 512, height: 512 });
    expect(await mediaAt(path.replace(/[0-9a-f]{32}/, '0'.repeat(32)), toolsAt(now))).toBeUndefined();
    expect(await mediaAt('/media/logos/../../etc/passwd', toolsAt(now))).toBeUndefined();
  });

  it('stays below 100 kB even for a picture that compresses badly', async () => {
    const noise = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
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
    ['text', () => Buffer.from('kein Bild')],
    ['a PNG that breaks off', async () => (await png(800)).subarray(0, 60)],
    ['a PNG signature before HTML', () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')])],
    ['10,000 × 10,000 pixels', () => png(10_000)],
  ])('%s is refused at its field, and no practice is made', async (_what, bytes) => {
    const registration = aRegistration();
    const answer = await post(formWith(registration, new Blob([new Uint8Array(await bytes())], { type: 'image/png' })));
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'logoImage', code: 'notAnImage' }] } });
    await nothingIsKept(registration.title);
  });

  it("of 5 MB is refused with 'Größe überschritten.'", async () => {
    const registration = aRegistration();
    const answer = await post(formWith(registration, new Blob([new Uint8Array(5 * 1024 * 1024)], { type: 'image/png' })));
    expect(answer).toEqual({
      status: 400,
      body: { details: [{ field: 'logoImage', code: 'fileTooLarge', message: 'Größe überschritten.' }] },
    });
    await nothingIsKept(registration.title);
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
    expect((answer.body as { details: { field: string }[] }).details.map(({ field }) => field)).toEqual(['email', 'logoImage']);
  });

  it.each([1, 50, 200, 400])('cut off after %i bytes leaves nothing behind', async (cutOff) => {
    const registration = aRegistration();
    const answer = await post(formWith(registration, new Blob([new Uint8Array(await png(100))])), { cutOff });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'form', code: 'unreadable' }] } });
    await nothingIsKept(registration.title);
  });

  it('with a part of another name is refused, not ignored', async () => {
    const form = formWith(aRegistration());
    form.set('avatar', new Blob(['x']), 'x.png');
    expect(await post(form)).toMatchObject({ status: 400, body: { details: [{ field: 'avatar', code: 'unknown' }] } });
  });

  it('that is no form at all is refused', async () => {
    const answer = await serveRegistration(
      { method: 'POST', headers: { authorization: 'Bearer t', 'content-type': 'text/plain' }, rawBody: Buffer.from('x') },
      () => Promise.resolve(administrator),
      toolsAt(now),
    );
    expect(answer).toMatchObject({ status: 400 });
  });
});
