/** The requests that a vacancy names, and what stays of it when they are erased. */
import { liveVacancyStates, type Vacancy } from './vacancy.ts';

type Lists = Pick<Vacancy, 'plan' | 'passedOver' | 'winners' | 'late' | 'behind'>;
type Named = Lists & Pick<Vacancy, 'state' | 'seats' | 'asked'>;

/** Some several times. */
export function requestsNamedIn({ plan, passedOver, winners, late, behind }: Lists): string[] {
  return [...[...plan, ...passedOver, ...winners, ...late].map(({ requestId }) => requestId), ...behind];
}

/**
 * The vacancy without these requests, or itself if it names none of them. Their live offers must have ended before. A seat that was given
 * to one of them stays given: a live vacancy has one seat fewer then, so that nobody is asked about it again.
 */
export function withoutRequests<T extends Named>(vacancy: T, erased: ReadonlySet<string>): T {
  const stays = ({ requestId }: { requestId: string }) => !erased.has(requestId);
  if (!requestsNamedIn(vacancy).some((id) => erased.has(id))) return vacancy;
  const winners = vacancy.winners.filter(stays);
  const isLive = (liveVacancyStates as readonly string[]).includes(vacancy.state);
  return {
    ...vacancy,
    seats: isLive ? vacancy.seats - (vacancy.winners.length - winners.length) : vacancy.seats,
    plan: vacancy.plan.filter(stays),
    asked: vacancy.plan.slice(0, vacancy.asked).filter(stays).length,
    passedOver: vacancy.passedOver.filter(stays),
    winners,
    late: vacancy.late.filter(stays),
    behind: vacancy.behind.filter((id) => !erased.has(id)),
  };
}
