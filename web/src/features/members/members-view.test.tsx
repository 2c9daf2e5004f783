import { type CallName, calls } from '@platzwart/domain/calls/calls';
import type { WithId } from '@platzwart/domain/request/request';
import type { Invitation } from '@platzwart/domain/team/invitation';
import type { Member, Role } from '@platzwart/domain/team/member';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../ui/overlay/toasts.tsx';
import { MembersView } from './members-view.tsx';

const world = vi.hoisted(() => ({
  members: [] as unknown[],
  invitations: [] as unknown[],
  viewersMayExport: false,
  factorDemand: undefined as unknown,
  asked: [] as string[],
  calls: [] as { name: string; input: unknown }[],
  answer: { kind: 'done', output: {} } as unknown,
}));

vi.mock('../../entities/practice/queries.ts', () => {
  const useAccount = () => ({
    status: 'loaded',
    value: { viewersMayExport: world.viewersMayExport, factorDemand: world.factorDemand },
    isCurrent: true,
  });
  return { useAccount, useKnownAccount: useAccount };
});
vi.mock('../../entities/member/queries.ts', () => ({
  useMembers: () => ({ status: 'loaded', value: world.members, isCurrent: true }),
}));
vi.mock('./queries.ts', () => ({
  useOpenInvitations: () => {
    world.asked.push('invitations');
    return { status: 'loaded', value: world.invitations, isCurrent: true };
  },
}));
vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: unknown) => {
    world.calls.push({ name, input });
    return world.answer;
  },
}));

const now = new Date('2026-11-21T09:00:00Z');

const anna: WithId<Member> = {
  id: 'anna',
  role: 'administrator',
  name: 'Anna Berger',
  email: 'anna@praxis.at',
  lastVisit: now,
};
const jonas: WithId<Member> = {
  id: 'jonas',
  role: 'therapist',
  name: 'Jonas Hofer',
  email: 'jonas@praxis.at',
  lastVisit: null,
};
const open: WithId<Invitation> = {
  id: 'a'.repeat(64),
  email: 'mira@praxis.at',
  role: 'viewer',
  invitedBy: { uid: 'anna', name: 'Anna Berger' },
  invitedAt: new Date('2026-11-20T09:00:00Z'),
  expiresAt: new Date('2026-12-04T09:00:00Z'),
  state: 'open',
  acceptedBy: null,
  forgetAt: null,
};

beforeEach(() => {
  Object.assign(world, {
    members: [anna, jonas],
    invitations: [],
    viewersMayExport: false,
    factorDemand: undefined,
    asked: [],
    calls: [],
    answer: { kind: 'done', output: {} },
  });
});

const refuse = (field: string, code: string, message: string) => {
  world.answer = { kind: 'refused', details: [{ field, code, message }] };
};

function view(role: Role, isLocked: boolean, uid: string) {
  return (
    <MemoryRouter>
      <ToastProvider label="Meldungen" closeLabel="Meldung schließen">
        <MembersView slug="praxis" uid={uid} role={role} isLocked={isLocked} now={now} />
      </ToastProvider>
    </MemoryRouter>
  );
}

function show({ role = 'administrator' as Role, isLocked = false, uid = 'anna' } = {}) {
  const shown = render(view(role, isLocked, uid));
  /** Simulates colleagues' changes, arriving by the listeners. */
  const arrive = (
    changes: Partial<
      Pick<typeof world, 'members' | 'invitations' | 'viewersMayExport' | 'factorDemand'>
    >,
  ) =>
    act(() => {
      Object.assign(world, changes);
      shown.rerender(view(role, isLocked, uid));
    });
  return { user: userEvent.setup(), arrive };
}

const row = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};

