import type { CallOutput } from '@platzwart/domain/calls/calls';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { factorMessages } from '@platzwart/domain/sign-in/factors';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import FactorsSection from './factors-section.tsx';

const { call, factors, passkeys } = vi.hoisted(() => ({
  call: vi.fn(),
  factors: { continueWith: vi.fn() },
  passkeys: { addPasskey: vi.fn() },
}));
vi.mock('../../firebase/calls.ts', () => ({ call }));
vi.mock('../../firebase/own-token.ts', () => factors);
vi.mock('../../entities/factors/passkeys.ts', () => passkeys);

type Factors = CallOutput<'viewFactors'>;
const at = '2026-11-21T10:00:00.000Z';
const laptop = { id: 'id', name: 'Laptop', addedAt: at, lastUsedAt: at, isCopied: false };
const nothing: Factors = {
  totp: null,
  recoveryCodes: 0,
  passkeys: [],
  isRequired: false,
  resetAt: null,
  demandedBy: [],
};
const codes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-ccc${n}`);

let stored: Factors;
const answers: Record<string, () => unknown> = {};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('PublicKeyCredential', class {});
  stored = nothing;
  for (const name of Object.keys(answers)) delete answers[name];
  call.mockImplementation((name: string) =>
    Promise.resolve(
      name === 'viewFactors'
        ? { kind: 'done', output: stored }
        : (answers[name]?.() ?? { kind: 'done', output: {} }),
    ),
  );
  factors.continueWith.mockResolvedValue(undefined);
});

async function show(given: Partial<Factors> = {}) {
  stored = { ...nothing, ...given };
  render(<FactorsSection />);
  await screen.findByRole('region', { name: 'Code aus einer App' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('passkeys of an account', () => {
  it('are explained, and added by the device', async () => {
    await show();
    passkeys.addPasskey.mockImplementation(() => {
      stored = { ...nothing, passkeys: [laptop] };
      return Promise.resolve({ ok: true, output: {} });
    });
    await press('Passkey hinzufügen');
    expect(await screen.findByText(`Zuletzt benutzt am ${formatDay(new Date(at))}`)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Ersatzcodes' })).toBeNull();
  });

  it('say why adding one failed', async () => {
    await show();
    const message = 'Es wurde kein Passkey benutzt.';
    passkeys.addPasskey.mockResolvedValue({ ok: false, problem: { kind: 'refused', message } });
    await press('Passkey hinzufügen');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('have a name, and go after a question', async () => {
    await show({ passkeys: [laptop] });
    await press('Umbenennen: Laptop');
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Empfang{Enter}');
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith('renamePasskey', { id: 'id', name: 'Empfang' }),
    );
    await press('Entfernen: Laptop');
    await press('Ja, entfernen');
    await waitFor(() => expect(call).toHaveBeenCalledWith('removePasskey', { id: 'id' }));
  });

  it('may be asked for always, which brings recovery codes', async () => {
    await show({ passkeys: [laptop] });
    answers.requirePasskey = () => {
      stored = { ...stored, isRequired: true, recoveryCodes: 10 };
      return { kind: 'done', output: { recoveryCodes: codes } };
    };
    await userEvent.click(screen.getByRole('switch', { name: 'Passkey immer verlangen' }));
    expect(await screen.findByText(codes[9] ?? '')).toBeTruthy();
    await press('Ich habe sie aufgehoben');
    expect(await part('Ersatzcodes').findByText('Noch 10 übrig')).toBeTruthy();
    expect(screen.queryByText(codes[9] ?? '')).toBeNull();
  });

  it('one that was copied says so', async () => {
    await show({ passkeys: [{ ...laptop, isCopied: true }] });
    expect(screen.getByText(/^Gesperrt/)).toBeTruthy();
  });
});

describe('codes of an app', () => {
  it('count from the first one on, and the recovery codes are shown once', async () => {
    await show();
    answers.beginCodes = () => ({
      kind: 'done',
      output: { secret: 'AAAABBBBCCCC', link: 'otpauth://totp/Platzwart?secret=AAAABBBBCCCC' },
    });
    await press('Code aus einer App einrichten');
    expect(
      await screen.findByRole('img', { name: 'QR-Code für deine Authenticator-App' }),
    ).toBeTruthy();
    expect(screen.getByText('AAAA BBBB CCCC')).toBeTruthy();
    answers.confirmCodes = () => {
      stored = { ...nothing, totp: { addedAt: at }, recoveryCodes: 10 };
      return { kind: 'done', output: { recoveryCodes: codes, token: 'token' } };
    };
    await userEvent.type(screen.getByLabelText(/Code aus der App/), '123456{Enter}');
    const shown = await screen.findByRole('group', { name: 'Ersatzcodes' });
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(factors.continueWith).toHaveBeenCalledWith('token');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Kopieren' }));
    expect(await navigator.clipboard.readText()).toContain(codes.join('\n'));
  });

  it('say at the field that a code is wrong', async () => {
    await show();
    answers.beginCodes = () => ({
      kind: 'done',
      output: { secret: 'AAAA', link: 'otpauth://totp/x' },
    });
    await press('Code aus einer App einrichten');
    const message = 'Dieser Code stimmt nicht.';
    answers.confirmCodes = () => ({
      kind: 'refused',
      details: [{ field: 'code', code: 'wrongCode', message }],
    });
    await userEvent.type(await screen.findByLabelText(/Code aus der App/), '000000{Enter}');
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    await press('Abbrechen');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['enrolmentOver', factorMessages.enrolmentOver],
    ['tooManyCodes', 'Zu viele Versuche.'],
  ])('say above the form what stands against it: %s', async (code, message) => {
    await show();
    answers.beginCodes = () => ({
      kind: 'done',
      output: { secret: 'AAAA', link: 'otpauth://totp/x' },
    });
    await press('Code aus einer App einrichten');
    answers.confirmCodes = () => ({ kind: 'refused', details: [{ field: 'form', code, message }] });
    await userEvent.type(await screen.findByLabelText(/Code aus der App/), '123456{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    // Begun anew, it is gone.
    await press('Abbrechen');
    await press('Code aus einer App einrichten');
    expect(await screen.findByRole('img')).toBeTruthy();
    expect(screen.queryByText(message)).toBeNull();
  });

  it('go after a question, and new recovery codes come after one', async () => {
    await show({ totp: { addedAt: at }, recoveryCodes: 1 });
    expect(part('Ersatzcodes').getByText('Noch 1 übrig')).toBeTruthy();
    answers.renewRecoveryCodes = () => ({ kind: 'done', output: { recoveryCodes: codes } });
    await press('Neue Ersatzcodes');
    await press('Ja, neue zeigen');
    expect(await screen.findByText(codes[0] ?? '')).toBeTruthy();
    await press('Code aus einer App abschalten');
    stored = nothing;
    await press('Ja, abschalten');
    expect(
      await part('Code aus einer App').findByRole('button', { name: /einrichten/ }),
    ).toBeTruthy();
    expect(call).toHaveBeenCalledWith('removeCodes', {});
  });
});

it('what did not load can be asked for again', async () => {
  call.mockResolvedValueOnce({ kind: 'failed', hasAnswer: true });
  render(<FactorsSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('region', { name: 'Code aus einer App' })).toBeTruthy();
});

it('without a connection says so, asks nothing, and goes on once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<FactorsSection />);
  expect(await screen.findByText(callTexts.offline)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByRole('region', { name: 'Code aus einer App' });
  const again = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Code aus einer App einrichten');
  expect((await screen.findByRole('alert')).textContent).toContain(callTexts.offline);
  again.mockRestore();
});

it('a reset that somebody asked for is cancelled here', async () => {
  stored = { ...nothing, resetAt: at };
  const user = userEvent.setup();
  render(<FactorsSection />);
  const cancel = await screen.findByRole('button', { name: 'Nicht zurücksetzen' });
  stored = nothing;
  await user.click(cancel);
  expect(call).toHaveBeenCalledWith('cancelFactorReset', {});
  await waitFor(() => expect(cancel.isConnected).toBe(false));
  expect(screen.getByRole('heading', { name: 'Passkeys' })).toBe(document.activeElement);
});
