import { maxLists } from '@platzwart/domain/tags/dynamic-list';
import { aList, aTag } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as shared } from '../../entities/named/texts.ts';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { formTexts } from './form-texts.ts';
import { ListsView } from './lists-view.tsx';
import { texts } from './texts.ts';

const world = vi.hoisted(() => ({
  putDirectly: vi.fn(),
  deleteDirectly: vi.fn(),
  replaceUnchanged: vi.fn(),
  lists: [] as unknown[],
}));
const { putDirectly, deleteDirectly, replaceUnchanged } = world;
vi.mock('../../firebase/live-documents.ts', () => world);
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => tags }));
vi.mock('./queries.ts', () => ({
  useLists: () => ({ status: 'loaded', value: world.lists, isCurrent: true, isComplete: true }),
}));

const tags = new Map([
  ['kind', aTag({ name: 'Kind' })],
  ['video', aTag({ name: 'Video' })],
]);
const children = { ...aList({ name: 'Kinder', allOf: ['kind'], order: 0 }), id: 'kinder' };
const video = {
  ...aList({ name: 'Per Video', anyOf: ['video'], noneOf: ['kind'], order: 1 }),
  id: 'video',
};
const stored = ({ id: _, ...list }: typeof children) => list;
const locations = [
  { id: 'mitte', title: 'Mitte' },
  { id: 'nord', title: 'Nord' },
];
const waiting = (days: number) => ({
  slotKeys: [] as string[],
  requestedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000),
  prioritized: false,
});
const requests = [
  { tags: ['kind'], locationIds: ['mitte'], ...waiting(100) },
  { tags: ['kind', 'video'], locationIds: ['nord'], ...waiting(230), prioritized: true },
  { tags: ['video'], locationIds: ['mitte', 'nord'], ...waiting(3) },
];

beforeEach(() => {
  world.lists = [children, video];
  for (const write of [putDirectly, deleteDirectly, replaceUnchanged])
    write.mockReset().mockResolvedValue('done');
});

type Given = { address?: string; readOnlyReason?: string; requests?: typeof requests | undefined };

