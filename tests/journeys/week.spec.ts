/**
 * The week overview in a practice of its own: live numbers, filters, several times, priority, by
 * keyboard, nothing for axe.
 */
import type { SelectableLocation } from '@platzwart/domain/booking/form-configuration';
import { weeklyPlan } from '@platzwart/emulator-data/build-practice';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { aBooking } from '../support/a-booking.ts';
import { expectAccessible, expectAccessibleOnPhoneToo } from './accessibility.ts';
import { deskFirst, sendBooking, signIn } from './steps.ts';
import { createTestPractice, type TestPractice, team } from './test-practice.ts';

const selectableLocations: SelectableLocation[] = [
  {
    id: 'mitte',
    title: 'Mitte',
    selectableSlots: weeklyPlan({ 1: '08-11', 2: '08-11', 4: '14-17' }),
  },
  { id: 'nord', title: 'Nord', selectableSlots: weeklyPlan({ 1: '08-10', 6: '09-10' }) },
];

let practice: TestPractice;

test.beforeEach(async ({ page }) => {
  practice = await createTestPractice({ selectableLocations }, [team.anna]);
  await signIn(page, team.anna.name, week());
});
test.afterEach(() => practice.remove());

const week = () => `/${practice.slug}/administration/woche`;
const cell = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const people = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Warteliste' }).getByRole('listitem');
const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} Probe priorisieren` });

/** Somebody asks for a place at these times, `weekday start-end` each. */
async function book(
  server: APIRequestContext,
  firstname: string,
  ...times: [locationId: string, weekday: number, start: string, end: string][]
) {
  const slots = times.map(([locationId, weekday, start, end]) => ({
    locationId,
    weekday,
    start,
    end,
  }));
  const locationIds = [...new Set(slots.map((slot) => slot.locationId))];
  await sendBooking(
    server,
    aBooking(practice.slug, { firstname, lastname: 'Probe', slots, locationIds }),
  );
}

async function expectOrder(page: Page, ...names: string[]): Promise<void> {
  await expect(people(page)).toHaveText(names.map((name) => new RegExp(`${name} Probe`)));
}

test('numbers and the list follow bookings without a reload, and the star moves somebody forward; then all of it by keyboard alone', {
  tag: deskFirst,
}, async ({ page, request }) => {
  await expect(page.getByRole('heading', { name: 'Noch wartet niemand' })).toBeVisible();
  await expectAccessible(page, 'nobody waits');
  await book(request, 'Ada', ['mitte', 1, '08:00', '10:00']);
  await expect(cell(page, 'Montag 8 Uhr, 1 Person wartet')).toBeVisible();
  await cell(page, /^Montag 8 Uhr/).click();
  await expectOrder(page, 'Ada');

  await book(request, 'Bea', ['mitte', 1, '08:00', '09:00'], ['mitte', 2, '08:00', '09:00']);
  await expect(cell(page, /^Montag 8 Uhr, 2 Personen warten/)).toBeVisible();
  await expect(cell(page, 'Dienstag 8 Uhr, 1 Person wartet')).toBeVisible();
  await expectOrder(page, 'Ada', 'Bea');
  await expect(page.getByRole('complementary').getByRole('status')).toHaveText(
    '2 Personen warten.',
  );

  await star(page, 'Bea').click();
  await expectOrder(page, 'Bea', 'Ada');
  await expect(
    page.getByRole('button', { name: 'Bea Probe priorisieren', pressed: true }),
  ).toBeVisible();
  await expectAccessible(page, 'one in front');

  await page.getByRole('button', { name: 'Bea Probe', exact: true }).click();
  const panel = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Bea Probe' }) });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Bea Probe', exact: true })).toBeFocused();

  // By keyboard: into the week, to a time, into its list, to the star.
  await book(request, 'Cem', ['mitte', 2, '09:00', '10:00']);
  await book(request, 'Dea', ['mitte', 2, '09:00', '10:00']);
  await expect(cell(page, 'Dienstag 9 Uhr, 2 Personen warten')).toBeVisible();
  await page.getByRole('button', { name: 'Drucken', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, /^Montag 8 Uhr/)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectOrder(page, 'Cem', 'Dea');
  await expect(cell(page, /^Dienstag 9 Uhr, 2 Personen warten, gewählt/)).toBeFocused();

  // The numbers change, the focus stays.
  await book(request, 'Eda', ['mitte', 2, '09:00', '10:00']);
  await expect(cell(page, /^Dienstag 9 Uhr, 3 Personen warten/)).toBeFocused();
  const isOnStar = () =>
    star(page, 'Eda').evaluate((element) => element === document.activeElement);
  await expect(star(page, 'Eda')).toBeVisible();
  for (let n = 0; n < 15 && !(await isOnStar()); n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOrder(page, 'Eda', 'Cem', 'Dea');
  await expect(star(page, 'Eda')).toBeFocused();
});

test('filtered, with several times and compared it is accessible; the link brings the filter back, it prints on one page, and Back brings what was seen', {
  tag: ['@desktop', '@chromium'],
}, async ({ page, request }) => {
  await book(request, 'Ada', ['mitte', 1, '08:00', '10:00']);
  await book(request, 'Bea', ['mitte', 1, '08:00', '09:00'], ['nord', 1, '08:00', '09:00']);
  await expect(cell(page, 'Montag 8 Uhr, 2 Personen warten')).toBeVisible();
  await page.getByRole('button', { name: 'Nur priorisierte' }).click();
  await expect(cell(page, 'Montag 8 Uhr, 0 Personen passen zum Filter')).toBeVisible();
  await page.reload();
  await expect(cell(page, 'Montag 8 Uhr, 0 Personen passen zum Filter')).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'filtered');
  await page.getByRole('button', { name: 'Nur priorisierte' }).click();

  await page.getByRole('button', { name: 'Mehrere Zeitfenster wählen' }).click();
  await cell(page, /^Montag 8 Uhr/).click();
  await cell(page, /^Montag 9 Uhr/).click();
  await expectOrder(page, 'Ada');
  await expectAccessibleOnPhoneToo(page, 'several times');
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();

  await page.getByRole('button', { name: 'Alle Standorte' }).click();
  await page.getByRole('button', { name: 'Vergleichen' }).click();
  await expect(page.getByRole('grid')).toHaveCount(2);
  await expect(
    page
      .getByRole('region', { name: 'Nord' })
      .getByRole('link', { name: 'Montag 8 Uhr, 1 Person wartet' }),
  ).toBeVisible();
  await expectAccessibleOnPhoneToo(page, 'compared');
  await printsOnOnePage(page);
  await page.goBack();
  await expect(cell(page, 'Montag 8 Uhr, 3 Personen warten')).toBeVisible();
});

/** As it stands. */
async function printsOnOnePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  // Printing by the browser's own command bypasses the practice's log: that paper only says which
  // button to use.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByText('Zum Drucken nimm bitte „Drucken“ in Platzwart')).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Drucken', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}
