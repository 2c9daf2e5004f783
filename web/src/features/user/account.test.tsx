import type { UserPractice } from '@platzwart/domain/team/member';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Account } from './account.tsx';

const { call, viewSessions, auth, refreshSignedIn } = vi.hoisted(() => ({
  call: vi.fn(),
  viewSessions: vi.fn(),
  auth: { minPasswordLength: 10, hasPassword: vi.fn(), changePassword: vi.fn() },
  refreshSignedIn: vi.fn(),
}));
vi.mock('../../firebase/calls.ts', () => ({
  // The page asks for it by itself.
  call: (name: string, input: object) =>
    name === 'viewSessions' ? viewSessions() : call(name, input),
}));
vi.mock('../../firebase/sign-in.ts', () => auth);
vi.mock('../../firebase/session.ts', () => ({ refreshSignedIn }));
// Tested separately: factors-section.test.tsx.
vi.mock('./factors-section.tsx', () => ({ default: () => null }));
// Live reads are tested separately: notification-choices.test.tsx.
vi.mock('../../firebase/use-live.ts', () => ({ useLiveDocument: () => ({ status: 'loading' }) }));

const lindenhof: UserPractice = {
  slug: 'lindenhof',
  title: 'Logopädie Lindenhof',
  role: 'administrator',
};
const sonnenblick: UserPractice = {
  slug: 'sonnenblick',
  title: 'Ergotherapie Sonnenblick',
  role: 'viewer',
};
const lastAdministrator = {
  kind: 'refused',
  details: [{ field: 'form', code: 'lastAdministrator', message: 'Eine Person muss bleiben.' }],
};

const sessions = [
  {
    session: '1',
    device: 'Firefox auf Windows',
    startedAt: '2026-11-21T11:00:00Z',
    lastUsedAt: '2026-11-21T11:05:00Z',
    isThis: true,
  },
  {
    session: '2',
    device: 'Safari auf iPhone',
    startedAt: '2026-11-20T11:00:00Z',
    lastUsedAt: '2026-11-20T12:05:00Z',
    isThis: false,
  },
];

const onDeleted = vi.fn();
const onSignedOut = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  call.mockResolvedValue({ kind: 'done', output: {} });
  viewSessions.mockResolvedValue({ kind: 'done', output: { sessions } });
  auth.hasPassword.mockResolvedValue(true);
  auth.changePassword.mockResolvedValue('done');
  refreshSignedIn.mockResolvedValue(undefined);
});

