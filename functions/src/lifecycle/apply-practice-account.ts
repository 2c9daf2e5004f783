import { applySubscription } from '../billing/apply-subscription.ts';
import type { Tools } from '../core/tools.ts';
import { releaseEmails } from '../emails/release-emails.ts';

/** What follows whenever a practice's account was written: it is open or read-only, and once it is approved nothing of it waits. */
export async function applyPracticeAccount(slug: string, tools: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<void> {
  await applySubscription(slug, tools);
  await releaseEmails(slug, tools);
}
