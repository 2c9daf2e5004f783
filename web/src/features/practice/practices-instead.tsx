/**
 * For those whom a practice cannot take now: others near it that take requests, and the way to look
 * for more.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { texts as found } from './found-texts.ts';
import { practicesInstead, townOf } from './practice-search-data.ts';
import { type ReadListed, useListedPractices } from './queries.ts';

export default function PracticesInstead({
  practice,
  read,
}: {
  practice: Practice;
  read?: ReadListed;
}): ReactNode {
  const readNear = useCallback(
    async () => (await import('./read-finder.ts')).readNear(practice),
    [practice],
  );
  const { load } = useListedPractices(read ?? readNear);
  const near = useMemo(
    () => (load.status === 'loaded' ? practicesInstead(practice, load.practices) : []),
    [load, practice],
  );
  const town = townOf(practice);
  return (
    <section className="stack gap-3 packed framed raised roomy" aria-labelledby="andere">
      <h2 id="andere">{own.title}</h2>
      {near.length === 0 && load.status === 'loaded' && <p>{own.noneNear}</p>}
      {near.length > 0 && (
        <ul role="list" className="stack gap-3">
          {near.map(({ practice: { slug, title, subtitle }, addresses: [nearest] }) => (
            <li key={slug} className="stack gap-1">
              <Link to={sitePaths.practice(slug)} className="lone-link strong">
                {title}
              </Link>
              <span className="hint">
                {[
                  subtitle,
                  nearest?.kilometres !== undefined && found.distance(nearest.kilometres),
                  nearest?.line,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink
          to={{
            pathname: sitePaths.bookingRequest,
            hash: town ? new URLSearchParams({ suche: town }).toString() : '',
          }}
        >
          {town && near.length > 0 ? own.search(town) : own.searchAnywhere}
        </ButtonLink>
      </p>
    </section>
  );
}

const own = {
  title: 'Andere Praxen, die Anfragen annehmen',
  noneNear: 'In der Nähe ist zurzeit keine mit dieser Fachrichtung.',
  search: (town: string) => `Praxen um ${town} suchen`,
  searchAnywhere: 'Praxen suchen',
};