function show({ address = '/listen', readOnlyReason, ...given }: Given = {}) {
  const page = () => (
    <MemoryRouter initialEntries={[address]}>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <ListsView
          slug="praxis"
          basePath="/praxis/administration"
          readOnlyReason={readOnlyReason}
          locations={locations}
          requests={'requests' in given ? given.requests : requests}
        />
        <Address />
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

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const rows = () => screen.getAllByRole('listitem').map((row) => within(row));

describe('the practice’s lists', () => {
  test('say their rule and how many requests they hold now', () => {
    show();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Alle mit Kind');
    expect(first?.textContent).toContain(texts.count(2));
    expect(first?.textContent).toMatch(/am längsten: 7 Monate1 mit Stern/);
    expect(second?.textContent).toContain('Alle mit Video, ohne Kind');
    expect(second?.textContent).toContain(texts.count(1));
    expect(screen.getByRole('link', { name: 'Kinder' }).getAttribute('href')).toBe(
      '/praxis/administration/listen/kinder',
    );
  });

  test('are one press away for a tag that no list names', async () => {
    world.lists = [children];
    const user = show();
    await user.click(screen.getByRole('link', { name: texts.createOf('Video', 2) }));
    expect(
      group(formTexts.allOf).getByRole('button', { name: 'Video' }).getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('count nothing from a part of the requests', () => {
    show({ requests: undefined });
    expect(screen.getAllByText(texts.countUnknown)).toHaveLength(2);
  });

  test('get a new one at the end; its form counts while one chooses', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: texts.create }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(shared.name)));
    await user.type(screen.getByLabelText(shared.name), '  Kinder  Nord ');
    await user.click(group(formTexts.allOf).getByRole('button', { name: 'Kind' }));
    await user.selectOptions(screen.getByLabelText(formTexts.location), 'Nord');
    const form = within(screen.getByRole('form', { name: formTexts.newTitle }));
    expect(form.getByRole('status').textContent).toContain('Alle mit Kind, am Standort Nord');
    expect(form.getByRole('status').textContent).toContain(texts.count(1));
    await user.click(screen.getByRole('button', { name: formTexts.kind.add }));
    const draft = {
      name: 'Kinder Nord',
      anyOf: [],
      allOf: ['kind'],
      noneOf: [],
      locationId: 'nord',
    };
    expect(putDirectly).toHaveBeenCalledWith(
      expect.stringMatching(/^practices\/praxis\/lists\/[0-9a-f-]{36}$/),
      { ...draft, order: 2 },
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.create })),
    );
  });

  test('warn while one chooses what nobody can fulfil', async () => {
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.click(group(formTexts.noneOf).getByRole('button', { name: 'Kind' }));
    expect(screen.getByText(formTexts.contradiction('Kind'))).toBeTruthy();
  });

  test('are deleted at once, the focus moves on, and undo brings the same one back to its place', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: shared.removeNamed('Kinder') }));
    expect(deleteDirectly).toHaveBeenCalledWith('practices/praxis/lists/kinder');
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: shared.editNamed('Per Video') }),
    );
    await user.click(await screen.findByRole('button', { name: shared.undo }));
    expect(putDirectly).toHaveBeenCalledWith('practices/praxis/lists/kinder', stored(children));
  });

  test('are at most so many, and the button says why', () => {
    world.lists = Array.from({ length: maxLists }, (_, i) => ({
      ...children,
      id: `l${i}`,
      name: `Liste ${i}`,
    }));
    show();
    expect(screen.getByRole('button', { name: texts.create }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.getByText(texts.full(maxLists))).toBeTruthy();
  });

  test('cannot be changed with read-only access, and say why', () => {
    show({ readOnlyReason: 'Du hast Lesezugriff.', address: '/listen?bearbeiten=kinder' });
    expect(screen.getByText('Du hast Lesezugriff.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('a list over a deleted tag', () => {
  const orphan = { ...aList({ name: 'Verwaist', allOf: ['weg', 'kind'] }), id: 'verwaist' };

  test('says so, holds nobody, and leads to its form, where the tag can be taken off', async () => {
    world.lists = [orphan];
    const user = show();
    expect(screen.getByText(texts.rule.namesDeleted(1, true))).toBeTruthy();
    expect(screen.getByText(texts.count(0))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.editListNamed('Verwaist') }));
    await user.click(group(formTexts.allOf).getByRole('button', { name: texts.rule.deletedTag }));
    await user.click(screen.getByRole('button', { name: shared.save }));
    expect(replaceUnchanged).toHaveBeenCalledWith(
      'practices/praxis/lists/verwaist',
      expect.objectContaining({ allOf: ['weg', 'kind'] }),
      expect.objectContaining({ allOf: ['kind'] }),
    );
  });
});

describe('a list that two people edit', () => {
  const theirs = { ...children, allOf: ['kind', 'video'] };

  test('is not written over: what the first one saved is shown, and the second decides', async () => {
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.type(screen.getByLabelText(shared.name), ' und mehr');
    user.become([theirs, video]);
    const note = screen.getByText(formTexts.kind.changed.title).closest('[role="status"]');
    expect(note?.textContent).toContain('Alle mit Kind und Video');

    await user.click(screen.getByRole('button', { name: shared.keep }));
    await user.click(screen.getByRole('button', { name: shared.save }));
    expect(replaceUnchanged).toHaveBeenCalledWith(
      'practices/praxis/lists/kinder',
      expect.objectContaining({ name: 'Kinder', allOf: ['kind', 'video'] }),
      expect.objectContaining({ name: 'Kinder und mehr', allOf: ['kind'] }),
    );
  });

  test('becomes what the first one saved if the second takes that over, and is saved from there', async () => {
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.type(screen.getByLabelText(shared.name), ' und mehr');
    user.become([theirs, video]);
    await user.click(screen.getByRole('button', { name: shared.take }));
    expect(screen.queryByText(formTexts.kind.changed.title)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Kinder');
    expect(
      group(formTexts.allOf).getByRole('button', { name: 'Video', pressed: true }),
    ).toBeTruthy();

    await user.click(group(formTexts.noneOf).getByRole('button', { name: 'Video' }));
    await user.click(screen.getByRole('button', { name: shared.save }));
    expect(replaceUnchanged).toHaveBeenCalledWith(
      'practices/praxis/lists/kinder',
      expect.objectContaining({ name: 'Kinder', allOf: ['kind', 'video'], noneOf: [] }),
      expect.objectContaining({ name: 'Kinder', allOf: ['kind', 'video'], noneOf: ['video'] }),
    );
  });

  // Their version may arrive here after the refusal.
  test('stays open with what was typed when the server finds another version, and says why', async () => {
    replaceUnchanged.mockResolvedValue('changed');
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.type(screen.getByLabelText(shared.name), ' und mehr');
    await user.click(screen.getByRole('button', { name: shared.save }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(shared.notSaved);
    expect(summary.textContent).toContain(shared.changed);
    expect(screen.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Kinder und mehr');
    expect(screen.getByText('/listen?bearbeiten=kinder')).toBeTruthy();

    user.become([theirs, video]);
    expect(screen.getByText(formTexts.kind.changed.title)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Kinder und mehr');
  });

  test('says nothing when only its place has changed', async () => {
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.type(screen.getByLabelText(shared.name), ' und mehr');
    user.become([video, { ...children, order: 5 }]);
    expect(screen.queryByText(formTexts.kind.changed.title)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(shared.name).value).toBe('Kinder und mehr');
  });

  test('stays in the second one’s form when the first deletes it, and can be created again under its id', async () => {
    const user = show({ address: '/listen?bearbeiten=kinder' });
    await user.type(screen.getByLabelText(shared.name), ' und mehr');
    user.become([video]);
    expect(screen.getByText(formTexts.kind.changed.gone)).toBeTruthy();
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: formTexts.kind.saveAgain }));
    expect(putDirectly).toHaveBeenCalledWith(
      'practices/praxis/lists/kinder',
      expect.objectContaining({ name: 'Kinder und mehr', order: 0 }),
    );
    expect(await screen.findByText('/listen')).toBeTruthy();
  });
});
