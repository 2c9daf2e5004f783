import { MonthStatistics, startKey } from '@platzwart/domain/statistics/month';
import { monthsUntil } from '@platzwart/domain/statistics/months';
import { aFormConfiguration, anAccount, weeklyPlan } from '@platzwart/emulator-data/build-practice';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { listeners } from '../../firebase/fake-live.ts';
import { saveTable } from '../../ui/csv.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { PrintHost } from '../../ui/print/print-host.tsx';
import { nightsOf } from './queries.ts';
import { StatisticsView } from './statistics-view.tsx';
import { texts } from './texts.ts';

vi.mock('../../firebase/use-live.ts', () => import('../../firebase/fake-live.ts'));
vi.mock('../../ui/csv.ts', () => ({ saveTable: vi.fn() }));

const now = new Date('2026-11-23T09:00:00Z');
const today = '2026-11-23';
const form = aFormConfiguration({
  selectableLocations: [
    { id: 'lend', title: 'Graz Lend', selectableSlots: weeklyPlan({ 1: '09-11 14-16' }) },
    { id: 'andritz', title: 'Graz Andritz', selectableSlots: weeklyPlan({ 2: '09-11' }) },
  ],
});
const at = (locationId: string, weekday: number, start: string, end: string) => ({
  locationId,
  weekday,
  start,
  end,
});
const start = (slot: ReturnType<typeof at>, weeks: number) =>
  startKey({ slot, rhythm: 'weekly', weeks });
const day = (open: number, more: object = {}) => ({
  open,
  arrived: { online: 2 },
  left: { placeGiven: 1 },
  followUps: { asked: 1 },
  ...more,
});
const days = (open: number) =>
  Object.fromEntries(
    Array.from({ length: 28 }, (_, i) => [String(i + 1).padStart(2, '0'), day(open + i)]),
  );

const months = [
  {
    id: '2026-09',
    ...MonthStatistics.parse({
      days: days(20),
      starts: { [start(at('lend', 1, '09:00', '10:00'), 12)]: 6 },
    }),
  },
  {
    id: '2026-10',
    ...MonthStatistics.parse({
      days: days(48),
      starts: {
        [start(at('lend', 1, '14:00', '15:00'), 40)]: 5,
        [start(at('andritz', 2, '09:00', '10:00'), 4)]: 3,
      },
      offers: { accepted_inTurn: 6, declined_inTurn: 3, expired_inTurn: 3 },
      declined: { time: 2, none: 1 },
      givenTo: { 1: 6, '2-5': 2 },
      daysToAccepted: { 0: 1, 2: 4, 9: 1 },
    }),
  },
];
const person = (...slotKeys: string[]) => ({ status: 'open' as const, slotKeys });
const open = [
  person('lend_1_0900-1000', 'lend_1_1400-1500'),
  person('lend_1_1400-1500'),
  person('andritz_2_0900-1000'),
];

function arrive(path: string, value: unknown) {
  act(() => listeners.get(`practices/praxis/${path}`)?.onValue(value, true));
}

function show(more: object = {}) {
  const props = {
    slug: 'praxis',
    practiceTitle: 'Praxis',
    form,
    waitLine: '',
    now,
    today,
    basePath: '/a',
    mayExport: true,
  };
  render(
    <MemoryRouter>
      <PrintHost>
        <ToastProvider label="Meldungen" closeLabel="Schließen">
          <StatisticsView {...props} open={open as never} {...more} />
        </ToastProvider>
      </PrintHost>
    </MemoryRouter>,
  );
  arrive('statistics', months);
  arrive('demandHistory', [
    {
      id: '2026-11-01',
      at: now,
      open: 60,
      cells: {},
      weighted: { 'lend_1_0900-1000': 2600, 'lend_1_1400-1500': 3400 },
    },
  ]);
  arrive('private/team', { id: 'account', ...anAccount(now) });
  return userEvent.setup();
}

async function showAll(more: object = {}) {
  const user = show(more);
  await user.click(screen.getByRole('button', { name: texts.more }));
  await screen.findByRole('region', { name: texts.reach.title });
  return user;
}

const plot = (title: string) => within(screen.getByRole('region', { name: title }));
const figures = (title: string) => within(plot(title).getByRole('table', { hidden: true }));
const row = (title: string, name: string | RegExp) =>
  within(figures(title).getByRole('row', { name, hidden: true }))
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.textContent);

beforeEach(() => vi.mocked(saveTable).mockClear());

