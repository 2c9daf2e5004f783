/**
 * Every call, endpoint, trigger and schedule takes its successful path through the functions as
 * they are built and wired: with the capabilities that their services really have, behind Hosting's
 * rewrites, with sign-ins of the Auth emulator.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Access } from '@platzwart/domain/calls/access';
import {
  type CallInput,
  type CallName,
  type CallOutput,
  callPath,
  calls,
} from '@platzwart/domain/calls/calls';
import { certificateNumber } from '@platzwart/domain/patient-portal/certificate-number';
import { finderPaths } from '@platzwart/domain/practice/finder';
import { type DailyWork, dailyNames, firstDailyWork } from '@platzwart/functions/core/daily-work';
import { deletionIdOf } from '@platzwart/functions/core/delete-practice-state';
import type { AllTools, Caller } from '@platzwart/functions/core/tools';
import type { Piece } from '@platzwart/functions/daily-work';
import { handlers } from '@platzwart/functions/handlers';
import { renewFinder } from '@platzwart/functions/practices/finder';
import { tasks } from '@platzwart/functions/tasks';
import sharp from 'sharp';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../support/buying-practice.ts';
import { registrationForm, registrationHeaders } from '../support/confirmed-account.ts';
import { deploymentOf } from '../support/deployment.ts';
import { hostFunctions, type Service } from '../support/hosted-functions.ts';
import { type MailCatcher, startMailCatcher } from '../support/mail-catcher.ts';
import { anOfferedPlace } from '../support/offered-place.ts';
import { auth, database } from '../support/practice-under-test.ts';
import { proofFor } from '../support/proof.ts';
import { unsignedToken } from '../support/unsigned-token.ts';
import {
  aRequest,
  aWorld,
  type CallerKind,
  type Case,
  casesOf,
  docs,
  now,
  openShopAndTools,
  type World,
} from '../support/valid-calls.ts';

const functions = fileURLToPath(new URL('../../functions/', import.meta.url));

type Built = Record<string, Service & { run: (event: unknown) => Promise<void> }>;
let built: Built;
let origin: string;
let stop: () => void;
let shop: Shop;
let tools: AllTools;
let mail: MailCatcher;

beforeAll(async () => {
  // The SDK logs every call it has checked.
  vi.spyOn(console, 'debug').mockReturnValue();
  await promisify(execFile)(process.execPath, ['build.ts'], { cwd: functions });
  ({ shop, tools } = await openShopAndTools());
  mail = await startMailCatcher({ smtpPort: 0, httpPort: 0 });
  const parameters = deploymentOf({ stripe: shop.stripe.url, smtpPort: mail.smtpPort });
  for (const [name, value] of Object.entries(parameters)) vi.stubEnv(name, value);
  vi.useFakeTimers({ toFake: ['Date'], now });
  built = (await import(`${functions}lib/index.js`)) as Built;
  ({ origin, stop } = await hostFunctions(built));
  vi.stubEnv('ORIGIN', origin);
});
afterAll(async () => {
  stop();
  await Promise.all([mail.stop(), shop.stop()]);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/**
 * By Auth's clock: accounts are younger than the day of this test. The functions check the account
 * itself, too.
 */
const tokenOf = (self: Caller) =>
  unsignedToken(self, Math.floor(vi.getRealSystemTime() / 1000) + 1);

/** An event of that document's creation, as Firestore reports it. */
async function created(reference: { readonly path: string }) {
  const [before, after] = [
    await database().doc('nothing/here').get(),
    await database().doc(reference.path).get(),
  ];
  const [, slug = '', ...rest] = reference.path.split('/');
  return {
    id: reference.path,
    time: now.toISOString(),
    params: { slug, id: rest.at(-1) ?? slug },
    data: { before, after },
  };
}

const run = async (service: string, event: object) => built[service]?.run(event);

