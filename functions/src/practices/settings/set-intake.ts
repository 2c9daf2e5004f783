import { berlinDate } from '@platzwart/domain/dates/german-date';
import { accepted, functionsMessages, refused, refusedAt } from '@platzwart/domain/failure';
import { editIntake, intakeOf } from '@platzwart/domain/practice/intake-settings';
import type { Practice } from '@platzwart/domain/practice/practice';
import { availabilityFields, may, mayEdit } from '@platzwart/domain/team/permission';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { inTransaction } from '../../core/transaction.ts';
import { logSettings } from '../../core/write-log.ts';
import { notQueuedYet } from '../../emails/outbox.ts';
import { publishDemand } from '../../waiting-list/publish-demand.ts';
import { decideName, withHeld } from '../decide-name.ts';

/**
 * Pauses or resumes intake, with a text for patients and a day of automatic resumption (spec
 * section 4, intake), and sets the limits at which it closes by itself. Open forms learn of it
 * within half a minute; a request sent meanwhile is refused, but its form keeps the input. A
 * practice whose name could be taken for another's does not open, and waits for the operator from
 * then on. Limits, and the first opening, are administrators'. In: edits of bookingEnabled, pausedText ('' for ours), resumesOn ('yyyy-MM-dd' after
 * today in Berlin, '' for none) and intakeLimits. Failures: signInNeeded, notAllowed, a locked
 * practice (field form), and details at the fields.
 */
export const setIntake = handler(
  'setIntake',
  async ({ companySlug: slug, edits }, caller, tools) => {
    const { db, now } = tools;
    const docs = collections(db);
    const { role } = caller.membership;
    if (!mayEdit(role, edits, availabilityFields.intake)) return refused({ kind: 'notAllowed' });
    const outcome = await inTransaction(db, async (tx) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [current, account] = [practiceNow.data(), accountNow.data()];
      if (!current || !account || (current.notYetOpened && !may(role, 'changeSettings')))
        return refused({ kind: 'notAllowed' });
      const before = intakeOf(current, account);
      const edited = editIntake(before, edits, berlinDate(now()));
      if (!edited.ok) return edited;
      const { bookingEnabled, pausedText, resumesOn, intakeLimits } = edited.value;
      if (edited.value === before) return accepted({});
      const decided = bookingEnabled
        ? await decideName(
            { practice: withHeld(current, account), before: current, account, uid: caller.uid },
            tools,
          )
        : undefined;
      if (decided) {
        const queueAsks = await notQueuedYet(tx, decided.asks, db);
        tx.update(accountNow.ref, decided.account);
        queueAsks();
      }
      if (decided?.account.held) {
        // Since this press it waits: what would open at last must be looked at.
        tx.set(docs.practice(slug), decided.practice);
        return refusedAt('bookingEnabled', 'nameHeld', functionsMessages.nameHeld);
      }
      const {
        resumesOn: _on,
        pausedText: _text,
        notYetOpened,
        ...rest
      } = decided?.practice ?? current;
      const practice: Practice = {
        ...rest,
        bookingEnabled,
        ...(notYetOpened && !bookingEnabled && { notYetOpened }),
        ...(resumesOn !== '' && { resumesOn }),
        ...(pausedText !== '' && { pausedText }),
      };
      tx.set(docs.practice(slug), practice);
      if (!isSameValue(intakeLimits, account.intakeLimits))
        tx.update(accountNow.ref, { intakeLimits });
      const what =
        bookingEnabled === before.bookingEnabled
          ? 'intakeChanged'
          : bookingEnabled
            ? 'intakeResumed'
            : 'intakePaused';
      logSettings(tx, slug, { what, by: caller, at: now(), fields: Object.keys(edits) }, docs);
      return accepted({});
    });
    if (outcome.ok && edits.intakeLimits) await publishDemand(slug, tools, { isAfresh: true });
    return outcome;
  },
);
