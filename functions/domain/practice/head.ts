/**
 * Metadata of a practice's page and form for search engines and shared links (spec section 2).
 * Pure, no schemas: public pages load it.
 */
import { sitePaths } from '../site-paths.ts';
import { acceptsRequests } from './intake.ts';
import type { Practice } from './practice.ts';

type PracticeHead = {
  title: string;
  description: string;
  /** The page's only address, absolute; absent for pages that must not be indexed. */
  canonical?: string;
  noindex?: boolean;
};

/**
 * In: the practice, the requested path, and the product's origin ('https://…', no trailing slash).
 * Only the page and the form of a listed practice are indexed; locked practices and the success
 * page are not.
 */
export function practiceHead(practice: Practice, pathname: string, origin: string): PracticeHead {
  const { slug, title, subtitle } = practice;
  const found = [sitePaths.practice(slug), sitePaths.booking(slug)].find(
    (path) => path === pathname.replace(/\/$/, ''),
  );
  const name = subtitle === '' ? title : `${title}, ${subtitle}`;
  return {
    title,
    description: acceptsRequests(practice)
      ? `${name}: Therapieplatz anfragen und passende Zeitfenster wählen, ohne Konto.`
      : name,
    ...(practice.listed && !practice.locked && found !== undefined
      ? { canonical: origin + found }
      : { noindex: true }),
  };
}
