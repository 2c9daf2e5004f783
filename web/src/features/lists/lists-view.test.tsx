import type { RequestFilter } from '@platzwart/domain/tags/dynamic-list';
import { aList } from '@platzwart/emulator-data/build-practice';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listKind } from '../../entities/list/use-list-commands.ts';
import { texts as shared } from '../../entities/named/texts.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { ListsView } from './lists-view.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => ({
  putDirectly: vi.fn(),
  writeDirectly: vi.fn(),
  deleteDirectly: vi.fn(),
  replaceUnchanged: vi.fn(),
  lists: [] as unknown[],
  matching: undefined as unknown,
}));
const { putDirectly, writeDirectly, deleteDirectly, replaceUnchanged } = world;
vi.mock('../../firebase/live-documents.ts', () => world);
vi.mock('../../entities/request/use-matching.ts', () => ({ useMatching: () => world.matching }));
vi.mock('../../entities/list/queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: world.lists, isCurrent: true, isComplete: true }),
}));

const stored = { name: 'Kinder', anyOf: [], allOf: ['kind'], noneOf: [], locationId: '', order: 0 };
const children = { ...stored, id: 'kinder', isOwn: false };
const video = {
  ...aList({ name: 'Per Video', noneOf: ['kind'], order: 1 }),
  id: 'video',
  isOwn: false,
};
const mine = {
  ...aList({ name: 'Meine', weekday: '2', prioritized: true, order: 0 }),
  id: 'meine',
  isOwn: true,
};
const waiting = (id: string, days: number, prioritized = false) => ({
  ...aRequest({
    requestedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000),
    prioritized,
    tags: id === 'Ada' ? [] : ['kind'],
  }),
  id,
});
const requests = [waiting('Ada', 3), waiting('Ben', 100), waiting('Cem', 230, true)];
const matching = ({ allOf, noneOf, weekday }: RequestFilter) =>
  requests.filter(
    ({ tags }) =>
      weekday === '' &&
      allOf.every((tag) => tags.includes(tag)) &&
      !noneOf.some((tag) => tags.includes(tag)),
  );

beforeEach(() => {
  world.matching = matching;
  world.lists = [children, video, mine];
  for (const write of [putDirectly, writeDirectly, deleteDirectly, replaceUnchanged])
    write.mockReset().mockResolvedValue('done');
});

