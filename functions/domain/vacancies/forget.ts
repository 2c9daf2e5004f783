/** The requests that a vacancy names, and what stays of it when one of them is erased. */
import type { Vacancy } from './vacancy.ts';

type Lists = Pick<Vacancy, 'plan' | 'asked' | 'passedOver' | 'winners' | 'late' | 'behind'>;

/** Everybody it names, some several times. */
export function requestsNamedIn({ plan, passedOver, winners, late, behind }: Lists): string[] {
  return [
    ...[...plan, ...passedOver, ...winners, ...late].map(({ requestId }) => requestId),
    ...behind,
  ];
}

/** Its live offer must have ended before. A place that was given stays given, to nobody we know. */
export function withoutRequest(
  { plan, asked, passedOver, winners, late, behind }: Lists,
  erased: string,
): Lists {
  const stays = ({ requestId }: { requestId: string }) => requestId !== erased;
  return {
    plan: plan.filter(stays),
    asked: plan.slice(0, asked).filter(stays).length,
    passedOver: passedOver.filter(stays),
    winners: winners.map((winner) => (stays(winner) ? winner : { ...winner, requestId: '' })),
    late: late.filter(stays),
    behind: behind.filter((id) => id !== erased),
  };
}