const tree = (
  practices: readonly UserPractice[],
  { name = 'Anna Berger', emailVerified = true } = {},
) => (
  <MemoryRouter>
    <Account
      user={{ uid: 'anna', name, email: 'anna@praxis.example', emailVerified, practices }}
      verification={emailVerified ? null : <p>Bitte bestätigen</p>}
      sound={null}
      onDeleted={onDeleted}
      onSignedOut={onSignedOut}
    />
  </MemoryRouter>
);
async function show(...given: Parameters<typeof tree>) {
  const view = render(tree(...given));
  await act(async () => {});
  return view;
}
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('one’s own account', () => {
  it('switches the single keys of the administration off and on, in this browser', async () => {
    await show([lindenhof]);
    const keys = screen.getByRole('switch', { name: 'Einzelne Tasten benutzen' });
    expect(keys.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(keys);
    expect([keys.getAttribute('aria-checked'), localStorage.getItem('platzwart-tasten')]).toEqual([
      'false',
      'off',
    ]);
    await userEvent.click(keys);
    expect([keys.getAttribute('aria-checked'), localStorage.getItem('platzwart-tasten')]).toEqual([
      'true',
      null,
    ]);
  });

  it('is light or dark as the device says, until one chooses for this browser', async () => {
    document.head.innerHTML = `
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000" />`;
    const shown = () => [
      document.documentElement.dataset.scheme,
      localStorage.getItem('platzwart-farben'),
      ...[...document.querySelectorAll('meta')].map((meta) =>
        meta.name === 'theme-color' ? meta.getAttribute('media') : meta.content,
      ),
    ];
    const choose = (name: string) =>
      userEvent.click(part('Darstellung').getByRole('radio', { name }));
    await show([]);
    const device = shown();
    expect(device.slice(0, 2)).toEqual([undefined, null]);
    await choose('Dunkel');
    expect(shown()).toEqual(['dark', 'dark', 'dark', 'not all', 'all']);
    await choose('Hell');
    expect(shown()).toEqual(['light', 'light', 'light', 'all', 'not all']);
    await choose('Wie das Gerät');
    expect(shown()).toEqual(device);
    document.head.innerHTML = '';
  });

  it('says who one is and leads to the practices, with the role in words', async () => {
    await show([lindenhof, sonnenblick]);
    expect(screen.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeTruthy();
    expect(part('Name').getByText('Anna Berger')).toBeTruthy();
    expect(screen.getByText('anna@praxis.example')).toBeTruthy();
    expect(screen.getByText('Deine Rolle: Administration')).toBeTruthy();
    expect(screen.getByText('Deine Rolle: Lesezugriff')).toBeTruthy();
    expect(link('Zur Administration: Logopädie Lindenhof')).toBe('/lindenhof/administration');
    expect(link('Praxisseite: Ergotherapie Sonnenblick')).toBe('/sonnenblick');
    expect(link('Abmelden')).toBe('/logout');
    expect(screen.queryByRole('link', { name: 'Praxis registrieren' })).toBeNull();
  });

  it('says what to do without a practice', async () => {
    await show([]);
    expect(screen.getByRole('heading', { name: 'Noch keine Praxis' })).toBeTruthy();
    expect(link('Praxis registrieren')).toBe('/company-registration');
    expect(part('Neue Anfragen').getByText(/^Sobald du zu einer Praxis gehörst/)).toBeTruthy();
  });
});

describe('the name', () => {
  it('is saved cleanly, and the token learns it', async () => {
    await show([]);
    await press('Name ändern');
    const field = screen.getByLabelText('Dein Name');
    await userEvent.clear(field);
    await userEvent.type(field, '  Anna   Neu ');
    await press('Name speichern');
    expect(call).toHaveBeenCalledExactlyOnceWith('updateUser', { name: 'Anna Neu' });
    expect(await screen.findByText('Dein Name ist gespeichert.')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Name ändern' })),
    );
    expect(refreshSignedIn).toHaveBeenCalledOnce();
  });

  it('may not be empty: that is said at the field, in the summary and in the tab', async () => {
    document.title = 'Dein Konto – Platzwart';
    await show([]);
    await press('Name ändern');
    await userEvent.clear(screen.getByLabelText('Dein Name'));
    await press('Name speichern');
    expect(document.activeElement).toBe(part('Name').getByRole('alert'));
    expect(document.title).toBe('Fehler: Dein Konto – Platzwart');
    expect(screen.getByLabelText('Dein Name').getAttribute('aria-invalid')).toBe('true');
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Dein Name'), 'A');
    expect(document.title).toBe('Dein Konto – Platzwart');
  });

  it('stays as typed if it could not be saved', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    await show([]);
    await press('Name ändern');
    await userEvent.type(screen.getByLabelText('Dein Name'), ' Neu');
    await press('Name speichern');
    expect((await screen.findByRole('alert')).textContent).toContain('Es kam keine Antwort');
    expect((screen.getByLabelText('Dein Name') as HTMLInputElement).value).toBe('Anna Berger Neu');
  });
});

describe('the address', () => {
  it('says that it is not confirmed, and what to do', async () => {
    await show([], { emailVerified: false });
    expect(screen.getByText('noch nicht bestätigt')).toBeTruthy();
    expect(screen.getByText('Bitte bestätigen')).toBeTruthy();
  });

  it('is where e-mails about requests lead that it cannot get yet', async () => {
    await show([lindenhof], { emailVerified: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Zur E-Mail-Adresse' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'E-Mail-Adresse' })),
    );
  });

  it('changes by a link to the new one: the page says what happens next', async () => {
    await show([]);
    await press('E-Mail-Adresse ändern');
    expect(document.activeElement).toBe(screen.getByLabelText('Neue E-Mail-Adresse'));
    await userEvent.type(screen.getByLabelText('Neue E-Mail-Adresse'), 'neu@praxis.example');
    await press('Link senden');
    expect(call).toHaveBeenCalledExactlyOnceWith('requestEmailChange', {
      email: 'neu@praxis.example',
    });
    expect(await screen.findByText(/bis dahin bleibt alles, wie es ist/)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'E-Mail-Adresse ändern' }),
      ),
    );
  });

  it.each([
    [
      {
        kind: 'refused',
        details: [
          { field: 'email', code: 'sameEmail', message: 'Das ist schon deine E-Mail-Adresse.' },
        ],
      },
      'schon deine',
    ],
    [
      {
        kind: 'refused',
        details: [{ field: 'form', code: 'tooManyEmails', message: 'Gerade schon geschrieben.' }],
      },
      'Gerade schon',
    ],
    [{ kind: 'denied' }, 'Melde dich bitte neu an'],
  ])('says why nothing was sent', async (result, words) => {
    call.mockResolvedValue(result);
    await show([]);
    await press('E-Mail-Adresse ändern');
    await userEvent.type(screen.getByLabelText('Neue E-Mail-Adresse'), 'neu@praxis.example');
    await press('Link senden');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await press('Abbrechen');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: 'E-Mail-Adresse ändern' }),
      ),
    );
  });
});

