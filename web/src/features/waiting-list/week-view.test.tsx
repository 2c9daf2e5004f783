import { aFormConfiguration, aTag, weeklyPlan } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RequestHandlingProvider,
  type StoredRequest,
} from '../../entities/request/request-handling.tsx';
import { OfferDialogContext, type OfferStart } from '../../entities/vacancy/offer-dialog.ts';
import { tellShownBeside } from '../../ui/overlay/shown-beside.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { WeekView } from './week-view.tsx';

/** The database's data; waiting list queries have a limit. */
const world = vi.hoisted(() => ({
  counts: {} as Record<string, number>,
  open: [] as readonly unknown[] | undefined,
  requests: [] as { slotKeys: string[]; prioritized: boolean; requestedAt: Date }[],
  job: undefined as object | undefined,
  asked: [] as (readonly string[])[],
  print: [] as ReactNode[],
  vacancies: [] as object[],
  leaving: 0,
}));

vi.mock('../../ui/print/print.tsx', () => ({
  usePrint: () => (content: ReactNode) => void world.print.push(content),
}));
vi.mock('../../entities/log/use-record-export.ts', () => ({
  useRecordExport: () => async () => undefined,
}));
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => tags }));
vi.mock('../../entities/request/queries.ts', async () => {
  const { useMemo } = await import('react');
  return {
    useOpenRequests: () => {
      const { open } = world;
      return useMemo(
        () =>
          open
            ? { status: 'loaded', value: open, isCurrent: true, isComplete: true }
            : { status: 'loading' },
        [open],
      );
    },
  };
});
vi.mock('../../entities/request/undone-imports.ts', () => ({
  useLeavingRequests: () => world.leaving,
}));
vi.mock('../../entities/vacancy/queries.ts', () => ({
  useLiveVacancies: () => ({ status: 'loaded', value: world.vacancies }),
}));
vi.mock('./queries.ts', async () => {
  const { useMemo } = await import('react');
  const loaded = (value: unknown) => ({
    status: 'loaded',
    value,
    isCurrent: true,
    isComplete: true,
  });
  return {
    useHeatmaps: (_slug: string, ids: readonly string[]) => {
      world.asked.push(ids);
      const { counts } = world;
      const key = ids.join(' ');
      return useMemo(
        () =>
          loaded(
            new Map(
              Object.entries(counts).filter(([slot]) =>
                key.split(' ').includes(slot.split('_')[0] ?? ''),
              ),
            ),
          ),
        [counts, key],
      );
    },
    useWaitingAt: (_slug: string, slotKey: string | undefined, limit: number) => {
      const { requests } = world;
      return useMemo(
        () =>
          slotKey === undefined
            ? { status: 'loading' }
            : loaded(
                requests
                  .filter(({ slotKeys }) => slotKeys.includes(slotKey))
                  .sort(
                    (a, b) =>
                      Number(b.prioritized) - Number(a.prioritized) ||
                      a.requestedAt.getTime() - b.requestedAt.getTime(),
                  )
                  .slice(0, limit),
              ),
        [requests, slotKey, limit],
      );
    },
    usePlanMigration: () => loaded(world.job),
  };
});

const form = aFormConfiguration({
  selectableLocations: [
    { id: 'mitte', title: 'Mitte', selectableSlots: weeklyPlan({ 1: '08-10', 2: '08-10' }) },
    { id: 'nord', title: 'Nord', selectableSlots: weeklyPlan({ 1: '08-09', 6: '08-09' }) },
  ],
});
const tags = new Map([['kind', aTag({ name: 'Kind' })]]);
const [monday8, monday9, tuesday8, north8] = [
  'mitte_1_0800-0900',
  'mitte_1_0900-1000',
  'mitte_2_0800-0900',
  'nord_1_0800-0900',
] as const;

function somebody(
  id: string,
  slotKeys: readonly string[],
  more: Parameters<typeof aRequest>[0] = {},
): StoredRequest {
  const slots = slotKeys.map((key) => {
    const [locationId = '', weekday, hours = ''] = key.split('_');
    return {
      locationId,
      weekday: Number(weekday),
      start: `${hours.slice(0, 2)}:00`,
      end: `${hours.slice(5, 7)}:00`,
    };
  });
  return {
    ...aRequest(
      { firstname: id, lastname: 'Probe', slots, slotKeys: [...slotKeys], ...more },
      form,
    ),
    id,
  };
}

