import { ownConsentVersion } from '@platzwart/domain/booking/consent';
import {
  defaultFormConfiguration,
  type FormConfiguration,
} from '@platzwart/domain/booking/form-configuration';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingForm } from './booking-form.tsx';
import type { SendBooking, SentBooking } from './commands.ts';
import { furtherTexts } from './further-texts.ts';

const practice = aPractice({ slug: 'praxis-am-see' });
const pets = { label: 'Haben Sie Haustiere?', options: ['Ja', 'Nein'], required: true };
const stairs = { label: 'Gibt es Treppen?', options: ['Ja', 'Nein'], required: false };
const languages = { label: 'Welche Sprachen?', options: [], required: true };
const form: FormConfiguration = {
  ...defaultFormConfiguration({ id: 'praxis', title: 'Praxis' }),
  own1: pets,
  own2: stairs,
  own3: languages,
};

async function open(send: SendBooking = async () => ({ kind: 'failed' })) {
  const view = (shown: FormConfiguration) => (
    <BookingForm
      practice={practice}
      form={shown}
      today="2026-11-21"
      onSent={() => undefined}
      send={send}
    />
  );
  const { rerender } = render(view(form));
  await screen.findByRole('grid');
  return (change: Partial<FormConfiguration>) => rerender(view({ ...form, ...change }));
}

const group = (name: string | RegExp) => screen.getByRole('radiogroup', { name });
const option = (of: string | RegExp, name: string) =>
  [...group(of).querySelectorAll('input')].find(
    ({ parentElement }) => parentElement?.textContent === name,
  ) as HTMLInputElement;
const field = (name: string | RegExp) =>
  screen.getByRole('textbox', { name }) as HTMLTextAreaElement;
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });

test('each is answered in its own way and sent with its words; what is optional can be left open again', async () => {
  const sent: SentBooking[] = [];
  await open(async (booking) => {
    sent.push(booking);
    return { kind: 'failed' };
  });
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
  fireEvent.click(screen.getByRole('checkbox', { name: 'Montag 8:00 bis 9:00 Uhr' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Ich stimme den Nutzungsbedingungen/ }));
  fireEvent.click(
    screen.getByRole('checkbox', { name: /auch in Antworten auf ihre eigenen Fragen/ }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Anfrage absenden' }));
  await screen.findAllByText(`Bitte beantworten Sie: ${pets.label}`);
  expect(group(pets.label).getAttribute('aria-invalid')).toBe('true');
  expect(field(languages.label).getAttribute('aria-invalid')).toBe('true');
  expect(group(/Treppen/).getAttribute('aria-invalid')).toBeNull();

  expect(option(pets.label, furtherTexts.noAnswer)).toBeUndefined();
  fireEvent.click(option(pets.label, 'Nein'));
  fireEvent.click(option(/Treppen/, 'Ja'));
  fireEvent.click(option(/Treppen/, furtherTexts.noAnswer));
  type(languages.label, 'Türkisch');
  fireEvent.click(screen.getByRole('button', { name: 'Anfrage absenden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    own1: { question: pets.label, answer: 'Nein' },
    own3: { question: languages.label, answer: 'Türkisch' },
    consentVersion: ownConsentVersion,
  });
  expect(sent[0]?.own2).toBeUndefined();
});

test('an answer never stands under other words than it was given to', async () => {
  const change = await open();
  fireEvent.click(option(pets.label, 'Ja'));
  change({ own1: { ...pets, label: 'Rauchen Sie?' } });
  await screen.findByText(furtherTexts.questionReplaced);
  expect(option('Rauchen Sie?', 'Ja').checked).toBe(false);
});

test('what is chosen survives the tab, what is written does not', async () => {
  await open();
  fireEvent.click(option(pets.label, 'Ja'));
  fireEvent.click(option(/Treppen/, 'Nein'));
  type(languages.label, 'Geheimsprache');
  fireEvent(window, new Event('pagehide'));
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Geheimsprache');
  await open();
  await screen.findByText(furtherTexts.restoredButTexts);
  expect(option(pets.label, 'Ja').checked).toBe(true);
  expect(option(/Treppen/, 'Nein').checked).toBe(true);
  expect(field(languages.label).value).toBe('');
});
