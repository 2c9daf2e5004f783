/**
 * The booking form in the browser: by keyboard, by touch, over a bad connection, and in every shape
 * a practice can configure.
 */
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { switches } from '../support/booking-table.ts';
import { longOr } from '../support/long-run.ts';
import { expectAccessible } from './accessibility.ts';
import { hiddenPartOf } from './in-sight.ts';
import {
  agree,
  deskFirst,
  expectForm,
  expectSent,
  fillBooking,
  openBooking,
  passFillTime,
  somebody,
} from './steps.ts';
import { createTestPractice, type TestPractice } from './test-practice.ts';

// What folds and moves is its point.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let practice: TestPractice;
test.beforeEach(async () => {
  practice = await createTestPractice();
});
test.afterEach(() => practice.remove());

const cell = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Anfrage absenden' });

const open = (page: Page) => openBooking(page, practice.slug);

type Named = { readonly firstname: string; readonly lastname: string };

/** Fills in the open form, but does not press the button. */
async function fillIn(page: Page): Promise<Named> {
  const { firstname, lastname } = somebody();
  const person = { firstname, lastname };
  await fillBooking(page, person);
  await cell(page, 'Montag 8').check();
  await agree(page);
  return person;
}

/** No input is lost. */
async function expectFilledIn(page: Page, { firstname, lastname }: Named): Promise<void> {
  await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue(firstname);
  await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue(lastname);
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('01.02.1950');
  await expect(page.getByLabel('Grund der Anfrage')).toHaveValue('Stimmtherapie nach Heiserkeit');
  await expect(cell(page, 'Montag 8')).toBeChecked();
  await expect(page.getByLabel(/Ich stimme den Nutzungsbedingungen/)).toBeChecked();
}

/**
 * Presses Tab until it has the focus: nothing on the path may trap the focus, and it must not be
 * far.
 */
async function tabTo(page: Page, target: Locator, max = 8): Promise<void> {
  for (let pressed = 0; pressed < max; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('is filled in and sent by the keyboard alone, mistakes included', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page);
  const { keyboard } = page;
  const self = page.getByRole('radio', { name: 'Für mich selbst' });
  await tabTo(page, self, 15);

  // Sent too early: the summary has the focus, its first link leads to the first question.
  await keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
    'Formularfehler: Bitte prüfen Sie Ihre Eingaben.',
  );
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(self).toBeFocused();

  await keyboard.press('Space');
  await expect(self).toBeChecked();
  const answers: [label: string, answer: string][] = [
    ['Vorname', 'Petra'],
    ['Nachname', 'Taste'],
    ['Geburtsdatum', '010250'],
    ['E-Mail-Adresse', 'petra.taste@example.org'],
    ['Telefonnummer', '0660 1'],
    ['Grund der Anfrage', 'Heiserkeit'],
  ];
  for (const [label, answer] of answers) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(answer);
  }
  await expect(page.getByText(/Alter: \d+ Jahre/)).toBeVisible();

  // The grid is one stop: arrows move in it, Shift extends, the next Tab leaves it.
  await tabTo(page, cell(page, 'Montag 8:00'), 12);
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await expect(
    page.getByRole('status').filter({ hasText: 'Zeitfenster ausgewählt' }),
  ).toContainText('4 Zeitfenster ausgewählt');
  await keyboard.press('Tab');
  const notFlexible = page.getByRole('radio', { name: 'nicht flexibel' });
  if (!(await notFlexible.evaluate((element) => element === document.activeElement)))
    await tabTo(page, notFlexible);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'etwas flexibel' })).toBeChecked();
  await tabTo(page, page.getByLabel('Ich bitte um einen Rückruf'));
  await keyboard.press('Space');
  await tabTo(page, page.getByLabel('Anmerkungen'));
  await keyboard.type('ab 17 Uhr');
  for (const box of [/Ich stimme den Nutzungsbedingungen/, /Ich willige ausdrücklich ein/]) {
    await tabTo(page, page.getByLabel(box));
    await keyboard.press('Space');
  }
  await passFillTime(page);
  await tabTo(page, sendButton(page));
  await keyboard.press('Enter');
  await expectSent(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await practice.requests()).toMatchObject([
    {
      lastname: 'Taste',
      slotKeys: [
        'praxis_1_0800-0900',
        'praxis_2_0800-0900',
        'praxis_2_0900-1000',
        'praxis_2_1000-1100',
      ],
    },
  ]);
});

// It sets its own screen size: once is enough.
test('works by finger at 360 pixels: nothing is wider than the screen, a tap chooses, a swipe only scrolls', {
  tag: '@phone',
}, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  const widerBy = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await widerBy()).toBeLessThanOrEqual(0);

  const grid = page.getByRole('grid');
  await grid.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const before = await page.evaluate(() => scrollY);
  await swipeUp(await context.newCDPSession(page), { x: 200, y: 500 }, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await cell(page, 'Mittwoch 14:00').tap();
  await expect(cell(page, 'Mittwoch 14:00')).toBeChecked();
  await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByLabel('Für eine andere Person').tap();
  await expect(page.getByLabel('Ihre Beziehung zur Person')).toBeVisible();
  await page.getByRole('button', { name: 'Als Liste' }).tap();
  expect(await widerBy()).toBeLessThanOrEqual(0);
  await sendButton(page).tap();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await widerBy()).toBeLessThanOrEqual(0);
  await context.close();
});

