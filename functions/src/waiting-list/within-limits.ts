import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  accepted,
  functionsMessages,
  type Outcome,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { intakeNow, isWhole, reasonText } from '@platzwart/domain/practice/intake-now';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { slotKeysFor } from '@platzwart/domain/waiting-list/queue';
import { describeSlots, slotOfKey } from '@platzwart/domain/waiting-list/slot';
import type { Tools } from '../core/tools.ts';
import type { PracticeNow } from './apply-request-change.ts';
import { needsOf, publicCounts } from './public-counts.ts';
import { writableCollections } from './writable-collections.ts';

/**
 * Whether the practice's limits allow what a patient asks for: a new request, or new times of an
 * own one, which may keep what it has. Counts outside the transaction, so a few too many at the
 * same moment are accepted. During a plan migration, times are as full as published. A repeat of
 * somebody who waits already is a new request here, too. Failures: the form is full (field form),
 * or some of the new times are (field slots, which names them).
 */
export async function withinLimits(
  {
    slug,
    before,
    after,
    at,
  }: { slug: string; before: TherapyRequest | undefined; after: TherapyRequest; at: PracticeNow },
  { db, now }: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<unknown>> {
  const { practice, form, account } = at;
  const { intakeLimits: limits, placesAMonth } = account;
  const had = new Set(before && [...before.slotKeys, ...slotKeysFor(before, form)]);
  const wanted = after.slotKeys.filter((key) => !had.has(key));
  if (limits.length === 0 || (before && wanted.length === 0)) return accepted({});
  const [demand, counts] = await Promise.all([
    writableCollections(db).demand(slug).get(),
    publicCounts(slug, form, { limits: { needs: needsOf(limits), at: now() } }, db),
  ]);
  const published = { reason: practice.intakeFull ?? '', full: demand.data()?.full ?? [] };
  const { limits: numbers, isMigrating } = counts;
  if (!numbers) return accepted({});
  const today = intakeNow({
    ...numbers,
    limits: isMigrating ? limits.filter(isWhole) : limits,
    form,
    placesAMonth,
    before: published,
  });
  const reason = today.isFull ? reasonText(today.isFull) : isMigrating ? published.reason : '';
  if (!before && reason !== '')
    return refusedAt(wholeForm, 'intakeFull', functionsMessages.intakeFull(reason));
  const closed = new Set(isMigrating ? published.full : today.full);
  const tooMany = wanted.filter((key) => closed.has(key));
  return tooMany.length === 0
    ? accepted({})
    : refusedAt('slots', 'timesFull', functionsMessages.timesFull(described(tooMany, form)));
}

/**
 * 'Mo 8–10 Uhr', or, in a practice of several locations, 'Graz Lend: Mo 8–10 Uhr; Graz Gries: Di
 * 9–10 Uhr'.
 */
function described(keys: readonly string[], { selectableLocations }: FormConfiguration): string {
  const slots = keys.flatMap((key) => slotOfKey(key) ?? []);
  const places = selectableLocations.map(({ id, title }) => ({
    title,
    there: slots.filter(({ locationId }) => locationId === id),
  }));
  return places
    .filter(({ there }) => there.length > 0)
    .map(({ title, there }) =>
      selectableLocations.length === 1 ? describeSlots(there) : `${title}: ${describeSlots(there)}`,
    )
    .join('; ');
}