describe('the team', () => {
  test('says who is in it, in which role, since when nobody saw them, and which one is oneself', () => {
    show({ role: 'viewer', uid: 'jonas' });
    expect(row('Anna Berger').getByText('anna@praxis.at')).toBeTruthy();
    expect(row('Anna Berger').getByText('Zuletzt da: heute')).toBeTruthy();
    expect(row('Anna Berger').getByText(/^Administration: darf alles/)).toBeTruthy();
    expect(row('Jonas Hofer du').getByText('Noch nie da')).toBeTruthy();
  });

  test('is read-only for everybody but administrators, with the reason; nobody else asks for invitations', () => {
    show({ role: 'therapist', uid: 'jonas' });
    expect(screen.getByText(/wer die Rolle Administration hat/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Entfernen/ })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(world.asked).toEqual([]);
  });

  test('in a locked practice is changed as ever, but nobody is invited to it', async () => {
    world.invitations = [open];
    const { user } = show({ isLocked: true });
    expect(screen.getByText(/Einladen kannst du deshalb niemanden/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    const buttons = screen.getAllByRole('button').map((button) => button.textContent);
    expect(buttons).toEqual([
      'Praxis verlassen',
      'Entfernen',
      'Zurückziehen',
      'Zweiten Schritt verlangen',
      'Zweiten Schritt zurücksetzen',
    ]);

    await user.click(
      row('mira@praxis.at').getByRole('button', { name: 'Zurückziehen: mira@praxis.at' }),
    );
    await user.selectOptions(row('Jonas Hofer').getByRole('combobox'), 'viewer');
    await user.click(row('Jonas Hofer').getByRole('button', { name: 'Rolle ändern' }));
    await user.click(row('Jonas Hofer').getByRole('button', { name: 'Entfernen: Jonas Hofer' }));
    await user.click(row('Jonas Hofer').getByRole('button', { name: 'Endgültig entfernen' }));
    const made = world.calls.map(({ name }) => name as CallName);
    expect(made).toEqual(['revokeInvitation', 'changeMemberRole', 'removeMember']);
    expect(made.map((name) => calls[name])).toEqual(
      made.map(() => expect.objectContaining({ whenLocked: 'allowed' })),
    );
    expect(calls.inviteMember.whenLocked).toBe('refused');
  });

  test('follows what a colleague changes', async () => {
    const { arrive } = show();
    await arrive({ members: [anna, { ...jonas, role: 'viewer' }], invitations: [open] });
    expect((row('Jonas Hofer').getByRole('combobox') as HTMLSelectElement).value).toBe('viewer');
    expect(screen.getByRole('heading', { name: 'Offene Einladungen' })).toBeTruthy();
  });
});

describe('a role', () => {
  test('is changed by a button, not by running through the list, and says what it allows', async () => {
    const { user, arrive } = show();
    await user.selectOptions(
      row('Jonas Hofer').getByRole('combobox', { name: 'Rolle von Jonas Hofer' }),
      'viewer',
    );
    expect(world.calls).toEqual([]);
    const question = row('Jonas Hofer').getByRole('group', { name: 'Rolle „Lesezugriff“ geben' });
    expect(within(question).getByText(/^Sieht alle Anfragen/)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Rolle ändern' }));
    expect(world.calls).toEqual([
      { name: 'changeMemberRole', input: { companySlug: 'praxis', uid: 'jonas', role: 'viewer' } },
    ]);
    expect(row('Jonas Hofer').queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(row('Jonas Hofer').getByRole('combobox'));
    // Shows the saved role before the listener delivers it, and a colleague's later change.
    expect((row('Jonas Hofer').getByRole('combobox') as HTMLSelectElement).value).toBe('viewer');
    await arrive({ members: [anna, { ...jonas, role: 'viewer' }] });
    await arrive({ members: [anna, { ...jonas, role: 'administrator' }] });
    expect((row('Jonas Hofer').getByRole('combobox') as HTMLSelectElement).value).toBe(
      'administrator',
    );
    expect(row('Jonas Hofer').queryByRole('group')).toBeNull();
  });

  test('of the last administrator cannot be lowered: the row says so', async () => {
    const { user } = show();
    refuse(
      'form',
      'lastAdministrator',
      'In jeder Praxis bleibt mindestens eine Person mit der Rolle Administration.',
    );
    await user.selectOptions(row('Anna Berger du').getByRole('combobox'), 'therapist');
    expect(
      row('Anna Berger du').getByText(/Danach kannst du das Team nicht mehr ändern/),
    ).toBeTruthy();
    await user.click(row('Anna Berger du').getByRole('button', { name: 'Rolle ändern' }));
    expect(row('Anna Berger du').getByRole('alert').textContent).toContain(
      'mindestens eine Person',
    );
    await user.click(row('Anna Berger du').getByRole('button', { name: 'Abbrechen' }));
    expect((row('Anna Berger du').getByRole('combobox') as HTMLSelectElement).value).toBe(
      'administrator',
    );
  });

  test('reset to the current one leaves no question', async () => {
    const { user } = show();
    await user.selectOptions(row('Jonas Hofer').getByRole('combobox'), 'viewer');
    await user.selectOptions(row('Jonas Hofer').getByRole('combobox'), 'therapist');
    expect(row('Jonas Hofer').queryByRole('group')).toBeNull();
    expect(world.calls).toEqual([]);
  });
});

describe('removing', () => {
  test('asks once and says what happens; by keyboard, and Escape takes it back', async () => {
    const { user } = show();
    row('Jonas Hofer').getByRole('button', { name: 'Entfernen: Jonas Hofer' }).focus();
    await user.keyboard('{Enter}');
    const question = row('Jonas Hofer').getByRole('group', { name: 'Jonas Hofer entfernen?' });
    expect(document.activeElement).toBe(question);
    expect(question.textContent).toContain('Rückgängig machen lässt sich das nicht');
    await user.keyboard('{Escape}');
    expect(world.calls).toEqual([]);
    const opener = row('Jonas Hofer').getByRole('button', { name: 'Entfernen: Jonas Hofer' });
    await waitFor(() => expect(document.activeElement).toBe(opener));

    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(world.calls).toEqual([
      { name: 'removeMember', input: { companySlug: 'praxis', uid: 'jonas' } },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Team' })),
    );
    expect(screen.getByText('Jonas Hofer gehört nicht mehr zur Praxis.')).toBeTruthy();
  });

  test('oneself is leaving, and refused in the row to the last administrator', async () => {
    const { user } = show();
    refuse(
      'form',
      'lastAdministrator',
      'In jeder Praxis bleibt mindestens eine Person mit der Rolle Administration.',
    );
    await user.click(row('Anna Berger du').getByRole('button', { name: 'Praxis verlassen' }));
    await user.click(row('Anna Berger du').getByRole('button', { name: 'Jetzt verlassen' }));
    expect(world.calls).toEqual([
      { name: 'removeMember', input: { companySlug: 'praxis', uid: 'anna' } },
    ]);
    expect(row('Anna Berger du').getByRole('alert').textContent).toContain(
      'mindestens eine Person',
    );
  });
});

describe('an invitation', () => {
  const submit = () => screen.getByRole('button', { name: 'Einladung schicken' });
  const email = () => screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const opened = async ({ user }: ReturnType<typeof show>) => {
    await user.click(screen.getByRole('button', { name: 'Person einladen' }));
    expect(document.activeElement).toBe(email());
    return user;
  };

  test('has its form behind a button, which gets the focus back', async () => {
    const user = await opened(show());
    expect(screen.queryByRole('button', { name: 'Person einladen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Person einladen' })),
    );
  });

  test('needs an address and a role, said at the fields before anything is sent', async () => {
    const user = await opened(show());
    await user.click(submit());
    expect(world.calls).toEqual([]);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    // The summary takes the focus and links to the fields.
    expect(document.activeElement?.textContent).toContain(
      'Die Einladung wurde noch nicht geschickt.',
    );
    expect(screen.getAllByText('Bitte gib eine E-Mail-Adresse ein.')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Bitte wähle eine Rolle.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Administration/ }));
    await user.type(email(), 'm');
    expect(email().getAttribute('aria-invalid')).toBeNull();
  });

  test('is sent with the role whose meaning is beside it, and the form is free for the next', async () => {
    const user = await opened(show());
    await user.type(email(), 'mira@Praxis.at');
    await user.click(screen.getByRole('radio', { name: /Therapie.*Bearbeitet Anfragen/ }));
    await user.click(submit());
    expect(world.calls).toEqual([
      {
        name: 'inviteMember',
        input: { companySlug: 'praxis', email: 'mira@praxis.at', role: 'therapist' },
      },
    ]);
    expect(await screen.findByText('Einladung an mira@praxis.at ist unterwegs')).toBeTruthy();
    expect((email() as HTMLInputElement).value).toBe('');
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(
      false,
    );
  });

  test('of somebody who is there already is refused at the address', async () => {
    const user = await opened(show());
    refuse('email', 'alreadyMember', 'Diese Person gehört schon zur Praxis.');
    await user.type(email(), 'jonas@praxis.at');
    await user.click(screen.getByRole('radio', { name: /Therapie/ }));
    await user.click(submit());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Diese Person gehört schon zur Praxis.' }));
    expect(document.activeElement).toBe(email());
  });

  test('that belongs to no field is refused above the form, with the focus', async () => {
    const user = await opened(show());
    refuse('form', 'tooManyEmails', 'An diese Adresse gingen heute schon mehrere Einladungen.');
    await user.type(email(), 'mira@praxis.at');
    await user.click(screen.getByRole('radio', { name: /Therapie/ }));
    await user.click(submit());
    const summary = screen
      .getAllByRole('alert')
      .find((alert) => alert.textContent?.includes('heute schon mehrere'));
    expect(document.activeElement).toBe(summary);
    expect((email() as HTMLInputElement).value).toBe('mira@praxis.at');
  });

  test('says until when it is good, can be withdrawn and sent again', async () => {
    world.invitations = [
      open,
      {
        ...open,
        id: 'b'.repeat(64),
        email: 'alt@praxis.at',
        expiresAt: new Date('2026-11-20T09:00:00Z'),
      },
    ];
    const { user, arrive } = show();
    expect(row('mira@praxis.at').getByText('Gültig bis 04.12.2026')).toBeTruthy();
    expect(row('mira@praxis.at').getByText('von Anna Berger, gestern eingeladen')).toBeTruthy();
    expect(row('alt@praxis.at').getByText('Abgelaufen am 20.11.2026')).toBeTruthy();

    const again = row('alt@praxis.at').getByRole('button', {
      name: 'Erneut senden: alt@praxis.at',
    });
    await user.click(again);
    expect(world.calls.at(-1)).toEqual({
      name: 'inviteMember',
      input: { companySlug: 'praxis', email: 'alt@praxis.at', role: 'viewer' },
    });
    // The new invitation is another document but the same row, even while both exist: the focused
    // element keeps the focus.
    const fresh = { ...open, id: 'c'.repeat(64), email: 'alt@praxis.at', invitedAt: now };
    await arrive({ invitations: [...world.invitations, fresh] });
    expect(row('alt@praxis.at').getByText('Gültig bis 04.12.2026')).toBeTruthy();
    await arrive({ invitations: [open, fresh] });
    expect(document.activeElement).toBe(again);

    await user.click(
      row('mira@praxis.at').getByRole('button', { name: 'Zurückziehen: mira@praxis.at' }),
    );
    expect(world.calls.at(-1)).toEqual({
      name: 'revokeInvitation',
      input: { companySlug: 'praxis', invitationId: open.id },
    });
    expect(await screen.findByText('Einladung an mira@praxis.at zurückgezogen')).toBeTruthy();
  });

  test('whose sending is refused says so in its row', async () => {
    world.invitations = [open];
    const { user } = show();
    refuse('form', 'tooManyEmails', 'An diese Adresse gingen heute schon mehrere Einladungen.');
    await user.click(row('mira@praxis.at').getByRole('button', { name: /Erneut senden/ }));
    expect(row('mira@praxis.at').getByRole('alert').textContent).toContain('heute schon mehrere');
  });
});

describe('whether those who only look may print and save', () => {
  const toggle = () =>
    screen.queryByRole('switch', {
      name: 'Auch die Rolle „Lesezugriff“ darf Anfragen drucken und als Datei speichern',
    });

  test('is for administrators to say, at once and in a locked practice too', async () => {
    const { user, arrive } = show({ isLocked: true });
    expect(toggle()?.getAttribute('aria-checked')).toBe('false');
    await user.click(toggle() as HTMLElement);
    expect(world.calls).toEqual([
      { name: 'setViewerExports', input: { companySlug: 'praxis', allowed: true } },
    ]);
    await arrive({ viewersMayExport: true });
    // From then on, a colleague's change counts.
    await arrive({ viewersMayExport: false });
    expect(toggle()?.getAttribute('aria-checked')).toBe('false');
  });

  test('is as it was where that did not work, with the reason', async () => {
    world.answer = { kind: 'failed' };
    const { user } = show();
    await user.click(toggle() as HTMLElement);
    expect(await screen.findByText(/Es kam keine Antwort/)).toBeTruthy();
    expect(toggle()?.getAttribute('aria-checked')).toBe('false');
  });

  test('is no question for others, who read it in the same table', () => {
    world.viewersMayExport = true;
    show({ role: 'therapist', uid: 'jonas' });
    expect(toggle()).toBeNull();
    expect(screen.getByRole('row', { name: 'Drucken und speichern ja ja ja' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Anfragen bearbeiten ja ja nein' })).toBeTruthy();
  });
});

describe('a second factor of all', () => {
  const ask = () => screen.getByRole('button', { name: 'Zweiten Schritt verlangen' });

  test('is asked for after a question, and taken back likewise; the practice says since when', async () => {
    const { user, arrive } = show();
    await user.click(ask());
    await user.click(screen.getByRole('checkbox', { name: 'Die Anmeldung mit Google zählt auch' }));
    await user.click(screen.getByRole('button', { name: 'Ja, verlangen' }));
    await arrive({ factorDemand: { from: new Date('2026-12-06T23:00:00Z'), googleCounts: true } });
    expect(
      screen.getByText(/^Ab dem 07\.12\.2026 braucht jede Person .* nichts weiter\.$/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nicht mehr verlangen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, nicht mehr verlangen' }));
    expect(world.calls.map(({ name, input }) => [name, input])).toMatchObject([
      ['requireFactor', { isRequired: true, googleCounts: true }],
      ['requireFactor', { isRequired: false }],
    ]);
  });

  test('leads an administrator without one to their account', async () => {
    const { user } = show();
    refuse('form', 'ownFactorFirst', 'Richte zuerst selbst einen Passkey ein.');
    await user.click(ask());
    await user.click(screen.getByRole('button', { name: 'Ja, verlangen' }));
    expect(await screen.findByText(/Richte zuerst selbst/)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Zu meinem Konto' });
    expect(way.getAttribute('href')).toBe('/user#passkeys');
  });

  test('is nothing that others decide about', () => {
    show({ role: 'therapist', uid: 'jonas' });
    expect(screen.queryByRole('heading', { name: /Zweiter Schritt/ })).toBeNull();
  });

  test('that a colleague has lost is reset after a question, and said until when they can object', async () => {
    const { user } = show();
    world.answer = { kind: 'done', output: { dueAt: '2026-11-22T09:00:00.000Z' } };
    await user.click(screen.getByRole('button', { name: 'Zweiten Schritt zurücksetzen' }));
    await user.click(screen.getByRole('button', { name: 'Ja, zurücksetzen' }));
    expect(world.calls).toEqual([
      { name: 'resetFactors', input: { companySlug: 'praxis', uid: 'jonas' } },
    ]);
    expect(
      await screen.findByText(/^Der zweite Schritt von Jonas Hofer fällt am .*10:00 Uhr weg/),
    ).toBeTruthy();
  });
});
