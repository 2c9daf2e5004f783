/**
 * Light or dark: as the device says, or as somebody chose on it. `preload.ts` applies it before
 * first paint; the rest is up to the stylesheets (tokens.css).
 */
import { deviceSetting, setDeviceSetting } from './device-setting.ts';

export const colourSchemeKey = 'platzwart-farben';

/** '' is the device's own. */
export type ColourScheme = '' | 'light' | 'dark';

export function chosenColourScheme(): ColourScheme {
  const chosen = deviceSetting(colourSchemeKey);
  return chosen === 'light' || chosen === 'dark' ? chosen : '';
}

export function chooseColourScheme(scheme: ColourScheme): void {
  setDeviceSetting(colourSchemeKey, scheme);
  showColourScheme(scheme);
}

/** In the page, in the browser's own bars, and in what the browser paints before the page. */
export function showColourScheme(scheme: ColourScheme): void {
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', scheme || 'light dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = meta.dataset.device ?? meta.getAttribute('media') ?? '';
    meta.dataset.device = device;
    meta.setAttribute('media', scheme ? (device.includes(scheme) ? 'all' : 'not all') : device);
  }
}
