/**
 * Light or dark: as the device says, or as somebody chose on it. A device setting that survives sign-out. `preload.ts` applies it
 * before first paint; the rest is up to the stylesheets (tokens.css).
 */
const key = 'platzwart-farben';

/** '' is the device's own. */
export type ColourScheme = '' | 'light' | 'dark';

export function chosenColourScheme(): ColourScheme {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === 'light' || chosen === 'dark' ? chosen : '';
  } catch {
    return '';
  }
}

export function chooseColourScheme(scheme: ColourScheme): void {
  try {
    if (scheme) localStorage.setItem(key, scheme);
    else localStorage.removeItem(key);
  } catch {
    // Storage is disabled: it lasts as long as the page.
  }
  showColourScheme(scheme);
}

/** In the page, in the browser's own bars, and in what the browser paints before the page. */
export function showColourScheme(scheme: ColourScheme): void {
  if (scheme) document.documentElement.dataset.scheme = scheme;
  else delete document.documentElement.dataset.scheme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme || 'light dark');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const device = meta.dataset.device ?? meta.getAttribute('media') ?? '';
    meta.dataset.device = device;
    meta.setAttribute('media', scheme ? (device.includes(scheme) ? 'all' : 'not all') : device);
  }
}
