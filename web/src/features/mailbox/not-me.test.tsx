import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { NotMe } from './not-me.tsx';
import { texts as t } from './texts.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../firebase/calls.ts', () => ({ call }));

const token = 'T'.repeat(43);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => call.mockReset().mockResolvedValue({ kind: 'done', output: {} }));

test('opening changes nothing; a press stops, and another one lets e-mails come again, with the words in focus', async () => {
  render(<NotMe token={token} />);
  expect(call).not.toHaveBeenCalled();
  await press(t.stop);
  expect(call).toHaveBeenLastCalledWith('answerMailboxLink', { token, answer: 'stop' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(t.stopped)));
  expect(screen.queryByRole('button', { name: t.stop })).toBeNull();
  await press(t.resume);
  expect(call).toHaveBeenLastCalledWith('answerMailboxLink', { token, answer: 'resume' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(t.resumed)));
});

test('the link of an old e-mail lets them come again at once', async () => {
  render(<NotMe token={token} />);
  await press(t.resume);
  expect(call).toHaveBeenCalledExactlyOnceWith('answerMailboxLink', { token, answer: 'resume' });
  expect(await screen.findByText(t.again)).toBeTruthy();
});

test('a link that is none says so', async () => {
  const message = 'Diesen Link gibt es nicht oder nicht mehr.';
  call.mockResolvedValue({
    kind: 'refused',
    details: [{ field: 'token', code: 'linkUnknown', message }],
  });
  render(<NotMe token={token} />);
  await press(t.stop);
  expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull();
  expect(screen.queryByText(t.stopped)).toBeNull();
});
