import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConfirmEmail } from './confirm-email.tsx';
import { texts } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

const practice = { slug: 'praxis', title: 'Praxis am See' };
const token = 'T'.repeat(43);

beforeEach(() => call.mockReset().mockResolvedValue({ kind: 'done', output: {} }));

test('an address is confirmed by the button alone, and the thanks take the focus', async () => {
  render(<ConfirmEmail practice={practice} token={token} />);
  expect(screen.getByText(texts.lead(practice.title))).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: texts.press }));
  expect(call).toHaveBeenCalledExactlyOnceWith('confirmPracticeEmail', {
    companySlug: 'praxis',
    token,
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(texts.done)));
});

test('a link that is over says what to do, and without a connection it can be tried again', async () => {
  const message = 'Dieser Link gilt nicht mehr.';
  call.mockResolvedValueOnce({
    kind: 'refused',
    details: [{ field: 'token', code: 'linkUnknown', message }],
  });
  call.mockResolvedValueOnce({ kind: 'failed' });
  render(<ConfirmEmail practice={practice} token={token} />);
  const press = () => userEvent.click(screen.getByRole('button', { name: texts.press }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await press();
  expect(await screen.findByText(/Es kam keine Antwort/)).toBeTruthy();
});
