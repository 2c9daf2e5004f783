/** A practice's name in URLs, derived from its title (spec section 5: the slug preview). */
import { folded } from '../text/folding.ts';
import { reservedSlugs } from './reserved-slugs.ts';

const maxLength = 60;

/** Format of a slug: it is a document id and a URL segment. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/**
 * 'Logopädie Große Straße' -> 'logopaedie-grosse-strasse'; undefined if no Latin character or digit
 * is left. The result may be reserved or taken: see slugCandidates.
 */
export function slugFrom(title: string): string | undefined {
  const slug = folded(title.replace(/&/g, ' und '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|(?<!-)-+$/g, '');
  return slug === '' ? undefined : slug;
}

/**
 * Candidates in order: 'praxis', 'praxis-2', 'praxis-3' …, without reserved ones. Endless; empty if
 * the title gives no slug.
 */
export function* slugCandidates(title: string): Generator<string> {
  const base = slugFrom(title);
  if (base === undefined) return;
  if (!reservedSlugs.has(base)) yield base;
  for (let n = 2; ; n++) yield `${base}-${n}`;
}
