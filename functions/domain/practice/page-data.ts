/** Data that a practice's HTML page embeds as JSON, in a `script` element of this id: all of it is public. */
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
