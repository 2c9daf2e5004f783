import { consentVersion } from '@platzwart/domain/booking/consent';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { done, show, shownRequest, world } from './portal-test-setup.tsx';

vi.mock(
  '../../firebase/calls.ts',
  async () => (await import('./portal-test-setup.tsx')).callsOfTests,
);

beforeEach(() => world.reset());

const revokedUntil = '2026-11-30T09:10:00.000Z';
const said = () =>
  world.calls.flatMap(({ name, input }) =>
    name === 'answerRequestLink' ? [(input as { answer: unknown }).answer] : [],
  );
const press = { name: 'Einwilligung widerrufen und Daten löschen' };

test('revoking the consent is in sight, says what it means beside withdrawing, and takes the proof and one press, by keyboard', async () => {
  world.answers.answerRequestLink = done({ request: { ...shownRequest, revokedUntil } });
  const user = show({ practice: { locked: true } });
  const opener = await screen.findByRole('button', press);
  expect(opener.closest('details')).toBeNull();
  opener.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Das ist mehr als „Anfrage zurückziehen“/)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', press));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Widerrufen und löschen' }));
  const proof = screen.getByRole('textbox', {
    name: 'Geburtsdatum',
    description: /Bitte geben Sie das Geburtsdatum ein/,
  });
  expect(document.activeElement).toBe(proof);
  expect(said()).toEqual([]);
  await user.keyboard('05.03.1984{Enter}');
  expect(said()).toEqual([{ kind: 'revokeConsent', proof: '05.03.1984' }]);
  const title = await screen.findByRole('heading', {
    level: 2,
    name: 'Sie haben Ihre Einwilligung widerrufen',
  });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(
    screen.getByText(/Am 30\.11\.2026, 10:10 Uhr werden Ihre Angaben endgültig gelöscht/),
  ).toBeTruthy();
  // Nothing of the request can be changed here any more.
  expect(screen.queryByText('Anfrage verwalten')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zeiten ändern' })).toBeNull();
});

test('it is taken back with a new consent to the text that is shown', async () => {
  world.answers.viewRequestLink = done({ ...shownRequest, revokedUntil, proof: null });
  world.answers.answerRequestLink = done({ request: shownRequest });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Anfrage zurückholen' }));
  await user.click(screen.getByRole('button', { name: 'Einwilligen und zurückholen' }));
  expect(said()).toEqual([]);
  const box = screen.getByRole('checkbox', {
    name: /^Ich willige ausdrücklich ein, dass Logopädie Lindenhof/,
  });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Einwilligen und zurückholen' }));
  expect(said()).toEqual([{ kind: 'renewConsent', proof: null, consentVersion }]);
  const back = await screen.findByText(/Ihre Anfrage ist wieder da/);
  await expect.poll(() => document.activeElement).toBe(back);
});

test('says that the person agreed only where that is recorded', async () => {
  show();
  expect(await screen.findByText(/weil Sie eingewilligt haben/)).toBeTruthy();
  cleanup();
  world.answers.viewRequestLink = done({ ...shownRequest, hasConsent: false });
  show();
  expect(await screen.findByText(/Das können Sie jederzeit sagen/)).toBeTruthy();
  expect(screen.queryByText(/weil Sie eingewilligt haben/)).toBeNull();
  expect(screen.getByRole('button', press)).toBeTruthy();
});

test('a request in the bin can be taken from the practice too, by either proof', async () => {
  const details = [{ field: 'token', code: 'requestBinned', message: 'Gelöscht.' }];
  world.answers.viewRequestLink = { kind: 'refused', details };
  world.answers.answerRequestLink = done({ request: { ...shownRequest, revokedUntil } });
  const user = show();
  await user.click(await screen.findByRole('button', press));
  await user.type(
    screen.getByLabelText('Geburtsdatum oder letzte vier Ziffern der Telefonnummer'),
    '4567',
  );
  await user.click(screen.getByRole('button', { name: 'Widerrufen und löschen' }));
  expect(said()).toEqual([{ kind: 'revokeConsent', proof: '4567' }]);
  const gone = await screen.findByText(/endgültig gelöscht/);
  await expect.poll(() => document.activeElement).toBe(gone);
});