test('four plots stand at first sight', () => {
  show();
  const titles = [
    texts.waiting.title,
    texts.flow.title,
    texts.weekPlot.titleOf('Graz Lend'),
    texts.offers.title,
  ];
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([texts.honest.title, ...titles]);
});

test('a plot tells its values where one points and where the arrow keys lead', async () => {
  const user = show();
  const values = screen.getByRole('slider', { name: texts.valuesOf(texts.offers.title) });
  act(() => values.focus());
  await user.keyboard('{ArrowLeft}');
  const { accepted, declined, expired } = texts.offers.ends;
  expect(values.textContent).toContain(`Oktober 2026${accepted}: 6${declined}: 3${expired}: 3`);
  expect(values.getAttribute('aria-valuetext')).toBe(
    `Oktober 2026, ${accepted}: 6, ${declined}: 3, ${expired}: 3`,
  );
  vi.spyOn(values, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 640,
    height: 220,
  } as DOMRect);
  await user.pointer({ target: values, coords: { clientX: 60, clientY: 100 } });
  expect(values.getAttribute('aria-valuetext')).toBe('Dezember 2025, –');
});

test('each plot says what it shows in a sentence, and in a table that screen readers find', async () => {
  await showAll();
  expect(plot(texts.waiting.title).getByText(/hatte meist 1 bis 10 Monate gewartet/)).toBeTruthy();
  expect(row(texts.waiting.title, /September 2026/).slice(0, 1)).toEqual(['6']);
  expect(
    plot(texts.flow.title).getByText(
      /Gestern Abend warteten 75 Personen\. Bis dahin kamen in 12 Monaten 112 dazu, 56 gingen: Die Liste ist um 56 gewachsen/,
    ),
  ).toBeTruthy();
  expect(plot(texts.offers.title).getByText(/50\s%.*25\s%.*25\s%/)).toBeTruthy();
  expect(plot(texts.filled.title).getByText(/nach 2 Tagen/)).toBeTruthy();
  expect(plot(texts.reasons.givenTo.title).getByText(/75\s%/)).toBeTruthy();
  expect(row(texts.reasons.givenTo.title, /^Oktober 2026/)).toEqual(['8', '6', '2', '0']);
  expect(row(texts.flow.title, /^Zusammen/).slice(0, 4)).toEqual(['112', '0', '0', '56']);
  expect(
    plot(texts.reasons.passedOver.title).getByText(texts.reasons.passedOver.none),
  ).toBeTruthy();
  for (const picture of document.querySelectorAll('svg'))
    expect(picture.getAttribute('aria-hidden')).toBe('true');
});

test('the reach counts everybody once, and half-days from five places on', async () => {
  await showAll();
  // 75 people, 14 places in 56 counted days.
  expect(row(texts.reach.title, `${texts.reach.everything} 75 14 9,9`)).toEqual([
    '75',
    '14',
    '9,9',
  ]);
  expect(row(texts.reach.title, /Montag, Nachmittag/)).toEqual(['34', '5', '12,5']);
  expect(row(texts.reach.title, /Dienstag, Vormittag/)).toEqual(['0', '3', '–']);
});

test('a location and a half of the day narrow what has a time and a place', async () => {
  const user = await showAll();
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter.location }), 'lend');
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter.half }), 'afternoon');
  expect(screen.getByText(texts.filter.narrowed)).toBeTruthy();
  expect(
    plot(texts.waiting.title).getByText(/am Nachmittag begann, hatte meist 9 bis 10 Monate/),
  ).toBeTruthy();
  expect(row(texts.demand.title, /Oktober 2026/)).toEqual(['34']);
  expect(screen.queryByRole('region', { name: texts.weekPlot.titleOf('Graz Andritz') })).toBeNull();
  expect(plot(texts.flow.title).getByText(/kamen in 12 Monaten 112 dazu/)).toBeTruthy();
});

test('a file holds all tables that are shown, and hides counts of 1 to 4 unless somebody wants them exactly', async () => {
  const user = await showAll();
  const saved: string[][][] = [];
  for (const name of [texts.export.csv, texts.export.exact]) {
    await user.click(screen.getByRole('button', { name: texts.export.title }));
    await user.click(await screen.findByRole('menuitem', { name }));
    const [file, rows = []] = vi.mocked(saveTable).mock.calls.at(-1) ?? [];
    expect(file).toBe('praxis-auswertung-2026-11-23.csv');
    saved.push(rows.map((cells) => [...cells]));
  }
  const [masked, exact] = saved;
  expect(masked).toContainEqual([texts.reasons.declined.names.time, '<5']);
  expect(exact).toContainEqual([texts.reasons.declined.names.time, '2']);
  expect(masked).toContainEqual([texts.waiting.title]);
  expect(exact?.some(([name]) => name === texts.total)).toBe(false);
});