function show(readOnlyReason?: string) {
  const page = () => (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <ListsView
          slug="praxis"
          uid="anna"
          basePath="/praxis"
          readOnlyReason={readOnlyReason}
          requests={requests}
          describe={({ allOf, noneOf }) => [...allOf, ...noneOf.map((tag) => `ohne ${tag}`)]}
        />
      </ToastProvider>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return Object.assign(userEvent.setup(), {
    /** Simulates a change by somebody else. */
    become: (lists: unknown[]) => {
      world.lists = lists;
      rerender(page());
    },
  });
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(shared.name);
const edit = (name: string) => screen.getByRole('button', { name: shared.editNamed(name) });

describe('the lists', () => {
  test('say their filter and whom they hold now, the team’s first', () => {
    show();
    const [first, second, third] = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(first).toContain('kind');
    expect(first).toContain(texts.count(2));
    expect(first).toMatch(/am längsten: 7 Monate1 mit Stern/);
    expect(second).toContain('ohne kind');
    expect(second).toContain(texts.count(1));
    expect(third).toContain('Meine');
    expect(screen.getByRole('heading', { name: texts.own })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kinder' }).getAttribute('href')).toBe(
      '/praxis/listen/kinder',
    );
  });

  test('that only one member sees become the team’s with one press, at the same address, and back', async () => {
    const user = show();
    const team = 'practices/praxis/lists/meine';
    const own = 'practices/praxis/members/anna/lists/meine';
    await user.click(screen.getByRole('button', { name: texts.shareNamed('Meine') }));
    await screen.findAllByText('„Meine“ sieht jetzt das ganze Team');
    expect(screen.queryByRole('button', { name: texts.shareNamed('Kinder') })).toBeNull();
    const put = (path: string, order: number) =>
      expect(putDirectly).toHaveBeenLastCalledWith(
        path,
        expect.objectContaining({ name: 'Meine', weekday: '2', prioritized: true, order }),
      );
    put(team, 2);
    expect(deleteDirectly).toHaveBeenLastCalledWith(own);
    await user.click(screen.getByRole('button', { name: shared.undo }));
    await waitFor(() => expect(deleteDirectly).toHaveBeenLastCalledWith(team));
    put(own, 0);
  });

  test('count nothing from a part of the requests', () => {
    world.matching = undefined;
    show();
    expect(screen.getAllByText(texts.countUnknown)).toHaveLength(3);
  });

  test('without one say how a list is made', () => {
    world.lists = [];
    show();
    expect(screen.getByText(texts.empty.text)).toBeTruthy();
  });

  test('are deleted at once, the focus moves on, and undo brings the same one back to its place', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.removeNamed('Kinder') }));
    expect(deleteDirectly).toHaveBeenCalledWith('practices/praxis/lists/kinder');
    expect(document.activeElement).toBe(edit('Per Video'));
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(putDirectly).toHaveBeenCalledWith('practices/praxis/lists/kinder', stored);
  });

  test('of one’s own lie where nobody else looks, with every condition when they come back', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.removeNamed('Meine') }));
    const path = 'practices/praxis/members/anna/lists/meine';
    expect(deleteDirectly).toHaveBeenCalledWith(path);
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(putDirectly).toHaveBeenCalledWith(
      path,
      expect.objectContaining({ name: 'Meine', weekday: '2', prioritized: true }),
    );
  });

  test('move by keyboard among their own kind', async () => {
    const user = show();
    screen.getByRole('button', { name: shared.down('Kinder') }).focus();
    await user.keyboard('{Enter}');
    expect(writeDirectly.mock.calls).toEqual([
      ['practices/praxis/lists/video', { order: 0 }],
      ['practices/praxis/lists/kinder', { order: 1 }],
    ]);
    const down = screen.getByRole('button', { name: shared.down('Per Video') });
    expect(down.getAttribute('aria-disabled')).toBe('true');
  });

  test('cannot be changed with read-only access, and say why', () => {
    show('Du hast Lesezugriff.');
    expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a list gets another name', () => {
  test('by keyboard alone, its filter stays, and the focus returns', async () => {
    const user = show();
    edit('Kinder').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    await user.keyboard(' und mehr{Enter}');
    expect(replaceUnchanged).toHaveBeenCalledWith(
      'practices/praxis/lists/kinder',
      { ...stored, order: undefined },
      { ...stored, name: 'Kinder und mehr', order: undefined },
    );
    await waitFor(() => expect(document.activeElement).toBe(edit('Kinder')));
  });

  test('not over a colleague’s: what the first one saved is shown, and the second decides', async () => {
    const user = show();
    await user.click(edit('Kinder'));
    await user.type(nameField(), ' und mehr');
    user.become([{ ...children, name: 'Kleine' }, video]);
    expect(screen.getByText(listKind.texts.changed.title)).toBeTruthy();
    expect(screen.getByText(texts.nowNamed('Kleine'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: shared.take }));
    expect(nameField().value).toBe('Kleine');
  });

  test('and comes back whole under its id if a colleague deleted it meanwhile', async () => {
    const user = show();
    await user.click(edit('Kinder'));
    await user.type(nameField(), ' und mehr');
    user.become([video]);
    expect(screen.getByText(listKind.texts.changed.gone)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: listKind.texts.saveAgain }));
    expect(putDirectly).toHaveBeenCalledWith('practices/praxis/lists/kinder', {
      ...stored,
      name: 'Kinder und mehr',
    });
  });
});
