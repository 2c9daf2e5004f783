import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted } from '@platzwart/domain/failure';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import {
  deletionAfter,
  noticeBeforeDeletion,
  type RetentionStep,
  retentionStep,
} from '@platzwart/domain/retention/retention';
import { amendRequest } from '../core/amend-request.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { emailWithLink } from '../emails/email-with-link.ts';
import { emailsOf, erasureCountsFrom } from '../emails/left-late.ts';
import { deletionNoticeEmail } from '../emails/templates/deletion-notice.ts';
import {
  applyRequestChange,
  type Decision,
  type PracticeNow,
} from '../waiting-list/apply-request-change.ts';
import { deleteIf } from '../waiting-list/delete-request.ts';

/**
 * Applies retention to a long inactive request (spec section 9; 1.5 years, or the practice's
 * setting): warns waiting patients with an address 14 days before, then deletes the request with
 * all its data, in a locked practice too. Safe to repeat and to run concurrently. Out: what was
 * done; undefined if nothing was due.
 */
export async function applyRetention(
  { slug, requestId }: { slug: string; requestId: string },
  tools: Tools,
): Promise<RetentionStep | undefined> {
  const docs = collections(tools.db);
  const now = tools.now();
  const [request, account] = await Promise.all([
    docs.request(slug, requestId).get(),
    docs.account(slug).get(),
  ]);
  const months = account.data()?.retentionMonths;
  const current = request.data();
  if (!current || months === undefined) return undefined;
  const step = retentionStep(current, months, now);
  if (step && (await hasAskedAgain({ slug, requestId, current }, tools))) return undefined;
  if (step === 'warn') await warn({ slug, requestId, months }, tools);
  if (step !== 'delete') return step;
  const left = current.deletionWarnedAt && (await noticeLeftLate({ slug, requestId }, tools));
  const isDue = (as: TherapyRequest) =>
    retentionStep({ ...as, deletionWarnedAt: left ?? as.deletionWarnedAt }, months, now) ===
    'delete';
  return isDue(current) && (await deleteIf({ slug, requestId, isDue }, tools)) ? step : undefined;
}

/** The days of the notice begin when it leaves. */
async function noticeLeftLate(
  { slug, requestId }: { slug: string; requestId: string },
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<Date | undefined> {
  const emails = await emailsOf(slug, ['requestId', requestId], tools);
  const notices = emails.filter(({ purpose }) => purpose === 'deletionNotice');
  return erasureCountsFrom(notices, noticeBeforeDeletion, tools.now());
}

/**
 * Patients who have sent their request again still wait, though it was stored as a repeat:
 * retention restarts on that day.
 */
async function hasAskedAgain(
  { slug, requestId, current }: { slug: string; requestId: string; current: TherapyRequest },
  { db }: Pick<Tools, 'db'>,
): Promise<boolean> {
  if (current.status !== 'open') return false;
  const docs = collections(db);
  // Not what they say: strangers may have sent any number.
  const merged = await docs
    .requests(slug)
    .where('mergedInto', '==', requestId)
    .select('isRepeat', 'requestedAt')
    .get();
  const asked = merged.docs.flatMap((each) =>
    each.get('isRepeat') === true ? each.get('requestedAt').toMillis() : [],
  );
  const activeAt = new Date(asked.reduce((last, at) => Math.max(last, at), 0));
  if (activeAt <= (current.activeAt ?? activeAt)) return false;
  await inTransaction(db, async (tx) => {
    const request = await tx.get(docs.request(slug, requestId));
    const known = request.data()?.activeAt;
    if (known && known < activeAt) amendRequest(tx, request, { activeAt, deletionWarnedAt: null });
  });
  return true;
}

async function warn(
  { slug, requestId, months }: { slug: string; requestId: string; months: number },
  tools: Tools,
): Promise<void> {
  const now = tools.now();
  const outcome = await applyRequestChange(
    {
      slug,
      requestId,
      decide: (current, at) => {
        if (!current || retentionStep(current, months, now) !== 'warn')
          return accepted('unchanged');
        return accepted(warningOf(current, { slug, requestId, at, now, origin: tools.origin }));
      },
    },
    tools,
  );
  if (!outcome.ok) throw new Error(`Not warned: ${JSON.stringify(outcome.failure)}`);
}

type About = { slug: string; requestId: string; at: PracticeNow; now: Date; origin: string };

/** Without an address nobody is warned; the delay is the same. */
function warningOf(current: TherapyRequest, { slug, requestId, at, now, origin }: About): Decision {
  const change = {
    after: { ...current, deletionWarnedAt: now },
    history: { at: now, by: { kind: 'platform' }, what: 'deletionAnnounced' },
  } as const;
  if (current.email === '') return { change };
  const given = {
    requestId,
    request: current,
    at,
    now,
    about: () => `${slug}_${requestId}_${berlinDate(now)}`,
  };
  const deletedAt = deletionAfter(now);
  return {
    change,
    ...emailWithLink(given, (email) => deletionNoticeEmail({ ...email, deletedAt }, origin)),
  };
}
