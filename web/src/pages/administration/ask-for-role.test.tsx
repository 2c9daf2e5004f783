import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Administration, AdministrationContext } from './administration-context.ts';
import AskForRole from './ask-for-role.tsx';

const world = vi.hoisted(() => ({ members: [] as unknown[] }));
vi.mock('../../firebase/use-live.ts', () => ({
  useLiveQuery: () => ({
    status: 'loaded',
    value: world.members,
    isCurrent: true,
    isComplete: true,
  }),
}));

function show(...members: unknown[]) {
  world.members = members;
  const given = {
    slug: 'praxis',
    title: 'Praxis',
    basePath: '/praxis/administration',
  } as Administration;
  render(
    <AdministrationContext value={given}>
      <AskForRole />
    </AdministrationContext>,
  );
}

const mira = { id: 'mira', role: 'viewer', name: 'Mira Seidl', email: 'mira@praxis.example' };

test('asks somebody who may change roles, with the address where that is done', () => {
  show(mira, {
    id: 'anna',
    role: 'administrator',
    name: 'Anna Berger',
    email: 'anna@praxis.example',
  });
  const link = screen.getByRole('link', { name: 'Anna Berger um mehr bitten' });
  const address = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(address).toMatch(/^mailto:anna@praxis\.example\?subject=.*„Praxis“/);
  expect(address).toContain(`${location.origin}/praxis/administration/einstellungen/benutzer`);
});

test('nobody is asked whose address is unknown', () => {
  show(mira, { id: 'anna', role: 'administrator', name: 'Anna Berger', email: '' });
  expect(screen.queryByRole('link')).toBeNull();
});