// First: they go through every practice there is.
describe('schedules', () => {
  const outcomes = async () =>
    (await database().collection('runs').get()).docs.map(
      (one) => `${one.get('task')} ${one.get('failed')}`,
    );

  it('everyHour begins a deletion that is due, and deletionChanged goes on with it', async () => {
    const { slug } = await aWorld();
    await docs()
      .account(slug)
      .update({ deletion: { askedAt: now, by: 'leitung', dueAt: now } });
    await run('everyHour', {});
    const deletion = docs().deletion(deletionIdOf(slug));
    const part = (await deletion.get()).data()?.part;
    await run('deletionChanged', await created(deletion));
    expect((await deletion.get()).data()?.part).not.toBe(part);
  });

  it('everyMinute, everyFiveMinutes and everyDay run all of their tasks without a failure', async () => {
    await run('everyMinute', {});
    await run('everyFiveMinutes', {});
    await run('everyDay', {});
    const seen = await outcomes();
    expect(seen.filter((one) => !one.endsWith(' 0'))).toEqual([]);
    expect(new Set(seen.map((one) => one.split(' ')[0]))).toEqual(
      new Set(
        Object.keys(tasks).filter((name) => !(dailyNames as readonly string[]).includes(name)),
      ),
    );
  });

  it('everyFiveMinutes queues the daily work that is due, and dailyWork does it', async () => {
    const { slug } = await aWorld();
    const due = Object.fromEntries(dailyNames.map((name) => [name, now]));
    await docs()
      .dailyWork(slug)
      .set(due as DailyWork);
    await run('everyFiveMinutes', {});
    await run('everyFiveMinutes', {});
    const pieces = queued.map(({ body }) => (JSON.parse(body) as { data: Piece }).data);
    expect(pieces.filter((piece) => piece.slug === slug).map(({ name }) => name)).toEqual(
      dailyNames,
    );
    expect(queued[0]?.path).toBe(
      `/projects/${process.env.GCLOUD_PROJECT}/locations/europe-west3/queues/dailyWork/tasks`,
    );
    await Promise.all(pieces.map((data) => run('dailyWork', { data })));
    expect((await docs().dailyWork(slug).get()).data()).toEqual(firstDailyWork(now));
  });
});

/** What is put into the platform's queues. The client keeps their first address. */
let queued: { path: string; body: string; name: string | undefined }[] = [];
const queue = createServer(async (request, response) => {
  const { task } = (await json(request)) as QueuedTask;
  const body = Buffer.from(task.httpRequest.body, 'base64').toString();
  const isKnown = queued.some(({ name }) => name !== undefined && name === task.name);
  if (!isKnown) queued.push({ path: request.url ?? '', body, name: task.name });
  response.writeHead(isKnown ? 409 : 200, { 'content-type': 'application/json' }).end('{}');
});
beforeAll(async () => {
  queue.listen(0, '127.0.0.1');
  await once(queue, 'listening');
});
beforeEach(() => {
  queued = [];
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', `127.0.0.1:${(queue.address() as AddressInfo).port}`);
});
afterAll(() => queue.close());

type QueuedTask = { task: { name?: string; httpRequest: { body: string } } };

/** The least of those who may make it; the visitor for whom it is meant. */
const leastOf: Record<Access['who'], CallerKind> = {
  anybody: 'stranger',
  signedIn: 'stranger',
  administrationView: 'viewer',
  changeRequests: 'therapist',
  changeAvailability: 'therapist',
  changeSettings: 'administrator',
};

/** Calls that have written a line in the log. */
const logged = new Set<CallName>();

