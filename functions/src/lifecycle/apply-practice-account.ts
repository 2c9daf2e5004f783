import { applySubscription } from '../billing/apply-subscription.ts';
import type { Tools } from '../core/tools.ts';
import { releaseEmails } from '../emails/release-emails.ts';

/**
 * After every write of a practice's account: opens or locks the practice, and releases its held
 * e-mails once it is approved.
 */
export async function applyPracticeAccount(
  slug: string,
  tools: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<void> {
  await applySubscription(slug, tools);
  await releaseEmails(slug, tools);
}
