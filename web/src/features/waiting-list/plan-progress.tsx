import { Note } from '../../ui/note.tsx';
import { usePlanMigration } from './queries.ts';
import { texts } from './texts.ts';

/** How far the requests have followed a change of the weekly plan; nothing while none is under way. */
export function PlanProgress({ slug }: { slug: string }) {
  const live = usePlanMigration(slug);
  const job = live.status === 'loaded' ? live.value : undefined;
  if (!job || job.finishedAt !== null) return null;
  return (
    <Note isWarm isLive>
      {texts.planProgress(Math.min(job.done, job.total), job.total)}
    </Note>
  );
}
