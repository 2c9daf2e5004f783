/**
 * Documents read and written per change, with few and with many waiting: a change's cost must not
 * depend on them.
 */
import { calls } from '@platzwart/domain/calls/calls';
import { aRequest } from '@platzwart/emulator-data/build-request';
import type { AllTools } from '@platzwart/functions/core/tools';
import { newLink } from '@platzwart/functions/emails/new-link';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { recordDirectChange } from '@platzwart/functions/requests/record-direct-change';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { giveVacancy } from '@platzwart/functions/vacancies/give-vacancy';
import { offerVacancy } from '@platzwart/functions/vacancies/offer-vacancy';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { FieldValue } from 'firebase-admin/firestore';
import { aBooking, newRandomId } from '../support/a-booking.ts';
import { anOfferedPlace } from '../support/offered-place.ts';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { type Counted, counted } from './count-documents.ts';

const now = new Date('2026-11-23T09:00:00Z');
export const sizes = [10, 1_000, 10_000] as const;

/** Change -> its cost at each size. */
export async function documentsPerChange(): Promise<Map<string, Counted[]>> {
  const costs = new Map<string, Counted[]>();
  const slug = await registeredPractice('Bestand', now);
  for (const size of sizes) {
    const { open } = (await writableCollections(database()).requestCounters(slug).get()).data() ?? {
      open: 0,
    };
    await fill(slug, size - open);
    await publishDemand(slug, toolsAt(now));
    for (const [name, work] of await changesOf(slug)) {
      const cost = await counted(database(), (db) => work({ ...toolsAt(now), db }));
      costs.set(name, [...(costs.get(name) ?? []), cost]);
    }
  }
  return costs;
}

/** One after the other, on requests of their own; each prepares the next. */
async function changesOf(
  slug: string,
): Promise<[name: string, work: (tools: AllTools) => Promise<unknown>][]> {
  const [booking, other] = [aBooking(slug), aBooking(slug)];
  const target = { companySlug: slug, requestId: storedId(booking.requestId) };
  const link = newLink({ slug, requestId: target.requestId, email: String(booking.email) }, now);
  await writableCollections(database()).requestLink(link.stored.tokenHash).set(link.stored.link);
  // Of the size before: deleting a request looks through all vacancies.
  for (const { ref } of (await writableCollections(database()).vacancies(slug).get()).docs)
    await ref.delete();
  const place = { companySlug: slug, vacancyId: newRandomId() };
  const slots = (from: string) => [{ locationId: 'praxis', weekday: 2, start: from, end: '12:00' }];
  const successful = async (answer: Promise<{ ok: boolean }>) => {
    const outcome = await answer;
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  };
  return [
    ['booking', (tools) => successful(addWaitingRequest(booking, undefined, tools))],
    ['publishing the demand after it', (tools) => publishDemand(slug, tools)],
    ['priority, and its line in the history', (tools) => prioritized(target, tools)],
    [
      'edit of the slots',
      async (tools) => {
        const edits = { slots: { from: booking.slots, to: slots('08:00') } };
        await successful(updateRequest({ ...target, edits }, administrator, tools));
      },
    ],
    [
      'contact',
      (tools) =>
        successful(
          logContact(
            { ...target, logId: newRandomId(), contact: 'notReached', nextStep: null },
            administrator,
            tools,
          ),
        ),
    ],
    [
      'offer of a place',
      (tools) => successful(offerVacancy(anOffer(place, target.requestId), administrator, tools)),
    ],
    [
      'yes to it behind the link',
      (tools) => {
        const answer = { kind: 'acceptOffer', vacancyId: place.vacancyId } as const;
        return successful(
          answerRequestLink({ companySlug: slug, token: link.token, answer }, undefined, tools),
        );
      },
    ],
    [
      'place given to who waits on',
      (tools) => {
        const how = {
          startsOn: '2026-12-15',
          therapist: '',
          afterwards: 'waitOn',
          dropDay: false,
          tell: true,
        } as const;
        return successful(giveVacancy({ ...target, ...place, ...how }, administrator, tools));
      },
    ],
    [
      'archive',
      (tools) => successful(archiveRequest({ ...target, reason: 'other' }, administrator, tools)),
    ],
    ['reactivate', (tools) => successful(reactivateRequest(target, administrator, tools))],
    [
      'merge',
      async (tools) => {
        await successful(
          addWaitingRequest(other, undefined, toolsAt(new Date(now.getTime() + 60_000))),
        );
        await successful(
          mergeRequests({ ...target, otherId: storedId(other.requestId) }, administrator, tools),
        );
      },
    ],
    ['into the bin', (tools) => successful(binRequest(target, administrator, tools))],
    ['back from the bin', (tools) => successful(bringBackRequest(target, administrator, tools))],
    ['delete', (tools) => successful(deleteRequest(target, administrator, tools))],
  ];
}

/** Tuesdays 8–9. */
function anOffer(place: { companySlug: string; vacancyId: string }, requestId: string) {
  const { terms, ...offer } = anOfferedPlace(place.companySlug, [requestId], {
    vacancyId: place.vacancyId,
  });
  const slot = { ...terms.slot, weekday: 2 };
  return calls.offerVacancy.input.parse({
    ...offer,
    terms: { ...terms, slot, startsOn: '2026-12-15' },
  });
}

/** As the rules let staff write it, and the trigger's reaction. */
async function prioritized(
  { companySlug: slug, requestId }: { companySlug: string; requestId: string },
  tools: AllTools,
) {
  const request = writableCollections(tools.db).request(slug, requestId);
  const before = (await request.get()).data();
  if (!before) throw new Error('Booked just now.');
  const change = {
    prioritized: true,
    prioritizedAt: now,
    lastChange: { by: administrator.uid, at: now, field: 'prioritized' as const },
  };
  await request.update(change);
  await recordDirectChange(
    { slug, requestId, eventId: newRandomId(), before, after: { ...before, ...change } },
    tools,
  );
}

/** Open requests that only exist, counted. */
async function fill(slug: string, count: number) {
  const docs = writableCollections(database());
  const writer = database().bulkWriter();
  const request = aRequest();
  for (let n = 0; n < count; n++)
    void writer.create(docs.requests(slug).doc(newRandomId()), request);
  await writer.close();
  const cells = Object.fromEntries(
    request.slotKeys.map((key) => [key, FieldValue.increment(count)]),
  );
  await database().doc(docs.heatmap(slug, 'praxis').path).set({ cells }, { merge: true });
  await database()
    .doc(docs.requestCounters(slug).path)
    .set({ open: FieldValue.increment(count) }, { merge: true });
}
