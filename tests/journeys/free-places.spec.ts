/**
 * A free place from the week to whom it is given: by two members and patients at once with counted
 * presses, and by keyboard alone in the middle of a morning.
 */
import { plusDays, weekdayOf } from '@platzwart/domain/dates/calendar-days';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { weekdayName } from '@platzwart/domain/waiting-list/slot';
import { weeklyPlan } from '@platzwart/emulator-data/build-practice';
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { expectAccessible, expectAccessibleOnPhoneToo } from './accessibility.ts';
import { keysWork, sendBooking, signIn } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

const hours = '08-10';
const selectableLocations = [
  {
    id: 'praxis',
    title: 'Praxis',
    selectableSlots: weeklyPlan({
      1: hours,
      2: hours,
      3: hours,
      4: hours,
      5: hours,
      6: hours,
      7: hours,
    }),
  },
];
/**
 * Yesterday's: its next start is thirteen days ahead, so that two are asked in turn on any day of
 * the year, Christmas included.
 */
const weekday = weekdayOf(plusDays(berlinDate(new Date()), -1));
const day = weekdayName(weekday);

let practice: TestPractice;
test.beforeEach(async () => {
  const offering = { ...defaultOffering, patienceDays: 1 as const };
  practice = await createTestPractice({ selectableLocations }, [team.anna, team.jonas], {
    offering,
  });
});
test.afterEach(() => practice.remove());

const screen = (name: string) => `/${practice.slug}/administration/${name}`;
const cell = (page: Page) => page.getByRole('link', { name: new RegExp(`^${day} 8 Uhr`) });
const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
const addressOf = (firstname: string) => `${firstname.toLowerCase()}@${practice.slug}.example`;

/** Somebody waits for the hour. */
async function book(server: APIRequestContext, firstname: string): Promise<void> {
  const slots = [{ locationId: 'praxis', weekday, start: '08:00', end: '09:00' }];
  await sendBooking(
    server,
    aBooking(practice.slug, { firstname, lastname: 'Probe', email: addressOf(firstname), slots }),
  );
}

const onPhone = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();

/** Counts from now on, until the page is loaded again. */
async function counting(page: Page): Promise<() => Promise<{ presses: number; keys: number }>> {
  await page.evaluate(() => {
    const counted = { presses: 0, keys: 0 };
    addEventListener('pointerdown', () => counted.presses++, true);
    addEventListener('keydown', () => counted.keys++, true);
    Object.assign(window, { counted });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { counted: { presses: number; keys: number } }).counted,
    );
}

