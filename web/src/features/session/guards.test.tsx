import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { hasDrafts, ownDrafts, saveDraft } from '../../calls/saved-drafts.ts';
import { AdministrationGuard, RequireRoles, RequireSession } from './guards.tsx';
import { NoAccess } from './no-access.tsx';
import { GivenSession } from './queries.ts';
import type { Session } from './session.ts';
import { draftMinutes, texts } from './texts.ts';

const anna = {
  status: 'signedIn',
  user: {
    uid: 'anna',
    name: 'Anna',
    email: 'anna@beispiel.at',
    emailVerified: true,
    practices: [{ slug: 'praxis', title: 'Praxis', role: 'viewer' }],
  },
} satisfies Session;
const stranger = {
  status: 'signedIn',
  user: { ...anna.user, uid: 'x', practices: [] },
} satisfies Session;
const unknown: Session = { status: 'signedIn', user: { ...stranger.user, isIncomplete: true } };

/** Shows the administration under one session after another and reports in which it rendered. */
function show() {
  const built = vi.fn();
  const leave = vi.fn();
  const Secret = () => {
    useLayoutEffect(() => built());
    return <p>Patientendaten</p>;
  };
  const tree = (session: Session) =>
    createElement(
      GivenSession,
      { value: session },
      <MemoryRouter initialEntries={['/praxis/administration/woche?slot=a_1_0800-0900#x']}>
        <RequireSession leave={leave}>
          <AdministrationGuard slug="praxis" stranger={<NoAccess reason="practice" />}>
            <Secret />
          </AdministrationGuard>
        </RequireSession>
      </MemoryRouter>,
    );
  const view = render(tree({ status: 'loading' }));
  return { built, leave, become: (session: Session) => act(() => view.rerender(tree(session))) };
}

