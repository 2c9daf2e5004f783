import type { LogEntry } from '@platzwart/domain/practice/log';
import type { QueryShape } from '@platzwart/domain/queries';
import type { WithId } from '@platzwart/domain/request/request';
import { render, screen, waitFor, within } from '@testing-library/react';
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
        const loaded = (value: unknown) => ({ status: 'loaded', value, isCurrent: true, isComplete: true });
        if (path.endsWith('/members')) return loaded(members);
        if (path.endsWith('/invitations')) return loaded([{ id: 'f00', email: 'mira@praxis.at' }]);
        world.asked.push(shape);
        return loaded(found(shape));
      }, [path, key, status]);
    },
  };
});
vi.mock('../../firebase/read-once.ts', () => ({ readOnce: async (_path: string, shape: QueryShape) => found(shape) }));
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
const at = (day: number, hour = 9) => new Date(`2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00Z`);
let lines = 0;
const entry = (given: Partial<LogEntry> & Pick<LogEntry, 'at' | 'by' | 'what'>): WithId<LogEntry> => {
  lines += 1;
  return { count: 0, id: `line-${lines}`, ...given };
};

const all = [
  entry({ at: at(20), by: by('jonas'), what: 'requestsOpened', count: 2, requestIds: ['aa11', 'bb22'] }),
  entry({ at: at(19), by: by('anna'), what: 'roleChanged', member: 'jonas', from: 'viewer', role: 'therapist' }),
  entry({ at: at(18), by: by('anna'), what: 'memberRemoved', member: 'gone', role: 'viewer' }),
  entry({ at: at(17), by: by('gone'), what: 'requestsSaved', count: 45 }),
  entry({ at: at(16), by: by('anna'), what: 'memberInvited', invitation: 'f00', role: 'administrator' }),
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
  Object.assign(world, { entries: all, asked: [], status: 'loaded', answer: { kind: 'done', output: {} }, steps: [] });
  world.saved = [];
});

function show() {
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <LogView
          slug="praxis"
          fieldLabel={(field) => ({ minSlots: 'Mindestens zu wählen' })[field]}
          requestAddress="/praxis/administration/anfragen?anfrage="
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Protokoll' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the log', () => {
  test('says who did what and when, latest first, without anybody’s name who has left', () => {
    show();
    expect(shown()).toEqual([
      '20.11.2026, 10:002 Anfragen geöffnetWelche?Jonas Hofer',
      '19.11.2026, 10:00Rolle von Jonas Hofer geändert: „Therapie“, vorher „Lesezugriff“Anna Berger',
      '18.11.2026, 10:00Aus dem Team entfernt: ein früheres Mitglied (bis 18.11.2026), Rolle „Lesezugriff“Anna Berger',
      '17.11.2026, 10:0045 Anfragen als Datei gespeichertein früheres Mitglied (bis 18.11.2026)',
      '16.11.2026, 10:00Einladung an mira@praxis.at verschickt, Rolle „Administration“Anna Berger',
      '15.11.2026, 10:00Einstellungen geändert: Formular (Mindestens zu wählen)Anna Berger',
      '14.11.2026, 10:001 Anfrage endgültig gelöschtautomatisch',
      '13.11.2026, 10:00Freien Platz geschlossen: Mittwoch 15–16\u00a0Uhr ab 02.12.2026 (anders vergeben), 1 Angebot zurückgezogenAnna Berger',
      '13.11.2026, 00:00Woche gedrucktAnna Berger',
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
    await user.selectOptions(screen.getByLabelText('Wer'), 'ein früheres Mitglied (bis 18.11.2026)');
    expect(shown()).toEqual([expect.stringContaining('45 Anfragen als Datei')]);
    await user.selectOptions(screen.getByLabelText('Wer'), 'Anna Berger');
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

  test('says at its field that a last day lies before the first', async () => {
    const user = show();
    await user.type(screen.getByLabelText('Von'), '15.11.2026');
    await user.type(screen.getByLabelText('Bis'), '14.11.2026');
    const field = screen.getByLabelText(/^Bis/);
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toMatch(
      /liegt vor dem ersten/,
    );
  });

  test('reads days as people write them, and says at the field what is none, until all is shown again', async () => {
    const user = show();
    const [from, to] = [screen.getByLabelText('Von') as HTMLInputElement, screen.getByLabelText('Bis') as HTMLInputElement];
    await user.type(from, '121126');
    await user.type(to, '121126');
    await user.tab();
    expect([from.value, to.value]).toEqual(['12.11.2026', '12.11.2026']);
    await user.clear(from);
    await user.type(from, '31.02.2026');
    await user.tab();
    expect(document.getElementById(from.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/^Bitte gib einen Tag an/);
    await user.click(screen.getByRole('button', { name: 'Alles zeigen' }));
    expect((screen.getByLabelText('Von') as HTMLInputElement).value).toBe('');
    expect(shown()).toHaveLength(all.length);
  });

  test('comes fifty at a time', async () => {
    world.entries = Array.from({ length: 70 }, (_, n) => entry({ at: at(1, n % 24), by: by('anna'), what: 'weekPrinted' }));
    const user = show();
    expect(shown()).toHaveLength(50);
    expect(screen.getByText('die letzten 50 Einträge')).toBeTruthy();
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
      ['Zeitpunkt', 'Wer', 'Was', 'Anfragen'],
      ['20.11.2026, 10:00', 'Jonas Hofer', '2 Anfragen geöffnet', 'aa11 bb22'],
    ]);
  });

  test('makes no file where the log cannot be written', async () => {
    world.answer = { kind: 'failed' };
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Als CSV speichern' }));
    expect((await screen.findAllByText(/Jeder Druck und jede Datei steht im Protokoll/)).length).toBeGreaterThan(0);
    expect(world.steps).toEqual(['recordExport logSaved']);
  });
});
