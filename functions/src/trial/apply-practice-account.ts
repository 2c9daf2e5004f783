import { releaseEmails } from '../mail/release-emails.ts';
import type { Tools } from '../tools.ts';
import { applySubscription } from './apply-subscription.ts';

/** What follows whenever a practice's account was written: it is open or read-only, and once it is approved nothing of it waits. */
export async function applyPracticeAccount(slug: string, tools: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<void> {
  await applySubscription(slug, tools);
  await releaseEmails(slug, tools);
}
