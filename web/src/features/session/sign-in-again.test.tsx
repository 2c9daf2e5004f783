import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import SignInAgain from './sign-in-again.tsx';

const { auth, asked, call, factors, passkeys } = vi.hoisted(() => ({
  call: vi.fn(),
  factors: { isFactorMissing: vi.fn(), ownFactors: vi.fn() },
  passkeys: { signInWithPasskey: vi.fn() },
  auth: { hasPassword: vi.fn(), proveAgain: vi.fn() },
  asked: { ask: undefined as ((needed: string) => Promise<boolean>) | undefined },
}));
vi.mock('../../firebase/sign-in.ts', () => auth);
vi.mock('../../firebase/own-token.ts', () => factors);
vi.mock('../../entities/factors/passkeys.ts', () => passkeys);
vi.mock('./second-step.tsx', () => ({
  default: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      Zweiter Schritt
    </button>
  ),
}));
vi.mock('../../firebase/calls.ts', () => ({
  call,
  askForSignIn: (ask: (needed: string) => Promise<boolean>) => {
    asked.ask = ask;
    return () => {
      asked.ask = undefined;
    };
  },
}));

// Minimal browser behaviour for these tests: jsdom dialogs do not open.
const { prototype } = HTMLDialogElement;
const { showModal, close } = prototype;
beforeAll(() => {
  prototype.showModal = function open(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function shut(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterAll(() => {
  Object.assign(prototype, { showModal, close });
});

beforeEach(() => {
  vi.clearAllMocks();
  auth.hasPassword.mockResolvedValue(true);
  auth.proveAgain.mockResolvedValue('done');
  factors.isFactorMissing.mockResolvedValue(false);
  factors.ownFactors.mockResolvedValue([]);
  call.mockResolvedValue({ kind: 'done', output: {} });
});

/** Requests a fresh sign-in and records its outcome. */
async function needed(what = 'freshSignInNeeded') {
  const view = render(<SignInAgain />);
  const answers: boolean[] = [];
  asked.ask?.(what).then((answer) => answers.push(answer));
  await screen.findByRole('dialog', { name: 'Bitte melde dich noch einmal an' });
  return { answers, ...view };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a call that needs a fresh sign-in', () => {
  test('continues once the password has been typed again, and asks no further', async () => {
    const { answers } = await needed();
    await userEvent.type(await screen.findByLabelText('Dein Passwort'), 'platzwart{Enter}');
    await waitFor(() => expect(answers).toEqual([true]));
    expect(auth.proveAgain).toHaveBeenCalledExactlyOnceWith('platzwart');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the second factor alone where the account has one', async () => {
    factors.ownFactors.mockResolvedValue(['totp', 'required']);
    const { answers } = await needed();
    await userEvent.click(await screen.findByRole('button', { name: 'Zweiter Schritt' }));
    await waitFor(() => expect(answers).toEqual([true]));
    expect(screen.queryByLabelText('Dein Passwort')).toBeNull();
  });

  test('goes on to a second factor that came meanwhile', async () => {
    const { answers } = await needed();
    factors.isFactorMissing.mockResolvedValue(true);
    await userEvent.type(await screen.findByLabelText('Dein Passwort'), 'platzwart{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Zweiter Schritt' }));
    await waitFor(() => expect(answers).toEqual([true]));
  });

  test('takes a passkey instead of all that', async () => {
    factors.ownFactors.mockResolvedValue(['passkey']);
    passkeys.signInWithPasskey.mockResolvedValue({ ok: true, output: true });
    const { answers } = await needed();
    await userEvent.click(await screen.findByRole('button', { name: 'Mit Passkey bestätigen' }));
    await waitFor(() => expect(answers).toEqual([true]));
    expect(auth.proveAgain).not.toHaveBeenCalled();
  });

  test('asks nothing where a practice demands what the account does not have', async () => {
    render(<SignInAgain />);
    expect(await asked.ask?.('secondFactorNeeded')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the second factor where the server does, though the token does not say so', async () => {
    call.mockImplementation(async () => {
      expect(await asked.ask?.('secondFactorNeeded')).toBe(false);
      return { kind: 'denied', isFactorNeeded: true };
    });
    const { answers } = await needed('secondFactorNeeded');
    expect(call).toHaveBeenCalledExactlyOnceWith('viewFactors', {});
    expect(screen.queryByLabelText('Dein Passwort')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Zweiter Schritt' }));
    await waitFor(() => expect(answers).toEqual([true]));
  });

  test('does not continue with a wrong one, and says so at the field; nor with none', async () => {
    auth.proveAgain.mockResolvedValue('wrongCredentials');
    const { answers } = await needed();
    await screen.findByLabelText('Dein Passwort');
    await press('Weiter');
    expect(screen.getByRole('alert').textContent).toContain('Bitte gib dein Passwort ein.');
    await userEvent.type(screen.getByLabelText('Dein Passwort'), 'falsch');
    await press('Weiter');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Das ist nicht dein Passwort.'),
    );
    expect(answers).toEqual([]);
  });

  test('is cancelled by a button, or by leaving the page', async () => {
    const first = await needed();
    await press('Abbrechen');
    await waitFor(() => expect(first.answers).toEqual([false]));
    first.unmount();
    const second = await needed();
    second.unmount();
    await waitFor(() => expect(second.answers).toEqual([false]));
  });

  test('leads people without a password to their sign-in and back', async () => {
    auth.hasPassword.mockResolvedValue(false);
    history.replaceState(null, '', '/praxis/administration/einstellungen/benutzer?x=1');
    await needed();
    const link = await screen.findByRole('link', { name: 'Noch einmal anmelden' });
    expect(link.getAttribute('href')).toBe(
      '/login?again=1&returnTo=%2Fpraxis%2Fadministration%2Feinstellungen%2Fbenutzer%3Fx%3D1',
    );
  });
});
