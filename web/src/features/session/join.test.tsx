import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { notDone, type Result } from '../../calls/problem.ts';
import Join from './join.tsx';

const world = vi.hoisted(() => ({ created: [] as unknown[], result: 'done' }));
vi.mock('../../firebase/sign-in.ts', () => ({
  createAccount: async (...given: unknown[]) => {
    world.created.push(given);
    return world.result;
  },
}));
vi.mock('../../firebase/session.ts', () => ({
  refreshSignedIn: async () => ({ emailVerified: true }),
}));

beforeEach(() => {
  world.created = [];
  world.result = 'done';
  localStorage.clear();
});

async function joining(...answers: Result<{ companySlug: string }>[]) {
  const accept = vi.fn(async () => answers.shift() ?? notDone('zu oft'));
  const onJoined = vi.fn();
  render(
    <Join
      email="mira@praxis.at"
      accept={accept}
      signInPath="/login?returnTo=%2Feinladung"
      onJoined={onJoined}
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Dein Name/), 'Mira Seidl');
  await user.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'drei nette Pferde');
  const press = () => user.click(screen.getByRole('button', { name: 'Beitreten' }));
  return { user, accept, onJoined, press };
}
const joined = { ok: true, output: { companySlug: 'lindenhof' } } as const;

test('a name and a password, one press, and they are in, for the invited address', async () => {
  const { press, onJoined } = await joining(joined);
  await press();
  await waitFor(() => expect(onJoined).toHaveBeenCalledExactlyOnceWith('lindenhof'));
  expect(world.created).toEqual([['Mira Seidl', 'mira@praxis.at', 'drei nette Pferde']]);
});

test('if accepting fails, the next press accepts: the account is there', async () => {
  const { press, accept, onJoined } = await joining(notDone('Gerade nicht.'), joined);
  await press();
  expect(await screen.findByText('Gerade nicht.')).toBeTruthy();
  await press();
  await waitFor(() => expect(onJoined).toHaveBeenCalledExactlyOnceWith('lindenhof'));
  expect(world.created).toHaveLength(1);
  expect(accept).toHaveBeenCalledTimes(2);
});

test('an address with an account is sent to the sign-in, which leads back here', async () => {
  world.result = 'emailTaken';
  const { press, accept } = await joining();
  await press();
  expect(await screen.findByText(/gibt es schon ein Konto/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    '/login?returnTo=%2Feinladung',
  );
  expect(accept).not.toHaveBeenCalled();
});

test('a password that is too short or guessed is refused at its field before anything is made', async () => {
  const { user, press, accept } = await joining();
  const password = screen.getByLabelText(/^Passwort/, { selector: 'input' });
  await user.clear(password);
  await user.type(password, 'kurz');
  await press();
  expect(await screen.findAllByText(/mindestens \d+ Zeichen/)).not.toHaveLength(0);
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await user.clear(password);
  await user.type(password, 'Mira Seidl 1');
  await press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(world.created).toEqual([]);
  expect(accept).not.toHaveBeenCalled();
});