describe('the guards', () => {
  test('stay on the page while something unsaved stands there, for half an hour at most', async () => {
    ownDrafts('anna');
    const { leave, become } = show();
    become(anna);
    saveDraft('entry', { name: 'Eva Huber' });
    become({ status: 'signedOut' });
    expect(
      await screen.findByRole('heading', { name: texts.signedOutElsewhere.title }),
    ).toBeTruthy();
    expect(screen.queryByText('Patientendaten')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    // Closing the tab would lose it.
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    become(anna);
    expect(screen.getByText('Patientendaten')).toBeTruthy();

    vi.useFakeTimers();
    become({ status: 'signedOut' });
    act(() => void vi.advanceTimersByTime(draftMinutes * 60_000));
    vi.useRealTimers();
    expect(leave).toHaveBeenCalledOnce();
    expect(hasDrafts()).toBe(false);
  });

  test('erase what was unsaved with the role, and before somebody else sees a screen', () => {
    ownDrafts('anna');
    saveDraft('entry', { name: 'Eva Huber' });
    ownDrafts('jonas');
    expect(hasDrafts()).toBe(false);
    saveDraft('entry', { name: 'Eva Huber' });
    const { become } = show();
    become(anna);
    become(stranger);
    expect(hasDrafts()).toBe(false);
  });

  test('build nothing protected while nobody knows who it is', () => {
    const { built, leave } = show();
    expect(screen.getByRole('status').textContent).toContain('Einen Moment');
    expect(built).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  // The guards are nested: tested together, each would hide the other's leaks.
  test.each([
    ['RequireSession', (secret: ReactNode) => <RequireSession>{secret}</RequireSession>],
    [
      'AdministrationGuard',
      (secret: ReactNode) => (
        <AdministrationGuard slug="praxis" stranger={<NoAccess reason="practice" />}>
          {secret}
        </AdministrationGuard>
      ),
    ],
    ['RequireRoles', (secret: ReactNode) => <RequireRoles roles={[]}>{secret}</RequireRoles>],
  ])('build nothing protected before they know, each on its own: %s', (_name, guarded) => {
    const built = vi.fn();
    const Secret = () => {
      built();
      return <p>Patientendaten</p>;
    };
    render(
      createElement(
        GivenSession,
        { value: { status: 'loading' } },
        <MemoryRouter>{guarded(<Secret />)}</MemoryRouter>,
      ),
    );
    expect(screen.getByRole('status').textContent).toContain('Einen Moment');
    expect(built).not.toHaveBeenCalled();
  });

  test('lead signed-out people to the sign-in, with the address to come back to, but not what stood behind the #: a name was searched there', async () => {
    const { built, leave, become } = show();
    await become({ status: 'signedOut' });
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      `/login?returnTo=${encodeURIComponent('/praxis/administration/woche?slot=a_1_0800-0900')}`,
    );
    expect(built).not.toHaveBeenCalled();
  });

  test('let members of the practice in, whatever their role', async () => {
    const { built, become } = show();
    await become(anna);
    expect(screen.getByText('Patientendaten')).toBeTruthy();
    expect(built).toHaveBeenCalled();
  });

  test('refuse people of other practices kindly and never show them a frame', async () => {
    const { built, become } = show();
    await become(stranger);
    expect(screen.getByRole('heading', { name: 'Kein Zugang' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zu meinen Praxen' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    expect(built).not.toHaveBeenCalled();
  });

  test('take the screen away at the moment the practice is gone from the user, and say so', async () => {
    const { become } = show();
    await become(anna);
    await become(stranger);
    expect(screen.queryByText('Patientendaten')).toBeNull();
    expect(screen.getByRole('heading', { name: texts.noAccess.ended.title })).toBeTruthy();
    expect(document.title).toBe(texts.titled(texts.noAccess.ended.title));
  });

  test('take the screen away at the moment of signing out', async () => {
    const { become, leave } = show();
    await become(anna);
    await become({ status: 'signedOut' });
    expect(screen.queryByText('Patientendaten')).toBeNull();
    // The sign-in says that the session has ended.
    expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/login\?.*&ended$/));
  });

  test('refuse nobody whose practices could not be read: they say that, and let in as soon as they know', async () => {
    const { built, become } = show();
    await become(unknown);
    expect(screen.getByRole('heading', { name: 'Es kam noch keine Antwort' })).toBeTruthy();
    expect(built).not.toHaveBeenCalled();
    await become(anna);
    expect(screen.getByText('Patientendaten')).toBeTruthy();
  });

  test('lead from an address with capitals to the one without, and to the same screen', () => {
    const Address = () => {
      const { pathname, search, hash } = useLocation();
      return <p>{pathname + search + hash}</p>;
    };
    const Guarded = () => {
      const { companySlug } = useParams();
      return (
        <AdministrationGuard slug={companySlug} stranger={null}>
          <Address />
        </AdministrationGuard>
      );
    };
    const routes = createElement(
      MemoryRouter,
      { initialEntries: ['/Praxis/administration/woche?slot=a_1_0800-0900#x'] },
      <Routes>
        <Route path="/:companySlug/administration/*" element={<Guarded />} />
      </Routes>,
    );
    render(createElement(GivenSession, { value: anna }, routes));
    expect(screen.getByText('/praxis/administration/woche?slot=a_1_0800-0900#x')).toBeTruthy();
  });

  test('pass when no practice is named, or nobody is signed in: the guard before validates that', () => {
    const Shown = ({ session, slug }: { session: Session; slug?: string }) =>
      createElement(
        GivenSession,
        { value: session },
        <AdministrationGuard slug={slug} stranger={null}>
          <p>weiter</p>
        </AdministrationGuard>,
      );
    const view = render(<Shown session={stranger} />);
    expect(screen.getByText('weiter')).toBeTruthy();
    view.rerender(<Shown session={{ status: 'signedOut' }} slug="praxis" />);
    expect(screen.getByText('weiter')).toBeTruthy();
  });
});

describe('required roles', () => {
  const built = vi.fn();
  const leave = vi.fn();
  const Secret = () => {
    useLayoutEffect(() => built());
    return <p>Geheimes</p>;
  };

  /** A user with different roles in two practices. */
  const both = {
    status: 'signedIn',
    user: {
      ...anna.user,
      practices: [
        { slug: 'eine', title: 'Eine', role: 'viewer' },
        { slug: 'andere', title: 'Andere', role: 'administrator' },
      ],
    },
  } satisfies Session;

  function open(roles: Parameters<typeof RequireRoles>[0]['roles'], session: Session) {
    built.mockClear();
    leave.mockClear();
    render(
      createElement(
        GivenSession,
        { value: session },
        <MemoryRouter initialEntries={['/user?x=1']}>
          <RequireRoles roles={roles} leave={leave}>
            <Secret />
          </RequireRoles>
        </MemoryRouter>,
      ),
    );
  }

  test('let in whoever has every one of them, in whatever practice', () => {
    open(['user', 'viewer', 'administrator'], both);
    expect(screen.getByText('Geheimes')).toBeTruthy();
  });

  test('are asked for together: one that is missing is enough to stay outside', () => {
    open(['user', 'viewer', 'therapist'], both);
    expect(screen.getByRole('heading', { name: 'Kein Zugang' })).toBeTruthy();
    expect(built).not.toHaveBeenCalled();
  });

  test('of an empty list ask for nothing but being signed in, which is a role of its own', () => {
    open([], stranger);
    expect(screen.getByText('Geheimes')).toBeTruthy();
    cleanup();
    open(['user'], stranger);
    expect(screen.getByText('Geheimes')).toBeTruthy();
  });

  test('lead signed-out people to the sign-in, and build nothing for them', () => {
    open(['user'], { status: 'signedOut' });
    expect(leave).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fuser%3Fx%3D1');
    expect(built).not.toHaveBeenCalled();
  });

  test('wait for what is not known yet', () => {
    open(['user'], { status: 'loading' });
    expect(screen.getByRole('status')).toBeTruthy();
    cleanup();
    open(['administrator'], unknown);
    expect(screen.getByRole('heading', { name: 'Es kam noch keine Antwort' })).toBeTruthy();
    expect(built).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });
});
