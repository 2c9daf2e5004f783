import { queries } from '@platzwart/domain/queries';
import { tokensToAsk } from '@platzwart/domain/request/search-tokens';
import { Link } from 'react-router';
import { fullName } from '../../../entities/request/format-person.ts';
import { useArchivedRequests } from '../../../entities/request/queries.ts';
import { matchTexts } from './match-texts.ts';
import { searchedFurther } from './search-further.ts';
import { archiveHitsId } from './step-between-results.ts';

/** Of a shorter term the archive is not asked unbidden. */
const minTerm = 3;

/** Read of the archive for one term, and named of those. */
const most = 20;
const named = 3;

type Props = {
  slug: string;
  term: string;
  /** Of the archive, searched for the term. */
  addressOf: (term: string) => string | undefined;
};

/** Below the open ones: whom the archive holds for the same search. */
export function ArchiveHits(props: Props) {
  const tokens = props.term.length < minTerm ? [] : tokensToAsk(props.term);
  return tokens.length === 0 ? null : <Hits {...props} tokens={tokens} />;
}

function Hits({ slug, term, addressOf, tokens }: Props & { tokens: readonly string[] }) {
  const live = useArchivedRequests(slug, queries.archivedMatching(tokens, most + 1));
  // The cache may hold a part of it.
  if (live.status !== 'loaded' || !live.isCurrent) return null;
  const isMore = live.value.length > most;
  const found = searchedFurther(live.value.slice(0, most), term);
  if (found.length === 0 && !isMore) return <p className="hint">{matchTexts.archive.none}</p>;
  const names = found.slice(0, named).map(fullName).join(', ');
  return (
    <p className="hint">
      <Link id={archiveHitsId} to={addressOf(term) ?? ''}>
        {isMore
          ? matchTexts.archive.moreThan(found.length)
          : matchTexts.archive.count(found.length)}
      </Link>
      {names !== '' && ` (${names}${isMore || found.length > named ? ' …' : ''})`}
    </p>
  );
}
