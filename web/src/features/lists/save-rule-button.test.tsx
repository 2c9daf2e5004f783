import { aList, aTag } from '@platzwart/emulator-data/build-practice';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { SaveRuleButton } from './save-rule-button.tsx';

const world = vi.hoisted(() => ({ putDirectly: vi.fn(), lists: [] as unknown[] }));
vi.mock('../../firebase/live-documents.ts', () => world);
vi.mock('../../entities/tag/queries.ts', () => ({ useTagsById: () => tags }));
vi.mock('./queries.ts', () => ({ useLists: () => ({ status: 'loaded', value: world.lists }) }));

const tags = new Map([
  ['kind', aTag({ name: 'Kind' })],
  ['video', aTag({ name: 'Video' })],
]);

beforeEach(() => {
  world.lists = [];
  world.putDirectly.mockReset().mockResolvedValue('done');
});

function show(chosen: readonly string[], locationId = '') {
  render(
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Schließen">
        <SaveRuleButton
          slug="praxis"
          basePath="/praxis"
          tags={chosen}
          locationId={locationId}
          locations={[{ id: 'nord', title: 'Nord' }]}
        />
      </ToastProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const button = () => screen.getByRole('button', { name: 'Als Liste speichern' });

test('one press makes a list of the filter, under a name that says it', async () => {
  await show(['video', 'kind'], 'nord').click(button());
  await waitFor(() => expect(world.putDirectly).toHaveBeenCalledOnce());
  const list = {
    name: 'Kind, Video, Nord',
    anyOf: [],
    allOf: ['kind', 'video'],
    noneOf: [],
    locationId: 'nord',
  };
  expect(world.putDirectly.mock.lastCall?.[1]).toMatchObject(list);
});

test('a name that is taken gets a number', async () => {
  world.lists = [{ ...aList({ name: 'Kind', allOf: ['video'] }), id: 'x' }];
  await show(['kind']).click(button());
  await waitFor(() =>
    expect(world.putDirectly.mock.lastCall?.[1]).toMatchObject({ name: 'Kind 2' }),
  );
});

test('a list that asks the same is led to instead', () => {
  world.lists = [{ ...aList({ name: 'Kinder', anyOf: ['kind'] }), id: 'kinder' }];
  show(['kind']);
  expect(screen.getByRole('link', { name: 'Zur Liste „Kinder“' }).getAttribute('href')).toBe(
    '/praxis/listen/kinder',
  );
});

test.each([
  ['tag', ['alt'], ''],
  ['location', ['kind'], 'alt'],
])('a deleted %s makes no list', (_what, chosen, locationId) => {
  show(chosen, locationId);
  expect(screen.queryByRole('button')).toBeNull();
});
