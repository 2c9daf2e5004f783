import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  deskFirst,
  emailsTo,
  expectForm,
  fillBooking,
  keysWork,
  signIn,
  somebody,
  submitBooking,
} from './steps.ts';

/**
 * The busy practice. No other journey books or changes anything in it, so its counts are this
 * journey's own.
 */
const practice = 'logopaedie-lindenhof';

/** The number in a text, 0 for 'niemand'. */
const numberIn = (text: string | null) =>
  Number(/\d+/.exec(text?.replace(/^.*Uhr, /, '') ?? '')?.[0] ?? 0);

test('a booking reaches two colleagues live; its waiting lists follow priority and archive; the practice gets an e-mail', {
  tag: deskFirst,
}, async ({ browser }) => {
  const contexts: BrowserContext[] = [];
  const newPage = async (): Promise<Page> => {
    const context = await browser.newContext();
    contexts.push(context);
    return context.newPage();
  };
  const [anna, jonas, visitor] = [await newPage(), await newPage(), await newPage()];
  const person = somebody();

  const openForm = async () => {
    await visitor.goto(`/${practice}`);
    await visitor.getByRole('link', { name: 'Anfrage erstellen' }).click();
    await expectForm(visitor);
  };
  // As three people do, at once.
  await Promise.all([
    openForm(),
    signIn(anna, 'Anna Berger', `/${practice}/administration/woche`),
    signIn(jonas, 'Jonas Hofer', `/${practice}/administration/anfragen`),
  ]);

  const cell = anna.getByRole('link', { name: /^Montag 8 Uhr/ });
  await expect(cell).toBeVisible();
  const waitingBefore = numberIn(await cell.getAttribute('aria-label'));
  const tuesday = anna.getByRole('link', { name: /^Dienstag 9 Uhr/ });
  const tuesdayBefore = numberIn(await tuesday.getAttribute('aria-label'));
  // One question instead of finding the cell.
  await keysWork(anna);
  await anna.keyboard.press('Control+k');
  await anna.getByRole('combobox', { name: 'Suchen und springen' }).fill('Mo 8');
  await expect(anna.getByRole('option', { name: /^Wer wartet Montag 8/ }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await anna.keyboard.press('Enter');
  const waiting = anna.getByRole('listitem').filter({ hasText: 'seit' });
  await expect(waiting).toHaveCount(waitingBefore);

  const count = jonas.getByRole('status').filter({ hasText: /offene Anfragen/ });
  await expect(count).toBeVisible();
  const openBefore = numberIn(await count.textContent());
  // Deadlines of its offers cause others.
  const newsOfRequests = async () =>
    (await emailsTo(jonas, 'office@praxis-lindenhof.example')).filter(({ subject }) =>
      subject.startsWith('Neue Anfrage'),
    ).length;
  const newsBefore = await newsOfRequests();

  await fillBooking(visitor, person);
  await visitor.getByLabel('Graz Lend').check();
  await visitor.getByRole('checkbox', { name: /^Montag 8:?\d* bis/ }).check();
  await visitor.getByRole('checkbox', { name: /^Dienstag 9:?\d* bis/ }).check();
  await submitBooking(visitor);

  // Both see it without reloading.
  await expect(count).toHaveText(new RegExp(String(openBefore + 1)));
  await expect(cell).toHaveAccessibleName(new RegExp(`, ${waitingBefore + 1} `));
  await expect(tuesday).toHaveAccessibleName(new RegExp(`, ${tuesdayBefore + 1} `));
  await expect(waiting.last()).toContainText(person.whole);
  await jonas.getByRole('searchbox').fill(person.lastname);
  const entry = jonas
    .getByRole('row')
    .or(jonas.getByRole('listitem'))
    .filter({ hasText: person.whole });
  await expect(entry).toBeVisible();
  await expect.poll(newsOfRequests).toBe(newsBefore + 1);

  // Prioritised, it precedes all others.
  await entry.getByRole('button', { name: `${person.whole} priorisieren` }).click();
  const star = waiting.getByRole('button', { name: `${person.whole} priorisieren`, pressed: true });
  await expect(star).toBeVisible();
  for (const slot of [tuesday, cell]) {
    await slot.click();
    await expect(star).toBeVisible();
    const order = await waiting.evaluateAll((people) =>
      people.map((one) => ({
        text: one.textContent ?? '',
        isPrioritized: one.querySelector('[aria-pressed="true"]') !== null,
      })),
    );
    const place = order.findIndex(({ text }) => text.includes(person.whole));
    expect(order.slice(0, place).every(({ isPrioritized }) => isPrioritized)).toBe(true);
    expect(order.slice(place + 1).some(({ isPrioritized }) => isPrioritized)).toBe(false);
  }

  // Archived, it leaves all lists.
  await entry.getByRole('button', { name: `Archivieren: ${person.whole}` }).click();
  await jonas.getByRole('menuitem', { name: 'Platz erhalten' }).click();
  await expect(entry).toHaveCount(0);
  // A press right after archiving once missed: the hidden heading took the focus, appeared, and
  // moved the button.
  await jonas.getByRole('button', { name: 'Suche zurücksetzen' }).click();
  await expect(count).toHaveText(new RegExp(String(openBefore)));
  await expect(waiting).toHaveCount(waitingBefore);
  await expect(waiting.filter({ hasText: person.whole })).toHaveCount(0);
  await expect(tuesday).toHaveAccessibleName(new RegExp(`, ${tuesdayBefore} `));

  // One click brings it back.
  await jonas.goto(`/${practice}/administration/archiv`);
  await jonas.getByRole('button', { name: `Reaktivieren: ${person.whole}` }).click();
  await expect(waiting.filter({ hasText: person.whole })).toHaveCount(1);
  await Promise.all(contexts.map((context) => context.close()));
});
