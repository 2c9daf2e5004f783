import type { Account } from '@platzwart/domain/practice/account';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { listeners } from '../../firebase/fake-live.ts';
import { NotificationChoices } from './notification-choices.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/sign-in.ts', () => ({}));
vi.mock('../../firebase/session.ts', () => ({}));
vi.mock('../../firebase/live-documents.ts', () => ({}));
vi.mock('../../firebase/use-live.ts', () => import('../../firebase/fake-live.ts'));

const anna = { uid: 'anna', name: 'Anna Berger', email: 'anna@praxis.example' };
const practices = [{ slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'viewer' }] as const;

const come = (path: string, value: unknown) => act(() => listeners.get(path)?.onValue(value, true));
const account = (given: Partial<Account> = {}) =>
  come('practices/lindenhof/private/team', {
    email: 'praxis@lindenhof.example',
    newRequestEmails: 'immediately',
    notifiedMembers: [],
    ...given,
  });
const group = () => screen.getByRole('radiogroup');
const choice = (name: string, place = group()) =>
  within(place).getByRole('radio', { name }) as HTMLInputElement;
const chosen = (place = group()) =>
  within(place)
    .getAllByRole('radio')
    .filter((radio) => (radio as HTMLInputElement).checked)
    .map((radio) => radio.parentElement?.textContent);
const explained = () =>
  (group().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function show({
  emailVerified = true,
  titles = practices as readonly (typeof practices)[number][],
} = {}) {
  const onConfirmAddress = vi.fn();
  render(
    <NotificationChoices
      user={{ ...anna, emailVerified, practices: titles }}
      sound={null}
      onConfirmAddress={onConfirmAddress}
    />,
  );
  return { onConfirmAddress };
}

beforeEach(() => {
  listeners.clear();
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

it('is named by one’s own address and the practice, and says what the practice’s address gets anyway', () => {
  show();
  expect(screen.getByRole('status').textContent).toContain('wird geladen');
  account();
  expect(chosen()).toEqual(['gar nicht']);
  expect(
    screen.getByRole('radiogroup', {
      name: 'Über neue Anfragen schreiben wir an anna@praxis.example: Logopädie Lindenhof',
    }),
  ).toBeTruthy();
  expect(explained()).toContain('praxis@lindenhof.example, bekommt ohnehin zu jeder Anfrage');
  account({ newRequestEmails: 'daily' });
  expect(explained()).toContain('einmal am Tag');
  account({ newRequestEmails: 'never' });
  expect(explained()).toContain('keine E-Mails über Anfragen');
  account({ email: 'Anna@Praxis.example' });
  expect(explained()).toContain('Das ist auch die Adresse der Praxis');
  account({ email: 'neu@lindenhof.example', confirmedEmail: 'praxis@lindenhof.example' });
  expect(explained()).toContain('praxis@lindenhof.example, bekommt ohnehin');
  account({ email: 'Anna@Praxis.example', confirmedEmail: '' });
  expect(explained()).toContain(
    'bekommen alle mit der Rolle Administration ohnehin zu jeder Anfrage',
  );
});

it('shows what the practice’s account says of oneself, not of others, and follows it', () => {
  show();
  account({ notifiedMembers: [{ ...anna, uid: 'berta', frequency: 'immediately' }] });
  expect(chosen()).toEqual(['gar nicht']);
  account({ notifiedMembers: [{ ...anna, frequency: 'immediately' }] });
  expect(chosen()).toEqual(['bei jeder Anfrage']);
  account({ notifiedMembers: [{ ...anna, frequency: 'daily' }] });
  expect(chosen()).toEqual(['einmal am Tag']);
});

it('shows at once what was chosen, and then whatever the practice’s account says', async () => {
  show();
  account();
  await userEvent.click(choice('einmal am Tag'));
  expect(chosen()).toEqual(['einmal am Tag']);
  expect(call).toHaveBeenCalledExactlyOnceWith('updateOwnNotifications', {
    companySlug: 'lindenhof',
    newRequests: 'daily',
  });
  account({ notifiedMembers: [{ ...anna, frequency: 'daily' }] });
  expect(chosen()).toEqual(['einmal am Tag']);
  // An administrator turns it off.
  account();
  expect(chosen()).toEqual(['gar nicht']);
});

it('sends the last of several choices, one after the other', async () => {
  const answers: (() => void)[] = [];
  call.mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve({ kind: 'done', output: {} }))),
  );
  show();
  account();
  await userEvent.click(choice('bei jeder Anfrage'));
  await userEvent.click(choice('einmal am Tag'));
  await userEvent.click(choice('gar nicht'));
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  account({ notifiedMembers: [{ ...anna, frequency: 'immediately' }] });
  expect(chosen()).toEqual(['gar nicht']);
  expect(call).toHaveBeenLastCalledWith('updateOwnNotifications', {
    companySlug: 'lindenhof',
    newRequests: 'never',
  });
  await act(async () => answers[1]?.());
  account();
  expect(chosen()).toEqual(['gar nicht']);
  expect(call).toHaveBeenCalledTimes(2);
});

it.each([
  [{ kind: 'failed' }, 'Es kam keine Antwort'],
  [
    {
      kind: 'refused',
      details: [
        {
          field: 'form',
          code: 'emailUnverified',
          message: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
        },
      ],
    },
    'Bitte bestätige zuerst',
  ],
])('is undone with the reason if it was not done: %j', async (result, words) => {
  call.mockResolvedValue(result);
  show();
  account();
  await userEvent.click(choice('bei jeder Anfrage'));
  await waitFor(() => expect(chosen()).toEqual(['gar nicht']));
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(explained()).toContain(words);
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
  expect(explained()).toContain('Es kommen keine Anfragen an');
  await userEvent.click(choice('einmal am Tag'));
  expect(call).toHaveBeenCalledOnce();
});

it('says that it could not be loaded, and tries again', async () => {
  show();
  act(() => listeners.get('practices/lindenhof/private/team')?.onEnd('failed'));
  expect(screen.getByRole('alert').textContent).toContain('gerade nicht laden');
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  account();
  expect(chosen()).toEqual(['gar nicht']);
});

it('keeps several practices apart', () => {
  show({
    titles: [
      practices[0],
      { slug: 'sonnenblick', title: 'Ergotherapie Sonnenblick', role: 'viewer' } as never,
    ],
  });
  account({ notifiedMembers: [{ ...anna, frequency: 'immediately' }] });
  come('practices/sonnenblick/private/team', {
    email: 'x@y.example',
    newRequestEmails: 'never',
    notifiedMembers: [],
  });
  const [first, second] = screen.getAllByRole('listitem');
  const choices = (item: HTMLElement | undefined) =>
    chosen(within(item as HTMLElement).getByRole('radiogroup'));
  expect(choices(first)).toEqual(['bei jeder Anfrage']);
  expect(choices(second)).toEqual(['gar nicht']);
});
