import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import { intakeNow, isWhole, nothingFull, reasonText } from '@platzwart/domain/practice/intake-now';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { demandLevels, type PublicDemand } from '@platzwart/domain/waiting-list/demand';
import { offeredCells } from '@platzwart/domain/waiting-list/offered-times';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from '../core/collections.ts';
import type { OutgoingEmail } from '../core/email.ts';
import { commitUnlessConflict, replaceUnchanged } from '../core/optimistic-write.ts';
import type { Tools } from '../core/tools.ts';
import { inTransaction } from '../core/transaction.ts';
import { emailIdOf, queueEmail } from '../emails/outbox.ts';
import { intakeLimitEmail } from '../emails/templates/intake-limit.ts';
import { countedUnconfirmed, needsOf, publicCounts } from './public-counts.ts';
import { writableCollections } from './writable-collections.ts';

/** Conflicts with other publishers of the same practice, in a burst of bookings. */
const maxRounds = 30;

/**
 * Of an undo, in milliseconds: how long after a part was written the emulator may tell of its
 * deletions.
 */
const eventsAfterPart = 120_000;

type PublisherTools = Pick<Tools, 'db' | 'now' | 'origin'>;

/** What everybody may know; `reason`: why a limit closes the whole form, '' for none. */
type Published = PublicDemand & { readonly reason: string };

/**
 * Updates `public/demand` from the heatmaps, and the practice's `intakeFull` by its limits: after
 * the booking, never in its transaction, and only when something changes. The practice is told when
 * a limit closes or opens; `practiceChanged` sees `intakeFull` come and go. Called whenever waiting
 * lists, the form or the limits have changed, in any order and any number of times: each writer
 * checks again, so that the last one leaves it right. During a plan migration everything stays,
 * since new cells would look empty. `isAfresh`: the limits are new, so what the former ones closed
 * holds nothing (during a migration no time is full then until its end), and nobody is told. Out:
 * whether anything was written.
 */
export async function publishDemand(
  slug: string,
  tools: PublisherTools,
  { isAfresh = false } = {},
): Promise<boolean> {
  let isPublished = false;
  for (let round = 0; round < maxRounds; round++) {
    const { next, before, write } = await demandOf(slug, isAfresh && !isPublished, tools);
    if (isSameValue(next, before)) return isPublished;
    if (await write()) isPublished = true;
  }
  throw new Error('Demand changes faster than it is published.');
}

/**
 * Publishes after a request was written `at` that moment, if it joined, left or changed waiting
 * lists. Counters and heatmaps change only together with requests, so they need no triggers of
 * their own.
 */
export async function publishDemandAfter(change: Change, tools: PublisherTools): Promise<void> {
  if (
    contributionOf(change.before) === contributionOf(change.after) ||
    (await isOfImport(change, tools.db))
  )
    return;
  await publishDemand(change.slug, tools);
}

type Change = {
  slug: string;
  at: Date;
  before: TherapyRequest | undefined;
  after: TherapyRequest | undefined;
};

/**
 * Whether the call that brings or takes back a part of an import publishes, once for all its
 * requests. Only an import creates a request that names it, and none names one that is undone.
 * While it is being undone, one that leaves long after the last part may have been deleted by
 * somebody: each part writes the import too, at the same moment; the emulator gives its events
 * later ones.
 */
async function isOfImport({ slug, at, before, after }: Change, db: Firestore): Promise<boolean> {
  if (!before) return after?.importId !== undefined;
  if (after || before.importId === undefined) return false;
  const imported = await collections(db).import(slug, before.importId).get();
  const { status } = imported.data() ?? {};
  if (status === 'undoing')
    return (
      imported.updateTime !== undefined &&
      at.getTime() < imported.updateTime.toMillis() + eventsAfterPart
    );
  return status === 'undone';
}

/**
 * What a request adds to the numbers; one without times still counts for the practice and its
 * locations.
 */
function contributionOf(request: TherapyRequest | undefined): string {
  return request?.status === 'open' || request?.isRepeat
    ? ['open', ...request.locationIds, ...request.slotKeys].join(' ')
    : '';
}

/**
 * The target, what is stored, and how to store the target. Without a transaction, whose locks would
 * block bookings: what is stored is read first, so that whatever is read after it is at least as
 * new.
 */
