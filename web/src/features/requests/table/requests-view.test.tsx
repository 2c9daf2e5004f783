import type { QueryShape } from '@platzwart/domain/queries';
import { untouched } from '@platzwart/domain/request/changes';
import type { TherapyRequest, WithId } from '@platzwart/domain/request/request';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { noFilter } from '@platzwart/domain/tags/request-filter';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Prescriptions } from '../../../entities/practice/use-prescriptions.ts';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { constantColumn } from './columns/change-columns.ts';
import { columnKeys, columnOf } from './columns/columns.tsx';
import { RequestsView, type RequestsViewProps } from './requests-view.tsx';

type StoredRequest = WithId<TherapyRequest>;

/** The server's data, and the calls made to it. */
const world = vi.hoisted(() => ({
  live: { status: 'loaded', value: [] as unknown[], isCurrent: true, isComplete: true },
  archive: { status: 'loaded', value: [] as unknown[], isCurrent: true, isComplete: true },
  asked: [] as string[],
  listeners: new Set<() => void>(),
  calls: [] as string[],
  refuse: new Set<string>(),
}));

vi.mock('../../../entities/tag/queries.ts', () => {
  const tags = new Map([
    ['kind', { name: 'Kind', color: 'teal', icon: '', order: 0 }],
    ['stimme', { name: 'Stimme', color: 'red', icon: '', order: 1 }],
  ]);
  return { useTagsById: () => tags };
});
vi.mock('../../../entities/request/queries.ts', () => {
  const subscribe = (listener: () => void) => {
    world.listeners.add(listener);
    return () => world.listeners.delete(listener);
  };
  return {
    useOpenRequests: () => useSyncExternalStore(subscribe, () => world.live),
    useArchivedRequests: (_slug: string, { where, limit }: QueryShape) => {
      world.asked.push(`${limit} ${JSON.stringify(where)}`);
      return world.archive;
    },
  };
});
vi.mock('../../../entities/request/commands.ts', () => ({
  archive: async (_slug: string, id: string, reason: string) => {
    world.calls.push(`archive ${id} ${reason}`);
    return world.refuse.has(id)
      ? { ok: false, problem: { message: 'Das geht gerade nicht.' } }
      : { ok: true };
  },
  reactivate: async (_slug: string, id: string) => ({
    ok: world.calls.push(`reactivate ${id}`) > 0,
  }),
}));
vi.mock('./selection/change-many.ts', () => ({
  changeMany: async (_slug: string, changes: { id: string }[]) => {
    for (const { id, ...fields } of changes) world.calls.push(`${id} ${JSON.stringify(fields)}`);
    give(open().map((request) => ({ ...request, ...changes.find(({ id }) => id === request.id) })));
    return [];
  },
}));

function request(id: string, day: number, fields: Partial<StoredRequest> = {}): StoredRequest {
  return {
    id,
    firstname: id,
    lastname: 'Probe',
    email: '',
    phone: '0660 1',
    ...untouched,
    source: 'online',
    requestedAt: new Date(Date.UTC(2026, 0, day)),
    slots: [],
    locationIds: [],
    reason: '',
    note: '',
    ...fields,
  } as unknown as StoredRequest;
}

const open = () => world.live.value as StoredRequest[];

function give(value: StoredRequest[], isComplete = true) {
  const sorted = [...value].sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime());
  world.live = { ...world.live, value: sorted, isComplete };
  for (const listener of world.listeners) listener();
}

const arrive = (...requests: StoredRequest[]) => act(() => give([...open(), ...requests]));

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  Object.assign(world, {
    calls: [],
    asked: [],
    refuse: new Set(),
    archive: { ...world.archive, value: [] },
  });
  give(['Ada', 'Ben', 'Cem', 'Dora', 'Eva'].map((id, i) => request(id, i + 1)));
});

