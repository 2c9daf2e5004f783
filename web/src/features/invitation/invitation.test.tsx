import { sitePaths } from '@platzwart/domain/site-paths';
import type { UserPractice } from '@platzwart/domain/team/member';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, StrictMode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import { roleMeanings } from '../../entities/member/role-texts.ts';
import { Invitation } from './invitation.tsx';

const world = vi.hoisted(() => ({
  calls: [] as { name: string; input: unknown }[],
  answers: {} as Record<string, unknown>,
}));

vi.mock('../../firebase/calls.ts', () => ({
  call: async (name: string, input: unknown) => {
    world.calls.push({ name, input });
    return world.answers[name];
  },
}));

const details = {
  companySlug: 'lindenhof',
  practiceTitle: 'Logopädie Lindenhof',
  role: 'therapist',
  email: 'mira@praxis.at',
  invitedBy: 'Anna Berger',
} as const;

type Reader = NonNullable<ComponentProps<typeof Invitation>['reader']>;
const mira: Reader = { uid: 'mira', email: 'Mira@praxis.at', practices: [] };
const joined: UserPractice = { slug: 'lindenhof', title: 'Logopädie Lindenhof', role: 'therapist' };

const refusal = (code: string, message: string, field = 'token') => ({
  kind: 'refused',
  details: [{ field, code, message }],
});

beforeEach(() => {
  world.calls = [];
  world.answers = {
    viewInvitation: { kind: 'done', output: details },
    acceptInvitation: { kind: 'done', output: { companySlug: 'lindenhof' } },
  };
});

function show(reader: Reader | null | undefined) {
  const onJoined = vi.fn();
  const switchAccount = vi.fn();
  const view = (who: typeof reader) => (
    <StrictMode>
      <MemoryRouter>
        <Invitation
          token="lindenhof~geheim"
          reader={who}
          signInPath="/login?returnTo=%2Feinladung"
          switchAccount={switchAccount}
          join={({ email }) => <p>Beitreten als {email}</p>}
          paths={sitePaths}
          onJoined={onJoined}
        />
      </MemoryRouter>
    </StrictMode>
  );
  const shown = render(view(reader));
  return {
    user: userEvent.setup(),
    onJoined,
    switchAccount,
    become: (who: typeof reader) => shown.rerender(view(who)),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const accepted = () => world.calls.filter(({ name }) => name === 'acceptInvitation');

describe('an invitation', () => {
  test('asks nothing while nobody knows who reads: the answer depends on it', () => {
    show(undefined);
    expect(screen.getByRole('status').textContent).toContain('wird geladen');
    expect(world.calls).toEqual([]);
  });

  test('says who invites whom to what, and lets visitors join', async () => {
    show(null);
    await heading('Einladung in das Team von Logopädie Lindenhof');
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'Logopädie Lindenhof',
      'Anna Berger',
      'mira@praxis.at',
      `Empfang und Therapie${roleMeanings.therapist}`,
    ]);
    expect(screen.getByText('Beitreten als mira@praxis.at')).toBeTruthy();
    expect(accepted()).toEqual([]);
  });

  test('is accepted by a button alone, and leads on when the session knows the practice', async () => {
    const { user, onJoined, become } = show(mira);
    await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
    expect(accepted()).toEqual([
      { name: 'acceptInvitation', input: { token: 'lindenhof~geheim' } },
    ]);
    expect(await screen.findByText(/Dein Zugang wird eingerichtet/)).toBeTruthy();
    expect(onJoined).not.toHaveBeenCalled();
    become({ ...mira, practices: [joined] });
    await waitFor(() => expect(onJoined).toHaveBeenCalledWith('lindenhof'));
  });

  test('for another address says which one is signed in and how to change that', async () => {
    const { user, switchAccount } = show({ ...mira, email: 'paul@praxis.at' });
    await screen.findByText(
      /Du bist als paul@praxis.at angemeldet. Diese Einladung gilt für mira@praxis.at/,
    );
    expect(screen.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mit anderer Adresse anmelden' }));
    expect(switchAccount).toHaveBeenCalledOnce();
  });

  test('of a practice one belongs to leads there; one that gives more can still be accepted', async () => {
    const { become } = show({ ...mira, practices: [joined] });
    expect(
      (await screen.findByRole('link', { name: 'Zur Administration' })).getAttribute('href'),
    ).toBe('/lindenhof/administration');
    become({ ...mira, practices: [{ ...joined, role: 'viewer' }] });
    expect(await screen.findByRole('button', { name: 'Einladung annehmen' })).toBeTruthy();
  });
});

describe('an invitation that opens nothing', () => {
  test.each([
    ['invitationExpired', 'Einladung abgelaufen'],
    ['invitationRevoked', 'Einladung zurückgezogen'],
    ['invitationUsed', 'Einladung schon angenommen'],
    ['invitationUnknown', 'Einladung nicht gefunden'],
    ['invalid', 'Einladung nicht gefunden'],
  ])('says so: %s', async (code, title) => {
    world.answers.viewInvitation = refusal(code, 'Warum, steht hier.');
    show(mira);
    await heading(title);
    expect(screen.getByText('Warum, steht hier.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zu meinen Praxen' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  test('because it was used lets a visitor sign in: it may have been them', async () => {
    world.answers.viewInvitation = refusal(
      'invitationUsed',
      'Diese Einladung wurde schon angenommen.',
    );
    const { become } = show(null);
    expect((await screen.findByRole('link', { name: 'Anmelden' })).getAttribute('href')).toContain(
      '/login',
    );
    world.answers.viewInvitation = { kind: 'done', output: details };
    become({ ...mira, practices: [joined] });
    expect(await screen.findByRole('link', { name: 'Zur Administration' })).toBeTruthy();
  });

  test('because it was used tells whoever is signed in what to do, by the address they have here', async () => {
    world.answers.viewInvitation = refusal(
      'invitationUsed',
      'Diese Einladung wurde schon angenommen.',
    );
    show(mira);
    expect(
      await screen.findByText(
        /^Du bist als Mira@praxis\.at angemeldet\..*bitte die Praxis um eine neue Einladung/,
      ),
    ).toBeTruthy();
  });

  test('because there is no connection is asked for again', async () => {
    world.answers.viewInvitation = { kind: 'failed' };
    const { user } = show(null);
    await heading('Die Einladung lässt sich gerade nicht laden');
    expect(screen.getByText(/Es kam keine Antwort/)).toBeTruthy();
    world.answers.viewInvitation = { kind: 'done', output: details };
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await heading('Einladung in das Team von Logopädie Lindenhof');
  });
});

describe('accepting', () => {
  test.each([
    [
      refusal('invitationRevoked', 'Diese Einladung wurde zurückgezogen.'),
      'Diese Einladung wurde zurückgezogen.',
    ],
    [{ kind: 'failed' }, callTexts.noAnswer],
    [{ kind: 'failed', hasAnswer: true }, callTexts.failed],
  ])('refused says why, with the focus, and can be tried again', async (answer, expected) => {
    world.answers.acceptInvitation = answer;
    const { user } = show(mira);
    await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
    await screen.findByText(expected);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(expected));
    expect(screen.getByRole('button', { name: 'Einladung annehmen' })).toBeTruthy();
  });

  test('without a session any more leads to the sign-in', async () => {
    world.answers.acceptInvitation = { kind: 'denied' };
    const { user } = show(mira);
    await user.click(await screen.findByRole('button', { name: 'Einladung annehmen' }));
    expect((await screen.findByRole('link', { name: 'Anmelden' })).getAttribute('href')).toContain(
      '/login',
    );
  });
});