test('three presses offer it, three accept it, two give it; each sees the others’ steps by themselves', {
  tag: '@desktop',
}, async ({ page: desk, browser, request }) => {
  await book(request, 'Ada');
  await book(request, 'Bea');
  const [colleague, patient] = await Promise.all([onPhone(browser), onPhone(browser)]);
  await Promise.all([
    signIn(desk, team.anna.name, screen('woche')),
    signIn(colleague, team.jonas.name, screen('freie-plaetze')),
  ]);
  await expect(colleague.getByRole('heading', { name: 'Noch kein freier Platz' })).toBeVisible();

  await test.step('offered', async () => {
    await expect(cell(desk)).toHaveAccessibleName(/2 Personen warten/);
    const counted = await counting(desk);
    await cell(desk).click();
    await button(desk, 'Platz anbieten').click();
    const dialog = desk.getByRole('dialog', { name: 'Platz anbieten' });
    await expect(dialog).toContainText(/Ada Probe bekommt .* eine Nachricht/);
    await expect(dialog).toContainText('Ohne Zusage ist Bea Probe an der Reihe.');
    await expectAccessibleOnPhoneToo(desk, 'dialog');
    await button(dialog, 'Angebot senden').click();
    await expect(dialog).toHaveCount(0);
    expect(await counted()).toEqual({ presses: 3, keys: 0 });
    await expect(desk.getByText(/^Ada Probe angeboten – Antwort bis /).first()).toBeVisible();
    await expect(button(desk, 'Zurückholen')).toBeVisible();
    await expect(cell(desk)).toHaveAccessibleName(/1 Platz ist frei/);
    await expect(
      colleague.getByText(/^Ada Probe hat bis .* Zeit, danach Bea Probe\.$/),
    ).toBeVisible();
    await expectAccessible(colleague, 'free places');
  });

  await test.step('declined with a reason', async () => {
    await patient.goto(await practice.offerTo(addressOf('Ada'), 'absagen'));
    const counted = await counting(patient);
    await expect(button(patient, 'Nein, dieser Platz passt nicht')).toBeFocused();
    await expectAccessible(patient, 'an offer');
    await button(patient, 'Nein, dieser Platz passt nicht').click();
    await patient.getByRole('radio', { name: 'Gerade nicht (Krankheit, Reise)' }).check();
    await expectAccessible(patient, 'declining');
    await button(patient, 'Absagen').click();
    await expect(
      patient.getByText(/Sie warten weiter, an derselben Stelle wie bisher/),
    ).toBeFocused();
    expect(await counted()).toEqual({ presses: 3, keys: 0 });
    await expectAccessible(patient, 'declined');
    await expect(
      colleague.getByText(/^Bea Probe hat bis .* Zeit, danach sind alle gefragt\.$/),
    ).toBeVisible();
  });

  const offer = await practice.offerTo(addressOf('Bea'), 'zusagen');
  await test.step('accepted', async () => {
    await patient.goto(offer);
    const counted = await counting(patient);
    await button(patient, 'Ja, ich nehme den Platz').click();
    await expectAccessible(patient, 'accepting');
    await button(patient, 'Verbindlich zusagen').click();
    await expect(patient.getByText(/Danke, Ihre Zusage ist angekommen/)).toBeFocused();
    // With the one on the e-mail's button these are three.
    expect(await counted()).toEqual({ presses: 2, keys: 0 });
    await expectAccessible(patient, 'accepted');
    await patient.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(patient, 'accepted, on a desk');
  });

  const panel = colleague.getByRole('dialog').filter({ hasText: 'Verlauf' });
  await test.step('given', async () => {
    await expect(
      colleague.getByText(/^Bea Probe hat zugesagt: bitte vergebt den Platz\.?$/),
    ).toBeVisible();
    await colleague.getByRole('button', { name: new RegExp(`^${day}`) }).click();
    await expect(panel.getByRole('heading', { name: 'Bea Probe hat zugesagt' })).toBeVisible();
    await expectAccessible(colleague, 'panel');
    const counted = await counting(colleague);
    await button(panel, 'Platz vergeben …').first().click();
    const giving = colleague.getByRole('dialog', { name: 'Platz an Bea Probe vergeben' });
    await expectAccessible(colleague, 'giving');
    await button(giving, 'Platz vergeben').click();
    await expect(panel.getByRole('heading', { name: 'Vergeben' })).toBeVisible();
    expect(await counted()).toEqual({ presses: 2, keys: 0 });
    // The button that opened the dialog is gone.
    await expect(panel.locator(':focus')).toHaveCount(1);
    await expect(cell(desk)).toHaveAccessibleName(/1 Person wartet, gewählt$/);
    await patient.goto(offer);
    await expect(patient.getByRole('heading', { name: 'Ihr Platz', exact: true })).toBeVisible();
    await expectAccessible(patient, 'given');
  });

  await test.step('undone', async () => {
    await button(colleague, 'Rückgängig').first().click();
    await expect(panel.getByRole('heading', { name: 'Bea Probe hat zugesagt' })).toBeVisible();
    await expect(cell(desk)).toHaveAccessibleName(/2 Personen warten, gewählt$/);
  });

  await test.step('another one offered with a phone', async () => {
    await colleague.goto(screen('woche'));
    await expect(cell(colleague)).toHaveAccessibleName(/2 Personen warten/);
    const counted = await counting(colleague);
    await cell(colleague).click();
    await button(colleague, 'Platz anbieten').click();
    const dialog = colleague.getByRole('dialog', { name: 'Platz anbieten' });
    await expect(dialog.getByRole('checkbox', { name: 'Ada Probe' })).toBeChecked();
    await button(dialog, 'Weiter').click();
    await button(dialog, 'Angebot senden').click();
    await expect(dialog).toHaveCount(0);
    expect(await counted()).toEqual({ presses: 4, keys: 0 });
  });
  await Promise.all([colleague.context().close(), patient.context().close()]);
});

/**
 * Its parts by keyboard are in the tests of `stepping`, `call-round`, `requests-view`, `palette`
 * and `offer-dialog`; keys in the browser itself in `booking.spec.ts` and `week.spec.ts`.
 */
