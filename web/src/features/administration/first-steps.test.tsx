import type { FirstStep } from '@platzwart/domain/practice/account';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import { FirstSteps } from './first-steps.tsx';
import { firstStepsOf } from './first-steps-state.ts';
import { firstStepsTexts as t } from './first-steps-texts.ts';
import { PatientsSee } from './patients-see.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

beforeEach(() => {
  call.mockReset().mockResolvedValue({ kind: 'done', output: {} });
});

const all: FirstStep[] = ['email', 'logo', 'plan', 'form', 'request', 'share', 'lock'];
const practice = { logoImagePath: '', locked: false };
const addresses = { email: 'praxis@x.example', confirmedEmail: 'praxis@x.example' };
const unconfirmed = { ...addresses, confirmedEmail: '' };

function show(
  steps: Parameters<typeof FirstSteps>[0]['steps'],
  isFolded = false,
  acceptsRequests = true,
) {
  const view = (now: typeof steps) => (
    <MemoryRouter>
      <FirstSteps
        slug="praxis"
        steps={now}
        settingsPath="/praxis/administration/einstellungen"
        bookingPath="/praxis/booking"
        acceptsRequests={acceptsRequests}
        isFolded={isFolded}
      />
    </MemoryRouter>
  );
  const { rerender } = render(view(steps));
  return { user: userEvent.setup(), arrive: (next: typeof steps) => rerender(view(next)) };
}

describe('what of the first steps is open', () => {
  test('a logo that is there and requests that have come are done, and to be remembered as such', () => {
    const known = {
      account: { firstSteps: all, ...addresses },
      practice: { ...practice, logoImagePath: '/media/x' },
      requests: 1,
    };
    expect(firstStepsOf(known)).toEqual({
      open: ['plan', 'form', 'share', 'lock'],
      toRemember: ['email', 'logo', 'request'],
    });
  });

  test('while nobody knows the requests nothing is called done because of them', () => {
    expect(
      firstStepsOf({
        account: { firstSteps: all, ...unconfirmed },
        practice,
        requests: undefined,
      }),
    ).toEqual({
      open: all,
      toRemember: [],
    });
  });

  test('what was done once stays done, and a locked practice has nothing to do', () => {
    expect(
      firstStepsOf({ account: { firstSteps: ['share'], ...addresses }, practice, requests: 0 })
        .open,
    ).toEqual(['share']);
    expect(
      firstStepsOf({
        account: { firstSteps: all, ...addresses },
        practice: { ...practice, locked: true },
        requests: 3,
      }),
    ).toEqual({
      open: [],
      toRemember: [],
    });
  });
});

