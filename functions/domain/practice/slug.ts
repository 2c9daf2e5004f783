/** A practice's name in URLs, derived from its title (spec section 5: the slug preview). */
import { folded } from '../text/folding.ts';
import { reservedSlugs } from './reserved-slugs.ts';

const maxLength = 60;

/** What a slug looks like: it is a document id and a part of addresses. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/**
 * 'Logopädie Große Straße' -> 'logopaedie-grosse-strasse'; undefined if no character or digit of the Latin script is left.
 * The result may be reserved or taken: see slugCandidates.
 */
export function slugFrom(title: string): string | undefined {
  const slug = folded(title.replace(/&/g, ' und '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? undefined : slug;
}

/** Names to try in turn: 'praxis', 'praxis-2', 'praxis-3' …; reserved words are left out. Endless; empty without a slug. */
export function* slugCandidates(title: string): Generator<string> {
  const base = slugFrom(title);
  if (base === undefined) return;
  if (!reservedSlugs.has(base)) yield base;
  for (let n = 2; ; n++) yield `${base}-${n}`;
}
