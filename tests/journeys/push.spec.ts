import { type BrowserContext, test as base, expect } from '@playwright/test';
import { toolchain } from '../../scripts/toolchain.ts';
import { aBooking } from '../support/a-booking.ts';
import { startPushService } from '../support/push-service.ts';
import { sendBooking, signInToLeave, somebody } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

/** A headless shell shows no notices. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => {
      const { chromium } = toolchain();
      return use({ ...launchOptions, ...(chromium && { executablePath: chromium }) });
    },
    { scope: 'worker' },
  ],
});

/** As PUSH_TEST_ORIGIN in functions/.env.demo-platzwart. */
const port = 12119;

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice({}, [team.lena]);
});
test.afterEach(() => practice.remove());

/**
 * Only the push service of the browser's maker is replaced: permission, worker and notice are the
 * browser's own.
 */
async function withStandIn(
  context: BrowserContext,
  subscription: { endpoint: string; p256dh: string; auth: string },
) {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(({ endpoint, ...keys }) => {
    // As lasting as a real one, in this tab.
    const name = 'test-subscription';
    const unsubscribe = async () => {
      sessionStorage.removeItem(name);
      return true;
    };
    const current = {
      endpoint,
      options: {},
      toJSON: () => ({ endpoint, keys }),
      unsubscribe,
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(name) ? current : null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(name, '1');
      return current;
    };
  }, subscription);
}

test('who switches it on gets a notice without names of a new request, until they sign out', {
  tag: ['@desktop', '@chromium'],
}, async ({ context, page, request }) => {
  const service = await startPushService(port);
  const subscription = service.subscription('lenas-browser');
  await withStandIn(context, subscription);
  await signInToLeave(page, team.lena.name, '/user');
  const push = page.getByRole('switch', {
    name: /^Benachrichtigung auf diesem Gerät.*Praxis Probe$/,
  });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  const worker = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await worker.send('ServiceWorker.enable');
  await push.check();
  await expect.poll(() => practice.endpointsOf(team.lena)).toEqual([subscription.endpoint]);
  await expect(push).toBeChecked();

  const { firstname, lastname } = somebody();
  await sendBooking(request, aBooking(practice.slug, { firstname, lastname }));
  await expect.poll(() => service.received.length).toBe(1);
  const data = service.received[0]?.text ?? '';
  const origin = new URL(page.url()).origin;
  await worker.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
  const shown = () =>
    page.evaluate(async () => {
      const notices =
        (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
      return notices.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  const path = `/${practice.slug}/administration/anfragen`;
  await expect
    .poll(shown)
    .toEqual([{ title: 'Neue Anfrage', body: 'Praxis Probe', data: { path } }]);
  for (const name of [firstname, lastname]) expect(data).not.toContain(name);

  await page.goto('/logout');
  await page.waitForURL(/abgemeldet/);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(await practice.endpointsOf(team.lena)).toEqual([]);
  await service.stop();
});
