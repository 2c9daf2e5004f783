/**
 * Gaps that react-firebase-hooks leaves to its users, tested with the real library and database:
 * the database is offline, so test writes go to the memory cache. Only a listener's end is
 * simulated, since no rules apply there.
 */
import { queries } from '@platzwart/domain/queries';
import { Tag } from '@platzwart/domain/tags/tag';
import { act, cleanup, render, screen } from '@testing-library/react';
import {
  deleteDoc,
  disableNetwork,
  doc,
  type FirestoreError,
  getFirestore,
  setDoc,
} from 'firebase/firestore';
import { StrictMode, useLayoutEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeComplaints } from '../test-setup.ts';
import { app } from './app.ts';
import { onRefusal } from './listener-refusal.ts';
import { useLiveDocument, useLiveQuery } from './use-live.ts';

/** Every started listener: how to end it, and whether it was stopped. */
const { listeners, parsed } = vi.hoisted(() => ({
  listeners: [] as { end: (problem: FirestoreError) => void; isStopped: boolean }[],
  parsed: [] as string[],
}));
vi.mock('firebase/firestore', async (importActual) => {
  const actual = await importActual<typeof import('firebase/firestore')>();
  const onSnapshot = (
    target: never,
    options: never,
    next: never,
    error: (problem: FirestoreError) => void,
  ) => {
    const stop = actual.onSnapshot(target, options, next, error);
    const listener = {
      end: (problem: FirestoreError) => {
        stop();
        error(problem);
      },
      isStopped: false,
    };
    listeners.push(listener);
    return () => {
      listener.isStopped = true;
      stop();
    };
  };
  return { ...actual, onSnapshot };
});
vi.mock('./read-document.ts', async (importActual) => {
  const { readDocument } = await importActual<typeof import('./read-document.ts')>();
  const counted: typeof readDocument = (schema, data) => {
    parsed.push((data as { name: string }).name);
    return readDocument(schema, data);
  };
  return { readDocument: counted };
});

const frames: string[] = [];
const rowsSeen: (readonly object[])[] = [];

function Shown({
  slug,
  shown,
  retry,
}: {
  slug: string | undefined;
  shown: string;
  retry: (() => void) | undefined;
}) {
  useLayoutEffect(() => {
    frames.push(`${slug}: ${shown}`);
  });
  return (
    <>
      <p>{shown}</p>
      {retry && (
        <button type="button" onClick={retry}>
          Noch einmal
        </button>
      )}
    </>
  );
}

/** The tags of a practice. */
function Many({ slug }: { slug: string | undefined }) {
  const live = useLiveQuery(slug && `practices/${slug}/tags`, queries.tags(), Tag);
  if (live.status === 'loaded' && rowsSeen.at(-1) !== live.value) rowsSeen.push(live.value);
  const shown =
    live.status === 'loaded' ? live.value.map(({ name }) => name).join(', ') : live.status;
  return <Shown slug={slug} shown={shown} retry={'retry' in live ? live.retry : undefined} />;
}

/** One tag of a practice. */
function One({ slug }: { slug: string | undefined }) {
  const live = useLiveDocument(slug && `practices/${slug}/tags/first`, Tag);
  const shown = live.status === 'loaded' ? (live.value?.name ?? 'nichts') : live.status;
  return <Shown slug={slug} shown={shown} retry={'retry' in live ? live.retry : undefined} />;
}

const at = (path: string) => doc(getFirestore(app), path);
/** Offline, a write shows immediately and is never confirmed. */
const put = (slug: string, id: string, name: unknown) =>
  act(async () => {
    void setDoc(at(`practices/${slug}/tags/${id}`), {
      name,
      color: 'teal',
      icon: '',
      order: id === 'first' ? 0 : 1,
    });
  });
const refusal = {
  code: 'permission-denied',
  name: 'FirebaseError',
  message: 'no',
} as FirestoreError;
const refuse = () => act(() => listeners.at(-1)?.end(refusal));

beforeAll(() => disableNetwork(getFirestore(app)));
beforeEach(async () => {
  await put('a', 'first', 'Daten A');
  await put('b', 'first', 'Daten B');
  for (const seen of [listeners, parsed, frames, rowsSeen]) seen.length = 0;
});
afterEach(async () => {
  cleanup();
  for (const slug of ['a', 'b'])
    for (const id of ['first', 'second', 'third'])
      void deleteDoc(at(`practices/${slug}/tags/${id}`));
});