async function linesOf({ slug }: World): Promise<number> {
  return (await docs().log(slug).count().get()).data().count;
}

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  it.each(casesOf(name))('succeeds $what', async ({ input, only }: Case<CallName>) => {
    const { who, output } = calls[name];
    const world = await aWorld();
    const self = await world.person(leastOf[only ?? who]);
    const data = await input(world, self);
    const linesBefore = await linesOf(world);
    const answer = await fetch(`${origin}${callPath(name)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(who !== 'anybody' && { authorization: `Bearer ${tokenOf(self)}` }),
        ...(await proofFor(name, data, origin)),
      },
      body: JSON.stringify({ data }),
    });
    const body = (await answer.json()) as { result?: unknown };
    expect([answer.status, body]).toEqual([200, { result: expect.anything() }]);
    output.parse(body.result);
    if ((await linesOf(world)) > linesBefore) logged.add(name);
  });
});

it('the check of a certificate knows the right date of birth, a wrong one, an unknown number, and who has tried too often', async () => {
  const world = await aWorld();
  const [, ofCertificate] = casesOf('viewCertificate');
  const asked = (await ofCertificate?.input(
    world,
    await world.person('stranger'),
  )) as CallInput<'viewCertificate'>;
  const check = async (other: object = {}) => {
    const body = JSON.stringify({ data: { ...asked, ...other } });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(origin + callPath('viewCertificate'), {
      method: 'POST',
      headers,
      body,
    });
    const { result } = (await answer.json()) as { result: CallOutput<'viewCertificate'> };
    return result.certificate?.birthdate;
  };
  expect(await check()).toBe('matches');
  for (let day = 1; day <= 10; day++)
    expect(await check({ birthdate: `${day}.05.1984` })).toBe('differs');
  expect(await check()).toBe('tooMany');
  expect(await check({ birthdate: undefined })).toBe('notAsked');
  expect(
    await check({ number: certificateNumber('f81d4fae7dec11d0a76500a0c91e6bf6') }),
  ).toBeUndefined();
});

// Written by hand: e-mails to oneself, reading, and dismissed first steps.
it('whatever administrators alone may do has written a line in the log, but for these', () => {
  const ofAdministrators = (Object.keys(calls) as CallName[]).filter(
    (name) => calls[name].who === 'changeSettings',
  );
  expect(new Set(ofAdministrators.filter((name) => !logged.has(name)))).toEqual(
    new Set([
      'completeFirstStep',
      'countIntakeNotices',
      'openBillingPortal',
      'previewLocations',
      'reconcileWaitingList',
      'requestPracticeEmail',
      'sendTestLetter',
      'viewBilling',
    ]),
  );
});

describe('what is no call', () => {
  it('registers a practice with its logo, shows both, and lists it', async () => {
    const self = await (await aWorld()).person('stranger');
    await auth().updateUser(self.uid, { emailVerified: true });
    const form = registrationForm('Praxis am Bach', self.email);
    const logo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    form.set('logoImage', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
    const answer = await fetch(`${origin}/api/companies`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokenOf(self)}`,
        ...(await registrationHeaders(origin)),
      },
      body: form,
    });
    const { slug } = (await answer.json()) as { slug: string };
    expect([answer.status, slug]).toEqual([200, 'praxis-am-bach']);
    const page = await fetch(`${origin}/${slug}`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Praxis am Bach'),
    ]);
    const picture = await fetch(
      origin + ((await docs().practice(slug).get()).data()?.logoImagePath ?? ''),
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const map = await fetch(`${origin}/sitemap.xml`);
    expect([map.status, await map.text()]).toEqual([200, expect.stringContaining('<urlset')]);
    const finder = await fetch(origin + finderPaths.landing);
    expect(await finder.json()).toMatchObject({
      count: expect.any(Number),
      rows: expect.any(Array),
    });
  });

  it('hears of the payment provider and of the mail service', async () => {
    const world = await aWorld();
    await shop.buy(world.slug, undefined, { caller: world.colleague });
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'customer.updated',
      data: { object: { id: await shop.customerOf(world.slug), object: 'customer' } },
    };
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: 'whsec_of_tests',
      timestamp: now.getTime() / 1000,
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    expect(
      (await fetch(`${origin}/api/stripe/webhook`, { method: 'POST', headers, body })).status,
    ).toBe(200);
    expect((await docs().stripeEvent('evt_1').get()).exists).toBe(true);
    const bounce = JSON.stringify({
      messageId: '<unknown@platzwart.example>',
      kind: 'hard',
      address: 'weg@post.example',
    });
    const key = { 'content-type': 'application/json', 'x-bounce-key': 'of tests' };
    expect(
      (await fetch(`${origin}/api/mail/bounce`, { method: 'POST', headers: key, body: bounce }))
        .status,
    ).toBe(200);
  });
});

