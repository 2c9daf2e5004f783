import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookingForm } from './booking-form.tsx';
import type { SendBooking, SentBooking } from './commands.ts';

const practice = aPractice({ slug: 'praxis-am-see' });
const form = { ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }), minSlots: 1 };
const key = 'platzwart-anfrage-praxis-am-see';

async function open(
  send: SendBooking = async (booking) => ({
    kind: 'done',
    output: { requestId: booking.requestId },
  }),
) {
  const onSent = vi.fn();
  render(
    <BookingForm practice={practice} form={form} today="2026-11-21" onSent={onSent} send={send} />,
  );
  await screen.findByRole('grid');
  return { onSent };
}

const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const stored = () =>
  JSON.parse(sessionStorage.getItem(key) ?? 'null') as {
    at: number;
    values: Record<string, unknown>;
  } | null;

/** As a phone does that needs the memory: the page is hidden, and gone. */
async function dropTab() {
  fireEvent(window, new Event('pagehide'));
  cleanup();
}

async function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: 'Für mich selbst' }));
  for (const [name, value] of Object.entries({
    Vorname: 'Mia',
    Nachname: 'Huber',
    Geburtsdatum: '01.02.1950',
    'E-Mail-Adresse': 'mia@beispiel.at',
    Telefonnummer: '0664 1234567',
    'Grund der Anfrage': 'Heiserkeit',
  }))
    type(name, value);
  fireEvent.click(box('Montag 8:00 bis 9:00 Uhr'));
  fireEvent.click(box(/Ich stimme den Nutzungsbedingungen/));
  fireEvent.click(box(/willige ausdrücklich ein/));
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Anfrage absenden' }));

test('what was typed is there again after the tab was dropped, but for what is most private; a press gives it up', async () => {
  await open();
  await fillIn();
  await dropTab();
  await open();
  expect(await screen.findByText(/Ihre Angaben von eben sind noch da/)).toBeTruthy();
  expect(
    ['Vorname', 'Nachname', 'Geburtsdatum', 'E-Mail-Adresse', 'Telefonnummer'].map(
      (name) => field(name).value,
    ),
  ).toEqual(['Mia', 'Huber', '01.02.1950', 'mia@beispiel.at', '0664 1234567']);
  expect(box('Montag 8:00 bis 9:00 Uhr').checked).toBe(true);
  expect([field('Grund der Anfrage').value, box(/willige ausdrücklich ein/).checked]).toEqual([
    '',
    false,
  ]);
  expect(sessionStorage.getItem(key)).not.toMatch(/Heiserkeit|onsent/);

  fireEvent.click(screen.getByRole('button', { name: 'Angaben verwerfen' }));
  await waitFor(() => expect(stored()).toBe(null));
  await waitFor(() =>
    expect([field('Vorname').value, box('Montag 8:00 bis 9:00 Uhr').checked]).toEqual(['', false]),
  );
  expect(screen.queryByText(/Angaben von eben/)).toBe(null);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await dropTab();
  expect(stored()).toBe(null);
});

test('it is gone after sending, and nothing late brings it back', async () => {
  const { onSent } = await open();
  await fillIn();
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  await dropTab();
  expect(stored()).toBe(null);
});

test('an attempt without an answer is the same request afterwards; without an attempt a copied tab is another one', async () => {
  const sent: SentBooking[] = [];
  const lost: SendBooking = async (booking) => {
    sent.push(booking);
    return { kind: 'failed' } as Awaited<ReturnType<SendBooking>>;
  };
  const again = async () => {
    await screen.findByText(/Angaben von eben/);
    type('Grund der Anfrage', 'Heiserkeit');
    fireEvent.click(box(/Ich stimme den Nutzungsbedingungen/));
    fireEvent.click(box(/willige ausdrücklich ein/));
    submit();
  };
  await open(lost);
  await fillIn();
  await dropTab();
  expect(stored()).not.toHaveProperty('requestId');
  await open(lost);
  await again();
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole('alert');
  const copied = sessionStorage.getItem(key) ?? '';
  expect(copied).toContain(sent[0]?.requestId);
  await dropTab();
  await open(lost);
  await again();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId);
});

test.each([
  ['older than two hours', (draft: object) => ({ ...draft, at: Date.now() - 2 * 60 * 60_000 - 1 })],
  [
    'of another version',
    (draft: { values: object }) => ({
      ...draft,
      values: { firstname: 7, slots: 'Mo', nobody: 'x' },
    }),
  ],
  ['that nobody can read', () => 'x'],
])('one %s is as if there were none', async (_which, change) => {
  await open();
  await fillIn();
  await dropTab();
  const draft = stored();
  sessionStorage.setItem(key, JSON.stringify(change(draft as { at: number; values: object })));
  await open();
  expect([field('Vorname').value, box('Montag 8:00 bis 9:00 Uhr').checked]).toEqual(['', false]);
  expect(screen.queryByText(/Angaben von eben/)).toBe(null);
});