function show(
  props: Partial<ComponentProps<typeof RequestsView>> = {},
  readOnlyReason?: string,
  plan?: OfferedPlan,
  prescriptions?: Prescriptions,
) {
  render(
    <BrowserRouter>
      <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
        <RequestHandlingProvider
          slug="praxis"
          uid="anna"
          readOnlyReason={readOnlyReason}
          plan={plan}
          {...(prescriptions && { prescriptions })}
        >
          <RequestsView
            openCount={undefined}
            locations={[{ id: 'mitte', title: 'Mitte' }]}
            today="2026-02-01"
            onOpen={() => {}}
            {...props}
          />
        </RequestHandlingProvider>
      </ToastProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent?.replace(' Probe', ''));
const box = (name: string) => screen.getByRole('checkbox', { name: `${name} Probe auswählen` });
const bar = () => screen.findByRole('region', { name: 'Auswahl' });

describe('prescriptions with a deadline', () => {
  const rule = { rule: { days: 28, urgentDays: 14 }, approvalOf: () => undefined };
  const issued = (day: string) => ({ prescription: { issuedOn: day, urgent: false } });

  test('are a column that says in words until when, and sorts by it', async () => {
    localStorage.setItem('platzwart-spalten', 'name,prescription');
    give([
      request('Ohne', 1),
      { ...request('Lang', 2), ...issued('2026-11-20') },
      { ...request('Bald', 3), ...issued('2026-11-01') },
    ]);
    const user = show({ today: '2026-11-23' }, undefined, undefined, rule);
    expect(await screen.findByText('bis 18.12.')).toBeTruthy();
    expect(screen.getByText('nur bis 29.11.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Verordnung' }));
    expect(names()).toEqual(['Bald', 'Lang', 'Ohne']);
    expect(location.search).toBe('?sortierung=verordnung');
    await user.click(screen.getByRole('button', { name: 'Verordnung' }));
    expect(names()).toEqual(['Ohne', 'Lang', 'Bald']);
  });
});

describe('requests that come while somebody reads', () => {
  test('are at the end at once, and the count says so', () => {
    show();
    arrive(request('Neu', 20));
    expect(names()).toEqual(['Ada', 'Ben', 'Cem', 'Dora', 'Eva', 'Neu']);
    expect(screen.getByText('6 offene Anfragen')).toBeTruthy();
  });

  test('with the newest first they wait for a press, which leads to them', async () => {
    history.replaceState(null, '', '/?sortierung=neueste');
    const user = show();
    arrive(request('Neu', 20), request('Neuer', 21));
    expect(names()).toEqual(['Eva', 'Dora', 'Cem', 'Ben', 'Ada']);
    expect(screen.getByText('7 offene Anfragen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '2 neue Anfragen anzeigen' }));
    expect(names()).toEqual(['Neuer', 'Neu', 'Eva', 'Dora', 'Cem', 'Ben', 'Ada']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Neuer Probe'));
  });

  test('on another page they are announced, and a press leads there', async () => {
    history.replaceState(null, '', '/?proSeite=10');
    give(Array.from({ length: 10 }, (_, i) => request(`Person${i}`, i + 1)));
    const user = show();
    arrive(request('Neu', 20));
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: '1 neue Anfrage' }));
    await waitFor(() => expect(names()).toEqual(['Neu']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Neu Probe'));
    expect(screen.queryByRole('button', { name: '1 neue Anfrage' })).toBeNull();
  });

  test('while the list is still coming, nothing in it is new', () => {
    give(open(), false);
    show();
    expect(screen.getByText(/wird noch geladen/)).toBeTruthy();
    act(() => give([...open(), request('Früh', 2), request('Spät', 25)]));
    expect(names()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: /neue/ })).toBeNull();
  });

  test('what is searched in a list that is still coming has no count yet', async () => {
    give(open(), false);
    const user = show();
    await user.type(screen.getByRole('searchbox'), 'Ada');
    expect(names()).toEqual(['Ada']);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('wird noch geladen …');
    act(() => give(open()));
    expect(screen.getByText('1 von 5 gefunden')).toBeTruthy();
  });

  test('what a colleague archives may leave', () => {
    show();
    act(() => give(open().filter(({ id }) => id !== 'Cem')));
    expect(names()).toEqual(['Ada', 'Ben', 'Dora', 'Eva']);
  });
});

