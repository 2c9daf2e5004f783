import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { ArchivedBecause } from '@platzwart/domain/request/request';
import { useEffect, useState } from 'react';
import { countDocuments } from '../../firebase/live-documents.ts';

/** More than any archive holds: the archive's queries have a limit. */
const most = 1_000_000;

export type ArchivedCounts = ReadonlyMap<ArchivedBecause, number>;

/**
 * How many are archived for each reason, counted again whenever `whole` changes; undefined while
 * unknown, as without a connection.
 */
export function useArchivedCounts(
  slug: string,
  whole: number | undefined,
): ArchivedCounts | undefined {
  const [counts, setCounts] = useState<ArchivedCounts | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of all tells that those of the reasons have changed.
  useEffect(() => {
    let isLeft = false;
    const count = async (reason: ArchivedBecause) =>
      [
        reason,
        await countDocuments(paths.requests(slug), queries.archivedBecause(reason, most)),
      ] as const;
    Promise.all(ArchivedBecause.options.map(count)).then(
      (found) => isLeft || setCounts(new Map(found)),
      // They are an addition: the archive is complete without them.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [slug, whole]);
  return counts;
}