const offered: OfferStart[] = [];
const day = (n: number) => ({
  requestedAt: new Date(`2026-01-${String(n).padStart(2, '0')}T08:00:00Z`),
});
const ada = somebody('ada', [monday8, monday9], { ...day(1), tags: ['kind'] });
const bea = somebody('bea', [monday8, tuesday8, north8], day(2));
const cem = somebody('cem', [monday8], {
  ...day(3),
  prioritized: true,
  prioritizedAt: new Date('2026-02-01T08:00:00Z'),
});

beforeEach(() => {
  history.pushState({}, '', '/praxis/administration/woche');
  Object.assign(world, {
    requests: [ada, bea, cem],
    counts: { [monday8]: 3, [monday9]: 1, [tuesday8]: 1, [north8]: 1 },
    job: undefined,
    asked: [],
    print: [],
    vacancies: [],
    leaving: 0,
  });
  offered.length = 0;
});

const prescriptions = { rule: { days: 28, urgentDays: 14 }, approvalOf: () => undefined };

type Given = { search?: string; open?: readonly StoredRequest[] | undefined; mayPrint?: boolean };

function show({ search = '', mayPrint = true, ...given }: Given = {}) {
  if (search) history.pushState({}, '', `/praxis/administration/woche?${search}`);
  const page = () => (
    <BrowserRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <RequestHandlingProvider
          slug="praxis"
          uid="anna"
          readOnlyReason={undefined}
          prescriptions={prescriptions}
        >
          <OfferDialogContext value={{ open: (start) => void offered.push(start) }}>
            <WeekView
              slug="praxis"
              form={form}
              today="2026-11-23"
              now={new Date('2026-11-23T12:00:00Z')}
              onOpen={() => {}}
              practiceTitle="Praxis Probe"
              mayPrint={mayPrint}
            />
          </OfferDialogContext>
        </RequestHandlingProvider>
      </ToastProvider>
    </BrowserRouter>
  );
  world.open = 'open' in given ? given.open : world.requests;
  const view = render(page());
  const redraw = (later: typeof world.open) => {
    world.open = later;
    view.rerender(page());
  };
  return { user: userEvent.setup(), redraw };
}

const cell = (name: RegExp | string) => screen.getByRole('link', { name });
const names = () =>
  screen.queryAllByRole('button', { name: /Probe$/ }).map(({ textContent }) => textContent);
const status = () => within(screen.getByRole('complementary')).getByRole('status').textContent;
const params = () => new URLSearchParams(location.search);

