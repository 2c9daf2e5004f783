import { expect, test } from 'vitest';
import { formatDuration } from './last-check.tsx';

test.each([
  [0, 'weniger als 0,1 Sekunden'],
  [99, 'weniger als 0,1 Sekunden'],
  [100, '0,1 Sekunden'],
  [412, '0,4 Sekunden'],
  [960, '1 Sekunde'],
  [1_000, '1 Sekunde'],
  [1_540, '1,5 Sekunden'],
  [9_960, '10 Sekunden'],
  [12_340, '12 Sekunden'],
  [59_700, '1 Minute'],
  [61_000, '1 Minute 1 Sekunde'],
  [120_000, '2 Minuten'],
  [185_000, '3 Minuten 5 Sekunden'],
])('%i ms are said as people say them: %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
