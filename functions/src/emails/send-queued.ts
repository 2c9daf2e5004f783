import type { Tools } from '../core/tools.ts';
import { isOutboxPaused } from './outbox-pause.ts';
import { type OnDelivery, type Sending, sendEmail } from './send-email.ts';

/**
 * E-mails of one practice that an instance sends at once: however slow they are, they leave room
 * for others'. The sweep sends the rest.
 */
const perPractice = 5;

/**
 * Milliseconds until the sweep tries it again, and tells the operator if the server refuses it: it
 * may be the only e-mail for hours.
 */
const pause = 4 * 60_000;

/** Slug -> how many this instance is sending. */
const inHand = new Map<string, number>();

/**
 * Sends an e-mail that was queued just now, unless too many of its practice are being sent, or the
 * mail server takes nothing from us. Account e-mails belong to no practice.
 */
export async function sendQueued(
  { id, slug }: { id: string; slug: string },
  tools: Tools<'mail' | 'keyedHash'>,
  onDelivery: OnDelivery,
): Promise<Sending> {
  if (await isOutboxPaused(tools)) return 'later';
  if (slug === '') return sendEmail(id, tools, onDelivery, pause);
  const others = inHand.get(slug) ?? 0;
  if (others >= perPractice) return 'later';
  inHand.set(slug, others + 1);
  try {
    return await sendEmail(id, tools, onDelivery, pause);
  } finally {
    const left = (inHand.get(slug) ?? 1) - 1;
    if (left === 0) inHand.delete(slug);
    else inHand.set(slug, left);
  }
}
