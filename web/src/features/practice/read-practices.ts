/** Asks the database for practices. Loaded beside the pages, never before them. */
import { FormConfiguration } from '@platzwart/domain/form-configuration';
import { paths } from '@platzwart/domain/paths';
import { Practice } from '@platzwart/domain/practice';
import { queries } from '@platzwart/domain/queries';
import { publicDocument, publicDocuments } from '../../firebase/public-documents.ts';
import { report } from '../../report.ts';
import type { ReadPractice } from './queries.ts';

export const readPractice: ReadPractice = async (slug) => {
  if (!Practice.shape.slug.safeParse(slug).success) return undefined;
  const [practice, form] = await Promise.all([
    publicDocument(paths.practice(slug), Practice),
    publicDocument(paths.form(slug), FormConfiguration),
  ]);
  return practice && form && { practice, form };
};

export function readListedPractices(): Promise<Practice[]> {
  return publicDocuments(queries.listedPractices(), Practice, (problem) => report(problem, 'listed practice'));
}
