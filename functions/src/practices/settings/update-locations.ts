import { offersTheSame } from '@platzwart/domain/booking/form-edit';
import { allowedLocations, editLocations } from '@platzwart/domain/booking/location-edit';
import { accepted, functionsMessages, refused, refusedAt } from '@platzwart/domain/failure';
import { deceptiveLocation } from '@platzwart/domain/practice/deceptive-name';
import { type FieldEdits, isSameValue } from '@platzwart/domain/text/field-edits';
import { liveVacancyStates } from '@platzwart/domain/vacancies/vacancy';
import { FieldValue } from 'firebase-admin/firestore';
import { type Collections, collections } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { replaceUnchanged } from '../../core/optimistic-write.ts';
import { logSettings } from '../../core/write-log.ts';
import { notQueuedYet } from '../../emails/outbox.ts';
import { startPlanMigration } from '../../waiting-list/reslot-requests.ts';
import { decideName, withHeld } from '../decide-name.ts';
import { changeWithForm } from './change-with-form.ts';

/**
 * Changes locations and their weekly plans, location by location, relative to what the editor saw
 * (spec section 1, weekly plan; section 3, "Company"). In: edits by location id, null as the past
 * of a new one and the future of a removed one; times as 'HH:mm' in quarter hours, weekdays 1 to 7.
 * Preferred times no longer offered stay with their requests but count nowhere; the open requests
 * are moved into the new lists in the background. Out: how many requests to check, 0 if the lists
 * stay. Failures: signInNeeded, notAllowed, a locked practice, too many locations or none left
 * (field form), a removed one with live vacancies, and details at `{id}` or `{id}.{field}`, also
 * for a colleague's concurrent changes.
 */
export const updateLocations = handler(
  'updateLocations',
  async ({ companySlug: slug, edits }, caller, tools) => {
    const { db, now } = tools;
    const docs = collections(db);
    // Only for the progress display.
    const open = (await docs.requestCounters(slug).get()).data()?.open ?? 0;
    const vacant = await locationsWithVacancies(slug, edits, docs);
    return changeWithForm<{ toMove: number }>(slug, db, async (tx, formNow) => {
      const [practiceNow, accountNow, billingNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
        tx.get(docs.billing(slug)),
      ]);
      const [before, form, account] = [practiceNow.data(), formNow.data(), accountNow.data()];
      if (!before || !form || !account) return refused({ kind: 'notAllowed' });
      const edited = editLocations(
        { practice: before, form },
        edits,
        allowedLocations(account, billingNow.data(), now()),
      );
      if (!edited.ok) return edited;
      const { practice, form: changed } = edited.value;
      const occupied = before.locations.filter(
        ({ id }) => vacant.has(id) && !practice.locations.some((location) => location.id === id),
      );
      if (occupied[0])
        return refusedAt(
          occupied[0].id,
          'locationHasVacancies',
          functionsMessages.locationHasVacancies,
        );
      if (practice === before && changed === form) return accepted({ toMove: 0 });

      const deceptive = practice.locations.flatMap((location) =>
        before.locations.includes(location) ? [] : deceptiveLocation(location),
      );
      if (deceptive.length > 0) return refused({ kind: 'invalid', details: deceptive });
      // Another town may make it look like a practice there.
      const decided = await decideName(
        { practice: withHeld(practice, account), before, account, uid: caller.uid },
        tools,
      );
      const queueAsks = await notQueuedYet(tx, decided.asks, db);
      tx.set(docs.practice(slug), decided.practice);
      tx.update(accountNow.ref, decided.account);
      queueAsks();
      if (changed !== form) replaceUnchanged(tx, formNow, changed);
      if (account.firstSteps.includes('plan') && !onlyPlaces(edits))
        tx.update(accountNow.ref, { firstSteps: FieldValue.arrayRemove('plan') });
      logSettings(
        tx,
        slug,
        { what: 'locationsChanged', by: caller, at: now(), fields: Object.keys(edits) },
        docs,
      );
      if (offersTheSame(form, changed)) return accepted({ toMove: 0 });
      startPlanMigration(tx, { slug, by: caller.by, total: open, now: now() }, { db });
      return accepted({ toMove: open });
    });
  },
);

/** Whether the edits say no more than where locations lie: that is no weekly plan. */
function onlyPlaces(edits: FieldEdits): boolean {
  const rest = (location: unknown) => ({ ...(location as object), region: undefined });
  return Object.values(edits).every(
    ({ from, to }) => from !== null && to !== null && isSameValue(rest(from), rest(to)),
  );
}

/**
 * Of those that go. Read outside the transaction: a query within it would block every answer to an
 * offer.
 */
async function locationsWithVacancies(
  slug: string,
  edits: FieldEdits,
  docs: Collections,
): Promise<ReadonlySet<string>> {
  const locations = (await docs.practice(slug).get()).data()?.locations ?? [];
  const going = locations.flatMap(({ id }) => (edits[id]?.to === null ? id : []));
  const found = await Promise.all(
    going.map((id) =>
      docs
        .vacancies(slug)
        .where('slot.locationId', '==', id)
        .where('state', 'in', liveVacancyStates)
        .limit(1)
        .get(),
    ),
  );
  return new Set(going.filter((_, n) => found[n]?.empty === false));
}