describe('triggers', () => {
  it('emailQueued sends', async () => {
    await aWorld();
    const before = mail.mails.length;
    const [email] = (await docs().outbox().where('status', '==', 'due').get()).docs;
    await run('emailQueued', { params: { id: email?.id }, data: email });
    expect(mail.mails).toHaveLength(before + 1);
  });

  it('requestChanged and formChanged publish demand', async () => {
    const [one, other] = [await aWorld(), await aWorld()];
    // With the fifth request.
    for (const { slug } of [one, other]) for (let n = 0; n < 5; n++) await aRequest(slug);
    await run('requestChanged', await created(docs().request(one.slug, await one.openRequest())));
    await run('formChanged', { params: { slug: other.slug } });
    for (const { slug } of [one, other])
      expect((await docs().demand(slug).get()).exists).toBe(true);
  });

  it('planMigrationChanged moves requests', async () => {
    const { slug, colleague, openRequest } = await aWorld();
    await openRequest();
    const edits = { minSlotSize: { from: 60, to: 30 } };
    expect(
      await handlers.updateFormConfiguration({ companySlug: slug, edits }, colleague, tools),
    ).toMatchObject({ value: { toMove: 1 } });
    const job = docs().planMigration(slug);
    const before = (await job.get()).data();
    await run('planMigrationChanged', await created(job));
    expect((await job.get()).data()).not.toEqual(before);
  });

  it('accountChanged opens what is paid for, and tells the team nothing of it; practiceChanged asks the payment provider', async () => {
    const { slug, colleague } = await aWorld();
    await shop.buy(slug, { interval: 'month', locations: 2 }, { caller: colleague });
    await docs().practice(slug).update({ locked: true });
    await run('accountChanged', { params: { slug } });
    expect((await docs().practice(slug).get()).data()?.locked).toBe(false);
    const { followUp } = await shop.accountOf(slug);
    const team = (await docs().teamAccount(slug).get()).data();
    expect(team).toMatchObject({ followUp });
    expect(team).not.toHaveProperty('subscription');
    await docs().practice(slug).update({ listed: true });
    const { data, ...event } = await created(docs().practice(slug));
    const [location] = data.after.get('locations') as object[];
    await docs()
      .practice(slug)
      .update({ locations: [location, { ...location, id: 'zwei' }] });
    const { data: withTwo } = await created(docs().practice(slug));
    await docs()
      .practice(slug)
      .update({ locations: [location] });
    await renewFinder(tools);
    await run('practiceChanged', { ...event, data: { before: withTwo.after, after: data.after } });
    await shop.stripe.webhooks.settled();
    expect((await shop.accountOf(slug)).subscription?.extraLocations).toBe(0);
    // The finder shows its places.
    expect(queued.map(({ path }) => path)).toEqual([expect.stringContaining('/dailyWork/tasks')]);
    expect((await docs().finderChange(slug).get()).exists).toBe(true);
    await run('dailyWork', JSON.parse(queued[0]?.body ?? ''));
    expect((await docs().finderChange(slug).get()).exists).toBe(false);
  });

  it('vacancyChanged goes on offering', async () => {
    const { slug, colleague, openRequest } = await aWorld();
    const offered = anOfferedPlace(slug, [await openRequest()]);
    await handlers.offerVacancy(calls.offerVacancy.input.parse(offered), colleague, tools);
    await run('vacancyChanged', await created(docs().vacancy(slug, offered.vacancyId)));
    expect((await docs().vacancy(slug, offered.vacancyId).get()).data()?.behind).toEqual([]);
  });
});