describe('one waiting list', () => {
  test('says whose prescription ends within two weeks or is over, and of no other', async () => {
    const issued = (issuedOn: string) => ({ prescription: { issuedOn, urgent: false } });
    world.requests = [
      { ...ada, ...issued('2026-10-20') },
      { ...bea, ...issued('2026-11-02') },
      { ...cem, ...issued('2026-11-20') },
    ];
    const { user } = show();
    await user.click(cell('Montag 8 Uhr, 3 Personen warten'));
    const said = (name: string) => screen.getByText(name).closest('li')?.textContent;
    expect(said('ada Probe')).toContain('Verordnung abgelaufen am 17.11.');
    expect(said('bea Probe')).toContain('Verordnung nur bis 30.11.');
    expect(said('cem Probe')).not.toContain('Verordnung');
  });

  test('is beside the week, prioritized ones first, with everybody’s position', async () => {
    const { user } = show();
    await user.click(cell('Montag 8 Uhr, 3 Personen warten'));
    expect(names()).toEqual(['cem Probe', 'ada Probe', 'bea Probe']);
    expect(status()).toBe('3 Personen warten.');
    expect(screen.getByRole('heading', { name: 'Montag, 8–9 Uhr, Mitte' })).toBeTruthy();
    const [first, second, third] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Probe'));
    expect(first?.textContent).toMatch(/^Stelle 1/);
    expect(second?.textContent).toBe('Stelle 2ada Probe42 J. · seit 10 Monaten');
    expect(within(second as HTMLElement).getByRole('img', { name: /^Mo\s8–10$/ })).toBeTruthy();
    expect(
      within(second as HTMLElement)
        .getByRole('link', { name: /^ada Probe anrufen/ })
        .getAttribute('href'),
    ).toMatch(/^tel:/);
    expect(
      screen.getByRole('button', { name: 'cem Probe priorisieren', pressed: true }),
    ).toBeTruthy();
    for (const name of ['cem', 'ada', 'bea'])
      await user.click(
        screen.getByRole('button', { name: `${name} Probe: mehr zeigen`, expanded: false }),
      );
    expect(first?.textContent).toContain('priorisiert am 01.02.2026');
    expect(second?.textContent).toMatch(
      /seit 01\.01\.2026 \(10 Monate\)nicht flexibelKindweitere Zeiten: Mo 9–10$/,
    );
    expect(third?.textContent).toContain('weitere Zeiten: Di 8–9');
    expect(cell('Montag 8 Uhr, 3 Personen warten, gewählt')).toBeTruthy();
  });

  test('while an import is being undone, who waits comes from what is left', async () => {
    world.leaving = 1;
    const { user } = show({ open: [ada, cem] });
    await user.click(cell('Montag 8 Uhr, 2 Personen warten'));
    expect(names()).toEqual(['cem Probe', 'ada Probe']);
    expect(status()).toBe('2 Personen warten.');
  });

  test('one location is one document, however many there are', () => {
    show();
    expect(new Set(world.asked.map(String))).toEqual(new Set(['mitte']));
  });

  test('somebody new appears by themselves, and the focus stays where it was', async () => {
    const { user, redraw } = show();
    await user.click(cell(/^Montag 8/));
    expect(document.activeElement).toBe(cell(/^Montag 8/));
    world.requests = [...world.requests, somebody('dora', [monday8], day(4))];
    world.counts = { ...world.counts, [monday8]: 4 };
    redraw(world.requests);
    expect(names()).toEqual(['cem Probe', 'ada Probe', 'bea Probe', 'dora Probe']);
    expect(status()).toBe('4 Personen warten.');
    expect(document.activeElement).toBe(cell('Montag 8 Uhr, 4 Personen warten, gewählt'));
  });

  test('is taken away with its button, and the focus goes back to its cell', async () => {
    const { user } = show({ search: `slot=${monday9}` });
    await user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(cell(/^Montag 9/));
    expect(location.search).toBe('');
  });

  test('Escape takes it away too, unless it belongs to a panel beside it, and the focus is in its cell', async () => {
    const { user } = show({ search: `slot=${monday9}` });
    act(() => screen.getByRole('button', { name: 'ada Probe' }).focus());
    act(() => tellShownBeside('ada'));
    await user.keyboard('{Escape}');
    expect(names()).toEqual(['ada Probe']);
    act(() => tellShownBeside(undefined));
    await user.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(cell(/^Montag 9/));
  });

  test('on phones it is a sheet with a handle: pressed, it takes the whole height; dragged down, it goes', async () => {
    const { user } = show({ search: `slot=${monday9}` });
    const sheet = () => screen.getByRole('complementary', { name: 'Warteliste' }).dataset.sheet;
    const handle = () => screen.getByRole('button', { name: 'Warteliste groß zeigen' });
    expect(sheet()).toBe('half');
    await user.click(handle());
    expect([sheet(), handle().getAttribute('aria-expanded')]).toEqual(['full', 'true']);
    const drag = async (from: number, to: number) =>
      user.pointer([
        { keys: '[TouchA>]', target: handle(), coords: { clientY: from } },
        { pointerName: 'TouchA', target: handle(), coords: { clientY: to } },
        { keys: '[/TouchA]', target: handle(), coords: { clientY: to } },
      ]);
    await drag(100, 300);
    expect(sheet()).toBe('half');
    await drag(300, 500);
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(cell(/^Montag 9/));
  });

  test('a long one continues with a press, and the first of the new ones takes the focus', async () => {
    world.requests = Array.from({ length: 60 }, (_, i) =>
      somebody(`n${i}`, [monday8], { requestedAt: new Date(Date.UTC(2026, 0, 1, i)) }),
    );
    world.counts = { [monday8]: 60 };
    const { user } = show({ search: `slot=${monday8}` });
    expect(names()).toHaveLength(50);
    expect(status()).toBe('60 Personen warten.');
    await user.click(screen.getByRole('button', { name: '10 weitere zeigen' }));
    expect(names()).toHaveLength(60);
    expect(document.activeElement?.textContent).toBe('n50 Probe');
    expect(screen.queryByRole('button', { name: /weitere zeigen/ })).toBeNull();
  });

  test('of a time that is no longer offered says so, and names who is still there', () => {
    world.requests = [somebody('ada', ['mitte_5_0800-0900'])];
    show({ search: 'slot=mitte_5_0800-0900' });
    expect(screen.getByText(/nicht mehr angeboten/).textContent).toContain('neu eingeordnet');
    expect(names()).toEqual(['ada Probe']);
  });

  test('a key that names no time is answered with a sentence', () => {
    show({ search: 'slot=unsinn' });
    expect(screen.getByRole('heading', { name: 'Dieses Zeitfenster gibt es nicht.' })).toBeTruthy();
  });

  test('pointing at somebody, or coming to them by keyboard, outlines when they have time', async () => {
    const { user } = show({ search: `slot=${monday8}` });
    const outlined = () =>
      screen
        .getAllByRole('link')
        .filter(({ dataset }) => dataset.outlined !== undefined)
        .map(({ ariaLabel }) => ariaLabel?.slice(0, 12));
    await user.hover(screen.getByRole('button', { name: 'ada Probe' }));
    expect(outlined()).toEqual(['Montag 8 Uhr', 'Montag 9 Uhr']);
    await user.unhover(screen.getByRole('button', { name: 'ada Probe' }));
    expect(outlined()).toEqual([]);
    act(() => screen.getByRole('button', { name: 'bea Probe' }).focus());
    expect(outlined()).toEqual(['Montag 8 Uhr', 'Dienstag 8 U']);
  });

  test('pointing at a cell, or coming to it by keyboard, marks who of the list has time there too', async () => {
    const { user } = show({ search: `slot=${monday8}` });
    const marked = () =>
      names().filter(
        (name) =>
          screen.getByRole('button', { name: name as string }).closest('li')?.dataset.marked !==
          undefined,
      );
    await user.hover(cell(/^Montag 9/));
    expect(marked()).toEqual(['ada Probe']);
    await user.hover(cell(/^Montag 8/));
    expect(marked()).toEqual([]);
    await user.unhover(cell(/^Montag 8/));
    act(() => cell(/^Dienstag 8/).focus());
    expect(marked()).toEqual(['bea Probe']);
    act(() => cell(/^Dienstag 8/).blur());
    expect(marked()).toEqual([]);
  });

  test('somebody whose panel is open is outlined without pointing', () => {
    show({ search: `slot=${monday8}&anfrage=bea` });
    expect(cell(/^Dienstag 8/).dataset.outlined).toBeDefined();
    expect(cell(/^Montag 9/).dataset.outlined).toBeUndefined();
  });

  test('the chosen day and time stand out in the heads', () => {
    show({ search: `slot=${monday9}` });
    const heads = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('rowheader')];
    expect(
      heads
        .filter(({ dataset }) => dataset.chosen !== undefined)
        .map(({ textContent }) => textContent),
    ).toEqual(['MoMontag heute', '9 Uhr']);
  });

  test('days and times sum up people: who can twice counts once', () => {
    show();
    const sums = screen
      .getAllByRole('row')
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(sums.slice(1)).toEqual([
      '33 verschiedene Personen',
      '11 verschiedene Person',
      '33 verschiedene Personen',
    ]);
  });
});

