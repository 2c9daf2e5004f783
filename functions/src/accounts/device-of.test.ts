import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Firefox auf Windows', 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0'],
  [
    'Chrome auf Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/130.0.0.0 Safari/537.36`,
  ],
  [
    'Edge auf Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`,
  ],
  [
    'Safari auf iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
  ],
  [
    'Chrome auf iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605 CriOS/130.0 Mobile Safari/604.1',
  ],
  [
    'Samsung Internet auf Android',
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
  ],
  ['Browser auf unbekanntem Gerät', '<script>alert(1)</script>'],
  ['Browser auf unbekanntem Gerät', undefined],
])('%s', (device, agent) => {
  expect(deviceOf(agent)).toBe(device);
});
