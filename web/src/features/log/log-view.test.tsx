import type { LogEntry } from '@platzwart/domain/log/log';
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { LogView } from './log-view.tsx';

const world = vi.hoisted(() => ({
  entries: [] as { at: Date; what: string; by: { kind: string; uid?: string } }[],
  asked: [] as unknown[],
  status: 'loaded',
  answer: { kind: 'done', output: {} } as unknown,
  steps: [] as string[],
  saved: [] as { name: string; rows: readonly (readonly string[])[] }[],
}));

/** The entries that match the query, latest first. */
const found = vi.hoisted(() => ({ where, limit }: Pick<QueryShape, 'where' | 'limit'>) => {
  const fits = (entry: (typeof world.entries)[number]) =>
    where.every(([field, operator, value]) => {
      if (field === 'by.uid') return entry.by.uid === value;
      if (operator === 'in') return (value as string[]).includes(entry.what);
      return operator === '>' ? entry.at > (value as Date) : entry.at <= (value as Date);
    });
  return world.entries
    .filter(fits)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit);
});

vi.mock('../../firebase/use-live.ts', async () => {
  const { useMemo } = await import('react');
  const members = [
    { id: 'anna', name: 'Anna Berger' },
    { id: 'jonas', name: 'Jonas Hofer' },
  ];
  return {
    useLiveQuery: (path: string, shape: QueryShape) => {
      const key = JSON.stringify(shape);
      const { status } = world;
      return useMemo(() => {
        if (status !== 'loaded') return { status, retry: () => world.steps.push('retry') };
        const loaded = (value: unknown) => ({
          status: 'loaded',
          value,
          isCurrent: true,
          isComplete: true,
        });
        if (path.endsWith('/members')) return loaded(members);
        if (path.endsWith('/invitations')) return loaded([{ id: 'f00', email: 'mira@praxis.at' }]);
        world.asked.push(shape);
        return loaded(found(shape));
      }, [path, key, status]);
    },
  };
});
vi.mock('../../firebase/read-once.ts', () => ({
  readOnce: async (_path: string, shape: QueryShape) => found(shape),
}));
vi.mock('../../ui/csv.ts', () => ({
  saveTable: (name: string, rows: readonly (readonly string[])[]) => {
    world.steps.push('file');
    world.saved.push({ name, rows });
  },
}));
vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: { what: string }) => {
    world.steps.push(`${name} ${input.what}`);
    return world.answer;
  },
}));

