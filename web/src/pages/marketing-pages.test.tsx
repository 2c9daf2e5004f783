// @vitest-environment node
/**
 * The product's own pages are prerendered at build time: without a window, a clock or inline
 * styles.
 */
import { supportEmail } from '@platzwart/domain/practice/support-email';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { partners, quotes } from '../content/operator.ts';
import { introductionVideos, offeringVideo } from '../content/videos.ts';
import { loadParts } from '../shell/lazy-page.tsx';
import ContactPage from './contact-page.tsx';
import IntroductionVideosPage from './introduction-videos-page.tsx';
import LandingPage from './landing-page.tsx';
import PricingPage from './pricing-page.tsx';
import ProductPage from './product-page.tsx';
import TeamPage from './team-page.tsx';

const pages = [
  { title: 'Schluss mit der Zettel-Warteliste.', Page: LandingPage },
  { title: 'Von der Anfrage bis zum Therapieplatz', Page: ProductPage },
  { title: 'Ein Tarif, alle Funktionen', Page: PricingPage },
  { title: 'Für den Menschen, der auf den Platz wartet', Page: TeamPage },
  { title: 'Kontakt', Page: ContactPage },
  { title: 'Einführungsvideos', Page: IntroductionVideosPage },
];

beforeAll(loadParts);

const write = (Page: ComponentType) =>
  renderToString(
    <StaticRouter location="/">
      <Page />
    </StaticRouter>,
  );
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe.each(pages)('$title, prerendered', ({ title, Page }) => {
  it('has one heading that can take the focus, and nothing the policy forbids or the browser would redraw', () => {
    const html = write(Page);
    expect(html.match(/<h1[^>]*>[^<]*<\/h1>/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<h1(?: class="[a-z0-9 ]+")? tabindex="-1">${title}</h1>`));
    expect(html).not.toMatch(/ style="/);
    // React's marker where a part was not ready.
    expect(html).not.toContain('<!--$!');
  });
});

it('shows twelve things the product does, each with its picture or the sign in its place', () => {
  const html = write(ProductPage);
  expect(count(html, /<h3 id="[^"]+-titel"/g)).toBe(12);
  expect(count(html, /<picture/g)).toBe(12);
  // Three in sight; the others open with a press.
  expect(count(html, /<details id="[^"]+"[^>]*><summary>.*?<\/summary><picture/g)).toBe(9);
  // The free place has a section of its own beside them.
  expect(count(html, /<section[^>]*aria-labelledby="freie-plaetze"/g)).toBe(1);
  expect(html).toContain(`>${offeringVideo.title}</a></h3>`);
  expect(count(html, /<a [^>]*href="[^"]+\.mp4[?"]/g)).toBe(1);
  // Before the blocks and after them.
  expect(count(html, /href="\/company-registration"/g)).toBe(2);
  expect(html).toContain('href="/contact"');
});

it('shows no quotes and no partners while nobody has agreed to be named', () => {
  const html = write(LandingPage);
  const named: readonly [string, readonly unknown[]][] = [
    ['stimmen', quotes],
    ['partner', partners],
  ];
  for (const [id, all] of named)
    expect(count(html, new RegExp(`aria-labelledby="${id}"`, 'g')), id).toBe(
      all.length > 0 ? 1 : 0,
    );
  expect(count(html, /<blockquote/g)).toBe(quotes.length);
});

it('names the prices of the specification and what is in the plan', () => {
  const text = write(PricingPage)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
  for (const detail of [
    '14 € im Monat',
    '140 € im Jahr',
    '17 Prozent',
    '8 € im Monat',
    '30 Tage kostenlos, ohne Kreditkarte',
    '30 € Guthaben',
    'Debitkarte, Kreditkarte oder SEPA-Lastschrift',
  ])
    expect(text).toContain(detail);
});

it('offers to write to the support', () => {
  expect(write(ContactPage)).toContain(`href="mailto:${supportEmail}"`);
});

it('loads no player before somebody wants to watch, and leads to each video without any code too', () => {
  const html = write(IntroductionVideosPage);
  expect(html).not.toContain('<video');
  expect(count(html, /<a [^>]*href="[^"]+\.mp4[?"]/g)).toBe(introductionVideos.length);
});
