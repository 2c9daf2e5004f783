import { releaseEmails } from '../mail/release-emails.ts';
import type { Tools } from '../tools.ts';
import { followSubscription } from './follow-subscription.ts';

/** What follows whenever a practice's account was written: it is open or read-only, and once it is approved nothing of it waits. */
export async function followPracticeAccount(slug: string, tools: Pick<Tools, 'db' | 'now' | 'origin'>): Promise<void> {
  await followSubscription(slug, tools);
  await releaseEmails(slug, tools);
}
