import { NoWaitingListNote } from '../../../features/requests/no-waiting-list-note.tsx';
import { PlanProgress } from '../../../features/waiting-list/plan-progress.tsx';

/**
 * What a change of times has caused. First the part that stays: its link keeps its position when
 * the work is done.
 */
export function PlanNotes({ slug, basePath }: { slug: string; basePath: string }) {
  return (
    <>
      <NoWaitingListNote basePath={basePath} />
      <PlanProgress slug={slug} />
    </>
  );
}
