/**
 * Converts a legal text to HTML at build time: fills in the operator's data and all figures, adds
 * heading ids and a table of contents.
 */
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Texts with fewer sections get no table of contents. */
const minSectionsForContents = 4;

/** `analyticsName`: the visitor statistics service; without a name there is none. */
export function legalHtml(source: string, analyticsName = ''): string {
  const text = fillIn(ofThisBuild(source, analyticsName));
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());
  const body = createElement(ReactMarkdown, { components }, text);
  const all =
    headings.length < minSectionsForContents
      ? body
      : createElement(
          Fragment,
          null,
          contentsOf(headings),
          createElement('div', { className: 'stack' }, body),
        );
  return renderToStaticMarkup(all);
}

/** Folded where there is no room for it beside the text. */
function contentsOf(headings: readonly string[]): ReactNode {
  const list = createElement(
    'ol',
    null,
    headings.map((heading) =>
      createElement(
        'li',
        { key: heading },
        createElement('a', { href: `#${idOf(heading)}` }, heading),
      ),
    ),
  );
  return createElement(
    'div',
    { 'data-contents': '' },
    createElement('details', null, createElement('summary', null, 'Inhalt'), list),
    createElement('div', null, createElement('p', { className: 'strong' }, 'Inhalt'), list),
  );
}

/**
 * Lines beginning with '{mit Analyse}' or '{ohne Analyse}' are only for builds with or without such
 * a service.
 */
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
