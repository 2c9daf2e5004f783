/** The documents of practice pages, as crawlers without JavaScript read them. */
import { randomBytes } from 'node:crypto';
import { defaultFormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { opening } from '@platzwart/domain/practice/page-data';
import type { Practice } from '@platzwart/domain/practice/practice';
import { aPractice } from '@platzwart/emulator-data/build-practice';
import { collections } from '@platzwart/functions/core/collections';
import { log } from '@platzwart/functions/core/report';
import { logoFrom, logoPath } from '@platzwart/functions/practices/logo';
import { servePracticePage } from '@platzwart/functions/practices/serve-practice-page';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { database, toolsAt } from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const tools = toolsAt(now);
/** The build's output for Hosting, without the page itself. */
const hosted = async (file: string) =>
  `<head><title>Platzwart – Wartelisten</title><script data-preload data-markdown="/x.js">early()</script></head><body>${file}</body>`;
const { slots } = opening;
const begun = async () =>
  opening.written(
    `<img src="${slots.logoImagePath}"><h1>${slots.title}</h1><p>${slots.subtitle}</p><a href="/${slots.slug}/booking">Anfrage</a>`,
    'wird geladen',
  );
const run = randomBytes(4).toString('hex');
let count = 0;

async function stored(over: Partial<Practice> = {}): Promise<string> {
  const slug = `seite-${++count}-${run}`;
  const docs = collections(database());
  const practice = aPractice({
    slug,
    title: 'Logopädie Lindenhof',
    subtitle: 'Sprache und Stimme',
    ...over,
  });
  await docs.practice(slug).set(practice);
  const [{ id, title }] = practice.locations as [Practice['locations'][0]];
  await docs.form(slug).set(defaultFormConfiguration({ id, title }));
  return slug;
}

const ask = async (path: string) => {
  const {
    status,
    headers = {},
    body = '',
  } = await servePracticePage({ method: 'GET', path }, hosted, tools);
  return { status, headers, html: String(body) };
};

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const read = (text: string | undefined) =>
  text?.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
const titleOf = (html: string) => read(/<title>([^<]*)<\/title>/.exec(html)?.[1]);
const contentOf = (html: string, key: string) =>
  read(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1]);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const dataOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as unknown;

describe('a shared link', () => {
  it.each(['', '/booking'])('to /{slug}%s shows the practice', async (rest) => {
    const slug = await stored();
    const { status, headers, html } = await ask(`/${slug}${rest}`);
    const url = `https://platzwart.example/${slug}${rest}`;
    const description =
      'Logopädie Lindenhof, Sprache und Stimme: Therapieplatz anfragen und passende Zeitfenster wählen, ohne Konto.';
    expect(status).toBe(200);
    expect(headers).toEqual({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=300, stale-if-error=86400',
      'Content-Security-Policy': `frame-ancestors ${rest ? 'https:' : "'none'"}`,
    });
    expect([titleOf(html), canonicalOf(html), contentOf(html, 'robots')]).toEqual([
      'Logopädie Lindenhof',
      url,
      undefined,
    ]);
    expect(
      [
        'description',
        'og:title',
        'og:description',
        'og:url',
        'og:type',
        'og:image',
        'og:image:width',
        'twitter:card',
      ].map((key) => contentOf(html, key)),
    ).toEqual([
      description,
      'Logopädie Lindenhof',
      description,
      url,
      'website',
      'https://platzwart.example/platzwart.png',
      '1200',
      'summary_large_image',
    ]);
    expect(html).toContain(`<body>${rest ? 'booking' : 'practice'}.html</body>`);
  });

  it('shows the logo, with its size, as long as it is the practice’s', async () => {
    const slug = await stored();
    const logo = await logoFrom(
      await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0b6e69' } })
        .png()
        .toBuffer(),
    );
    if (!logo.ok) throw new Error('no logo');
    const docs = collections(database());
    await docs.practiceLogo(slug).set(logo.value);
    const path = logoPath(slug, logo.value);
    await docs.practice(slug).update({ logoImagePath: path });
    const pictureIn = async () => {
      const { html } = await ask(`/${slug}`);
      return ['og:image', 'og:image:width', 'og:image:height', 'twitter:card'].map((key) =>
        contentOf(html, key),
      );
    };
    expect(await pictureIn()).toEqual([
      `https://platzwart.example${path}`,
      '300',
      '100',
      'summary',
    ]);
    await docs.practice(slug).update({ logoImagePath: '' });
    expect((await pictureIn())[0]).toBe('https://platzwart.example/platzwart.png');
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    "$& $` $' $1 &amp; <!--",
    '</script><script>alert(1)</script>',
  ])('shows %j as it is, and runs nothing', async (title) => {
    const slug = await stored({ title, subtitle: title });
    const { html } = await ask(`/${slug}`);
    expect([titleOf(html), contentOf(html, 'og:title')]).toEqual([title, title]);
    expect(contentOf(html, 'description')).toContain(`${title}, ${title}: Therapieplatz`);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/<img|<!--/);
    // Only our attributes.
    for (const [meta] of html.matchAll(/<meta [^>]*>/g))
      expect(meta).toMatch(/^<meta (name|property)="[\w:]+" content="[^"]*" data-head="[\w:]+">$/);
    expect(dataOf(html)).toMatchObject({ practice: { title } });
  });

  it.each([
    [
      'is not listed',
      { listed: false },
      'Logopädie Lindenhof, Sprache und Stimme: Therapieplatz anfragen und passende Zeitfenster wählen, ohne Konto.',
    ],
    ['is locked', { locked: true }, 'Logopädie Lindenhof, Sprache und Stimme'],
  ])(
    'to a practice that %s shows its name, and is not to be found by searching',
    async (_state, over, description) => {
      const { html } = await ask(`/${await stored(over)}`);
      expect([
        titleOf(html),
        contentOf(html, 'og:description'),
        contentOf(html, 'robots'),
        canonicalOf(html),
      ]).toEqual(['Logopädie Lindenhof', description, 'noindex', undefined]);
    },
  );
});