describe('the password', () => {
  const change = async (current: string, next: string) => {
    await press('Passwort ändern');
    if (current) await userEvent.type(screen.getByLabelText('Jetziges Passwort'), current);
    if (next) await userEvent.type(screen.getByLabelText('Neues Passwort'), next);
    await press('Passwort speichern');
  };

  it('changes with the old one and ten characters of a new one', async () => {
    await show([]);
    await change('platzwart', 'zehn Zeichen');
    expect(auth.changePassword).toHaveBeenCalledExactlyOnceWith('platzwart', 'zehn Zeichen');
    expect(await screen.findByText(/Dein neues Passwort gilt/)).toBeTruthy();
  });

  it('is not offered while the address is not confirmed: the server refuses it', async () => {
    await show([], { emailVerified: false });
    expect(screen.queryByText('Passwort ändern')).toBeNull();
  });

  it('says at each field what is missing', async () => {
    await show([]);
    await change('', 'kurz');
    const lines = part('Passwort')
      .getAllByRole('link')
      .map((each) => each.textContent);
    expect(lines).toEqual([
      'Bitte gib dein jetziges Passwort ein.',
      'Bitte nimm für das Passwort mindestens 10 Zeichen.',
    ]);
    expect(auth.changePassword).not.toHaveBeenCalled();
  });

  it('says that the old one is wrong', async () => {
    auth.changePassword.mockResolvedValue('wrongCredentials');
    await show([]);
    await change('falsch', 'zehn Zeichen');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Das ist nicht dein jetziges Passwort.',
    );
    expect(screen.getByLabelText('Jetziges Passwort').getAttribute('aria-invalid')).toBe('true');
  });

  it('of a Google account is changed at Google', async () => {
    auth.hasPassword.mockResolvedValue(false);
    await show([]);
    expect(screen.queryByRole('button', { name: 'Passwort ändern' })).toBeNull();
    expect(screen.getByText(/änderst du in deinem Google-Konto/)).toBeTruthy();
    expect(link(/^Zum Google-Konto/)).toMatch(/^https:\/\/myaccount\.google\.com\//);
  });
});

