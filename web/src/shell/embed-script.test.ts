/** `public/embed.js` on a practice's website, where the browser may refuse the form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../public/embed.js'), 'utf8');
const form = 'https://platzwart.example/praxis/booking';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><iframe src="${form}?embed=1" title="Therapieplatz anfragen"></iframe></main>`;
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const hint = () => frame().previousElementSibling;

/** Its window: each run listens to one of its own. */
let page = document.createElement('div');

/** As its `<script>` runs it, on a page with or without HTTPS. */
function run(protocol: 'http:' | 'https:') {
  const element = document.createElement('script');
  element.src = 'https://platzwart.example/embed.js';
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  page = document.createElement('div');
  new Function('location', 'addEventListener', script)(
    { protocol },
    page.addEventListener.bind(page),
  );
  current.mockRestore();
}

const answer = () =>
  page.dispatchEvent(
    Object.assign(new Event('message'), {
      origin: 'https://platzwart.example',
      source: frame().contentWindow,
      data: { type: 'platzwart:height', height: 900 },
    }),
  );

it('a form that answers gets its height, and nothing is said', () => {
  run('https:');
  answer();
  vi.runAllTimers();
  expect(frame().style.height).toBe('900px');
  expect(hint()).toBeNull();
});

it('one that does not answer gets a link beside it, which goes should it answer late', () => {
  run('https:');
  expect(hint()).toBeNull();
  vi.runAllTimers();
  expect(hint()?.querySelector('a')?.href).toBe(form);
  expect(hint()?.textContent).toContain('lässt sich hier nicht zeigen');
  answer();
  expect(hint()).toBeNull();
});

it('a page without HTTPS, or whose own policy refuses the frame, says so at once and once', () => {
  run('http:');
  expect(hint()?.querySelector('a')?.href).toBe(form);
  hint()?.remove();
  run('https:');
  const refused = Object.assign(new Event('securitypolicyviolation'), {
    blockedURI: 'https://platzwart.example',
  });
  page.dispatchEvent(refused);
  page.dispatchEvent(refused);
  expect(document.querySelectorAll('main > p')).toHaveLength(1);
});
