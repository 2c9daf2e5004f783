import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { noFilter } from '@platzwart/domain/tags/request-filter';
import { aList } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listKind } from '../../entities/list/use-list-commands.ts';
import { texts as shared } from '../../entities/named/texts.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import SaveList from './save-list.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => ({
  putDirectly: vi.fn(),
  replaceUnchanged: vi.fn(),
  lists: [] as unknown[],
}));
const { putDirectly, replaceUnchanged } = world;
vi.mock('../../firebase/live-documents.ts', () => world);
vi.mock('../../entities/list/queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: world.lists }),
}));

const filter: RequestFilter = {
  ...noFilter,
  allOf: ['kind'],
  noneOf: ['video'],
  weekday: '2',
  dayPart: 'afternoon',
};
const old = { name: 'Kinder', anyOf: [], allOf: ['kind'], noneOf: [], locationId: '', order: 0 };
const children = { ...old, id: 'kinder', isOwn: false };

beforeEach(() => {
  world.lists = [children];
  history.replaceState(null, '', '/');
  for (const write of [putDirectly, replaceUnchanged]) write.mockReset().mockResolvedValue('done');
});

function show(given: Partial<ComponentProps<typeof SaveList>> = {}) {
  const page = () => (
    <BrowserRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <SaveList
          slug="praxis"
          uid="anna"
          basePath="/praxis"
          filter={filter}
          words="Kind, ohne Video, kann am Dienstag, nachmittags"
          isSearched={false}
          listId={undefined}
          {...given}
        />
      </ToastProvider>
    </BrowserRouter>
  );
  const { rerender } = render(page());
  return Object.assign(userEvent.setup(), {
    become: (lists: unknown[]) => {
      world.lists = lists;
      rerender(page());
    },
  });
}

const open = () => screen.getByRole('button', { name: texts.saveAs });

describe('a filter becomes a list', () => {
  test('with everything it asks, under a name that says it, for the whole team; by keyboard alone', async () => {
    const user = show();
    open().focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByLabelText<HTMLInputElement>(shared.name);
    expect(field.value).toBe('Kind, ohne Video, kann am Dienstag, nachmittags');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.keyboard('Dienstagskinder{Enter}');
    expect(putDirectly).toHaveBeenCalledWith(
      expect.stringMatching(/^practices\/praxis\/lists\/[0-9a-f-]{36}$/),
      { ...filter, name: 'Dienstagskinder', order: 1 },
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('for oneself alone lies where nobody else looks', async () => {
    const user = show();
    await user.click(open());
    await user.click(await screen.findByRole('radio', { name: texts.own }));
    await user.click(screen.getByRole('button', { name: listKind.texts.add }));
    expect(putDirectly).toHaveBeenCalledWith(
      expect.stringMatching(/^practices\/praxis\/members\/anna\/lists\/[0-9a-f-]{36}$/),
      expect.objectContaining({ ...filter, order: 0 }),
    );
  });

  test('under no name that another list has', async () => {
    const user = show({ words: 'kinder' });
    await user.click(open());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: listKind.texts.add }));
    expect((await dialog.findAllByText(listKind.texts.nameTaken)).length).toBeGreaterThan(0);
    expect(putDirectly).not.toHaveBeenCalled();
  });

  test('once: a list that asks the same is led to instead', () => {
    show({ filter: { ...noFilter, anyOf: ['kind'] } });
    expect(screen.getByRole('link', { name: texts.toList('Kinder') }).getAttribute('href')).toBe(
      '/praxis/listen/kinder',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('not while something is searched for, and says why', () => {
    show({ isSearched: true });
    expect(screen.getByText(texts.notSearched)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('beside however many there are', () => {
    world.lists = Array.from({ length: 60 }, (_, i) => ({ ...children, id: `l${i}` }));
    show();
    expect(screen.getByRole('button', { name: texts.saveAs })).toBeTruthy();
  });
});

describe('the list in view', () => {
  const path = 'practices/praxis/lists/kinder';

  test('takes the filter that its page shows, and undo gives it back the one from before', async () => {
    const user = show({ listId: 'kinder' });
    await user.click(screen.getByRole('button', { name: texts.apply }));
    const { name: _, order: __, ...before } = old;
    // Against what is stored: it lacks what lists could not ask then.
    expect(replaceUnchanged).toHaveBeenCalledWith(path, before, filter);
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(replaceUnchanged).toHaveBeenLastCalledWith(path, filter, { ...noFilter, ...before });
  });

  test('stays as a colleague has changed it meanwhile, and says so', async () => {
    replaceUnchanged.mockResolvedValue('changed');
    const user = show({ listId: 'kinder' });
    await user.click(screen.getByRole('button', { name: texts.apply }));
    expect((await screen.findAllByText(texts.changed)).length).toBeGreaterThan(0);
  });

  test('offers nothing while it is as stored, and its address says nothing more', async () => {
    history.replaceState(null, '', '/?geaendert=ja&schlagwort=kind&tag=2#suche=x');
    const user = show({ listId: 'kinder' });
    expect(screen.getByRole('button', { name: texts.apply })).toBeTruthy();
    user.become([{ ...aList({ name: 'Kinder', ...filter }), id: 'kinder', isOwn: false }]);
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
    expect(location.hash).toBe('#suche=x');
  });
});
