/** What the document of a practice's page brings along, as JSON in a `script` element of this id: what everybody may read anyway. */
import type { FormConfiguration } from '../booking/form-configuration.ts';
import type { Practice } from './practice.ts';

export const pageDataId = 'page-data';

export type PageData = {
  /** When it was read, in milliseconds since 1970: shared caches keep documents longer than anybody should wait for news. */
  at: number;
  practice: Practice;
  form: FormConfiguration;
};

/** Milliseconds in which it is as good as asked for now. */
export const freshFor = 10_000;
