/** Whatever the screens do while samples are shown, nothing leaves the browser. */
import { calls } from '@platzwart/domain/calls/calls';
import { queries } from '@platzwart/domain/queries';
import { Tag } from '@platzwart/domain/tags/tag';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CallResult, call } from './calls.ts';
import * as live from './live-documents.ts';
import { pendingChanges } from './pending-changes.ts';
import { type Samples, showSamples } from './samples.ts';
import { useLiveDocument, useLiveList, useLiveQuery } from './use-live.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('firebase/firestore', async (importActual) => {
  const actual = await importActual<typeof import('firebase/firestore')>();
  const named = (name: string) => () => {
    asked.push(name);
    return Promise.resolve();
  };
  const onSnapshot = () => {
    asked.push('onSnapshot');
    return () => {};
  };
  return {
    ...actual,
    setDoc: named('setDoc'),
    updateDoc: named('updateDoc'),
    deleteDoc: named('deleteDoc'),
    runTransaction: named('runTransaction'),
    onSnapshot,
  };
});
vi.mock('./session.ts', () => ({ idToken: async () => 'token' }));

const path = 'practices/praxis/tags';
const rows = [{ id: 'kind', name: 'Kind', color: 'teal', icon: '', order: 0 }];
const samples: Samples = {
  reason: 'Nur zum Ansehen.',
  holds: (each) => each.startsWith('practices/praxis/'),
  document: () => rows[0],
  query: () => rows,
};

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return new Response('{}');
  });
});
afterEach(() => {
  showSamples(undefined);
  vi.unstubAllGlobals();
});

/** Every way to write, by its name. */
const writers: Record<string, () => Promise<unknown>> = {
  writeDirectly: () => live.writeDirectly(`${path}/kind`, { order: 1 }),
  writeTogether: () => live.writeTogether([{ path: `${path}/kind`, fields: { order: 1 } }]),
  putDirectly: () => live.putDirectly(`${path}/kind`, {}),
  deleteDirectly: () => live.deleteDirectly(`${path}/kind`),
  sayDirectly: () => live.sayDirectly('practices/other/editing/anna', {}),
  replaceUnchanged: () =>
    live.replaceUnchanged(`${path}/kind`, { name: 'Kind' }, { name: 'Kinder' }),
};

test.each(Object.entries(writers))('%s writes nothing, and says so', async (_name, write) => {
  showSamples(samples);
  expect(await write()).toBe('refused');
  expect(asked).toEqual([]);
  expect(pendingChanges().count).toBe(0);
});

test('their number is counted among themselves', async () => {
  showSamples(samples);
  expect(
    await live.countDocuments(
      'practices/praxis/requests',
      queries.archivedBecause('placeFound', 5),
    ),
  ).toBe(rows.length);
  expect(asked).toEqual([]);
});

test('no further one is known to the database', () => {
  const others = Object.keys(live).filter((name) => !(name in writers));
  expect(new Set(others)).toEqual(
    new Set([
      'atServerTime',
      'countDocuments',
      'documentSource',
      'endReason',
      'listenToDocument',
      'listenToQuery',
      'querySource',
    ]),
  );
});

test('no function is called, whichever; all say why', async () => {
  showSamples(samples);
  const refusal: CallResult<never> = {
    kind: 'refused',
    details: [{ field: 'form', code: 'onlySamples', message: samples.reason }],
  };
  for (const name of Object.keys(calls) as (keyof typeof calls)[])
    expect(await call(name, {} as never)).toEqual(refusal);
  expect(asked).toEqual([]);
});

test('what they hold is read without a listener; all else, and all after them, as ever', () => {
  const reads = () => [
    renderHook(() => useLiveDocument(`${path}/kind`, Tag)).result.current,
    renderHook(() => useLiveQuery(path, queries.tags(), Tag)).result.current,
    renderHook(() =>
      useLiveList(path, {
        schema: Tag,
        length: 9,
        start: queries.tags(),
        parts: [],
        compare: () => 0,
      }),
    ).result.current,
  ];
  showSamples(samples);
  expect(reads().map((each) => each.status === 'loaded' && each.value)).toEqual([
    rows[0],
    rows,
    rows,
  ]);
  expect(asked).toEqual([]);
  renderHook(() => useLiveDocument('practices/other/tags/kind', Tag));
  expect(asked).toEqual(['onSnapshot']);

  showSamples(undefined);
  expect(reads().map(({ status }) => status)).toEqual(['loading', 'loading', 'loading']);
  expect(asked).toHaveLength(4);
});
