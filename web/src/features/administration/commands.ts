import { run } from '../../calls/run.ts';
import { report } from '../../report.ts';

/**
 * Records that the reader has opened the practice's table. Fire and forget: failures are silent.
 */
export async function recordVisit(slug: string): Promise<void> {
  const { problem } = await run('recordVisit', { companySlug: slug });
  // A member being removed has nothing left to record.
  if (problem && problem.kind !== 'denied' && problem.kind !== 'offline')
    report(new Error(problem.kind), 'record visit');
}