describe('the list of first steps', () => {
  test('leads to where each open one is done, and says which are', () => {
    show({ open: ['plan', 'request', 'share', 'lock'], toRemember: [] });
    expect(screen.getByText(t.progress(3, 7))).toBeTruthy();
    expect(screen.getByRole('link', { name: t.steps.plan.title }).getAttribute('href')).toBe(
      '/praxis/administration/einstellungen/standorte',
    );
    expect(screen.getByRole('link', { name: t.steps.share.title }).getAttribute('href')).toBe(
      '/praxis/administration/einstellungen/profil#teilen',
    );
    expect(screen.getByRole('link', { name: t.steps.lock.title }).getAttribute('href')).toBe(
      '/user#sperre',
    );
    expect(screen.getByRole('link', { name: /Selbst eine Anfrage/ }).getAttribute('href')).toBe(
      '/praxis/booking',
    );
    expect(screen.queryByRole('link', { name: t.steps.logo.title })).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      `${t.isDone} ${t.steps.logo.title}`,
    );
  });

  test('an address that nobody has confirmed comes first, leads to its link, and is not ticked off by hand', () => {
    show({ open: ['email', 'share'], toRemember: [] });
    const link = screen.getByRole('link', { name: t.steps.email.title });
    expect(link.getAttribute('href')).toBe('/praxis/administration/einstellungen/profil');
    expect(link.closest('li')?.dataset.next).toBe('');
    expect(screen.queryByRole('button', { name: t.doneNamed(t.steps.email.title) })).toBeNull();
    expect(screen.getByRole('button', { name: t.doneNamed(t.steps.share.title) })).toBeTruthy();
  });

  test('offers no request to try while the form is closed, says when, and goes on with the next step', () => {
    show({ open: ['request', 'share'], toRemember: [] }, false, false);
    expect(screen.getByText(t.steps.request.title)).toBeTruthy();
    expect(screen.getByText('Geht, sobald eure Praxis Anfragen annimmt.')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      t.steps.share.act,
    ]);
    expect(screen.getByRole('link').closest('li')?.dataset.next).toBe('');
  });

  test('a step ticked off is gone at once and the focus goes to the rest of them', async () => {
    const { user } = show({ open: ['plan', 'share'], toRemember: [] });
    await user.click(screen.getByRole('button', { name: t.doneNamed(t.steps.plan.title) }));
    expect(call).toHaveBeenCalledExactlyOnceWith('completeFirstStep', {
      companySlug: 'praxis',
      step: 'plan',
    });
    expect(screen.getByText(t.progress(6, 7))).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /Erste Schritte/ }));
  });

  test('beside requests is one line that opens, and says how far it is', async () => {
    show({ open: ['share'], toRemember: [] }, true);
    const fold = screen.getByRole('group') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')?.textContent).toBe(t.title + t.progress(6, 7));
    expect(fold.contains(screen.getByText(t.steps.share.title))).toBe(true);
  });

  test('with the last one the list is gone, and what has the focus says why', async () => {
    const { user } = show({ open: ['share'], toRemember: [] });
    await user.click(screen.getByRole('button', { name: t.doneNamed(t.steps.share.title) }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(t.allDone);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: t.allDone }));
  });

  test('says where it could not be kept, and the step stays open', async () => {
    call.mockResolvedValue({ kind: 'failed' });
    const { user } = show({ open: ['share'], toRemember: [] });
    await user.click(screen.getByRole('button', { name: t.doneNamed(t.steps.share.title) }));
    expect(screen.getByRole('alert').textContent).toContain(callTexts.noAnswer);
    expect(screen.getByRole('link', { name: t.steps.share.title })).toBeTruthy();
  });

  test('what can be seen to be done is kept once, without a word, however often it is drawn', async () => {
    const { arrive } = show({ open: ['share'], toRemember: ['logo', 'request'] });
    await act(async () => arrive({ open: ['share'], toRemember: ['logo', 'request'] }));
    expect(call.mock.calls.map(([, { step }]) => step)).toEqual(['logo', 'request']);
  });

  test('is nothing at all for a practice that has no steps left', () => {
    show({ open: [], toRemember: [] });
    expect(document.body.textContent).toBe('');
  });
});

test('beside them stands what patients see of it: name, logo and the times of all locations', () => {
  const range = (weekday: 1 | 2, start: string, end: string) => ({ weekday, start, end });
  const practice = {
    title: 'Praxis Probe',
    subtitle: 'Logopädie',
    logoImagePath: '',
    bookingEnabled: false,
  };
  const locations = [
    { id: 'a', title: 'A', selectableSlots: [range(1, '08:00', '12:00')] },
    {
      id: 'b',
      title: 'B',
      selectableSlots: [range(1, '12:00', '14:00'), range(2, '08:00', '14:00')],
    },
  ];
  const view = (changes: Partial<typeof practice>) => (
    <PatientsSee practice={{ ...practice, ...changes }} locations={locations}>
      <a href="/probe/booking">probe/booking</a>
    </PatientsSee>
  );
  const { rerender, container } = render(view({}));
  expect(screen.getByRole('region', { name: t.patients.titleWhileClosed }).textContent).toContain(
    'Praxis Probe',
  );
  expect(screen.getByRole('img', { name: /^Mo.*Di\s8–14$/ })).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  rerender(view({ bookingEnabled: true, logoImagePath: '/media/x' }));
  expect(
    screen
      .getByRole('region', { name: t.patients.title })
      .querySelector('img')
      ?.getAttribute('src'),
  ).toBe('/media/x');
});
