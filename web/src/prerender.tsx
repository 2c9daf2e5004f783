/**
 * Prerenders the pages that are the same for everybody. Runs at build time, in Node; `build.ts`
 * inserts the result into documents.
 */
import { openGraphTags, productPicture } from '@platzwart/domain/practice/open-graph';
import { opening } from '@platzwart/domain/practice/page-data';
import { sitePaths } from '@platzwart/domain/site-paths';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { origin } from './env.ts';
import { GivenTexts, type LegalTextName } from './features/legal/legal-text.tsx';
import { PracticeLoading } from './features/practice/practice-header.tsx';
import { PracticeOpening } from './features/practice/practice-home.tsx';
import { SessionProvider } from './features/session/queries.ts';
import { descriptions } from './page-descriptions.ts';
import { FormLoading, FormOpening } from './pages/form-opening.tsx';
import { AppRoutes, headOf, loadPage, routes } from './routes.tsx';
import { loadParts } from './shell/lazy-page.tsx';
import { type Head, type HeadTag, headTags } from './ui/document-head.ts';

export type PrerenderedPage = {
  path: string;
  html: string;
  head: Head;
  tags: HeadTag[];
  hasStatistics: boolean;
};

// A practice's papers ask for its settings: they are no page.
const legalTexts = import.meta.glob<string>(
  ['../../functions/domain/legal/*.md', '!../../functions/domain/legal/practice-papers.md'],
  {
    import: 'default',
  },
);

async function readLegalTexts(): Promise<Partial<Record<LegalTextName, string>>> {
  const texts = await Promise.all(
    Object.entries(legalTexts).map(async ([file, read]) => [
      file.replace(/^.*\/(.*)\.md$/, '$1'),
      await read(),
    ]),
  );
  return Object.fromEntries(texts);
}

/**
 * Pages that are the same for everybody; guarded or address-dependent content renders in the
 * browser.
 */
export async function prerenderedPages(): Promise<PrerenderedPage[]> {
  const pages = routes.filter(({ isPrerendered }) => isPrerendered);
  const givenTexts = await readLegalTexts();
  await Promise.all(pages.map(({ path }) => loadPage(path)));
  await loadParts();
  return pages.map((route) => {
    const description = descriptions[route.path];
    if (!description) throw new Error(`page-descriptions.ts says nothing about ${route.path}.`);
    const head: Head = { ...headOf(route), description };
    const { path, hasStatistics = false } = route;
    return {
      path,
      html: drawn(path, givenTexts),
      head,
      tags: [...headTags(head), ...sharing(head)],
      hasStatistics,
    };
  });
}

/**
 * Placeholder of a practice's page until its code loads: the layout, texts common to all practices,
 * and a loading message. The browser does not hydrate it but renders the page in its place.
 */
export async function practiceStandIn(page: 'practice' | 'booking'): Promise<string> {
  const anyPractice = 'praxis';
  const path = sitePaths[page](anyPractice);
  await loadPage(path);
  await loadParts();
  const document = drawn(path);
  const isForm = page === 'booking';
  const loading = renderToString(isForm ? <FormLoading /> : <PracticeLoading />);
  if (!document.includes(loading))
    throw new Error('The stand-in of a practice has no loading message.');
  // Static markup has no comments of React's, which would end ours. Its hint to load the picture
  // says what the picture does.
  const begins = renderToStaticMarkup(
    <StaticRouter location={path}>
      {isForm ? (
        <FormOpening practice={opening.slots} note={opening.note} />
      ) : (
        <PracticeOpening practice={opening.slots} />
      )}
    </StaticRouter>,
  );
  return document.replace(loading, () =>
    opening.written(begins.replace(/<link [^>]*>/, ''), loading),
  );
}

function drawn(path: string, givenTexts: Partial<Record<LegalTextName, string>> = {}): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <GivenTexts value={givenTexts}>
          <SessionProvider isPrerendered>
            <AppRoutes />
          </SessionProvider>
        </GivenTexts>
      </StaticRouter>
    </StrictMode>,
  );
}

function sharing({ title, description = '', canonical = '' }: Head): HeadTag[] {
  return openGraphTags({ title, description, url: canonical, picture: productPicture(origin) }).map(
    ({ by, key, content }) => ({
      tag: 'meta',
      key,
      attributes: { [by]: key, content },
    }),
  );
}