async function demandOf(slug: string, isAfresh: boolean, tools: PublisherTools) {
  const docs = writableCollections(tools.db);
  const [demand, practice, form, account] = await Promise.all([
    docs.demand(slug).get(),
    docs.practice(slug).get(),
    docs.form(slug).get(),
    docs.account(slug).get(),
  ]);
  const before: Published = {
    levels: {},
    full: [],
    ...demand.data(),
    reason: practice.data()?.intakeFull ?? '',
  };
  const next = await publicNow(
    slug,
    { form: form.data(), account: account.data(), before, isAfresh },
    tools,
  );
  const emails = isAfresh
    ? []
    : await newsOf(
        { slug, practice: practice.data(), account: account.data(), before, next },
        tools,
      );
  return {
    before,
    next,
    write: () => publish({ demand, practice, before, next, emails }, tools.db),
  };
}

type Known = {
  form: FormConfiguration | undefined;
  account: Account | undefined;
  before: Published;
  isAfresh: boolean;
};

async function publicNow(
  slug: string,
  { form, account, before, isAfresh }: Known,
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Published> {
  const limits = account?.intakeLimits ?? [];
  if (!form || (!form.demandShown && limits.length === 0))
    return { levels: {}, full: [], reason: '' };
  const wanted = {
    levels: form.demandShown,
    ...(limits.length > 0 && { limits: { needs: needsOf(limits), at: now() } }),
  };
  const counts = await publicCounts(slug, form, wanted, db);
  const { isMigrating } = counts;
  const shown = counts.levels
    ? demandLevels(counts.levels.open, offeredCells(form), counts.levels.waitingAt)
    : {};
  const levels = isMigrating && Object.keys(shown).length > 0 ? before.levels : shown;
  if (!counts.limits) return { levels, full: [], reason: '' };
  if (isMigrating && !isAfresh) return { ...before, levels };
  const { isFull, full } = intakeNow({
    ...counts.limits,
    limits: isMigrating ? limits.filter(isWhole) : limits,
    form,
    placesAMonth: account?.placesAMonth ?? {},
    before: isAfresh ? nothingFull : before,
  });
  return { levels, full, reason: isFull ? reasonText(isFull) : '' };
}

type News = {
  slug: string;
  practice: Practice | undefined;
  account: Account | undefined;
  before: Published;
  next: Published;
};

/** For a practice that would take requests but for its limits. */
async function newsOf(
  { slug, practice, account, before, next }: News,
  { db, now, origin }: PublisherTools,
): Promise<OutgoingEmail[]> {
  if (!practice || !account || !acceptsRequests({ ...practice, intakeFull: '' })) return [];
  const isWhole = (before.reason === '') !== (next.reason === '');
  const [was, is] = [before, next].map(({ reason, full }) =>
    isWhole ? reason !== '' : full.length > 0,
  );
  if (was === is) return [];
  const what = is ? 'closed' : 'opened';
  const unconfirmed = is ? await countedUnconfirmed(slug, now(), db) : 0;
  const email = confirmedEmailOf(account);
  return [
    intakeLimitEmail(
      { practice, email, what, isWhole, reason: next.reason, unconfirmed, now: now() },
      origin,
    ),
  ];
}

type Writing = {
  demand: DocumentSnapshot<PublicDemand>;
  practice: DocumentSnapshot<Practice>;
  before: Published;
  next: Published;
  emails: readonly OutgoingEmail[];
};

/** True if written; false on a conflict. Reads nothing under a lock. */
async function publish(
  { demand, practice, before, next, emails }: Writing,
  db: Firestore,
): Promise<boolean> {
  const { reason, ...shown } = next;
  // At most one of a kind a day.
  const sent = await Promise.all(
    emails.map((email) => collections(db).email(emailIdOf(email)).get()),
  );
  return commitUnlessConflict(
    inTransaction(db, async (tx) => {
      if (!isSameValue({ ...shown, reason }, { ...before, reason }))
        replaceUnchanged(tx, demand, shown);
      const intakeFull = reason === '' ? FieldValue.delete() : reason;
      if (reason !== before.reason && practice.updateTime)
        tx.update(practice.ref, { intakeFull }, { lastUpdateTime: practice.updateTime });
      for (const [i, email] of emails.entries()) if (!sent[i]?.exists) queueEmail(tx, email, db);
    }),
  );
}
