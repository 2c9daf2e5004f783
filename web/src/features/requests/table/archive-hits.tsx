import { queries } from '@platzwart/domain/queries';
import { Link } from 'react-router';
import { useArchivedRequests } from '../../../entities/request/queries.ts';
import { archiveHitsOf, archiveLimit, archiveTokens } from './archive-hits-of.ts';
import { matchTexts } from './match-texts.ts';
import { archiveHitsId } from './step-between-results.ts';

type Props = {
  slug: string;
  term: string;
  /** Of the archive, searched for the term. */
  addressOf: (term: string) => string | undefined;
};

/** Below the open ones: whom the archive holds for the same search. */
export function ArchiveHits(props: Props) {
  const tokens = archiveTokens(props.term);
  return tokens.length === 0 ? null : <Hits {...props} tokens={tokens} />;
}

function Hits({ slug, term, addressOf, tokens }: Props & { tokens: readonly string[] }) {
  const live = useArchivedRequests(slug, queries.archivedMatching(tokens, archiveLimit));
  const hits = archiveHitsOf(live, term);
  if (!hits) return null;
  if (hits.isEmpty) return <p className="hint">{matchTexts.archive.none}</p>;
  return (
    <p className="hint">
      <Link id={archiveHitsId} to={addressOf(term) ?? ''}>
        {hits.label}
      </Link>
      {hits.names !== '' && ` (${hits.names})`}
    </p>
  );
}
