import { afterEach, expect, it, vi } from 'vitest';
import { type SentBooking, sendBooking } from './commands.ts';

const booking = { requestId: '0'.repeat(32), companySlug: 'logopaedie-lindenhof' } as SentBooking;

const connection = vi.spyOn(navigator, 'onLine', 'get');
const line = vi.spyOn(globalThis, 'fetch');

afterEach(() => {
  connection.mockReset();
  line.mockReset();
});

it('asks nobody while the device is not connected', async () => {
  connection.mockReturnValue(false);
  expect(await sendBooking(booking)).toEqual({ kind: 'notConnected' });
  expect(line).not.toHaveBeenCalled();
});

it('knows nothing of a booking whose answer was lost, wherever the connection is by then', async () => {
  connection.mockReturnValue(true);
  line.mockImplementation(async () => {
    connection.mockReturnValue(false);
    throw new TypeError('Failed to fetch');
  });
  expect(await sendBooking(booking)).toEqual({ kind: 'noAnswer' });
});