describe.each([
  ['a document', One],
  ['a query', Many],
])('%s, read by the library', (_what, Screen) => {
  const view = (slug: string | undefined) => (
    <StrictMode>
      <Screen slug={slug} />
    </StrictMode>
  );
  /** Renders once per listed slug, each after the previous one's data has arrived. */
  async function go(...slugs: readonly (string | undefined)[]) {
    const { rerender, unmount } = render(view(slugs[0]));
    for (const slug of slugs.slice(1)) {
      if (slugs[0]) await screen.findByText(/Daten|refused/);
      rerender(view(slug));
    }
    return { rerender, unmount };
  }

  test('never shows one practice in the place of another, not for one frame', async () => {
    await go('a', 'b');
    await screen.findByText('Daten B');
    expect(frames.find((frame) => frame.startsWith('b:'))).toBe('b: loading');
    expect(frames.filter((frame) => frame.startsWith('b:') && frame.includes('Daten A'))).toEqual(
      [],
    );
    expect(listeners.filter(({ isStopped }) => !isStopped)).toHaveLength(1);
  });

  test('shows what comes later, and nothing after it is gone from the screen', async () => {
    const { unmount } = await go('a');
    await screen.findByText('Daten A');
    await put('a', 'first', 'Daten A, neu');
    expect(await screen.findByText('Daten A, neu')).toBeTruthy();
    unmount();
    expect(listeners.every(({ isStopped }) => isStopped)).toBe(true);
  });

  test('says that access is gone, tells the page, and listens again when asked', async () => {
    const hear = vi.fn();
    const deafen = onRefusal(hear);
    await go('a');
    await screen.findByText('Daten A');
    const before = listeners.length;
    await refuse();
    expect(screen.getByText('refused')).toBeTruthy();
    expect(hear).toHaveBeenCalled();
    frames.length = 0;
    await act(() => screen.getByRole('button', { name: 'Noch einmal' }).click());
    expect(await screen.findByText('Daten A')).toBeTruthy();
    expect(frames).not.toContain('a: refused');
    expect(listeners.length).toBe(before + 1);
    deafen();
  });

  test('does not carry a refusal into another practice, not for one frame', async () => {
    const { rerender } = await go('a');
    await screen.findByText('Daten A');
    await refuse();
    rerender(view('b'));
    await screen.findByText('Daten B');
    expect(frames.filter((frame) => frame.startsWith('b:') && frame.includes('refused'))).toEqual(
      [],
    );
  });

  test('listens to nothing without a name, and begins and ends with it', async () => {
    const { rerender } = await go(undefined, undefined);
    expect(listeners).toHaveLength(0);
    expect(screen.getByText('loading')).toBeTruthy();
    rerender(view('a'));
    await screen.findByText('Daten A');
    rerender(view(undefined));
    expect(screen.getByText('loading')).toBeTruthy();
    await act(async () => {});
    expect(listeners.every(({ isStopped }) => isStopped)).toBe(true);
  });
});

describe('a query, read by the library', () => {
  test('parses only what has changed, however many come with each snapshot', async () => {
    await put('a', 'second', 'Zweite Daten A');
    parsed.length = 0;
    render(<Many slug="a" />);
    await screen.findByText('Daten A, Zweite Daten A');
    expect(parsed).toHaveLength(2);
    await put('a', 'second', 'Zweite Daten A, neu');
    await screen.findByText('Daten A, Zweite Daten A, neu');
    expect(parsed).toHaveLength(3);
    expect(rowsSeen.at(-1)?.[0]).toBe(rowsSeen[0]?.[0]);
  });

  test('leaves out what cannot be read, and reports it by collection and field, once', async () => {
    await put('a', 'second', 17);
    await put('a', 'third', 17);
    render(<Many slug="a" />);
    await screen.findByText('Daten A');
    const complaints = takeComplaints().map(([line]) => String(line).split(' | ').slice(0, 2));
    expect(complaints).toEqual([['Unbehandelt', 'tags: name']]);
  });
});

test('a document that cannot be read can be retried', async () => {
  await put('a', 'first', 17);
  render(<One slug="a" />);
  await screen.findByText('failed');
  expect(takeComplaints()).not.toEqual([]);
  await put('a', 'first', 'Daten A');
  await act(() => screen.queryByRole('button', { name: 'Noch einmal' })?.click());
  expect(await screen.findByText('Daten A')).toBeTruthy();
});
