import type { Account } from '@platzwart/domain/account';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Follower } from '../../firebase/live-documents.ts';
import { NotificationSwitches } from './notification-switches.tsx';

/** What is followed, by path: the tests say what comes. */
const { followers, call } = vi.hoisted(() => ({ followers: new Map<string, Follower<unknown>>(), call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/sign-in.ts', () => ({}));
vi.mock('../../firebase/session.ts', () => ({}));
vi.mock('../../firebase/live-documents.ts', () => ({
  followDocument: (path: string, _schema: unknown, follower: Follower<unknown>) => {
    followers.set(path, follower);
    return () => followers.delete(path);
  },
}));

const anna = { uid: 'anna', name: 'Anna Berger', email: 'anna@praxis.example' };
const practices = [{ slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'viewer' }] as const;

const come = (path: string, value: unknown) => act(() => followers.get(path)?.onValue(value, true));
const account = (given: Partial<Account> = {}) =>
  come('practices/lindenhof/private/account', {
    email: 'praxis@lindenhof.example',
    newRequestLetters: 'immediately',
    notifiedMembers: [],
    ...given,
  });
const aSwitch = () => screen.getByRole('switch') as HTMLInputElement;
const explained = () =>
  (aSwitch().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function show({ emailVerified = true, titles = practices as readonly (typeof practices)[number][] } = {}) {
  const onConfirmAddress = vi.fn();
  render(<NotificationSwitches user={{ ...anna, emailVerified, practices: titles }} onConfirmAddress={onConfirmAddress} />);
  return { onConfirmAddress };
}

beforeEach(() => {
  followers.clear();
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

it('is named by the letter, one’s own address and the practice, and says what the practice’s address gets anyway', () => {
  show();
  expect(screen.getByRole('status').textContent).toContain('wird geladen');
  account();
  expect(aSwitch().checked).toBe(false);
  expect(
    screen.getByRole('switch', { name: 'Bei jeder neuen Anfrage eine E-Mail an anna@praxis.example: Logopädie Lindenhof' }),
  ).toBeTruthy();
  expect(explained()).toContain('praxis@lindenhof.example, bekommt ohnehin zu jeder Anfrage');
  account({ newRequestLetters: 'daily' });
  expect(explained()).toContain('einmal am Tag');
  account({ newRequestLetters: 'never' });
  expect(explained()).toContain('keine E-Mails über Anfragen');
  account({ email: 'Anna@Praxis.example' });
  expect(explained()).toContain('Das ist auch die Adresse der Praxis');
});

it('is on for those whom the practice’s account names, and follows it', () => {
  show();
  account({ notifiedMembers: [{ ...anna, uid: 'berta' }] });
  expect(aSwitch().checked).toBe(false);
  account({ notifiedMembers: [anna] });
  expect(aSwitch().checked).toBe(true);
});

it('shows at once what was switched, and then whatever the practice’s account says', async () => {
  show();
  account();
  await userEvent.click(aSwitch());
  expect(aSwitch().checked).toBe(true);
  expect(call).toHaveBeenCalledExactlyOnceWith('updateOwnNotifications', { companySlug: 'lindenhof', newRequests: 'immediately' });
  account({ notifiedMembers: [anna] });
  expect(aSwitch().checked).toBe(true);
  // Another tab switches it off.
  account();
  expect(aSwitch().checked).toBe(false);
});

it('sends the last of several wishes, one after the other', async () => {
  const answers: (() => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ kind: 'done', output: {} }))));
  show();
  account();
  await userEvent.click(aSwitch());
  await userEvent.click(aSwitch());
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  account({ notifiedMembers: [anna] });
  expect(aSwitch().checked).toBe(false);
  expect(call).toHaveBeenLastCalledWith('updateOwnNotifications', { companySlug: 'lindenhof', newRequests: 'never' });
  await act(async () => answers[1]?.());
  account();
  expect(aSwitch().checked).toBe(false);
});

it.each([
  [{ kind: 'failed' }, 'Das hat nicht geklappt'],
  [
    { kind: 'refused', details: [{ field: 'form', code: 'emailUnverified', message: 'Bitte bestätige zuerst deine E-Mail-Adresse.' }] },
    'Bitte bestätige zuerst',
  ],
])('is taken back with the reason if it was not done: %j', async (result, words) => {
  call.mockResolvedValue(result);
  show();
  account();
  await userEvent.click(aSwitch());
  await waitFor(() => expect(aSwitch().checked).toBe(false));
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(aSwitch().getAttribute('aria-invalid')).toBe('true');
});

it('leads people with an unconfirmed address to where they confirm it', async () => {
  const { onConfirmAddress } = show({ emailVerified: false });
  await userEvent.click(screen.getByRole('button', { name: 'Zur E-Mail-Adresse' }));
  expect(onConfirmAddress).toHaveBeenCalledOnce();
});

it('says that nothing comes in a locked practice, and may be switched all the same', async () => {
  show();
  account();
  come('practices/lindenhof', { locked: true });
  expect(explained()).toContain('Diese Praxis ist gesperrt');
  await userEvent.click(aSwitch());
  expect(call).toHaveBeenCalledOnce();
});

it('says that it could not be loaded, and tries again', async () => {
  show();
  act(() => followers.get('practices/lindenhof/private/account')?.onEnd('failed'));
  expect(screen.getByRole('alert').textContent).toContain('gerade nicht laden');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  account();
  expect(aSwitch().checked).toBe(false);
});

it('keeps several practices apart', () => {
  show({ titles: [practices[0], { slug: 'sonnenblick', title: 'Ergotherapie Sonnenblick', role: 'viewer' } as never] });
  account({ notifiedMembers: [anna] });
  come('practices/sonnenblick/private/account', { email: 'x@y.example', newRequestLetters: 'never', notifiedMembers: [] });
  const [first, second] = screen.getAllByRole('listitem');
  expect((within(first as HTMLElement).getByRole('switch') as HTMLInputElement).checked).toBe(true);
  expect((within(second as HTMLElement).getByRole('switch') as HTMLInputElement).checked).toBe(false);
});
