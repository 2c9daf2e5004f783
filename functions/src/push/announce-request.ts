import type { TherapyRequest } from '@platzwart/domain/request/request';
import { collections } from '../core/collections.ts';
import type { PushJob } from '../core/push-job.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { pauseBetween, sendDueNotice } from './send-due-notice.ts';

/** Milliseconds; a request older than that was not sent just now, but brought back from the bin. */
const arrivesWithin = 10 * 60_000;

type Change = {
  slug: string;
  at: Date;
  before: TherapyRequest | undefined;
  after: TherapyRequest | undefined;
};

/**
 * Tells members' devices of a request that patients have just sent, as e-mails do: not of repeats
 * by the same person, nor of what staff enter, import or bring back. After a notice the next waits:
 * however many arrive meanwhile, they are one. `at`: when the change was stored; the same event
 * again tells nothing again.
 */
export async function announceRequest(
  change: Change,
  tools: Pick<Tools<'push'>, 'db' | 'now' | 'push'>,
): Promise<void> {
  if (!isNews(change)) return;
  const { slug, at } = change;
  const docs = collections(tools.db);
  const [someDevice, known] = await Promise.all([
    docs.allDevices(slug).limit(1).get(),
    docs.pushJob(slug).get(),
  ]);
  // Outside a transaction first: most of a storm ends here.
  if (someDevice.empty || isCovered(known.data(), at)) return;
  await inTransaction(tools.db, async (tx) => {
    const job = (await tx.get(docs.pushJob(slug))).data();
    if (isCovered(job, at)) return;
    const { startedAt = null, isSending = false } = job ?? {};
    if (job && isSending) return void tx.update(docs.pushJob(slug), { again: true });
    const earliest = startedAt === null ? 0 : startedAt.getTime() + pauseBetween;
    const pushAt = new Date(Math.max(tools.now().getTime(), earliest));
    tx.set(docs.pushJob(slug), { pushAt, startedAt, isSending: false, again: false });
  });
  await sendDueNotice(slug, tools);
}

function isNews({ at, before, after }: Change): boolean {
  if (after?.status !== 'open' || after.isRepeat || after.source !== 'online') return false;
  return before ? before.isRepeat : at.getTime() - after.requestedAt.getTime() < arrivesWithin;
}

/** Whether a notice has told of it, or one that is still to come will. */
function isCovered(job: PushJob | undefined, at: Date): boolean {
  if (!job) return false;
  if (job.startedAt !== null && at <= job.startedAt) return true;
  return job.isSending ? job.again : job.pushAt !== null;
}
