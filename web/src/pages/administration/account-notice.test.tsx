import { newAccount } from '@platzwart/domain/practice/account';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import AccountNotice from './account-notice.tsx';

const world = vi.hoisted(() => ({ account: undefined as unknown }));
vi.mock('../../firebase/use-live.ts', () => ({
  useLiveDocument: () => ({
    status: 'loaded',
    value: world.account,
    isCurrent: true,
    isComplete: true,
  }),
  useLiveQuery: () => ({ status: 'loading' }),
}));

const role = 'administrator' as const;
const now = new Date('2026-11-22T09:00:00Z');
const over = { ...newAccount('a@praxis.example', 'anna', new Date('2026-09-01T09:00:00Z')) };
const deletion = { askedAt: now, by: 'anna', dueAt: new Date('2026-11-29T09:00:00Z') };

beforeEach(() => {
  world.account = over;
});

function show(screenPath: string) {
  render(
    <MemoryRouter initialEntries={[`/praxis/administration/${screenPath}`]}>
      <AccountNotice
        slug="praxis"
        basePath="/praxis/administration"
        role={role}
        isLocked
        now={now}
      />
    </MemoryRouter>,
  );
  return screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
}

test('a problem with the account is shown above every screen', () => {
  expect(show('anfragen')).toEqual([
    expect.stringMatching(/^Die Testzeit ist seit 01.10.2026 vorbei/),
  ]);
});

test('not above the page that says it itself', () => {
  expect(show('einstellungen/abo')).toEqual([]);
});

test('of two reasons to be read-only the deletion alone is told, also on that page', () => {
  world.account = { ...over, deletion };
  expect(show('einstellungen/abo')).toEqual([
    expect.stringContaining('wird am 29.11.2026 gelöscht'),
  ]);
});

test('nothing is claimed while the account is unknown', () => {
  world.account = undefined;
  expect(show('anfragen')).toEqual([]);
});
