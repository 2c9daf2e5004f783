import { act, render, screen } from '@testing-library/react';
import { createElement, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { AdministrationGuard, RequireSession } from './guards.tsx';
import { GivenSession } from './queries.ts';
import type { Session } from './session.ts';

const anna: Session = {
  status: 'signedIn',
  user: { uid: 'anna', name: 'Anna', email: 'anna@beispiel.at', practices: [{ slug: 'praxis', title: 'Praxis', role: 'viewer' }] },
};
const stranger: Session = { status: 'signedIn', user: { uid: 'x', name: 'X', email: 'x@beispiel.at', practices: [] } };

/** Shows the administration under one session after the other and tells in which of them it was built. */
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
          <AdministrationGuard slug="praxis">
            <Secret />
          </AdministrationGuard>
        </RequireSession>
      </MemoryRouter>,
    );
  const view = render(tree({ status: 'loading' }));
  return { built, leave, become: (session: Session) => act(() => view.rerender(tree(session))) };
}

describe('the guards', () => {
  test('build nothing protected while nobody knows who it is', () => {
    const { built, leave } = show();
    expect(screen.getByRole('status').textContent).toContain('Einen Moment');
    expect(built).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
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
    expect(screen.getByRole('link', { name: 'Zu meinen Praxen' }).getAttribute('href')).toBe('/dashboard');
    expect(built).not.toHaveBeenCalled();
  });

  test('take the screen away at the moment the practice is gone from the user', async () => {
    const { become } = show();
    await become(anna);
    await become(stranger);
    expect(screen.queryByText('Patientendaten')).toBeNull();
  });

  test('pass when no practice is named, or nobody is signed in: the guard before judges that', () => {
    const Shown = ({ session, slug }: { session: Session; slug?: string }) =>
      createElement(
        GivenSession,
        { value: session },
        <AdministrationGuard slug={slug}>
          <p>weiter</p>
        </AdministrationGuard>,
      );
    const view = render(<Shown session={stranger} />);
    expect(screen.getByText('weiter')).toBeTruthy();
    view.rerender(<Shown session={{ status: 'signedOut' }} slug="praxis" />);
    expect(screen.getByText('weiter')).toBeTruthy();
  });
});
