/**
 * Data that a practice's HTML page embeds as JSON, in a `script` element of this id: all of it is
 * public.
 */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { Practice } from './practice.ts';

export const pageDataId = 'page-data';

export type PageData = {
  /** When it was read, in milliseconds since 1970: shared caches may hold pages too long. */
  at: number;
  practice: Practice;
  form: FormConfiguration;
};

/** Milliseconds during which the data count as fresh. */
export const freshFor = 10_000;

/**
 * How the page or the form of a practice that takes requests begins, drawn by the build with these
 * words in place of the practice's own, in a comment before the loading message. The server fills
 * them in and puts it where that message is.
 */
export const opening = {
  slots: {
    slug: 'slot-slug',
    title: 'slot-title',
    subtitle: 'slot-subtitle',
    logoImagePath: 'slot-logo',
  },
  /** What it says above its form, in a note of its own. */
  note: 'slot-note',
  written: (opening: string, loading: string) =>
    `<!--opening ${opening}--><!--loading-->${loading}<!--/loading-->`,
  pattern: /<!--opening (.*?)--><!--loading-->.*?<!--\/loading-->/s,
} as const;