test('a morning by keyboard alone: what is new, three calls, a note, a filter, an hour, its offer to somebody by phone, giving, archiving', {
  tag: ['@desktop', '@long'],
}, async ({ page, request }) => {
  for (const name of ['Ada', 'Bea', 'Cem']) {
    await book(request, name);
    await practice.withoutEmail(addressOf(name));
  }
  await practice.visitedYesterday(team.anna.uid);
  await signIn(page, team.anna.name, screen('anfragen'));
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const named = (name: string) => page.getByRole('heading', { name, exact: true });
  const panel = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: /Probe$/ }) });
  await keysWork(page);

  await test.step('what is new, one after the other', async () => {
    await expect(page.getByRole('region', { name: /neu/i })).toContainText('3 neu');
    await enter(page, button(page, 'Ansehen'));
    await expect(named('Ada Probe')).toBeFocused();
    await press('j');
    await expect(named('Bea Probe')).toBeFocused();
    await press('j');
    await expect(named('Cem Probe')).toBeFocused();
    await press('Escape');
    await expect(panel).toHaveCount(0);
    await enter(page, button(page, 'Filter zurücksetzen'));
  });

  await test.step('three calls', async () => {
    await enter(page, button(page, 'Mehr'));
    const start = page.getByRole('menuitem', { name: 'Anrufrunde starten' });
    await start.waitFor();
    for (let n = 0; n < 8 && !(await isFocused(start)); n++) await press('ArrowDown');
    await press('Enter');
    for (const [name, result] of [
      ['Ada', '1'],
      ['Bea', '2'],
      ['Cem', '1'],
    ] as const) {
      await expect(named(`${name} Probe`)).toBeFocused();
      await press(result);
    }
    await expect(page.getByRole('heading', { name: /^Zwei erreicht, eine/ })).toBeFocused();
    await enter(page, button(page, 'Fertig').last());
  });

  await test.step('a star and a note', async () => {
    await press('j', 's', 'n');
    await expect(page.getByLabel('Notiz der Praxis')).toBeFocused();
    await page.keyboard.type('nur vormittags');
    await press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('[data-tooltip="nur vormittags"]')).toBeVisible();
  });

  await test.step('a filter', async () => {
    await press('f');
    await enter(page, page.getByRole('button', { name: /^Priorisiert/ }));
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('1 von 3 gefunden')).toBeVisible();
    await enter(page, button(page, 'Filter zurücksetzen'));
  });

  await test.step('who could come at that hour; an offer', async () => {
    await press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Suchen und springen' })).toBeFocused();
    await page.keyboard.type(`${day.slice(0, 2)} 8`);
    await expect(
      page.getByRole('option', { name: new RegExp(`^Wer wartet ${day} 8`) }).first(),
    ).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await enter(page, button(page, 'Platz anbieten'));
    const dialog = page.getByRole('dialog', { name: 'Platz anbieten' });
    await expect(dialog).toContainText(/Bitte ruft Ada Probe bis .* an\./);
    await enter(page, button(dialog, 'Angebot senden'));
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Platz anbieten')).toBeFocused();
  });

  await test.step('accepted on the phone, and given', async () => {
    await press('g', 's');
    await expect(page.getByRole('heading', { name: /Anrufen wegen eines Platzes/ })).toBeVisible();
    await expectAccessibleOnPhoneToo(page, 'to call');
    await enter(page, button(page, 'Zugesagt'));
    await expect(page.getByRole('heading', { name: /Zusage: Platz vergeben/ })).toBeVisible();
    await enter(page, button(page, 'Platz vergeben …'));
    await enter(page, button(page, 'Platz vergeben'));
    await expect(page.getByRole('heading', { name: /Zusage: Platz vergeben/ })).toHaveCount(0);
    // While a dialog closes, keys are still its own.
    await expect(page.getByRole('dialog', { name: /^Platz an .* vergeben$/ })).toHaveCount(0);
  });

  await test.step('archived', async () => {
    await press('g', 'a');
    await expect(page.getByText('2 offene Anfragen')).toBeVisible();
    await press('j', 'e');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await press('1');
    await expect(page.getByText('1 offene Anfrage')).toBeVisible();
  });
  // The screen does not wait for the server.
  const ends = async () =>
    (await practice.requests()).map(({ firstname, status }) => `${firstname} ${status}`).sort();
  await expect.poll(ends).toEqual(['Ada archived', 'Bea archived', 'Cem open']);
  expect(
    (await practice.requests()).find(({ firstname }) => firstname === 'Ada')?.archiveReason,
  ).toBe('placeFound');
});

const isFocused = (wanted: Locator) =>
  wanted.evaluate((element) => element === document.activeElement);

/** Goes on with Tab until it has the focus, and presses Enter. */
async function enter(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let n = 0; n < 60 && !(await isFocused(wanted)); n++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}