describe('the document', () => {
  it('brings along what the rules let everybody read, and when it was read', async () => {
    const slug = await stored();
    const docs = collections(database());
    const { html } = await ask(`/${slug}`);
    expect(dataOf(html)).toEqual({
      at: now.getTime(),
      practice: (await docs.practice(slug).get()).data(),
      form: (await docs.form(slug).get()).data(),
    });
    // Before the script that looks for it.
    expect(html.indexOf('page-data')).toBeLessThan(html.indexOf('data-preload'));
  });

  it('begins with the practice before any code runs, as it is: with its logo if it has one, and never with what was put into its name', async () => {
    const hostile = `<b onload='x'>$& slot-slug`;
    const beginningOf = async (over: Partial<Practice>) => {
      const slug = await stored(over);
      const { body } = await servePracticePage({ method: 'GET', path: `/${slug}` }, begun, tools);
      return String(body).replaceAll(slug, 'SLUG');
    };
    const rest = '<a href="/SLUG/booking">Anfrage</a>';
    expect(await beginningOf({ title: hostile, subtitle: '' })).toBe(
      `<h1>&lt;b onload=&#39;x&#39;&gt;$&amp; slot-slug</h1><p></p>${rest}`,
    );
    expect(await beginningOf({ logoImagePath: '/media/logos/a/b.webp' })).toBe(
      `<img src="/media/logos/a/b.webp"><h1>Logopädie Lindenhof</h1><p>Sprache und Stimme</p>${rest}`,
    );
    for (const closed of [{ bookingEnabled: false }, { locked: true }])
      expect(await beginningOf(closed)).toBe(await begun());
  });

  it('begins with what a practice says above its form, as text, unless its code has to format it', async () => {
    const noted = async () =>
      opening.written(
        `<h1>Anfrage</h1><div class="note"><div><p class="written">${opening.note}</p></div></div>`,
        'wird geladen',
      );
    const beginningOf = async (bookingInfoMessage: string) => {
      const slug = await stored();
      await collections(database()).form(slug).update({ bookingInfoMessage });
      const path = `/${slug}/booking`;
      const { body } = await servePracticePage({ method: 'GET', path }, noted, tools);
      return String(body);
    };
    expect(await beginningOf(`{titel}:\neher "früh", $& slot-title\n\nDanke`)).toBe(
      '<h1>Anfrage</h1><div class="note"><div><p class="written">Logopädie Lindenhof:\neher &quot;früh&quot;, $&amp; slot-title</p><p class="written">Danke</p></div></div>',
    );
    for (const none of [' \n', 'Vormittags **eher**'])
      expect(await beginningOf(none)).toBe('<h1>Anfrage</h1>');
  });

  it('of an address with capitals shows the practice, whose address has none', async () => {
    const slug = await stored();
    const { html } = await ask(`/${slug.toUpperCase()}/booking`);
    expect([titleOf(html), canonicalOf(html), dataOf(html)]).toEqual([
      'Logopädie Lindenhof',
      `https://platzwart.example/${slug}/booking`,
      null,
    ]);
  });

  it.each([`gibt-es-nicht-${run}`, 'login', 'api', 'konto'])(
    'of /%s, which is no practice, says nothing and is not found',
    async (name) => {
      for (const path of [`/${name}`, `/${name}/booking`]) {
        const { status, html } = await ask(path);
        expect([status, html]).toEqual([
          404,
          await hosted(path === `/${name}` ? 'practice.html' : 'booking.html'),
        ]);
      }
    },
  );

  it('comes without a preview where the database does not answer in time, and is cached by nobody', async () => {
    const slug = await stored();
    const { status, headers, body } = await servePracticePage(
      { method: 'GET', path: `/${slug}` },
      hosted,
      tools,
      0,
    );
    expect([status, headers?.['Cache-Control'], body]).toEqual([
      200,
      'no-store',
      await hosted('practice.html'),
    ]);
  });

  it('comes without a preview where what is stored is not what this release knows', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const slug = await stored();
    await database().doc(`practices/${slug}`).update({ ofALaterRelease: true });
    expect(await ask(`/${slug}`)).toMatchObject({
      status: 200,
      html: await hosted('practice.html'),
    });
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });

  it('cannot come where Hosting has none, which is said', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const away = async () => {
      throw new Error('status 500');
    };
    const { status, headers } = await servePracticePage(
      { method: 'GET', path: '/praxis' },
      away,
      tools,
    );
    expect([status, headers?.['Retry-After']]).toEqual([503, '5']);
    told.mockRestore();
  });

  it('is there for reading alone, at these addresses alone', async () => {
    const slug = await stored();
    const statusOf = async (method: string, path: string) =>
      (await servePracticePage({ method, path }, hosted, tools)).status;
    expect(await statusOf('HEAD', `/${slug}`)).toBe(200);
    expect(await statusOf('POST', `/${slug}`)).toBe(405);
    for (const path of [
      '/',
      `/${slug}/`,
      `/${slug}/booking/success`,
      `/${slug}/administration`,
      '/a.b',
      '/a_b',
      '/-',
      '/%2e%2e',
      '/x/../y',
    ])
      expect(await statusOf('GET', path), path).toBe(404);
  });
});
