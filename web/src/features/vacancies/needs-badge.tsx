/**
 * The number of free places that need the team, for the navigation; nothing if none does, or while
 * they load.
 */
import { useRequestHandling } from '../../entities/request/request-handling.tsx';
import { useLiveVacancies } from '../../entities/vacancy/queries.ts';
import { tooltip } from '../../ui/tooltip.ts';
import { needsTeam } from './standing.ts';
import { peopleOfSteps } from './steps/vacancy-steps.ts';

const number = new Intl.NumberFormat('de-DE');
const texts = {
  need: (n: number) =>
    n === 1 ? '1 Platz wartet auf euch' : `${number.format(n)} Plätze warten auf euch`,
  word: (n: number) => (n === 1 ? 'wartet auf euch' : 'warten auf euch'),
} as const;

export function PlacesInNeed() {
  const { slug, readOnlyReason } = useRequestHandling();
  const live = useLiveVacancies(slug);
  const count = live.status === 'loaded' ? live.value.filter(needsTeam).length : 0;
  if (count === 0) return null;
  return (
    <span className="figure due" data-quiet={readOnlyReason && ''} {...tooltip(texts.need(count))}>
      {count}
      <span className="visually-hidden"> {texts.word(count)}</span>
    </span>
  );
}

/** Steps about free places, for 'Zu tun' and its badge: whom each is about; undefined until known. */
export function useVacancySteps(): readonly (string | undefined)[] | undefined {
  const { slug } = useRequestHandling();
  const live = useLiveVacancies(slug);
  if (live.status === 'loading') return undefined;
  return live.status === 'loaded' ? peopleOfSteps(live.value) : [];
}