describe('by keyboard', () => {
  test('the week is one stop, then arrows; Space opens a list as Enter does', async () => {
    const { user } = show();
    act(() => cell(/^Montag 8/).focus());
    expect(
      screen
        .getAllByRole('link')
        .filter(({ dataset, tabIndex }) => dataset.cell !== undefined && tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(document.activeElement).toBe(cell(/^Montag 9/));
    await user.keyboard(' ');
    expect(params().getAll('slot')).toEqual([monday9]);
    expect(names()).toEqual(['ada Probe']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(params().getAll('slot')).toEqual([monday8]);
  });

  test('today is said with its day', () => {
    show();
    expect(screen.getByRole('columnheader', { name: 'Montag heute' })).toBeTruthy();
  });
});

describe('several times', () => {
  test('with Ctrl and a press: who can at all of them, or at one at least; back leads to before', async () => {
    const { user } = show({ search: `slot=${monday8}` });
    await user.keyboard('{Control>}');
    await user.click(cell(/^Montag 9/));
    await user.keyboard('{/Control}');
    expect(screen.getByText(/^Gewählt:/).textContent).toContain('Mo 8–10');
    expect(names()).toEqual(['ada Probe']);
    await user.click(screen.getByRole('radio', { name: 'mindestens einer davon' }));
    expect(names()).toEqual(['cem Probe', 'ada Probe', 'bea Probe']);
    expect(status()).toBe('3 Personen können zu mindestens einer der gewählten Zeiten.');
    expect([params().getAll('slot'), params().get('art')]).toEqual([[monday8, monday9], 'eines']);
    expect(
      screen
        .getByRole('button', { name: 'Mehrere Zeitfenster wählen' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('with a finger that rests on the first one, each further press adds; three are offered by five presses', async () => {
    const { user } = show();
    vi.useFakeTimers();
    fireEvent.pointerDown(cell(/^Montag 8/), { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(500));
    vi.useRealTimers();
    fireEvent.pointerUp(cell(/^Montag 8/), { pointerType: 'touch' });
    // What its release brings is no second choice.
    fireEvent.click(cell(/^Montag 8/));
    await user.click(cell(/^Montag 9/));
    await user.click(cell(/^Dienstag 8/));
    expect(params().getAll('slot')).toEqual([monday8, monday9, tuesday8]);
    expect(screen.getAllByRole('button', { name: '3 Plätze anbieten' })).toHaveLength(2);
  });

  test('with the plus of a second cell each further press adds; three are offered by five presses', async () => {
    const { user } = show();
    const plus = (name: RegExp) => cell(name).querySelector('[data-adds]') as Element;
    await user.click(cell(/^Montag 8/));
    await user.click(plus(/^Montag 9/));
    await user.click(cell(/^Dienstag 8/));
    expect(params().getAll('slot')).toEqual([monday8, monday9, tuesday8]);
    expect(screen.getAllByRole('button', { name: '3 Plätze anbieten' })).toHaveLength(2);
  });

  test('with the switch a press adds, another one takes away; switched off only one stays', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Mehrere Zeitfenster wählen' }));
    for (const name of [/^Montag 8/, /^Montag 9/, /^Dienstag 8/, /^Montag 8/])
      await user.click(cell(name));
    // On phones the week stays in sight until the list is asked for.
    const sheet = () => screen.getByRole('complementary', { name: 'Warteliste' }).dataset.sheet;
    expect(sheet()).toBe('folded');
    await user.click(screen.getByRole('button', { name: 'Zur Warteliste' }));
    expect(sheet()).toBe('half');
    expect(params().getAll('slot')).toEqual([monday9, tuesday8]);
    expect(status()).toBe('Niemand kann zu allen gewählten Zeiten.');
    await user.click(screen.getByRole('button', { name: 'Mehrere Zeitfenster wählen' }));
    expect(params().getAll('slot')).toEqual([tuesday8]);
    expect(names()).toEqual(['bea Probe']);
  });

  test('are not counted from a part of the open requests', () => {
    const { redraw } = show({ search: `slot=${monday8}&slot=${monday9}`, open: undefined });
    expect(names()).toEqual([]);
    expect(status()).toBe('Die Warteliste wird zusammengestellt …');
    redraw(world.requests);
    expect(names()).toEqual(['ada Probe']);
  });
});

describe('a filter', () => {
  test('counts whoever fits, and everybody keeps their true place', async () => {
    const { user } = show({ search: `slot=${monday8}` });
    await user.click(screen.getByRole('button', { name: 'Schlagwörter' }));
    await user.click(screen.getByRole('button', { name: 'Kind' }));
    expect(cell('Montag 8 Uhr, 1 Person passt zum Filter, gewählt')).toBeTruthy();
    expect(cell('Dienstag 8 Uhr, 0 Personen passen zum Filter')).toBeTruthy();
    expect(status()).toBe('1 von 3 passt zum Filter.');
    expect(screen.getByText('ada Probe', { exact: false }).closest('li')?.textContent).toMatch(
      /^Stelle 2/,
    );
    expect(params().get('schlagwort')).toBe('kind');
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(names()).toEqual(['cem Probe', 'ada Probe', 'bea Probe']);
  });

  test('shows no number until all open requests have come, and keeps the last one while some of them come again', () => {
    const { redraw } = show({ search: 'priorisiert=ja', open: undefined });
    expect(screen.queryByRole('link', { name: /^Montag/ })).toBeNull();
    expect(screen.getAllByText('wird gezählt …').length).toBeGreaterThan(0);
    redraw(world.requests);
    expect(cell('Montag 8 Uhr, 1 Person passt zum Filter')).toBeTruthy();
    redraw(undefined);
    expect(cell('Montag 8 Uhr, 1 Person passt zum Filter')).toBeTruthy();
  });

  test('that nobody fits says so', () => {
    world.requests = [bea];
    show({ search: 'priorisiert=ja', open: [bea] });
    expect(screen.getByText('Zu diesem Filter passt niemand, der wartet.')).toBeTruthy();
  });
});

describe('several locations', () => {
  test('together sum up the same time; whoever waits at both is in the list once, and that is said', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Alle Standorte' }));
    await user.click(cell('Montag 8 Uhr, 4 Personen warten'));
    expect(names()).toEqual(['cem Probe', 'ada Probe', 'bea Probe']);
    expect(screen.getByText('Wer an mehreren Standorten wartet, steht hier einmal.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Montag, 8–9 Uhr, alle Standorte' })).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(names()).toEqual([]));
    expect(params().get('standort')).toBe('alle');
  });

  test('side by side are under one scale', async () => {
    world.counts = { [monday8]: 40, [north8]: 4 };
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Vergleichen' }));
    const [middle, north] = screen.getAllByRole('grid');
    expect(
      within(middle as HTMLElement).getByRole('link', { name: /^Montag 8/ }).dataset.step,
    ).toBe('6');
    expect(within(north as HTMLElement).getByRole('link', { name: /^Montag 8/ }).dataset.step).toBe(
      '1',
    );
    expect([params().get('standort'), params().get('vergleich')]).toEqual(['mitte', 'nord']);
    expect(screen.getByRole('list', { name: 'Woanders geht es schneller' }).textContent).toBe(
      'Mo 8–9 Uhr Nord 4 statt 40',
    );
    await user.click(screen.getByRole('button', { name: 'Nord' }));
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });
});

test('where nobody waits yet, the way to the first request is shown, and nothing to filter', async () => {
  world.counts = {};
  const { user } = show();
  expect(screen.getByRole('heading', { name: 'Noch wartet niemand' })).toBeTruthy();
  expect(
    screen.getByRole('link', { name: /^localhost.*\/praxis\/booking/ }).getAttribute('target'),
  ).toBe('_blank');
  expect(
    screen.getByText('Diese 4 Zeitfenster stehen in eurem Formular zur Wahl.', { exact: false }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nur priorisierte' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost.*\/praxis\/booking$/);
});

test('a change of the plan that is under way says how far it is; one that is through says nothing', () => {
  world.job = { total: 400, done: 120, finishedAt: null };
  const { redraw } = show();
  expect(
    screen.getByText('Die Zeiten haben sich geändert: 120 von 400 Anfragen sind neu eingeordnet.'),
  ).toBeTruthy();
  world.job = { total: 400, done: 400, finishedAt: new Date() };
  redraw(world.requests);
  expect(screen.queryByText(/Die Zeiten haben sich geändert/)).toBeNull();
});

describe('on paper', () => {
  test('the week names practice, location, filter and the moment, and has every number', async () => {
    const { user } = show({ search: 'standort=mitte&schlagwort=kind' });
    await user.click(screen.getByRole('button', { name: 'Drucken' }));
    await waitFor(() => expect(world.print).toHaveLength(1));
    const sheet = within(
      render(<section aria-label="Blatt">{world.print[0]}</section>).getByRole('region', {
        name: 'Blatt',
      }),
    );
    expect(sheet.getByRole('heading', { name: 'Woche: Mitte' })).toBeTruthy();
    expect(sheet.getByText(/^Praxis Probe · Filter: Schlagwort Kind · .* · Stand: /)).toBeTruthy();
    expect(
      sheet.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent)
          .join(' '),
      ),
    ).toEqual(['', '1 0', '1 0']);
  });

  test('a waiting list has all that the filter leaves, with their true places', async () => {
    const { user } = show({ search: `slot=${monday8}&schlagwort=kind` });
    await user.click(screen.getByRole('button', { name: 'Warteliste drucken' }));
    await waitFor(() => expect(world.print).toHaveLength(1));
    const sheet = within(
      render(<section aria-label="Blatt">{world.print[0]}</section>).getByRole('region', {
        name: 'Blatt',
      }),
    );
    expect(sheet.getByRole('heading', { name: 'Warteliste: Montag, 8–9 Uhr, Mitte' })).toBeTruthy();
    const [, row] = sheet.getAllByRole('row');
    expect(sheet.getAllByRole('row')).toHaveLength(2);
    expect(row?.textContent).toMatch(/^2ada Probe.*01\.01\.2026.*Kind.*Mo 9–10/);
  });

  test('is offered to nobody who may not', () => {
    show({ search: `slot=${monday8}`, mayPrint: false });
    expect(names()).not.toEqual([]);
    expect(screen.queryByRole('button', { name: /drucken/i })).toBeNull();
  });
});

describe('a free place', () => {
  const vacancy = (seats: number, winners: object[] = []) => ({
    id: 'platz',
    slot: { locationId: 'mitte', weekday: 1, start: '08:00', end: '09:00' },
    cells: [monday8],
    rhythm: 'weekly',
    startsOn: '2026-12-07',
    endsOn: null,
    seats,
    winners,
    plan: [{ requestId: 'ada', state: winners.length > 0 ? 'accepted' : 'offered' }],
  });

  test('marks its cell in words, as long as somebody may get it', () => {
    world.vacancies = [vacancy(2, [{ requestId: 'ada' }])];
    show();
    expect(
      cell('Montag 8 Uhr, 3 Personen warten, 1 Platz ist frei').closest('td')?.textContent,
    ).toBe('31 frei');
    expect(screen.getByText('freier Platz')).toBeTruthy();
  });

  test('and the longest list lead to who waits before a cell is chosen; the focus goes on in the week', async () => {
    world.vacancies = [vacancy(1)];
    const { user } = show();
    const side = within(screen.getByRole('complementary'));
    expect(side.getByRole('list', { name: 'Hier ist ein Platz frei' }).textContent).toBe(
      'Mo 8–9 Uhr 3 warten',
    );
    await user.click(
      within(side.getByRole('list', { name: 'Am meisten warten' })).getByRole('link', {
        name: /^Mo 8–9 Uhr/,
      }),
    );
    expect(params().get('slot')).toBe(monday8);
    expect(document.activeElement).toBe(cell(/^Montag 8 Uhr, .*gewählt$/));
  });

  test('stands above who waits for its time, so that nobody offers it twice', async () => {
    world.vacancies = [vacancy(1)];
    const { user } = show({ search: `slot=${monday8}` });
    await user.click(
      within(screen.getByRole('complementary')).getByRole('link', { name: /^Mo 8–9/ }),
    );
    expect(params().get('platz')).toBe('platz');
    expect(params().get('slot')).toBe(monday8);
  });

  test('taken by somebody, it is not free any more', () => {
    world.vacancies = [vacancy(1, [{ requestId: 'ada' }])];
    show();
    expect(screen.queryByText('freier Platz')).toBeNull();
  });

  test('is offered with the chosen time, or several at once with all of them', async () => {
    const { user } = show({ search: `slot=${monday8}` });
    await user.click(screen.getByRole('button', { name: 'Platz anbieten' }));
    await user.click(screen.getByRole('button', { name: 'Mehrere Zeitfenster wählen' }));
    await user.click(cell(/Dienstag 8 Uhr/));
    // On phones also without opening the list.
    const both = screen.getAllByRole('button', { name: '2 Plätze anbieten' });
    for (const button of both) await user.click(button);
    expect(
      offered.map(({ slot, slots = slot ? [slot] : [] }) => slots.map(({ weekday }) => weekday)),
    ).toEqual([[1], [1, 2], [1, 2]]);
  });

  test('people who may answer, or have said yes, are marked in the list', () => {
    const offer = { vacancyId: 'platz', until: new Date('2026-11-24T17:00:00Z') };
    world.requests = [somebody('ada', [monday8], { ...day(1), offer }), bea];
    world.vacancies = [vacancy(1)];
    show({ search: `slot=${monday8}` });
    expect(screen.getByText(/^Angebot bis morgen 18\sUhr$/)).toBeTruthy();
  });
});
