import type { Tag } from '@platzwart/domain/tags/tag';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequestHandlingProvider } from '../../../entities/request/request-handling.tsx';
import { ToastProvider } from '../../../ui/overlay/toasts.tsx';
import { TagPicker } from './tag-picker.tsx';

const world = vi.hoisted(() => ({ set: [] as string[][], put: [] as unknown[], answer: 'done' }));
const open = vi.hoisted(() => ({ status: 'loaded', value: [], isCurrent: true, isComplete: true }));

vi.mock('../../../entities/tag/queries.ts', () => ({ useTagsById: () => undefined }));
vi.mock('../../../entities/request/queries.ts', () => ({ useOpenRequests: () => open }));
vi.mock('../../../entities/request/commands.ts', () => ({
  setTags: async (_slug: string, _id: string, tags: string[]) => ({ ok: world.set.push(tags) > 0 }),
}));
vi.mock('../../../firebase/live-documents.ts', () => ({
  putDirectly: async (path: string, tag: unknown) => {
    world.put.push([path.replace(/[^/]+$/, 'id'), tag]);
    return world.answer;
  },
}));

const tags = new Map<string, Tag>([
  ['kid', { name: 'Kind', color: 'teal', icon: '', order: 0 }],
  ['school', { name: 'Schulkind', color: 'blue', icon: '', order: 4 }],
]);

beforeEach(() => Object.assign(world, { set: [], put: [], answer: 'done' }));

async function openChoice({ readOnlyReason }: { readOnlyReason?: string } = {}) {
  const user = userEvent.setup();
  render(
    <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
      <RequestHandlingProvider slug="praxis" uid="anna" readOnlyReason={readOnlyReason}>
        <TagPicker request={{ ...aRequest({ tags: ['kid'] }), id: 'erika' }} tags={tags} />
      </RequestHandlingProvider>
    </ToastProvider>,
  );
  if (readOnlyReason === undefined)
    await user.click(screen.getByRole('button', { name: 'Schlagwort' }));
  return user;
}

test('a tag is found by a part of its name, and given by Enter', async () => {
  const user = await openChoice();
  await user.keyboard('schul{Enter}');
  expect(world.set).toEqual([['kid', 'school']]);
  expect(world.put).toEqual([]);
});

test('one that does not exist is made where it is given, in the usual colour, behind the others', async () => {
  const user = await openChoice();
  await user.keyboard(' Eilig ');
  await user.click(screen.getByRole('button', { name: '„Eilig“ anlegen' }));
  expect(world.put).toEqual([
    ['practices/praxis/tags/id', { name: 'Eilig', color: 'teal', icon: '', order: 5 }],
  ]);
  expect(world.set).toEqual([['kid', expect.stringMatching(/^[0-9a-f-]{36}$/)]]);
});

test('a name that exists, written otherwise, is no new tag', async () => {
  const user = await openChoice();
  await user.keyboard('KIND');
  expect(screen.queryByRole('button', { name: /anlegen/ })).toBeNull();
});

test('what was refused is said', async () => {
  world.answer = 'refused';
  const user = await openChoice();
  await user.keyboard('Eilig{Enter}');
  expect((await screen.findAllByText('„Eilig“ wurde nicht angelegt')).length).toBeGreaterThan(0);
});

test('Escape closes the choice alone, and gives the focus back', async () => {
  const user = await openChoice();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', outside);
  expect(outside).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schlagwort' }));
});

test('where nothing may be changed there is nothing to press', async () => {
  await openChoice({ readOnlyReason: 'Nur lesen.' });
  expect(screen.getByText('Kind')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