describe('the sessions', () => {
  it('are listed with the device, this one named; each other one ends, or all of them', async () => {
    await show([]);
    const list = within(await part('Sitzungen').findByRole('list'));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Firefox auf Windows · dieses Gerätseit 21.11.2026, zuletzt benutzt 21.11.2026, 12:05',
      'Safari auf iPhoneseit 20.11.2026, zuletzt benutzt 20.11.2026, 13:05Beenden',
    ]);
    await press('Sitzung beenden: Safari auf iPhone, seit 20.11.2026');
    expect(await part('Sitzungen').findByText('Die Sitzung ist beendet.')).toBeTruthy();
    expect(call).toHaveBeenCalledWith('endSession', { session: '2' });
    await press('Alle anderen beenden');
    expect(await part('Sitzungen').findByText(/Alle anderen Sitzungen sind beendet/)).toBeTruthy();
    expect(call).toHaveBeenCalledWith('endOtherSessions', {});
  });

  it('of this one alone still end all others: of some no page of ours knows', async () => {
    viewSessions.mockResolvedValue({ kind: 'done', output: { sessions: sessions.slice(0, 1) } });
    await show([]);
    const list = await part('Sitzungen').findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list).queryByRole('button')).toBeNull();
    expect(part('Sitzungen').getByRole('button', { name: 'Alle anderen beenden' })).toBeTruthy();
  });

  it('that did not load are asked for again by a press; without a connection once it is back', async () => {
    viewSessions.mockResolvedValueOnce({ kind: 'failed' });
    await show([]);
    await userEvent.click(
      await part('Sitzungen').findByRole('button', { name: 'Noch einmal versuchen' }),
    );
    expect(await part('Sitzungen').findByText('Firefox auf Windows')).toBeTruthy();
    cleanup();
    viewSessions.mockClear();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show([]);
    expect(
      await part('Sitzungen').findByRole('heading', {
        name: /^Deine Sitzungen lassen sich gerade nicht laden/,
      }),
    ).toBeTruthy();
    expect(viewSessions).not.toHaveBeenCalled();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(await part('Sitzungen').findByText('Firefox auf Windows')).toBeTruthy();
  });

  it('say which way ending one failed, and leave it in the list', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    await show([]);
    await part('Sitzungen').findByRole('list');
    await press('Sitzung beenden: Safari auf iPhone, seit 20.11.2026');
    expect((await part('Sitzungen').findByRole('alert')).textContent).toContain(
      'Es kam keine Antwort',
    );
    expect(part('Sitzungen').getByText('Safari auf iPhone')).toBeTruthy();
  });
});

describe('signing out everywhere', () => {
  it('ends this session too', async () => {
    await show([]);
    await press('Überall abmelden');
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce());
  });

  it('says if it did not work, and changes nothing', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    await show([]);
    await press('Überall abmelden');
    expect(await part('Überall abmelden').findByText(/Es kam keine Antwort/)).toBeTruthy();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('leaving a practice', () => {
  it('asks once, at the practice', async () => {
    await show([lindenhof, sonnenblick]);
    await press('Praxis verlassen: Ergotherapie Sonnenblick');
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: '„Ergotherapie Sonnenblick“ verlassen?' }),
    );
    expect(call).not.toHaveBeenCalled();
    await press('Abbrechen');
    const opener = await screen.findByRole('button', {
      name: 'Praxis verlassen: Ergotherapie Sonnenblick',
    });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('says that it is done, and keeps the focus when the row goes', async () => {
    const view = await show([lindenhof, sonnenblick]);
    await press('Praxis verlassen: Ergotherapie Sonnenblick');
    await press('Ja, verlassen');
    expect(call).toHaveBeenCalledExactlyOnceWith('removeMember', {
      companySlug: 'sonnenblick',
      uid: 'anna',
    });
    expect(await screen.findByText('Du hast „Ergotherapie Sonnenblick“ verlassen.')).toBeTruthy();
    view.rerender(tree([lindenhof]));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Meine Praxen' }));
  });

  it('is refused at that very practice for its last administrator', async () => {
    call.mockResolvedValue(lastAdministrator);
    await show([lindenhof, sonnenblick]);
    await press('Praxis verlassen: Logopädie Lindenhof');
    await press('Ja, verlassen');
    const [row] = screen.getAllByRole('listitem');
    expect(within(row as HTMLElement).getByRole('alert').textContent).toBe(
      'Eine Person muss bleiben.',
    );
  });
});

describe('deleting the account', () => {
  it('asks once, and is told on', async () => {
    await show([]);
    await press('Konto löschen');
    expect(call).not.toHaveBeenCalled();
    await press('Endgültig löschen');
    expect(call).toHaveBeenCalledExactlyOnceWith('deleteUser', {});
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  });

  it('is cancelled by Escape', async () => {
    await show([]);
    await press('Konto löschen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Konto löschen' })),
    );
    expect(screen.queryByRole('button', { name: 'Endgültig löschen' })).toBeNull();
  });

  it('is refused for the last administrator, saying what to do', async () => {
    call.mockResolvedValue(lastAdministrator);
    await show([lindenhof]);
    await press('Konto löschen');
    await press('Endgültig löschen');
    expect(part('Konto löschen').getByRole('alert').textContent).toBe('Eine Person muss bleiben.');
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
