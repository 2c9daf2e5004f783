import { call } from '../../firebase/calls.ts';
import { report } from '../../report.ts';

/** Remembers that the reader has opened the practice's table now. Nobody waits for it, and nobody is told if it fails. */
export async function recordVisit(slug: string): Promise<void> {
  const { kind } = await call('recordVisit', { companySlug: slug });
  // Who is removed at this moment has nothing to remember any more.
  if (kind === 'refused' || kind === 'failed') report(new Error(kind), 'record visit');
}
