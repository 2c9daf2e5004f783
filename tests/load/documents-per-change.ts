/**
 * Documents read and written per change, with few and with many waiting, in a hard world: most of them
 * unconfirmed, repeated or paused, demand shown and limits on. A change's cost must not depend on
 * them. What reads all of them by its nature is told apart.
 */
import { calls } from '@platzwart/domain/calls/calls';
import { queries } from '@platzwart/domain/queries';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { queryOf } from '@platzwart/functions/core/collections';
import type { AllTools } from '@platzwart/functions/core/tools';
import { newLink } from '@platzwart/functions/emails/new-link';
import { servePracticePage } from '@platzwart/functions/practices/serve-practice-page';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { answerRequestLink } from '@platzwart/functions/requests/answer-request-link';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { runNightlyMaintenance } from '@platzwart/functions/requests/nightly-maintenance';
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
import type { Firestore } from 'firebase-admin/firestore';
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
export const sizes = [10, 1_000, 20_000] as const;

/** Reads everybody who waits: the night once, each device at its start. */
export const readsEverybody: readonly string[] = ['night', 'device of the staff, at its start'];

/** Change -> its cost at each size. */
export async function documentsPerChange(): Promise<Map<string, Counted[]>> {
  const costs = new Map<string, Counted[]>();
  const slug = await registeredPractice('Bestand', now);
  await writableCollections(database()).account(slug).update({ intakeLimits: limits });
  for (const size of sizes) {
    const { open } = (await writableCollections(database()).requestCounters(slug).get()).data() ?? {
      open: 0,
    };
    await fill(slug, size - open);
    // Counts them, and marks those that nobody confirms.
    await runNightlyMaintenance(slug, toolsAt(now));
    for (const [name, work] of await changesOf(slug)) {
      const cost = await counted(database(), (db) => work({ ...toolsAt(now), db }));
      costs.set(name, [...(costs.get(name) ?? []), cost]);
      // What is left to do then is what every later one does.
      if (name === 'booking') await publishDemand(slug, toolsAt(now));
    }
  }
  return costs;
}

/** That close only times which the changes leave alone: closed forms would take no bookings. */
const limits = [
  { by: 'perTime', most: 999, locationId: '', half: 'all' },
  { by: 'waiting', most: 999, locationId: 'another', half: 'all' },
  { by: 'reach', most: 36, locationId: '', half: 'morning' },
] as const;
const slotKeys = ['praxis_4_1400-1500', 'praxis_4_1500-1600'];
const slots = [{ locationId: 'praxis', weekday: 4, start: '14:00', end: '16:00' }] as const;

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
  const newSlots = (from: string) => [
    { locationId: 'praxis', weekday: 2, start: from, end: '12:00' },
  ];
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
        const edits = { slots: { from: booking.slots, to: newSlots('08:00') } };
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
    [
      "view of the practice's page",
      async (tools) => {
        const hosted = () => Promise.resolve('<html><head></head><body></body></html>');
        await servePracticePage({ method: 'GET', path: `/${slug}` }, hosted, tools);
      },
    ],
    ['device of the staff, at its start', ({ db }) => startOfDevice(slug, db)],
    [
      'night',
      (tools) =>
        runNightlyMaintenance(slug, { ...tools, now: () => new Date(now.getTime() + 86_400_000) }),
    ],
  ];
}

/** What the table, the week and the frame around them listen to. */
async function startOfDevice(slug: string, db: Firestore) {
  const docs = writableCollections(db);
  const shapes = [
    [docs.requests(slug), queries.openRequestsBetween(undefined, undefined)],
    [docs.tags(slug), queries.tags()],
    [docs.lists(slug), queries.lists()],
    [docs.vacancies(slug), queries.liveVacancies()],
    [docs.members(slug), queries.members()],
  ] as const;
  for (const [collection, shape] of shapes) await queryOf<unknown>(collection, shape).get();
  await docs.heatmaps(slug).get();
  const single = [
    docs.practice(slug),
    docs.form(slug),
    docs.teamAccount(slug),
    docs.requestCounters(slug),
    docs.demand(slug),
    docs.undelivered(slug),
    docs.member(slug, administrator.uid),
    docs.opened(slug, administrator.uid),
  ];
  for (const document of single) await document.get();
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

/**
 * Requests that only exist: of four, one unconfirmed for days, one unconfirmed since a minute, one
 * paused, one confirmed; and a repeat of each tenth.
 */
async function fill(slug: string, count: number) {
  const docs = writableCollections(database());
  const writer = database().bulkWriter();
  const request = { ...aRequest(), slots: [...slots], slotKeys };
  const old = new Date(now.getTime() - 4 * 86_400_000);
  const kinds = [
    { source: 'online', emailConfirmedAt: null, requestedAt: old },
    { source: 'online', emailConfirmedAt: null, requestedAt: new Date(now.getTime() - 60_000) },
    { pausedUntil: '2027-02-01', emailConfirmedAt: old },
    { emailConfirmedAt: old },
  ] as const;
  const first = newRandomId();
  for (let n = 0; n < count; n++) {
    const kind = { ...request, openKey: null, ...kinds[n % kinds.length] };
    void writer.create(docs.requests(slug).doc(n === 0 ? first : newRandomId()), kind);
    if (n % 10 === 0)
      void writer.create(docs.requests(slug).doc(newRandomId()), {
        ...kind,
        status: 'archived',
        archivedAt: now,
        archiveReason: 'merged',
        mergedInto: first,
        isRepeat: true,
      });
  }
  await writer.close();
}
