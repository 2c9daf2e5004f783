import { accepted } from '@platzwart/domain/failure';
import { isOfAddress } from '@platzwart/domain/patient-portal/request-link';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { allowEmail } from '../emails/allow-email.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { freshLinkEmail } from '../emails/templates/fresh-link.ts';
import { applyRequestChange } from '../waiting-list/apply-request-change.ts';
import { linkOfToken, requestOfLink } from './request-links.ts';

/**
 * Sends a new link to the address on file; an expired link suffices to ask for it, but not one of a
 * former address, or one that only confirms a new address. Never fails, so nobody learns whether
 * anything was sent.
 */
export async function sendFreshLink(
  asked: { companySlug: string; token: string },
  tools: Tools,
): Promise<void> {
  const docs = collections(tools.db);
  const found = await linkOfToken(asked, docs);
  if (!found.ok) return;
  const behind = await requestOfLink(found.value, isOfAddress, docs);
  if (!behind.ok) return;
  const { slug } = found.value;
  const { requestId } = behind.value;
  const now = tools.now();
  await applyRequestChange(
    {
      slug,
      requestId,
      allow: (tx) => allowEmail(tx, `fresh link of ${slug} ${requestId}`, '', tools),
      decide: (current, at) => {
        if (!current || !isOfAddress(found.value, current)) return accepted('unchanged');
        const about = (linkName: string) => `${slug}_${requestId}_${linkName}`;
        const given = { requestId, request: current, at, now, about };
        return accepted({
          change: 'unchanged',
          ...emailWithLink(given, (email) => freshLinkEmail(email, tools.origin)),
        });
      },
    },
    tools,
  );
}
