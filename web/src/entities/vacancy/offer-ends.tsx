/**
 * What ends with a request that leaves the list, and who is asked instead: said before it is done.
 */
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { fullName } from '../request/format-person.ts';
import { type StoredRequest, useRequestHandling } from '../request/request-handling.tsx';
import { vacancyTime } from './format-vacancy.ts';
import { offerEnds as t } from './offer-ends-texts.ts';
import { useLiveVacancies } from './queries.ts';

/** Nothing for requests without an offer. Reads nothing unless one has. */
export default function OfferEnds({ requests }: { requests: readonly StoredRequest[] }) {
  const [first, ...others] = requests.filter(({ offer }) => offer !== null);
  if (!first) return null;
  return others.length > 0 || requests.length > 1 ? (
    t.several(others.length + 1)
  ) : (
    <OneEnds request={first} />
  );
}

function OneEnds({ request }: { request: StoredRequest }) {
  const { slug, open } = useRequestHandling();
  const live = useLiveVacancies(slug);
  const vacancy =
    live.status === 'loaded'
      ? live.value.find(({ id }) => id === request.offer?.vacancyId)
      : undefined;
  if (!vacancy) return t.unknown;
  const people = new Map(
    (open.status === 'loaded' ? open.value : []).map((each) => [each.id, each]),
  );
  const hasAccepted = vacancy.winners.some(({ requestId }) => requestId === request.id);
  const has = (hasAccepted ? t.accepted : t.offered)(vacancyTime(vacancy.slot));
  if (vacancy.mode !== 'inTurn' || vacancy.stalledBecause === 'held') return has;
  const next = nextOf(vacancy, people);
  return `${has} ${next ? t.next(fullName(next)) : t.nobody}`;
}

/** As far as can be known: who has no other offer. */
function nextOf(
  { plan, asked }: Vacancy,
  people: ReadonlyMap<string, StoredRequest>,
): StoredRequest | undefined {
  return plan
    .slice(asked)
    .flatMap(({ requestId }) => people.get(requestId) ?? [])
    .find(({ offer }) => offer === null);
}
