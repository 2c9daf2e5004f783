/** What search engines and shared links are told about a practice's page and its form (spec section 2). Pure, no schemas: public pages read it. */
import { sitePaths } from '../site-paths.ts';
import { acceptsRequests } from './intake.ts';
import type { Practice } from './practice.ts';

export type PracticeHead = {
  title: string;
  description: string;
  /** The one address of the page, absolute; none where it is not to be found. */
  canonical?: string;
  noindex?: boolean;
};

/**
 * In: the practice, the path that was asked for, and the product's origin ('https://…', no slash at the end). A listed practice
 * wants to be found, by its page and its form; neither a locked one nor what comes after sending.
 */
export function practiceHead(practice: Practice, pathname: string, origin: string): PracticeHead {
  const { slug, title, subtitle } = practice;
  const found = [sitePaths.practice(slug), sitePaths.booking(slug)].find((path) => path === pathname.replace(/\/$/, ''));
  const name = subtitle === '' ? title : `${title}, ${subtitle}`;
  return {
    title,
    description: acceptsRequests(practice) ? `${name}: Therapieplatz anfragen und passende Zeitfenster wählen, ohne Konto.` : name,
    ...(practice.listed && !practice.locked && found !== undefined ? { canonical: origin + found } : { noindex: true }),
  };
}
