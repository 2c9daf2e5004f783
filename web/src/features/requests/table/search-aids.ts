/**
 * What helps once somebody searches, in table and archive, loaded as one file: the table's first
 * script is nearly full.
 */

import { foundFurther, searchedFurther } from '../../../entities/request/search-further.ts';
import { ArchiveHits } from './archive-hits.tsx';
import { matchNote } from './match-note.ts';
import { focusArchiveHits, stepBetweenResults } from './step-between-results.ts';

export const searchAids = {
  ArchiveHits,
  focusArchiveHits,
  foundFurther,
  matchNote,
  searchedFurther,
  stepBetweenResults,
};