/** Like a finger: touch events, which the browser itself turns into a scroll. */
async function swipeUp(
  devtools: CDPSession,
  { x, y }: { x: number; y: number },
  distance: number,
): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let moved = 0; moved <= distance; moved += 20) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: y - moved }],
    });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

// `time-demand.test.tsx` has what the form says of the levels, `publish-demand.test.ts` what is
// published of them.
test('marks the times that few ask for, in words and by a leaf, and says when chances are better', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  const afternoon = (day: number) =>
    ['1300-1400', '1400-1500', '1500-1600'].map((range) => [`praxis_${day}_${range}`, 4]);
  await practice.setWaiting(12, 'praxis', Object.fromEntries([1, 2, 3, 4, 5].flatMap(afternoon)));
  await open(page);
  await page.getByRole('grid').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('checkbox', { name: 'Montag 14:00 bis 15:00 Uhr', exact: true }),
  ).toBeVisible();
  const quiet = page.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr, wenig gefragt' });
  await quiet.check();
  await expect(quiet).toBeChecked();
  await expect(page.getByText('wenig gefragt', { exact: true })).toBeVisible();
  const advice = page.getByText('Mit Zeiten am Vormittag steigen Ihre Chancen.');
  await expect(advice).toBeVisible();
  await expectAccessible(page, 'with levels');
  // Taking the advice hides it.
  await page.getByRole('button', { name: 'Vormittags' }).click();
  await expect(advice).toHaveCount(0);
  await page.getByRole('button', { name: 'Als Liste' }).click();
  await expect(
    page
      .getByRole('group', { name: 'Montag' })
      .getByRole('checkbox', { name: '14–15 Uhr', exact: true }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: 'Montag' })
      .getByRole('checkbox', { name: '8–9 Uhr wenig gefragt' }),
  ).toBeVisible();
});

// On a phone `addresses.spec.ts` measures it, and `public-pages.spec.ts` asks axe, there and where
// nothing was sent.
test('axe finds nothing in any of its states', { tag: deskFirst }, async ({ page }) => {
  await practice.setForm(everythingAsked());
  await open(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Für eine andere Person').check();
  await page.getByLabel('Ort A').check();
  await page.getByLabel('Ich bitte um einen Rückruf').check();
  await page.getByText('Datenschutzhinweis', { exact: true }).click();
  await expectAccessible(page, 'errors, for another person, with times and notice open');
  await page.getByRole('button', { name: 'Als Liste' }).click();
  await expectAccessible(page, 'times as a list');
  await practice.pause();
  await page.goto(`/${practice.slug}/booking`);
  await expect(page.getByText(/keine Anfragen/).first()).toBeVisible();
  await expectAccessible(page, 'closed');
});

// `booking-form.test.tsx` has the second press and the way back, `waiting-list.test.ts` the same
// request sent twice.
test('pressed twice, and gone back to after success, it makes one request', {
  tag: ['@desktop', '@long'],
}, async ({ page }) => {
  await page.goto(`/${practice.slug}`);
  await page.getByRole('link', { name: 'Anfrage erstellen' }).click();
  await expectForm(page);
  const person = await fillIn(page);
  let calls = 0;
  // The server answers only after everything has been pressed.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/addWaitingRequest', async (route) => {
    calls += 1;
    await pressed.promise;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await page.getByLabel('Vorname', { exact: true }).press('Enter');
  pressed.resolve();
  await expectSent(page);
  expect(calls).toBe(1);

  // Back leads to the practice's page, never to the sent form; a new form is empty, since others
  // use the device too.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Anfrage erstellen' })).toBeVisible();
  await expect(page.getByLabel('Vorname', { exact: true })).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' }),
  ).toBeVisible();
  await open(page);
  await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue('');
  expect(calls).toBe(1);
  expect(await practice.requests()).toMatchObject([person]);
});

