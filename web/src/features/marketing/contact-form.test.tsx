import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts as callTexts } from '../../calls/texts.ts';
import { ContactForm } from './contact-form.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/calls.ts', () => ({ call }));

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ kind: 'done', output: {} });
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Nachricht senden' });
const refused = (field: string, code: string, message: string) =>
  call.mockResolvedValueOnce({ kind: 'refused', details: [{ field, code, message }] });

async function write() {
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.type(field(/^E-Mail/), 'Anna Huber <anna@müller.example>');
  await user.type(field(/^Nachricht/), 'Wie kündige ich?');
  return user;
}

test('sends what was written, and says what arrived and where the answer goes', async () => {
  const user = await write();
  await user.click(send());
  const received = await screen.findByText(
    'Danke, deine Nachricht ist angekommen. Wir antworten an anna@müller.example.',
  );
  expect(document.activeElement).toBe(received);
  expect(screen.getByText('Wie kündige ich?')).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('sendContactMessage', {
    messageId: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: '',
    email: 'anna@xn--mller-kva.example',
    message: 'Wie kündige ich?',
    homepage: '',
    fillSeconds: 60,
  });
  await user.click(screen.getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
  expect(field(/^Nachricht/).value).toBe('');
});

test('says what is missing before anybody is asked, and nothing of how fast that was', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const user = userEvent.setup();
  render(<ContactForm />);
  await user.click(send());
  expect(screen.getByRole('link', { name: 'Bitte gib eine E-Mail-Adresse ein.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bitte schreib uns, worum es geht.' })).toBeTruthy();
  expect(screen.queryByText(/sehr schnell/)).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('keeps what was written when it does not arrive, and sends the same message again', async () => {
  const user = await write();
  call.mockResolvedValueOnce({ kind: 'failed' });
  await user.click(send());
  await screen.findByText(callTexts.noAnswer);
  expect(field(/^Nachricht/).value).toBe('Wie kündige ich?');
  await user.click(send());
  await screen.findByText(/^Danke/);
  const [first, second] = call.mock.calls.map(([, input]) => input);
  expect(second).toEqual(first);
});

test('says who has written too much, and whom to tell that our page is not ours', async () => {
  const user = await write();
  refused('form', 'tooManyMessages', 'Weitere schick uns bitte per E-Mail.');
  await user.click(send());
  await screen.findByText('Weitere schick uns bitte per E-Mail.');
  refused('form', 'notProven', 'Wenden Sie sich an die Praxis.');
  await user.click(send());
  await screen.findByText(/oder schreib uns eine E-Mail\.$/);
  expect(screen.queryByText(/Praxis/)).toBeNull();
});

test('empties the field that only a browser has filled in, so that a second press is enough', async () => {
  const user = await write();
  const trap = document.querySelector<HTMLInputElement>('[name="homepage"]');
  if (trap) trap.value = 'https://x.example';
  await user.click(send());
  await screen.findByText(/vermutlich von deinem Browser/);
  expect(call).not.toHaveBeenCalled();
  await user.click(send());
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
});
