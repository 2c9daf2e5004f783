/** Numbers in the administration's navigation: what waits for the team. */
import { useFactorStep } from '../../entities/factors/use-factor-step.ts';
import { useRequestHandling } from '../../entities/request/request-handling.tsx';
import { DueSteps } from '../../features/requests/steps/due-steps.tsx';
import { useVacancySteps } from '../../features/vacancies/needs-badge.tsx';

export { NewCount as NewRequestCount } from '../../features/requests/table/news/new-count.tsx';
export { PlacesInNeed } from '../../features/vacancies/needs-badge.tsx';

/** Steps about requests, about free places and about one's own account. */
export function AllDueSteps({ today }: { today: string }) {
  const { slug } = useRequestHandling();
  const own = useFactorStep(slug) ? 1 : 0;
  const places = useVacancySteps();
  return places && <DueSteps today={today} more={places.length + own} />;
}