// The form's own tests cover each failure separately; here they come one after the other, with a
// real network and server.
test('over a line that fails in every way it keeps what was typed, and in the end there is one request', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.clock.install();
  await open(page);
  const person = await fillIn(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Keine Verbindung');
  await expectFilledIn(page, person);
  await context.setOffline(false);
  expect(await practice.requests()).toEqual([]);

  // A missing answer is told after a while, and waited for.
  const released = Promise.withResolvers<void>();
  await page.route(
    '**/api/addWaitingRequest',
    async (route) => {
      await route.fetch();
      await released.promise;
      await route.abort('timedout');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Wird gesendet …' }).first()).toBeVisible();
  await expect.poll(async () => (await practice.requests()).length).toBe(1);
  await page.clock.fastForward(11_000);
  await expect(page.getByText('Es ist noch keine Antwort da.')).toBeVisible();
  released.resolve();
  await expect(page.getByRole('alert')).toContainText('Es kam keine Antwort.');
  await expectFilledIn(page, person);

  // A lost answer: the server has done it, but the browser never learns of it.
  const lost = Promise.withResolvers<number>();
  await page.route(
    '**/api/addWaitingRequest',
    async (route) => {
      lost.resolve((await route.fetch()).status());
      await route.abort('timedout');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  expect(await lost.promise).toBe(200);
  await expect(sendButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Es kam keine Antwort.');
  await expectFilledIn(page, person);

  await sendButton(page).click();
  await expectSent(page);
  await expectAccessible(page, 'success, just sent');
  expect(await practice.requests()).toMatchObject([person]);
});

/**
 * Milliseconds from the last answer to the press: until then parts fold, and what comes late moves
 * others.
 */
const pressedAfter = longOr(
  [450],
  Array.from({ length: 11 }, (_, i) => i * 100),
);
const widths = longOr([390], [320, 390, 820, 1280]);
const isSlow = longOr([false], [false, true]);
const outcomes = longOr(['noConnection'] as const, ['noConnection', 'mistake', 'sent'] as const);

for (const width of widths) {
  test(`whenever the button is pressed at ${width} pixels, what has happened is in sight`, {
    tag: '@desktop',
  }, async ({ page, context, browserName }) => {
    await page.setViewportSize({ width, height: width === 320 ? 568 : 844 });
    await page.clock.install();
    const tries = outcomes.flatMap((outcome) =>
      isSlow.flatMap((slow) => pressedAfter.map((after) => ({ outcome, slow, after }))),
    );
    const slowDown = await throttling(page);
    let filledInFor = '';
    const hidden: string[] = [];
    const note = async (what: Locator, when: string) => {
      const part = await hiddenPartOf(page, what);
      if (part !== '') hidden.push(`${when}: ${part}`);
    };
    for (const [n, { outcome, slow, after }] of tries.entries()) {
      // The other browsers, by name, try a tenth.
      if (browserName !== 'chromium' && n % 10 > 0) continue;
      const when = `${outcome}${slow ? ', slowly' : ''}, ${after} ms after the last answer`;
      await slowDown(false);
      if (filledInFor !== outcome || outcome === 'sent') {
        await open(page);
        await fillIn(page);
        filledInFor = outcome;
      }
      if (outcome === 'mistake')
        await page.getByLabel(/Ich stimme den Nutzungsbedingungen/).uncheck();
      const last = page.getByLabel(/Ich willige ausdrücklich ein/);
      await last.uncheck();
      await page.clock.runFor(2000);
      // A part far above, which folds once somebody is in a later one.
      const folded = page.getByRole('button', { name: 'Ändern: Person', exact: true });
      if (await folded.count()) await folded.click();
      await page.getByLabel('Vorname', { exact: true }).click();
      await page.clock.runFor(2000);

      const answered = Promise.withResolvers<void>();
      if (outcome === 'noConnection' && !slow) await context.setOffline(true);
      await page.route(
        '**/api/addWaitingRequest',
        async (route) => {
          if (slow) await answered.promise;
          await (outcome === 'noConnection'
            ? route.abort('internetdisconnected')
            : route.continue());
        },
        { times: 1 },
      );
      await slowDown(slow);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await last.check();
      await page.clock.runFor(after);
      await sendButton(page).click();
      await page.clock.resume();
      if (slow && outcome !== 'mistake') {
        await note(
          page.getByRole('button', { name: 'Wird gesendet …' }).first(),
          `while sending, ${when}`,
        );
        answered.resolve();
      }
      const success = page.getByRole('heading', { level: 1, name: 'Anfrage erfolgreich erstellt' });
      await expect(outcome === 'sent' ? success : page.getByRole('alert')).toBeFocused();
      await page.clock.runFor(2000);
      await note(outcome === 'sent' ? success : page.getByRole('alert').getByRole('heading'), when);
      await page.unroute('**/api/addWaitingRequest');
      await context.setOffline(false);
    }
    expect(hidden).toEqual([]);
  });
}

/** Makes it as slow as a phone of some years ago; only Chromium can. */
async function throttling(page: Page): Promise<(isSlow: boolean) => Promise<unknown>> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return async () => {};
  const devtools = await page.context().newCDPSession(page);
  return (isSlow) => devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 6 : 1 });
}

/** A form with all switches on, at two locations. */
function everythingAsked(): Partial<FormConfiguration> {
  const [place] = defaultFormConfiguration({ id: 'a', title: 'Ort A' }).selectableLocations;
  const places = place ? [place, { ...place, id: 'b', title: 'Ort B' }] : [];
  return {
    ...Object.fromEntries(switches.map((name) => [name, true])),
    selectableLocations: places,
  };
}
