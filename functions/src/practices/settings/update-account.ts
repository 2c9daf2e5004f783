/** Settings that live only in the practice's account. */

import { accepted, type Outcome, refused } from '@platzwart/domain/failure';
import type { LogEntry } from '@platzwart/domain/log/log';
import {
  type Account,
  FollowUpSetting,
  RetentionSetting,
} from '@platzwart/domain/practice/account';
import { applyEdits } from '@platzwart/domain/text/field-edits';
import type { UpdateData } from 'firebase-admin/firestore';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import type { Caller, Tools } from '../../core/tools.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';

/**
 * Whether and how often waiting patients get follow-ups, and the practice's own texts for them
 * (spec section 1, "follow-up"). In: edits of enabled, intervalWeeks (4, 8, 12, 26), questionText
 * and reminderText. Requests that a shorter interval makes due are asked the next morning.
 * Failures: signInNeeded, notAllowed, a locked practice (field form), and details at the fields.
 */
export const updateFollowUp = handler(
  'updateFollowUp',
  ({ companySlug: slug, edits }, caller, tools) =>
    change(
      { slug, caller, what: 'followUpChanged', fields: Object.keys(edits) },
      tools,
      ({ followUp }) => {
        const edited = applyEdits(FollowUpSetting, followUp, edits);
        return edited.ok
          ? accepted(edited.value === followUp ? undefined : { followUp: edited.value })
          : edited;
      },
    ),
);

/**
 * Sets after how many months of inactivity requests are deleted (spec section 9, privacy: at most
 * 18). Waiting patients are warned 14 days before, even if a shorter period makes them due
 * immediately. In: edit of retentionMonths. Failures: as above, and freshSignInNeeded.
 */
export const updateRetention = handler(
  'updateRetention',
  ({ companySlug: slug, edits }, caller, tools) =>
    change(
      { slug, caller, what: 'retentionChanged', fields: Object.keys(edits) },
      tools,
      ({ retentionMonths }) => {
        const edited = applyEdits(RetentionSetting, { retentionMonths }, edits);
        if (!edited.ok) return edited;
        return accepted(
          edited.value.retentionMonths === retentionMonths ? undefined : edited.value,
        );
      },
    ),
);

/** One transaction: the change (undefined: none), and its log line. */
function change(
  {
    slug,
    caller,
    what,
    fields,
  }: { slug: string; caller: Caller; what: LogEntry['what']; fields: readonly string[] },
  { db, now }: Pick<Tools, 'db' | 'now'>,
  decide: (account: Account) => Outcome<UpdateData<Account> | undefined>,
): Promise<Outcome<Record<string, never>>> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const accountNow = await tx.get(docs.account(slug));
    const account = accountNow.data();
    if (!account) return refused({ kind: 'notAllowed' });
    const decided = decide(account);
    if (!decided.ok) return decided;
    if (decided.value === undefined) return accepted({});
    tx.update(accountNow.ref, decided.value);
    logSettings(tx, slug, { what, by: caller, at: now(), fields }, docs);
    return accepted({});
  });
}
