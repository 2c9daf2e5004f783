import { afterEach, expect, test, vi } from 'vitest';
import { log, reportUnforeseen } from './report.ts';

afterEach(() => vi.restoreAllMocks());

test('an error reaches Error Reporting with its own stack, and without its message', () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  reportUnforeseen('bookings', new RangeError('Erika Beispiel\n    at home'));
  const [, told] = logged.mock.calls[0] ?? [];
  expect(told).toMatchObject({
    '@type': expect.stringContaining('ReportedErrorEvent'),
    stack_trace: expect.stringMatching(/^RangeError: bookings\n {4}at .*report\.test\.ts:\d+/),
  });
  expect(JSON.stringify(told)).not.toMatch(/Erika|home/);
});
