/** Turns a legal text into HTML when the product is built: the operator's data and all figures filled in, headings with ids, a table of contents. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components } from 'react-markdown';
import { legalFigures } from './legal-figures.ts';
import { operator } from './src/content/operator.ts';

/** What a legal text may ask for by `{name}`. */
export const legalValues: Readonly<Record<string, string>> = { ...operator, ...legalFigures };

/** Fewer sections are seen at a glance. */
const minSectionsForContents = 4;

/** `analyticsName`: of the service that counts visits; without one, none does. */
export function legalHtml(source: string, analyticsName = ''): string {
  const markdown = ofThisBuild(source, analyticsName);
  const text = markdown.replace(/\{(\w+)\}/g, (_placeholder, key: string) => {
    const value = legalValues[key];
    if (value === undefined) throw new Error(`Neither operator.ts nor legal-figures.ts has '${key}', which a legal text asks for.`);
    return value;
  });
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());
  const contents =
    headings.length < minSectionsForContents
      ? null
      : createElement(
          'details',
          null,
          createElement('summary', null, 'Inhalt'),
          createElement(
            'ol',
            null,
            headings.map((heading) => createElement('li', { key: heading }, createElement('a', { href: `#${idOf(heading)}` }, heading))),
          ),
        );
  return renderToStaticMarkup(createElement('div', null, contents, createElement(ReactMarkdown, { components }, text))).slice(
    '<div>'.length,
    -'</div>'.length,
  );
}

/** Lines that begin with '{mit Analyse}' or '{ohne Analyse}' are for builds with such a service or without. */
function ofThisBuild(source: string, analyticsName: string): string {
  return source
    .replace(/^\{(mit|ohne) Analyse\} (.*\n?)/gm, (_line, when: string, text: string) =>
      (when === 'mit') === (analyticsName !== '') ? text : '',
    )
    .replaceAll('{analyticsName}', () => analyticsName);
}

const components: Components = {
  h2: ({ children }) => createElement('h2', { id: idOf(wordsOf(children)) }, children),
};

function wordsOf(children: ReactNode): string {
  return Array.isArray(children) ? children.map(wordsOf).join('') : String(children);
}

/** '3. Dauer und Kündigung' -> 'dauer-und-kuendigung'. */
function idOf(heading: string): string {
  return heading
    .toLocaleLowerCase('de')
    .replace(/^\d+\.\s*/, '')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
