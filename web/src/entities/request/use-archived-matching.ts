import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { useLiveQuery } from '../../firebase/use-live.ts';

/** Nothing is asked without tokens. */
export const useArchivedMatching = (slug: string, tokens: readonly string[], limit: number) =>
  useLiveQuery(
    tokens.length === 0 ? undefined : paths.requests(slug),
    queries.archivedMatching(tokens, limit),
    TherapyRequest,
  );
