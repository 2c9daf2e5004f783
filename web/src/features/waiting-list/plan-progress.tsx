import { Note } from '../../ui/note.tsx';
import { usePlanMigration } from './queries.ts';
import { texts } from './texts.ts';

/** Progress of migrating requests to a changed weekly plan; renders nothing if none is running. */
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
