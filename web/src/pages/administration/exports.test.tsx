/** Every print and file is logged first: all ways of exporting, as the pages compose them. */
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useExport } from '../../features/requests/export/use-export.tsx';
import { usePrinting } from '../../features/requests/print/use-printing.tsx';
import { useWeekPrinting } from '../../features/waiting-list/print/use-week-printing.tsx';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';

type Answer =
  | { kind: 'done'; output: object }
  | { kind: 'refused'; details: { field: string; code: string; message: string }[] }
  | { kind: 'denied' | 'failed' };

const world = vi.hoisted(() => ({
  answer: { kind: 'done', output: {} } as unknown,
  steps: [] as string[],
  isOnline: true,
}));

vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: { what: string; count: number; requestId?: string }) => {
    world.steps.push([name, input.what, input.count, input.requestId].join(' ').trim());
    return world.answer;
  },
}));
vi.mock('../../entities/request/request-handling.tsx', () => ({
  useRequestHandling: () => ({ slug: 'praxis', tags: new Map() }),
}));
vi.mock('../../ui/print/print.tsx', () => ({
  usePrint: () => (content: ReactNode) => void (content !== null && world.steps.push('paper')),
}));
vi.mock('../../firebase/read-once.ts', () => ({ readOnce: async () => [ada] }));
vi.mock('../../firebase/use-live.ts', () => ({}));

const form = aFormConfiguration();
const ada = {
  ...aRequest(
    { status: 'archived', archiveReason: 'other', archivedAt: new Date('2026-01-07T10:00:00Z') },
    form,
  ),
  id: 'ada',
};
const bea = { ...aRequest({}, form), id: 'bea' };

// On a busy machine a test would wait for it too long.
beforeAll(() =>
  Promise.all([
    import('../../features/requests/print/prepare-print.tsx'),
    import('../../features/waiting-list/print/printed-waiting-list.tsx'),
    import('../../features/waiting-list/print/printed-week.tsx'),
  ]),
);

beforeEach(() => {
  Object.assign(world, { answer: { kind: 'done', output: {} }, steps: [], isOnline: true });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => world.isOnline);
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
    () => void world.steps.push('file'),
  );
});

function useEverything() {
  const saving = useExport(form);
  const printing = usePrinting('Praxis Probe', form);
  const week = useWeekPrinting({
    slug: 'praxis',
    practiceTitle: 'Praxis Probe',
    tags: new Map(),
    open: [bea],
    shown: { kind: 'everywhere', places: [] },
    tables: [],
    counts: new Map(),
    times: [],
    address: {
      place: '',
      compared: '',
      keys: [],
      match: 'all',
      filter: { prioritized: false, tags: [], tagMatch: 'any' },
    },
    offered: [],
  } as unknown as Parameters<typeof useWeekPrinting>[0]);
  return { saving, printing, week };
}

const ways: [
  name: string,
  press: (all: ReturnType<typeof useEverything>) => void,
  steps: string[],
][] = [
  [
    'the table as a file',
    ({ saving }) => saving.exportRequests([ada, bea]),
    ['recordExport requestsSaved 2', 'file'],
  ],
  [
    'one request as a file',
    ({ saving }) => saving.exportRequest(ada),
    ['recordExport requestsSaved 1 ada', 'file'],
  ],
  [
    'the archive as a file',
    ({ saving }) => saving.exportArchive({ term: '', reason: '' }),
    ['recordExport requestsSaved 1', 'file'],
  ],
  [
    'the table on paper',
    ({ printing }) => printing.printRequests([ada, bea]),
    ['recordExport requestsPrinted 2', 'paper'],
  ],
  [
    'one request on paper',
    ({ printing }) => printing.printRequest(ada),
    ['recordExport requestsPrinted 1 ada', 'paper'],
  ],
  ['the week on paper', ({ week }) => week.printWeek(), ['recordExport weekPrinted 0', 'paper']],
  [
    'a waiting list on paper',
    ({ week }) => week.printList('Montag', [], []),
    ['recordExport waitingListPrinted', 'paper'],
  ],
];

function show() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider label="Meldungen" closeLabel="Schließen">
      {children}
    </ToastProvider>
  );
  return renderHook(useEverything, { wrapper }).result;
}

describe.each(ways)('%s', (_name, press, expected) => {
  test('comes once the log says so', async () => {
    const all = show();
    act(() => press(all.current));
    await waitFor(() => expect(world.steps).toHaveLength(2));
    expect(world.steps[0]).toContain(expected[0]);
    expect(world.steps[1]).toBe(expected[1]);
  });

  const refusal = {
    kind: 'refused',
    details: [{ field: 'form', code: 'exportNotAllowed', message: 'Das darfst du hier nicht.' }],
  } as const;
  test.each<[string, Answer | 'offline', RegExp, number]>([
    ['is refused', refusal as unknown as Answer, /Das darfst du hier nicht/, 1],
    ['is denied', { kind: 'denied' }, /fehlt dir die Berechtigung/, 1],
    ['gets no answer', { kind: 'failed' }, /Es kam keine Antwort/, 1],
    ['is without a connection', 'offline', /Keine Verbindung zum Internet/, 0],
  ])('does not come for whoever %s, who is told why', async (_how, answer, words, calls) => {
    if (answer === 'offline') world.isOnline = false;
    else world.answer = answer;
    const all = show();
    act(() => press(all.current));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(world.steps.filter((each) => each === 'file' || each === 'paper')).toEqual([]);
    expect(world.steps).toHaveLength(calls);
  });
});
