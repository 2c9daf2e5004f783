import type { NewRequestEmails } from '@platzwart/domain/practice/account';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../../calls/texts.ts';
import { texts as frame } from '../texts.ts';
import { NotificationsView, type NotificationsViewProps } from './notifications-view.tsx';
import { texts } from './texts.ts';

type Listener = {
  onValue: (value: unknown, isCurrent: boolean) => void;
  onEnd: (reason: string) => void;
};

import { listeners } from '../../../firebase/fake-live.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../firebase/calls.ts', () => ({ call }));
vi.mock('../../../firebase/live-documents.ts', () => ({}));
vi.mock('../../../firebase/use-live.ts', () => import('../../../firebase/fake-live.ts'));

const team = [
  {
    id: 'anna',
    name: 'Anna Berger',
    role: 'administrator',
    email: 'anna@x.example',
    lastVisit: null,
  },
  {
    id: 'jonas',
    name: 'Jonas Hofer',
    role: 'therapist',
    email: 'jonas@x.example',
    lastVisit: null,
  },
];
const members = () => listeners.get('practices/praxis/members') as Listener;
const come = (people: unknown = team) => act(() => members().onValue(people, true));

const account = (
  practice: NewRequestEmails,
  own: Record<string, 'immediately' | 'daily'> = {},
) => ({
  email: 'praxis@x.example',
  confirmedEmail: 'praxis@x.example',
  newRequestEmails: practice,
  notifiedMembers: Object.entries(own).map(([uid, frequency]) => ({
    uid,
    name: uid,
    email: `${uid}@x.example`,
    frequency,
  })),
});

const sent = { subject: 'Neue Anfrage', html: '<p>Hallo</p>', text: 'Hallo' };
const answers = { updateNotifications: {} as unknown };
beforeEach(() => {
  listeners.clear();
  answers.updateNotifications = { kind: 'done', output: {} };
  call
    .mockReset()
    .mockImplementation(async (name: string) =>
      name === 'previewLetter' ? { kind: 'done', output: sent } : answers.updateNotifications,
    );
});

function show(given: Partial<NotificationsViewProps> = {}) {
  const usual = {
    slug: 'praxis',
    uid: 'anna',
    role: 'administrator',
    account: account('immediately'),
    readOnlyReason: undefined,
    profilePath: '/praxis/administration/einstellungen/profil',
  } as const;
  const view = (more: Partial<NotificationsViewProps>) => (
    <MemoryRouter>
      <NotificationsView {...usual} {...given} {...more} />
    </MemoryRouter>
  );
  const { rerender } = render(view({}));
  return {
    user: userEvent.setup(),
    arrive: (of: NotificationsViewProps['account']) => rerender(view({ account: of })),
  };
}

const select = (who: string) =>
  screen.getByRole('combobox', { name: `${texts.select}: ${who}` }) as HTMLSelectElement;
const save = () => screen.getByRole('button', { name: frame.save });
const saved = () =>
  call.mock.calls
    .filter(([name]) => name === 'updateNotifications')
    .map(([, input]) => (input as { edits: unknown }).edits);

