/** Numbers in the administration's navigation: what waits for the team. */
import { DueSteps } from '../../features/requests/steps/due-steps.tsx';
import { useVacancySteps } from '../../features/vacancies/needs-badge.tsx';

export { NewCount as NewRequestCount } from '../../features/requests/table/news/new-count.tsx';
export { PlacesInNeed } from '../../features/vacancies/needs-badge.tsx';

/** Steps about requests and about free places. */
export function AllDueSteps({ today }: { today: string }) {
  return <DueSteps today={today} more={useVacancySteps().length} />;
}