const by = (uid: string) => ({ kind: 'member', uid }) as const;
const at = (day: number, hour = 9) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`);
let lines = 0;
const entry = (
  given: Partial<LogEntry> & Pick<LogEntry, 'at' | 'by' | 'what'>,
): WithId<LogEntry> => {
  lines += 1;
  return { count: 0, id: `line-${lines}`, ...given };
};

const all = [
  entry({
    at: at(20),
    by: by('jonas'),
    what: 'requestsOpened',
    count: 2,
    requestIds: ['aa11', 'bb22'],
  }),
  entry({
    at: at(19),
    by: by('anna'),
    what: 'roleChanged',
    member: 'jonas',
    from: 'viewer',
    role: 'therapist',
  }),
  entry({ at: at(18), by: by('anna'), what: 'memberRemoved', member: 'gone', role: 'viewer' }),
  entry({ at: at(17), by: by('gone'), what: 'requestsSaved', count: 45 }),
  entry({
    at: at(16),
    by: by('anna'),
    what: 'memberInvited',
    invitation: 'f00',
    role: 'administrator',
  }),
  entry({ at: at(15), by: by('anna'), what: 'formChanged', fields: ['minSlots', 'unknown'] }),
  entry({ at: at(14), by: { kind: 'platform' }, what: 'requestDeleted', count: 1 }),
  entry({
    at: at(13),
    by: by('anna'),
    what: 'vacancyClosed',
    count: 1,
    vacancy: {
      vacancyId: 'v',
      slot: { locationId: 'praxis', weekday: 3, start: '15:00', end: '16:00' },
      startsOn: '2026-12-02',
      reason: 'filledElsewhere',
    },
  }),
  // Late in the evening in UTC it is already the next day in Berlin.
  entry({ at: at(12, 23), by: by('anna'), what: 'weekPrinted' }),
];

beforeEach(() => {
  Object.assign(world, {
    entries: all,
    asked: [],
    status: 'loaded',
    answer: { kind: 'done', output: {} },
    steps: [],
  });
  world.saved = [];
});

function show() {
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <LogView
          slug="praxis"
          fieldLabel={(_what, field) => ({ minSlots: 'Mindestens zu wählen' })[field]}
          requestAddress="/praxis/administration/anfragen?anfrage="
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const shown = () =>
  screen
    .getAllByRole('list', { name: /\d{4}$/ })
    .flatMap((day) =>
      [...day.children].map(
        ({ textContent }) => `${day.getAttribute('aria-label')?.slice(-10)} ${textContent}`,
      ),
    );

const between = (user: ReturnType<typeof show>) =>
  user.selectOptions(screen.getByLabelText('Wann'), 'Von … bis');

describe('the log', () => {
  test('says who did what and when, at night too, latest first, without anybody’s name who has left', () => {
    show();
    expect(shown()).toEqual([
      '20.11.2026 10:00Jonas HoferAnfragen geöffnet2 AnfragenWelche?',
      '19.11.2026 10:00Anna BergerRolle geändertJonas Hofer: „Empfang und Therapie“, vorher „Lesezugriff“',
      '18.11.2026 10:00Anna BergerAus dem Team entferntein früheres Mitglied (bis 18.11.2026), Rolle „Lesezugriff“',
      '17.11.2026 10:00ein früheres Mitglied (bis 18.11.2026)Als Datei gespeichert45 Anfragen',
      '16.11.2026 10:00Anna BergerEinladung verschicktmira@praxis.at, Rolle „Administration“',
      '15.11.2026 10:00Anna BergerEinstellungen geändertFormular: Mindestens zu wählen',
      '14.11.2026 10:00automatischEndgültig gelöscht1 Anfrage',
      '13.11.2026 10:00Anna BergerFreien Platz geschlossenMittwoch 15–16\u00a0Uhr ab 02.12.2026 (anders vergeben), 1 Angebot zurückgezogen',
      '13.11.2026 00:00nachtsAnna BergerWoche gedruckt',
    ]);
  });

  test('leads to the requests that were opened, once somebody wants to see them', async () => {
    const user = show();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByText('Welche?'));
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/praxis/administration/anfragen?anfrage=aa11',
      '/praxis/administration/anfragen?anfrage=bb22',
    ]);
  });

  test('is narrowed by kind, member and days of Berlin, all at once, and shown whole again', async () => {
    const user = show();
    await user.selectOptions(screen.getByLabelText('Was'), 'Drucken und Speichern');
    expect(shown()).toHaveLength(2);
    await user.selectOptions(
      screen.getByLabelText('Wer'),
      'ein früheres Mitglied (bis 18.11.2026)',
    );
    expect(shown()).toEqual([expect.stringContaining('Als Datei gespeichert45 Anfragen')]);
    await user.selectOptions(screen.getByLabelText('Wer'), 'Anna Berger');
    await between(user);
    await user.type(screen.getByLabelText('Von'), '13.11.2026');
    await user.type(screen.getByLabelText('Bis'), '13.11.2026');
    expect(shown()).toEqual([expect.stringContaining('Woche gedruckt')]);
    await user.clear(screen.getByLabelText('Von'));
    await user.clear(screen.getByLabelText('Bis'));
    await user.type(screen.getByLabelText('Bis'), '12.11.2026');
    expect(screen.getByText('Kein Eintrag passt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Alles zeigen' }));
    expect(shown()).toHaveLength(all.length);
  });

  test('finds words in what it says, and looks into older entries where somebody wants that', async () => {
    world.entries = [
      ...all,
      ...Array.from({ length: 60 }, (_, n) =>
        entry({ at: at(1, n % 24), by: by('anna'), what: 'weekPrinted' }),
      ),
    ];
    const user = show();
    await user.type(screen.getByLabelText('Im Protokoll suchen'), 'hofer therapie');
    expect(shown()).toEqual([expect.stringContaining('Rolle geändert')]);
    expect(screen.getByText('Gesucht ist bisher in den neuesten 50 Einträgen.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Auch in älteren suchen' }));
    expect(screen.queryByText(/Gesucht ist bisher/)).toBeNull();
    expect(shown()).toHaveLength(1);
  });

  test('has the usual spans one press away, and says of each day what left the practice', async () => {
    const today = [
      entry({
        at: new Date(),
        by: by('anna'),
        what: 'requestsOpened',
        count: 3,
        requestIds: ['a'],
      }),
    ];
    world.entries = [
      ...today,
      entry({ at: new Date(), by: by('jonas'), what: 'weekPrinted' }),
      ...all,
    ];
    const user = show();
    expect(screen.getByText('3 Anfragen geöffnet, 1-mal gedruckt oder gespeichert')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Wann'), 'Heute');
    expect(shown()).toHaveLength(2);
    await user.selectOptions(screen.getByLabelText('Wann'), 'Wann: immer');
    expect(shown()).toHaveLength(all.length + 2);
  });

  test('says at its field that a last day lies before the first', async () => {
    const user = show();
    await between(user);
    await user.type(screen.getByLabelText('Von'), '15.11.2026');
    await user.type(screen.getByLabelText('Bis'), '14.11.2026');
    const field = screen.getByLabelText(/^Bis/);
    expect(
      document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
        ?.textContent,
    ).toMatch(/liegt vor dem ersten/);
  });

  test('reads days as people write them, and says at the field what is none, until all is shown again', async () => {
    const user = show();
    await between(user);
    const [from, to] = [
      screen.getByLabelText('Von') as HTMLInputElement,
      screen.getByLabelText('Bis') as HTMLInputElement,
    ];
    await user.type(from, '121126');
    await user.type(to, '121126');
    await user.tab();
    expect([from.value, to.value]).toEqual(['12.11.2026', '12.11.2026']);
    await user.clear(from);
    await user.type(from, '31.02.2026');
    await user.tab();
    expect(
      document.getElementById(from.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toMatch(/^Bitte gib einen Tag an/);
    await user.click(screen.getByRole('button', { name: 'Alles zeigen' }));
    expect(shown()).toHaveLength(all.length);
    await between(user);
    expect((screen.getByLabelText('Von') as HTMLInputElement).value).toBe('');
  });

  test('comes fifty at a time', async () => {
    world.entries = Array.from({ length: 70 }, (_, n) =>
      entry({ at: at(1, n % 24), by: by('anna'), what: 'weekPrinted' }),
    );
    const user = show();
    expect(shown()).toHaveLength(50);
    expect(screen.getAllByText('die letzten 50 Einträge')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Ältere Einträge zeigen' }));
    expect(shown()).toHaveLength(70);
    expect(screen.queryByRole('button', { name: 'Ältere Einträge zeigen' })).toBeNull();
  });

  test.each([
    ['loading', /wird geladen/],
    ['failed', /lässt sich gerade nicht laden/],
    ['refused', /lässt sich gerade nicht laden/],
  ])('says so while it is %s', (status, names) => {
    world.status = status;
    show();
    expect(screen.getByText(names)).toBeTruthy();
  });

  test('says what will be there while there is nothing', () => {
    world.entries = [];
    show();
    expect(screen.getByText('Noch nichts im Protokoll')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Als CSV speichern' })).toBeNull();
  });
});

describe('saving the log', () => {
  test('says so in the log itself, then hands out what the filter leaves, with the ids of requests', async () => {
    const user = show();
    await user.selectOptions(screen.getByLabelText('Was'), 'Geöffnete Anfragen');
    await user.click(screen.getByRole('button', { name: 'Als CSV speichern' }));
    await waitFor(() => expect(world.steps).toEqual(['recordExport logSaved', 'file']));
    expect(world.saved[0]?.name).toMatch(/^protokoll-praxis-\d{4}-\d\d-\d\d\.csv$/);
    expect(world.saved[0]?.rows).toEqual([
      ['Zeitpunkt', 'Wer', 'Was', 'Wen oder was es betrifft', 'Anfragen'],
      ['20.11.2026, 10:00', 'Jonas Hofer', 'Anfragen geöffnet', '2 Anfragen', 'aa11 bb22'],
    ]);
  });

  test('makes no file where the log cannot be written', async () => {
    world.answer = { kind: 'failed' };
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Als CSV speichern' }));
    expect((await screen.findAllByText(/Es kam keine Antwort/)).length).toBeGreaterThan(0);
    expect(world.steps).toEqual(['recordExport logSaved']);
  });
});
