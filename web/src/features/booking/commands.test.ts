import { afterEach, expect, it, vi } from 'vitest';
import { waitLimit } from '../../../../tests/support/limits.ts';
import { prepareSending, type SentBooking, sendBooking } from './commands.ts';

const booking = { requestId: '0'.repeat(32), companySlug: 'logopaedie-lindenhof' } as SentBooking;

const connection = vi.spyOn(navigator, 'onLine', 'get');
const line = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  vi.useRealTimers();
  connection.mockReset();
  line.mockReset();
});

it('asks nobody while the device is not connected', async () => {
  connection.mockReturnValue(false);
  expect(await sendBooking(booking)).toEqual({ kind: 'notConnected' });
  expect(line).not.toHaveBeenCalled();
});

it('gives up on a server that never answers instead of waiting for ever', async () => {
  await prepareSending();
  line.mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers();
  const answer = sendBooking(booking);
  await vi.waitFor(() => expect(line).toHaveBeenCalled(), waitLimit);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await answer).toEqual({ kind: 'noAnswer' });
});

it('blames the connection when it went away while sending', async () => {
  connection.mockReturnValue(true);
  line.mockImplementation(async () => {
    connection.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  expect(await sendBooking(booking)).toEqual({ kind: 'notConnected' });
});