describe('who gets e-mails', () => {
  test('says that the practice’s address is not confirmed yet', () => {
    const { arrive } = show({ account: { ...account('immediately'), confirmedEmail: '' } });
    come();
    expect(screen.getByText(texts.practice.unconfirmed)).toBeTruthy();
    arrive(account('immediately'));
    expect(screen.queryByText(texts.practice.unconfirmed)).toBeNull();
  });

  test('shows everybody with role and address; whom the account does not name gets none', () => {
    show({ account: account('daily', { jonas: 'immediately' }) });
    expect(screen.getByText(texts.loading)).toBeTruthy();
    come();
    expect(select(texts.practice.title).value).toBe('daily');
    expect(select('Anna Berger').value).toBe('never');
    expect(select('Jonas Hofer').value).toBe('immediately');
    const [, jonas] = screen.getAllByRole('listitem');
    expect(jonas?.textContent).toContain('Empfang und Therapie');
    expect(jonas?.textContent).toContain('jonas@x.example');
  });

  test('saves the practice’s address and others by uid, each with what was seen, and nobody else', async () => {
    const { user } = show({ account: account('immediately', { jonas: 'daily' }) });
    come();
    await user.selectOptions(select(texts.practice.title), 'never');
    await user.selectOptions(select('Jonas Hofer'), 'immediately');
    await user.click(save());
    expect(saved()).toEqual([
      {
        practice: { from: 'immediately', to: 'never' },
        jonas: { from: 'daily', to: 'immediately' },
      },
    ]);
    expect(screen.getByText(frame.saved)).toBeTruthy();
  });

  test('warns as soon as nobody would learn of a request any more, before it is saved', async () => {
    const { user } = show();
    come();
    expect(screen.queryByText(texts.nobody.title)).toBeNull();
    await user.selectOptions(select(texts.practice.title), 'never');
    expect(screen.getByText(texts.nobody.title)).toBeTruthy();
    await user.selectOptions(select('Anna Berger'), 'daily');
    expect(screen.queryByText(texts.nobody.title)).toBeNull();
  });

  test('a member whose address is not confirmed is refused at that person, and nothing is lost', async () => {
    answers.updateNotifications = {
      kind: 'refused',
      details: [{ field: 'jonas', code: 'emailUnverified', message: 'Erst bestätigen.' }],
    };
    const { user } = show();
    come();
    await user.selectOptions(select('Jonas Hofer'), 'daily');
    await user.click(save());
    expect(select('Jonas Hofer').getAttribute('aria-invalid')).toBe('true');
    expect(select('Anna Berger').getAttribute('aria-invalid')).toBeNull();
    expect(select('Jonas Hofer').value).toBe('daily');
  });

  test('whose answer was lost is unknown until it is seen to have arrived after all', async () => {
    answers.updateNotifications = { kind: 'failed' };
    const { user, arrive } = show();
    come();
    await user.selectOptions(select(texts.practice.title), 'daily');
    await user.click(save());
    expect(await screen.findByText(callTexts.noAnswer)).toBeTruthy();
    arrive(account('daily'));
    expect(screen.queryByText(callTexts.noAnswer)).toBeNull();
    expect(screen.getByText(frame.saved)).toBeTruthy();
    await user.selectOptions(select(texts.practice.title), 'never');
    expect(screen.queryByText(callTexts.noAnswer)).toBeNull();
    expect(screen.queryByText(frame.saved)).toBeNull();
  });

  test('the team that cannot be loaded is asked for again', async () => {
    const { user } = show();
    act(() => members().onEnd('failed'));
    await user.click(screen.getByRole('button', { name: callTexts.retry }));
    come();
    expect(select('Anna Berger')).toBeTruthy();
  });
});

describe('those who may only read', () => {
  test('see who gets e-mails and why they cannot change it, and the e-mails as they go out', async () => {
    show({ role: 'therapist', readOnlyReason: frame.administratorsOnly });
    come();
    expect(screen.getByText(frame.administratorsOnly)).toBeTruthy();
    expect(select('Anna Berger').matches(':disabled')).toBe(true);
    expect(await screen.findByText(texts.preview.title)).toBeTruthy();
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(new Set(call.mock.calls.map(([name]) => name))).toEqual(new Set(['previewLetter']));
    expect(screen.queryByRole('button', { name: /Testnachricht/ })).toBeNull();
  });

  test('as administrators of a locked practice see the e-mails, which can be looked at but not sent', async () => {
    show({ readOnlyReason: frame.locked });
    come();
    expect(await screen.findByText('Neue Anfrage')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Testnachricht/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Nur Text' }).matches(':disabled')).toBe(false);
  });
});
