import type { Practice } from '@platzwart/domain/practice/practice';
import { reducePaidLocations } from '../billing/locations-paid.ts';
import { reportUnforeseen } from '../core/report.ts';
import type { Tools } from '../core/tools.ts';
import { recordForFinder } from '../practices/finder.ts';
import { planIntakeNotices } from '../practices/send-intake-notices.ts';
import { freezeVacancies } from '../vacancies/advance-vacancy.ts';

/**
 * After a change of a practice: plans the e-mails to those who wanted to know that it takes requests
 * again, lowers what is paid for when locations went, stops or resumes the time of its vacancies
 * when it is locked or opened. After every write, and after all of these: the finder.
 */
export async function applyPractice(
  written: { slug: string; before: Practice | undefined; after: Practice | undefined },
  tools: Tools<'payments'>,
  queueFinderWork: () => Promise<void>,
): Promise<void> {
  const { slug, before, after } = written;
  if (before && after) {
    const change = { slug, before, after };
    await planIntakeNotices(change, tools);
    await reducePaidLocations(change, tools);
    if (before.locked !== after.locked) await freezeVacancies(change, tools);
  }
  if (!(await recordForFinder(written, tools))) return;
  // The sweep does what was not queued.
  await queueFinderWork().catch((error) => reportUnforeseen('queueFinderWork', error));
}
