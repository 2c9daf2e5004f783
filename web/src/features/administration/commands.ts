import { call } from '../../firebase/calls.ts';
import { report } from '../../report.ts';

/** Records that the reader has opened the practice's table. Fire and forget: failures are silent. */
export async function recordVisit(slug: string): Promise<void> {
  const { kind } = await call('recordVisit', { companySlug: slug });
  // A member being removed has nothing left to record.
  if (kind === 'refused' || kind === 'failed') report(new Error(kind), 'record visit');
}
