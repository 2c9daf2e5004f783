import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GivenSession } from './queries.ts';
import type { Session } from './session.ts';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

const { call, refreshSignedIn } = vi.hoisted(() => ({ call: vi.fn(), refreshSignedIn: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/session.ts', () => ({ refreshSignedIn }));

beforeEach(() => {
  vi.clearAllMocks();
  call.mockResolvedValue({ kind: 'done', output: {} });
  refreshSignedIn.mockResolvedValue({ emailVerified: false });
});

function open(emailVerified: boolean) {
  const session: Session = {
    status: 'signedIn',
    user: {
      uid: 'anna',
      name: 'Anna',
      email: 'anna@xn--mller-kva.example',
      emailVerified,
      practices: [],
    },
  };
  render(
    <GivenSession value={session}>
      <VerifyEmailNotice returnTo="/company-registration" />
    </GivenSession>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

describe('asking to confirm the address', () => {
  test('leaves those alone who have done it', () => {
    open(true);
    expect(document.body.textContent).toBe('');
  });

  test('says what to do, and sends the link again, leading back to this page', async () => {
    open(false);
    expect(screen.getByRole('heading', { name: 'Bestätige deine E-Mail-Adresse' })).toBeTruthy();
    await press('Link noch einmal senden');
    expect(call).toHaveBeenCalledExactlyOnceWith('requestEmailVerification', {
      returnTo: '/company-registration',
    });
    expect(said()).toBe('Der Link ist unterwegs an anna@müller.example.');
  });

  test.each([
    [
      {
        kind: 'refused',
        details: [
          {
            field: 'form',
            code: 'tooManyEmails',
            message: 'Wir haben dir gerade schon geschrieben.',
          },
        ],
      },
      'gerade schon',
    ],
    [{ kind: 'denied' }, 'Deine Anmeldung gilt nicht mehr'],
    [{ kind: 'failed' }, 'Es kam keine Antwort'],
    [{ kind: 'failed', hasAnswer: true }, 'schiefgegangen'],
  ])('says why it did not send it', async (result, words) => {
    call.mockResolvedValue(result);
    open(false);
    await press('Link noch einmal senden');
    await waitFor(() => expect(said()).toContain(words));
  });

  test('looks again when one comes back to the tab, once, and without a word if nothing has changed', async () => {
    open(false);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(refreshSignedIn).toHaveBeenCalledOnce();
    expect(said()).toBe('');
  });

  test('tells whoever presses too early, and whoever has no network', async () => {
    open(false);
    await press('Ich habe sie bestätigt');
    expect(said()).toContain('noch nicht bestätigt');
    refreshSignedIn.mockRejectedValue(new Error('offline'));
    await press('Ich habe sie bestätigt');
    expect(said()).toContain('Es kam keine Antwort');
  });
});
