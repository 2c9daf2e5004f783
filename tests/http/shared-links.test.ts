/**
 * Links to practices as crawlers open them, without JavaScript: through Hosting, for a practice
 * that really has such a name.
 */
import { randomBytes } from 'node:crypto';
import { collections } from '@platzwart/functions/core/collections';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';

const site = 'http://localhost:5002';
process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
const docs = collections(
  initializeFirestore(initializeApp({ projectId: 'demo-platzwart' }, 'shared-links')),
);

const ask = async (path: string) => {
  const response = await fetch(site + path, { headers: { 'user-agent': 'WhatsApp/2.23' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];

it.each(['/logopaedie-lindenhof', '/logopaedie-lindenhof/booking'])(
  '%s shows the practice and its logo',
  async (path) => {
    const { status, headers, html } = await ask(path);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=300, stale-if-error=86400',
    ]);
    expect(html).toContain('<title>Logopädie Lindenhof</title>');
    expect(html).toContain(`<link rel="canonical" href="${site}${path}"`);
    expect(contentOf(html, 'og:title')).toBe('Logopädie Lindenhof');
    expect(contentOf(html, 'description')).toMatch(/^Logopädie Lindenhof, .{40,}/);
    const picture = await fetch(contentOf(html, 'og:image') ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Number(contentOf(html, 'og:image:width'))).toBeGreaterThan(100);
    // The rest is the build's output: policy, stand-in, code.
    expect(html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src &#39;self&#39;/,
    );
    expect(html).toContain('<div id="root" data-stand-in>');
    // Its page begins before any code runs: the build's drawing and the service's words fit.
    const parts = path.endsWith('/booking')
      ? [`href="/logopaedie-lindenhof"`, '<p class="written">Vormittags sind die Wartezeiten']
      : ['<h1 tabindex="-1">Logopädie Lindenhof</h1>', `href="${path}/booking"`];
    for (const part of parts) expect(html).toContain(part);
    expect(html).not.toMatch(/unsafe-inline|slot-/);
  },
);

it('a hostile name is shown as it is', async () => {
  const slug = `feindlich-${randomBytes(4).toString('hex')}`;
  const title = `</title><script>alert(1)</script>"><b x='`;
  const lindenhof = (await docs.practice('logopaedie-lindenhof').get()).data();
  const form = (await docs.form('logopaedie-lindenhof').get()).data();
  if (!lindenhof || !form) throw new Error('The demo world has no such practice.');
  try {
    await docs.form(slug).set(form);
    await docs.practice(slug).set({ ...lindenhof, slug, title, listed: false });
    const { html } = await ask(`/${slug}`);
    const shown = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;b x=&#39;';
    expect(html).toContain(`<title>${shown}</title>`);
    expect(contentOf(html, 'og:title')).toBe(shown);
    expect(html).not.toContain('<script>alert');
    expect(contentOf(html, 'robots')).toBe('noindex');
  } finally {
    await docs.practice(slug).delete();
    await docs.form(slug).delete();
  }
});

it('a locked practice is named, and is not to be found by searching', async () => {
  const { html } = await ask('/physiotherapie-am-stadtpark');
  expect([contentOf(html, 'og:title'), contentOf(html, 'robots')]).toEqual([
    'Physiotherapie am Stadtpark',
    'noindex',
  ]);
  expect(html).not.toContain('rel="canonical"');
});

it('what is no practice says nothing, and is not found', async () => {
  for (const path of ['/gibt-es-nicht', '/gibt-es-nicht/booking', '/konto']) {
    const { status, html } = await ask(path);
    expect([status, contentOf(html, 'og:title')], path).toEqual([404, undefined]);
    expect(html).toContain('<div id="root" data-stand-in>');
  }
});

it('browsers and robots that ask for files get files, or are told that there are none', async () => {
  const kinds = {
    '/favicon.ico': 'image/',
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
    '/robots.txt': 'text/plain',
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type')], path).toEqual([
      200,
      expect.stringContaining(kind),
    ]);
  }
  for (const path of [
    '/apple-touch-icon-precomposed.png',
    '/wp-login.php',
    '/foo/bar.png',
    '/.well-known/security.txt',
  ])
    expect((await ask(path)).status, path).toBe(404);
});
