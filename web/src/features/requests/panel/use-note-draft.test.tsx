import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDrafts, hasDrafts, ownDrafts } from '../../../calls/saved-drafts.ts';
import { appHistory } from '../../../ui/app-history.ts';
import { type Note, type SaveNote, useNoteDraft } from './use-note-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first: Note = { text: 'ruft zurück', revision: 3 };

/** How the listener shows our own write before the server confirms it. */
const echoOf = (text: string): Note => ({ text, revision: first.revision + 1 });

function noting(save: SaveNote = () => Promise.resolve(undefined)) {
  const saved = vi.fn<SaveNote>(save);
  const hook = renderHook(({ stored }) => useNoteDraft(stored, saved, 'note erika'), {
    initialProps: { stored: first },
  });
  return {
    saved,
    now: () => hook.result.current,
    type: (text: string) => act(() => hook.result.current.type(text)),
    arrives: (stored: Note) => hook.rerender({ stored }),
    settle: (text: string) => act(() => hook.result.current.settle(text)),
    wait: () => act(() => vi.advanceTimersByTimeAsync(1000)),
    close: () => act(async () => hook.unmount()),
  };
}

/** A server that answers on demand. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  return {
    save: () => promise,
    answer: (refusal: string | undefined) => act(async () => resolve(refusal)),
  };
}

describe('a note that is typed', () => {
  test('saves itself once, after a pause, on the revision it was begun from', async () => {
    const note = noting();
    note.type('ruft zurück, Mi');
    note.type('ruft zurück, Mittwoch');
    expect(note.saved).not.toHaveBeenCalled();
    await note.wait();
    expect(note.saved.mock.calls).toEqual([['ruft zurück, Mittwoch', first]]);
    note.arrives(echoOf('ruft zurück, Mittwoch'));
    await note.wait();
    expect(note.saved).toHaveBeenCalledTimes(1);
    expect(note.now().state).toBe('saved');
  });

  test('is saved when the panel closes within the pause', async () => {
    const note = noting();
    note.type('eilig');
    await note.close();
    expect(note.saved.mock.calls).toEqual([['eilig', first]]);
  });

  test('is there again when the device was locked before it was saved, and saves itself then', async () => {
    ownDrafts('anna');
    const server = slowServer();
    const before = noting(server.save);
    before.type('eilig');
    await before.close();
    const note = noting();
    expect(note.now().text).toBe('eilig');
    await note.wait();
    expect(note.saved.mock.calls).toEqual([['eilig', first]]);
    expect(hasDrafts()).toBe(false);
    dropDrafts();
  });

  test('waits nowhere once it is stored, though another page is in sight by then', async () => {
    ownDrafts('anna');
    const server = slowServer();
    const note = noting(server.save);
    note.type('eilig');
    await note.close();
    appHistory().push(`/nach${location.pathname}`);
    await server.answer(undefined);
    expect(hasDrafts()).toBe(false);
  });

  test('sends what is typed while one text is under way after it, and takes its own echo for no conflict', async () => {
    const server = slowServer();
    const note = noting(server.save);
    note.type('eins');
    await note.wait();
    note.arrives(echoOf('eins'));
    note.type('eins zwei');
    await note.wait();
    expect(note.saved).toHaveBeenCalledTimes(1);
    expect(note.now()).toMatchObject({ state: 'saving', theirs: undefined });
    await server.answer(undefined);
    expect(note.saved.mock.calls[1]).toEqual(['eins zwei', { text: 'eins', revision: 4 }]);
  });
});

describe('a colleague who was faster', () => {
  test('is not written over: both texts are shown, and nothing is sent until it is decided', async () => {
    const note = noting();
    note.type('meins');
    note.arrives({ text: 'ihres', revision: 4 });
    expect(note.now()).toMatchObject({ text: 'meins', theirs: 'ihres', state: 'conflict' });
    await note.wait();
    expect(note.saved).not.toHaveBeenCalled();

    note.settle('ihres\n\nmeins');
    await note.wait();
    expect(note.saved.mock.calls).toEqual([['ihres\n\nmeins', { text: 'ihres', revision: 4 }]]);
  });

  test('is taken over as she wrote it, if the user wants that', async () => {
    const note = noting();
    note.type('meins');
    note.arrives({ text: 'ihres', revision: 4 });
    note.settle('ihres');
    await note.wait();
    expect(note.saved).not.toHaveBeenCalled();
    expect(note.now()).toMatchObject({ text: 'ihres', state: 'unchanged' });
  });
});

test('a colleague who wrote something and took it back is no conflict, and the next text goes after that', async () => {
  const note = noting();
  note.type('meins');
  note.arrives({ text: 'ihres', revision: 4 });
  note.arrives({ text: 'ruft zurück', revision: 5 });
  await note.wait();
  expect(note.saved.mock.calls).toEqual([['meins', { text: 'ruft zurück', revision: 5 }]]);
});

test.each([
  ['in conflict', () => Promise.resolve(undefined), { text: 'ihres', revision: 4 }],
  ['refused', () => Promise.resolve('Dafür fehlt dir die Berechtigung.'), first],
])(
  'one that is %s and given up on the way out is neither sent nor there again',
  async (_, save, stored) => {
    ownDrafts('anna');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const note = noting(save);
    note.type('meins');
    note.arrives(stored);
    await note.wait();
    note.saved.mockClear();
    await act(async () => appHistory().push(`/nach${location.pathname}`));
    expect(confirm).toHaveBeenCalledOnce();
    await note.wait();
    expect(hasDrafts()).toBe(false);
    await note.close();
    expect(note.saved).not.toHaveBeenCalled();
  },
);

test('a refusal is told and the text stays; it is not tried again by itself', async () => {
  const note = noting(() => Promise.resolve('Dafür fehlt dir die Berechtigung.'));
  note.type('meins');
  await note.wait();
  await note.wait();
  expect(note.saved).toHaveBeenCalledTimes(1);
  expect(note.now()).toMatchObject({
    text: 'meins',
    state: 'failed',
    reason: 'Dafür fehlt dir die Berechtigung.',
  });
  await act(async () => note.now().save());
  expect(note.saved).toHaveBeenCalledTimes(2);
});