test('on paper stands each plot with the figures that it does not draw, for which time and place, small ones hidden as in files', async () => {
  const user = await showAll();
  vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter.half }), 'afternoon');
  await user.click(screen.getByRole('button', { name: texts.export.title }));
  await user.click(await screen.findByRole('menuitem', { name: texts.export.print }));
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  const sheet = screen.getByRole('heading', { level: 1 }).closest('div');
  expect(sheet?.textContent).toContain(
    'Dezember 2025 bis November 2026 · Nachmittag · „<5“ steht für 1 bis 4',
  );
  const printed = [...(sheet?.querySelectorAll('caption') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const withTable = [
    texts.waiting,
    texts.flow,
    texts.offers,
    texts.reach,
    texts.demand,
    texts.filled,
    texts.reasons.givenTo,
  ];
  expect(printed).toEqual(withTable.map(({ title }) => title));
  expect(sheet?.querySelector('details')).toBeNull();
  const offers = [...(sheet?.querySelectorAll('section') ?? [])].find(({ textContent }) =>
    textContent.startsWith(texts.offers.title),
  );
  // Without columns in which nobody is counted.
  expect(
    [...(offers?.querySelectorAll('thead th') ?? [])].map(({ textContent }) => textContent),
  ).toEqual([
    texts.month,
    texts.offers.ends.accepted,
    texts.offers.ends.declined,
    texts.offers.ends.expired,
  ]);
  expect(offers?.textContent).toContain('Oktober 20266<5<5');
});

test('who may not export finds no files', () => {
  show({ mayExport: false });
  expect(screen.queryByRole('button', { name: texts.export.title })).toBeNull();
});

test('a practice that begins reads what is missing, not empty plots', () => {
  show();
  arrive('statistics', []);
  arrive('demandHistory', []);
  expect(screen.getByText(texts.waiting.tooFew)).toBeTruthy();
  expect(screen.getByText(texts.honest.none)).toBeTruthy();
  expect(plot(texts.waiting.title).queryByRole('slider')).toBeNull();
});

test('where every time has only a part of somebody, none is said to be the scarcest', () => {
  show({ open: [person('lend_1_0900-1000', 'lend_1_1400-1500')] });
  expect(plot(texts.weekPlot.titleOf('Graz Lend')).getByText(texts.weekPlot.tooFew)).toBeTruthy();
});

test('from ten starts on there is a sentence to say', () => {
  show({ waitLine: 'Wer zuletzt einen Platz bekam, wartete meist 5 bis 9 Monate.' });
  const waitRanges = { all: { from: 5, to: 9, unit: 'months' }, morning: null, afternoon: null };
  arrive('private/team', { id: 'account', ...anAccount(now), waitRanges });
  expect(
    screen.getByText(/Wer zuletzt bei uns begonnen hat, wartete meist 5 bis 9 Monate\./),
  ).toBeTruthy();
  expect(
    screen.getByText(/Wer zuletzt einen Platz bekam, wartete meist 5 bis 9 Monate\./),
  ).toBeTruthy();
});

test('the sentence is about the half of the day that is chosen, if enough began then', async () => {
  const user = show();
  const afternoon = { from: 6, to: 10, unit: 'months' };
  const waitRanges = { all: { from: 5, to: 9, unit: 'months' }, morning: null, afternoon };
  arrive('private/team', { id: 'account', ...anAccount(now), waitRanges });
  const half = screen.getByRole('combobox', { name: texts.filter.half });
  await user.selectOptions(half, 'afternoon');
  expect(screen.getByText(/am Nachmittag bei uns begonnen hat, wartete meist 6 bis/)).toBeTruthy();
  await user.selectOptions(half, 'morning');
  expect(screen.getByText(/Wer zuletzt bei uns begonnen hat, wartete meist 5 bis 9/)).toBeTruthy();
  expect(screen.getByText(texts.honest.tooFew.morning)).toBeTruthy();
});

test('the night that tells of a month is the one after it, or the last', () => {
  expect(monthsUntil(today, 3).map((month) => nightsOf(month, today))).toEqual([
    ['2026-10-01'],
    ['2026-11-01'],
    ['2026-11-23', '2026-11-22'],
  ]);
  expect(nightsOf('2025-12', today)).toEqual(['2026-01-01']);
  expect(nightsOf('2026-02', today)).toEqual(['2026-03-01']);
});