describe('many at once', () => {
  test('with Shift everything between is chosen', async () => {
    const user = show();
    await user.click(box('Ben'));
    await user.keyboard('{Shift>}');
    await user.click(box('Dora'));
    await user.keyboard('{/Shift}');
    expect(within(await bar()).getByText('3 ausgewählt')).toBeTruthy();
    expect((box('Eva') as HTMLInputElement).checked).toBe(false);
  });

  test('by keyboard alone: down with Shift, and Enter leads to what can be done', async () => {
    const user = show();
    box('Ada').focus();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(document.activeElement).toBe(box('Cem'));
    const region = await bar();
    expect(within(region).getByText('3 ausgewählt')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(region);
  });

  test('archiving tells what was not possible and why, and undoes what was', async () => {
    world.refuse.add('Cem');
    const user = show();
    await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Archivieren' }));
    await user.click(await screen.findByRole('menuitem', { name: 'nicht erreichbar' }));
    // Urgent toasts exist twice: visible and for screen readers.
    expect(await screen.findAllByText('4 archiviert, 1 nicht')).toBeTruthy();
    expect(screen.getAllByText('Cem Probe: Das geht gerade nicht.')).toBeTruthy();
    expect(names()).toEqual(['Cem']);
    await user.click(screen.getByRole('button', { name: 'Rückgängig', hidden: true }));
    expect(await screen.findByText('4 wieder offen')).toBeTruthy();
    expect(world.calls.filter((call) => call.startsWith('reactivate'))).toHaveLength(4);
    expect(world.calls).not.toContain('reactivate Cem');
    // Refused requests stay selected for a retry; successful ones do not.
    expect(
      screen
        .getAllByRole('checkbox', { checked: true })
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Cem Probe auswählen']);
  });

  test('a tag that some have is given to the others, and undoing takes it from just those', async () => {
    give(open().map((each) => (each.id === 'Ada' ? { ...each, tags: ['kind'] } : each)));
    const user = show();
    await user.click(box('Ada'));
    await user.click(box('Ben'));
    await user.click(within(await bar()).getByRole('button', { name: 'Schlagwörter' }));
    const kind = await screen.findByRole('menuitemcheckbox', { name: 'Kind' });
    expect(kind.getAttribute('aria-checked')).toBe('mixed');
    await user.click(kind);
    expect(world.calls).toEqual(['Ben {"tags":["kind"]}']);
    await user.keyboard('{Escape}');
    // Meanwhile, a colleague adds another tag.
    act(() =>
      give(
        open().map((each) => (each.id === 'Ben' ? { ...each, tags: ['kind', 'stimme'] } : each)),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(world.calls.at(-1)).toBe('Ben {"tags":["stimme"]}');
  });

  test('what is chosen stays chosen while one searches for the next, and is not forgotten', async () => {
    const user = show();
    await user.click(box('Ada'));
    await user.type(screen.getByRole('searchbox'), 'Ben');
    await waitFor(() => expect(names()).toEqual(['Ben']));
    await user.click(box('Ben'));
    const region = await bar();
    expect(region.textContent).toContain('2 ausgewählt');
    expect(region.textContent).toContain('davon 1 hier nicht zu sehen');
  });

  test('all that were found can be chosen beyond the page', async () => {
    history.replaceState(null, '', '/?proSeite=10');
    give(Array.from({ length: 30 }, (_, i) => request(`Person${i}`, i + 1)));
    const user = show();
    await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    await user.click(await screen.findByRole('button', { name: 'Alle 30 gefundenen auswählen' }));
    expect(within(await bar()).getByText('30 ausgewählt')).toBeTruthy();
  });

  test('on a phone the bar stands for that of the screens: three acts, the others in a menu', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: /width < 60rem|width < 44rem/.test(media),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const onExport = vi.fn();
    const user = show({ onExport });
    await user.click(await screen.findByRole('button', { name: 'Auswählen' }));
    await user.click(box('Ada'));
    const region = await bar();
    expect(region.hasAttribute('data-own-bar')).toBe(true);
    expect(within(region).queryByRole('button', { name: 'Exportieren' })).toBeNull();
    await user.click(within(region).getByRole('button', { name: 'Mehr' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportieren' }));
    expect(onExport).toHaveBeenCalledWith([open()[0]], 'Offene Anfragen, Auswahl');
    vi.unstubAllGlobals();
  });

  test('exactly two can be compared, whatever they have in common', async () => {
    const onCompare = vi.fn();
    const user = show({ onCompare });
    await user.click(box('Ada'));
    const region = await bar();
    expect(within(region).queryByRole('button', { name: 'Zusammenführen' })).toBeNull();
    await user.click(box('Cem'));
    await user.click(within(region).getByRole('button', { name: 'Zusammenführen' }));
    expect(onCompare).toHaveBeenCalledWith(open()[0], open()[2]);
    await user.click(box('Eva'));
    expect(within(region).queryByRole('button', { name: 'Zusammenführen' })).toBeNull();
  });

  test('who only reads may choose and export, and is offered nothing that would change something', async () => {
    const onExport = vi.fn();
    const user = show({ onExport }, 'Du kannst hier nur lesen.');
    await user.click(box('Ada'));
    const region = await bar();
    expect(within(region).getAllByRole('button')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /riorisier|rchivier/ })).toBeNull();
    await user.click(within(region).getByRole('button', { name: 'Exportieren' }));
    expect(onExport).toHaveBeenCalledWith([open()[0]], 'Offene Anfragen, Auswahl');
  });
});

test('who only reads and may not hand out chooses nothing', () => {
  give([request('Ada', 1, { prioritized: true })]);
  show({}, 'Du kannst hier nur lesen.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('row', { name: /Ada/ }).textContent).toContain('Priorisiert');
  expect(screen.getByRole('row', { name: /Ada/ }).querySelectorAll('button')).toHaveLength(1);
});

test('who only reads sees no column in which nothing stands and nothing can be set', () => {
  give([request('Ada', 1)]);
  show({}, 'Du kannst hier nur lesen.');
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toContain('Name');
  expect(headings).not.toContain('Schlagwörter');
});

const options = () => within(screen.getByRole('dialog', { name: 'Wen zeigen?' }));

describe('the filter', () => {
  test('says how many each condition would leave, and every one on is a chip above the rows that takes it away', async () => {
    give([
      request('Ada', 1, {
        tags: ['kind'],
        prioritized: true,
        slots: [{ locationId: 'mitte', weekday: 2, start: '14:00', end: '15:00' }],
      }),
      request('Ben', 2, { tags: ['kind'], email: 'ben@example.org' }),
      request('Cem', 3, { prioritized: true }),
    ]);
    const saveAsList: RequestsViewProps['saveAsList'] = ({ filter, isSearched }) => (
      <p>
        Liste aus {filter.allOf.join()} {filter.prioritized && 'mit Stern'}{' '}
        {isSearched && 'gesucht'}
      </p>
    );
    const user = show({ saveAsList });
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: 'Kind 2' }));
    expect(names()).toEqual(['Ada', 'Ben']);
    await user.click(options().getByRole('button', { name: 'Priorisiert 1' }));
    expect(names()).toEqual(['Ada']);
    expect(options().getByRole('button', { name: 'Dienstag 1' })).toBeTruthy();
    expect(options().queryByRole('button', { name: /Montag/ })).toBeNull();
    const afternoon = options().getByRole('button', { name: 'Dienstag nachmittags 1' });
    await user.click(afternoon);
    expect(
      options().getByRole('button', { name: 'nachmittags 1' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(names()).toEqual(['Ada']);
    await user.click(afternoon);
    await user.click(options().getByRole('button', { name: '1 Treffer zeigen' }));
    const active = within(screen.getByRole('region', { name: 'Gefiltert nach' }));
    expect(active.getByText('Liste aus kind mit Stern')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'Ada');
    expect(active.getByText('Liste aus kind mit Stern gesucht')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(active.getByRole('button', { name: 'Nicht mehr filtern: Kind' }));
    expect(names()).toEqual(['Ada', 'Cem']);
    await user.click(active.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(names()).toEqual(['Ada', 'Ben', 'Cem']);
  });

  test('asks for tags of which all are needed, one, or none; each says what it would leave', async () => {
    give([
      request('Ada', 1, { tags: ['kind', 'stimme'] }),
      request('Ben', 2, { tags: ['kind'] }),
      request('Cem', 3, { tags: ['stimme'] }),
      request('Dan', 4),
    ]);
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('button', { name: 'Keines von' }));
    await user.click(options().getByRole('button', { name: 'Stimme 2' }));
    expect(names()).toEqual(['Ben', 'Dan']);
    await user.click(options().getByRole('button', { name: 'Mindestens eines von' }));
    await user.click(options().getByRole('button', { name: 'Kind 1' }));
    expect(names()).toEqual(['Ben']);
    // In one of them only: asked for, it is no longer excluded.
    await user.click(options().getByRole('button', { name: 'Stimme 0' }));
    expect(names()).toEqual(['Ada', 'Ben', 'Cem']);
    const active = within(screen.getByRole('region', { name: 'Gefiltert nach' }));
    expect(active.getByText('Kind oder Stimme')).toBeTruthy();
    await user.click(options().getByRole('button', { name: 'Keines von' }));
    await user.click(options().getByRole('button', { name: 'Kind 1' }));
    expect(active.getByText('ohne Kind')).toBeTruthy();
    expect(names()).toEqual(['Cem']);
  });

  test('becomes no list for whoever only reads', () => {
    history.replaceState(null, '', '/?schlagwort=kind');
    give([request('Ada', 1, { tags: ['kind'] })]);
    show({ saveAsList: () => <p>Liste</p> }, 'Du kannst hier nur lesen.');
    expect(screen.getByRole('button', { name: 'Nicht mehr filtern: Kind' })).toBeTruthy();
    expect(screen.queryByText('Liste')).toBeNull();
  });
});

describe('the columns', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  test.each(columnKeys)('%s has its head and its cells once it is chosen', (key) => {
    localStorage.setItem('platzwart-spalten', `name,${key}`);
    show();
    const chosen = ['name', ...(key === 'name' ? [] : [key])];
    const shown = screen.getAllByRole('columnheader', { name: new RegExp(columnOf(key).title) });
    expect(shown).toHaveLength(1);
    // With the boxes to select them, and the actions.
    for (const row of screen.getAllByRole('row'))
      expect(row.children).toHaveLength(chosen.length + 2);
  });

  test('say what was answered to the practice’s own questions, and to which', async () => {
    localStorage.setItem('platzwart-spalten', 'name,ownQuestions');
    give([
      request('Ada', 1, {
        own1: { question: 'Haben Sie Haustiere?', answer: 'Katze' },
        own3: { question: 'Sprachen', answer: 'Türkisch' },
      }),
    ]);
    show();
    const cell = await screen.findByText('Katze · Türkisch');
    expect(cell.dataset.tooltip).toBe('Haben Sie Haustiere? Katze · Sprachen: Türkisch');
  });

  test('are all offered', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    await screen.findByRole('checkbox', { name: 'Quelle' });
    for (const key of columnKeys.filter((each) => each !== constantColumn))
      expect(screen.getByRole('checkbox', { name: columnOf(key).title })).toBeTruthy();
  });

  test('are chosen and ordered by keyboard, and the browser remembers their names and nothing else', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Spalten' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Quelle' }));
    const up = screen.getByRole('button', { name: 'Quelle: nach vorne' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(heads().slice(-4)).toEqual(['Schlagwörter', 'Quelle', 'Notiz', 'Aktionen']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quelle: nach vorne' }));
    expect(screen.getAllByText('online')).toHaveLength(5);
    expect({ ...localStorage }).toEqual({
      'platzwart-spalten': 'priority,name,waitingSince,slots,tags,source,note',
    });
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(localStorage).toHaveLength(0);
  });
});

describe('a list', () => {
  const list = {
    id: 'l',
    title: 'Kinder',
    filter: { ...noFilter, allOf: ['kind'] },
  };

  test('shows only who belongs to it, by its own name', () => {
    give(open().map((each) => (each.id === 'Ben' ? { ...each, tags: ['kind'] } : each)));
    show({ list });
    expect(screen.getByRole('heading', { name: 'Kinder' })).toBeTruthy();
    expect(names()).toEqual(['Ben']);
    expect(screen.getByText('1 Anfrage in dieser Liste')).toBeTruthy();
  });

  test('does not repeat in its rows the tags that all of them carry', () => {
    give([request('Ben', 2, { tags: ['kind', 'stimme'] })]);
    show({ list });
    const rows = within(screen.getByRole('table'));
    expect(rows.getByText('Stimme')).toBeTruthy();
    expect(rows.queryByText('Kind')).toBeNull();
  });

  test('begins with its filter, which changes on its page alone and comes back with a press', async () => {
    give([request('Ada', 1, { tags: ['kind'] }), request('Ben', 2, { tags: ['kind', 'stimme'] })]);
    const user = show({ list });
    expect(location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Stimme 1' }));
    expect(names()).toEqual(['Ben']);
    expect(screen.getByText('1 von 2 gefunden')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Seiten' })).toBeNull();
    expect(location.search).toContain('geaendert=ja');
    await user.click(options().getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(names()).toEqual(['Ada', 'Ben']);
    expect(screen.getByText('2 Anfragen in dieser Liste')).toBeTruthy();
    expect(location.search).toBe('');
  });

  test('without anybody says what will be here', () => {
    show({ list });
    expect(screen.getByText('Niemand auf dieser Liste')).toBeTruthy();
  });
});

test('somebody who edits a request is named beside it', () => {
  show({ editors: new Map([['Ben', 'Jana']]) });
  expect(screen.getByText('Wird gerade von Jana bearbeitet')).toBeTruthy();
});

describe('who is in no waiting list', () => {
  const plan: OfferedPlan = {
    selectableLocations: [
      {
        id: 'mitte',
        title: 'Mitte',
        selectableSlots: [{ weekday: 1, start: '08:00', end: '12:00' }],
      },
    ],
    minSlotSize: 60,
  };
  const preference = (start: string, end: string) => ({
    locationIds: ['mitte'],
    slots: [{ locationId: 'mitte', weekday: 1 as const, start, end }],
  });
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name} Probe|${name} Probe auswählen`) }));
  beforeEach(() => {
    give([
      request('Ada', 1, preference('08:00', '10:00')),
      request('Ben', 2, preference('11:00', '14:00')),
      request('Cem', 3, preference('14:00', '16:00')),
      request('Dora', 4),
    ]);
  });

  test('carries a mark, and times that are no longer offered say so', () => {
    show({}, undefined, plan);
    const marked = (name: string) => row(name).queryByText('In keiner Warteliste') !== null;
    expect(['Ada', 'Ben', 'Cem', 'Dora'].map(marked)).toEqual([false, false, true, true]);
    const times = (name: string) =>
      row(name)
        .queryByRole('img', { name: /^Mo/ })
        ?.getAttribute('aria-label')
        ?.replaceAll('\u00a0', ' ');
    expect(['Ada', 'Ben', 'Cem', 'Dora'].map(times)).toEqual([
      'Mo 8–10',
      'Mo 11–12; Mo 12–14 (nicht mehr angeboten)',
      'Mo 14–16 (nicht mehr angeboten)',
      undefined,
    ]);
    expect(row('Dora').getByText('keine Zeiten')).toBeTruthy();
  });

  test('is what a filter leaves, which a link may ask for', async () => {
    history.replaceState(null, '', `/${screenPaths.noWaitingList}`);
    const user = show({}, undefined, plan);
    expect(names()).toEqual(['Cem', 'Dora']);
    await user.click(
      await screen.findByRole('button', { name: 'Nicht mehr filtern: In keiner Warteliste' }),
    );
    expect(names()).toHaveLength(4);
  });
});

describe('the search', () => {
  const field = () => screen.getByRole('searchbox');

  test.each(['Enter', 'ArrowDown'])('is left by %s, to the first person found', async (key) => {
    const user = show();
    await user.type(field(), 'cem');
    await waitFor(() => expect(names()).toEqual(['Cem']));
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cem Probe'));
  });

  test('finds who sounds so behind who is written so, and says what it found', async () => {
    give([
      request('Eva', 1, { lastname: 'Meier' }),
      request('Ada', 2, { lastname: 'Mayer' }),
      request('Tim', 3, { phone: '0660 987654' }),
    ]);
    const user = show();
    await user.type(field(), 'mayer');
    await waitFor(() => expect(names()).toEqual(['Ada Mayer', 'Eva Meier']));
    expect(await screen.findByText(/klingt wie mayer/)).toBeTruthy();
    await user.clear(field());
    await user.type(field(), '7654');
    expect(await screen.findByText(/Telefon: 0660 987654/)).toBeTruthy();
  });

  test('leads to the archive where nobody open is found', async () => {
    world.archive.value = [request('Niemand', 1)];
    const user = show({ archiveAddress: (term) => `/archiv#suche=${term}` });
    await user.type(field(), 'niemand');
    const found = { name: 'Im Archiv: 1 Treffer' };
    await waitFor(() =>
      expect(screen.getByRole('link', found).getAttribute('href')).toBe('/archiv#suche=niemand'),
    );
  });

  test('goes on in the archive, where Enter and the arrows lead too', async () => {
    world.archive.value = [
      request('Carl', 1, { lastname: 'Ferner' }),
      request('Karl', 2, { lastname: 'Nieder' }),
    ];
    const user = show({ archiveAddress: (term) => `/archiv#suche=${term}` });
    await user.type(field(), 'carl');
    const link = await screen.findByRole('link', { name: 'Im Archiv: 2 Treffer' });
    expect(link.parentElement?.textContent).toContain('Carl Ferner, Karl Nieder');
    expect(link.getAttribute('href')).toBe('/archiv#suche=carl');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(link);
    world.archive.value = [];
    await user.clear(field());
    await user.type(field(), 'probe');
    expect(await screen.findByText('Im Archiv: kein Treffer')).toBeTruthy();
  });

  test('asks the archive once, for a few, and not of two characters', async () => {
    const user = show({ archiveAddress: (term) => `/archiv#suche=${term}` });
    await user.type(field(), 'ce');
    await waitFor(() => expect(location.hash).toBe('#suche=ce'));
    await waitFor(() => expect(names()).toEqual(['Cem']));
    expect(world.asked).toEqual([]);
    await user.type(field(), 'm');
    await screen.findByText('Im Archiv: kein Treffer');
    expect([...new Set(world.asked)]).toEqual([expect.stringMatching(/^21 .*"cem"/)]);
  });

  test('its rows are walked through by the arrows', async () => {
    world.archive.value = [request('Alt', 1)];
    const user = show({ archiveAddress: (term) => `/archiv#suche=${term}` });
    await user.type(field(), 'probe');
    const link = await screen.findByRole('link', { name: 'Im Archiv: 1 Treffer' });
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Ada Probe'));
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Ben Probe');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Ada Probe'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(link);
  });

  test('and its filter are named on paper', async () => {
    const onPrint = vi.fn();
    history.replaceState(null, '', '/?tag=kind');
    give(open().map((each) => ({ ...each, tags: ['kind'] })));
    const user = show({ onPrint });
    await user.type(field(), 'cem');
    await waitFor(() => expect(names()).toEqual(['Cem']));
    await user.click(screen.getByRole('button', { name: 'Mehr' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Drucken' }));
    expect(onPrint).toHaveBeenCalledWith(
      [open()[2]],
      'Offene Anfragen',
      expect.arrayContaining(['„cem“']),
    );
  });

  test('may be ordered by name, which a link remembers', async () => {
    give(['Zoe', 'Adam', 'Mia'].map((lastname, i) => request(lastname, i + 1, { lastname })));
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(['Adam Adam', 'Mia Mia', 'Zoe Zoe']));
    expect(location.search).toBe('?sortierung=name');
  });
});
