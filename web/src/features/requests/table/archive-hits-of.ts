/** What the archive holds for a search of the open requests, for the table and the palette. */

import { tokensToAsk } from '@platzwart/domain/request/search-tokens';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { searchedFurther } from '../../../entities/request/search-further.ts';
import type { Live } from '../../../firebase/use-live.ts';
import { matchTexts } from './match-texts.ts';

/** Of a shorter term the archive is not asked unbidden. */
const minTerm = 3;

/** Read of the archive for one term, and named of those. */
const most = 20;
const named = 3;

/** One more says that there are more. */
export const archiveLimit = most + 1;

/** What the archive is asked for; none: it is not asked. */
export const archiveTokens = (term: string): readonly string[] =>
  term.length < minTerm ? [] : tokensToAsk(term);

/** Undefined while nobody knows. */
export function archiveHitsOf(
  live: Live<readonly StoredRequest[]>,
  term: string,
): { isEmpty: boolean; label: string; names: string } | undefined {
  // The cache may hold a part of it.
  if (live.status !== 'loaded' || !live.isCurrent) return undefined;
  const isMore = live.value.length > most;
  const found = searchedFurther(live.value.slice(0, most), term);
  const names = found.slice(0, named).map(fullName).join(', ');
  const { count, moreThan } = matchTexts.archive;
  return {
    isEmpty: found.length === 0 && !isMore,
    label: isMore ? moreThan(found.length) : count(found.length),
    names: names !== '' && (isMore || found.length > named) ? `${names} …` : names,
  };
}
