/**
 * Everything that moves requests, at random: twenty writers at the same time, a fifth of the
 * changes sent twice, the database failing at random steps and each change retried; plus the
 * platform's events, late, in any order, some twice, failing as well. Afterwards all derived data
 * must equal a recount that shares no code with the product. CHAOS=3000 for a long run, SEED=… to
 * reproduce one.
 */
import { compareWaiting } from '@platzwart/domain/waiting-list/queue';
import { type SeededRandom, seededRandom } from '@platzwart/emulator-data/seeded-random';
import type { AllTools } from '@platzwart/functions/core/tools';
import { updateFormConfiguration } from '@platzwart/functions/practices/settings/update-form-configuration';
import { addRequestByPhone } from '@platzwart/functions/requests/add-request-by-phone';
import { addWaitingRequest, storedId } from '@platzwart/functions/requests/add-waiting-request';
import { archiveRequest } from '@platzwart/functions/requests/archive-request';
import { importRequests } from '@platzwart/functions/requests/import-requests';
import { logContact } from '@platzwart/functions/requests/log-contact';
import { reactivateRequest } from '@platzwart/functions/requests/reactivate-request';
import { updateRequest } from '@platzwart/functions/requests/update-request';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { deleteRequest } from '@platzwart/functions/waiting-list/delete-request';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { publishDemand } from '@platzwart/functions/waiting-list/publish-demand';
import { continuePlanMigration } from '@platzwart/functions/waiting-list/reslot-requests';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { expect, it } from 'vitest';
import { aBooking, aManualEntry } from '../support/a-booking.ts';
import { levelsByQuarters, listsByQuarters } from '../support/counted-by-quarters.ts';
import { Crash, crashing } from '../support/crashing-database.ts';
import { longOr } from '../support/long-run.ts';
import {
  administrator,
  database,
  ledger,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';
import { undoWholeImport } from '../support/undo-whole-import.ts';

const changes = longOr(60, 3000);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const writers = 20;
const start = new Date('2026-11-23T09:00:00Z').getTime();

/** A change that can be resent with the very same input. */
type Sent = (tools: AllTools) => Promise<unknown>;

it(`${changes} random changes by ${writers} writers, some twice, some dying half way, leave nothing counted wrongly (seed ${seed})`, async () => {
  const slug = await registeredPractice('Chaos', new Date(start));
  await addSecondLocation(slug);
  const known = new Known();
  let left = changes;
  let crashes = 0;
  const isToTryAgain = (error: unknown) => {
    if (!(error instanceof Crash || isGivenUp(error))) throw error;
    crashes += 1;
  };
  const events = new Events(slug, seededRandom(seed), isToTryAgain);
  const write = async (writer: number) => {
    const random = seededRandom(seed * 100 + writer);
    while (left > 0) {
      left -= 1;
      const now = new Date(start + (changes - left) * 1_000);
      const send = anyChange(slug, random, known);
      const untilThrough = async () => {
        for (;;) {
          try {
            return await send({
              ...toolsAt(now),
              db: crashing(database(), () => random.happens(0.01)),
            });
          } catch (error) {
            isToTryAgain(error);
          } finally {
            // What was committed before a crash still triggers its events.
            await events.comeAfterAChange();
          }
        }
      };
      if (random.happens(0.2)) await Promise.all([untilThrough(), untilThrough()]);
      else await untilThrough();
    }
  };
  await events.deliverWhile(
    Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))),
  );

  expect(crashes).toBeGreaterThan(0);
  await expectWholeAndRight(slug);
});

/** Too much contention on one document: the platform gives up, and the caller retries. */
function isGivenUp(error: unknown): boolean {
  return (error as { code?: number }).code === 10;
}

/**
 * The platform's events, with its guarantees: each at least once, in any order, late, and again
 * when its handler has failed.
 */
class Events {
  private readonly waiting: Sent[] = [];
  private readonly over = new AbortController();
  private readonly slug: string;
  private readonly random: SeededRandom;
  private readonly isToTryAgain: (error: unknown) => void;

  constructor(slug: string, random: SeededRandom, isToTryAgain: (error: unknown) => void) {
    this.slug = slug;
    this.random = random;
    this.isToTryAgain = isToTryAgain;
  }

  /** A heatmap may have been written, and a plan migration may have started or advanced. */
  async comeAfterAChange(): Promise<void> {
    this.waiting.push((tools) => publishDemand(this.slug, tools));
    const seen = (await writableCollections(database()).planMigration(this.slug).get()).data();
    if (!seen || seen.finishedAt) return;
    this.waiting.push(async (tools) => {
      try {
        await continuePlanMigration({ slug: this.slug, seen }, tools);
      } finally {
        await this.comeAfterAChange();
      }
    });
  }

  async deliverWhile(changing: Promise<unknown>): Promise<void> {
    const deliveries = Array.from({ length: 4 }, () => this.deliver());
    await changing.finally(() => this.over.abort());
    await Promise.all(deliveries);
  }

  private async deliver(): Promise<void> {
    for (;;) {
      const event = this.waiting.splice(
        this.random.between(0, Math.max(0, this.waiting.length - 1)),
        1,
      )[0];
      if (event === undefined) {
        if (this.over.signal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      try {
        await event({
          ...toolsAt(new Date(start)),
          db: crashing(database(), () => this.random.happens(0.02)),
        });
        if (this.random.happens(0.1)) this.waiting.push(event);
      } catch (error) {
        this.isToTryAgain(error);
        this.waiting.push(event);
      }
    }
  }
}

const places = ['praxis', 'zweite'];

async function addSecondLocation(slug: string): Promise<void> {
  const docs = writableCollections(database());
  const practice = (await docs.practice(slug).get()).data();
  const [first] = practice?.locations ?? [];
  if (!first) throw new Error('Registration makes a location.');
  await docs
    .practice(slug)
    .update({ locations: [first, { ...first, id: 'zweite', title: 'Zweite' }] });
}

/** Ids that writers have seen; some are gone by the time they are used. */
class Known {
  readonly requests: string[] = [];
  readonly bookings: ReturnType<typeof aBooking>[] = [];
  readonly imports: string[] = [];
}

function anyChange(slug: string, random: SeededRandom, known: Known): Sent {
  const some = (ids: readonly string[]) =>
    ids[random.between(0, Math.max(0, ids.length - 1))] ?? 'f'.repeat(32);
  const target = { companySlug: slug, requestId: some(known.requests) };
  const by = administrator;
  const options: readonly [weight: number, change: () => Sent][] = [
    [6, () => booked(slug, random, known)],
    [
      2,
      () => (known.bookings.length === 0 ? booked(slug, random, known) : corrected(random, known)),
    ],
    [2, () => enteredManually(slug, random, known)],
    [1, () => imported(slug, random, known)],
    [
      1,
      () => (tools) =>
        undoWholeImport({ companySlug: slug, importId: some(known.imports) }, by, tools),
    ],
    [4, () => (tools) => archiveRequest({ ...target, reason: 'other' }, by, tools)],
    [3, () => (tools) => reactivateRequest(target, by, tools)],
    [4, () => edited(target, random)],
    [1, () => (tools) => deleteRequest(target, by, tools)],
    [3, () => (tools) => binRequest(target, by, tools)],
    [3, () => (tools) => bringBackRequest(target, by, tools)],
    [2, () => merged(target, some(known.requests))],
    [2, () => contacted(target, random)],
    [2, () => prioritized(target, random.happens(0.5))],
    [1, () => replanned(slug, random)],
  ];
  let lot = random.between(
    1,
    options.reduce((sum, [weight]) => sum + weight, 0),
  );
  for (const [weight, change] of options) {
    lot -= weight;
    if (lot <= 0) return change();
  }
  return booked(slug, random, known);
}

/** Few people, so that some ask twice. */
const aPerson = (random: SeededRandom) => ({
  firstname: 'Person',
  email: `person${random.between(1, 200)}@post.example`,
});

function someSlots(random: SeededRandom) {
  return Array.from({ length: random.between(1, 4) }, () => {
    const hour = random.between(8, 16);
    const time = (n: number) => `${String(n).padStart(2, '0')}:00`;
    const locationId = places[random.between(0, 1)] ?? 'praxis';
    return {
      locationId,
      weekday: random.between(1, 5),
      start: time(hour),
      end: time(random.between(hour + 1, 18)),
    };
  });
}

function booked(slug: string, random: SeededRandom, known: Known): Sent {
  const booking = aBooking(slug, {
    ...aPerson(random),
    locationIds: places,
    slots: someSlots(random),
    requestId: random.hex(32),
  });
  known.bookings.push(booking);
  known.requests.push(storedId(booking.requestId));
  return (tools) => addWaitingRequest(booking, undefined, tools);
}

function corrected(random: SeededRandom, known: Known): Sent {
  const at = random.between(0, known.bookings.length - 1);
  const correction = {
    ...(known.bookings[at] as ReturnType<typeof aBooking>),
    ...aPerson(random),
    slots: someSlots(random),
  };
  return (tools) => addWaitingRequest(correction, undefined, tools);
}

function enteredManually(slug: string, random: SeededRandom, known: Known): Sent {
  const asked = aManualEntry(slug, {
    ...aPerson(random),
    locationIds: places,
    slots: someSlots(random),
    requestId: random.hex(32),
  });
  known.requests.push(asked.requestId);
  return (tools) => addRequestByPhone(asked, administrator, tools);
}

function imported(slug: string, random: SeededRandom, known: Known): Sent {
  const importId = random.hex(32);
  known.imports.push(importId);
  const rows = Array.from({ length: random.between(1, 8) }, (_, n) => ({
    number: n + 1,
    row: {
      lastname: `Zeile${n}`,
      phone: `0316 ${random.between(1000, 9999)}`,
      email: aPerson(random).email,
      times: 'Mo 8-12',
    },
  }));
  return (tools) =>
    importRequests(
      {
        companySlug: slug,
        importId,
        fileName: 'liste.csv',
        total: rows.length,
        rows,
        isLast: true,
        emailConsent: null,
        dryRun: false,
      },
      administrator,
      tools,
    );
}

type Target = { companySlug: string; requestId: string };

function edited(target: Target, random: SeededRandom): Sent {
  const to = someSlots(random);
  return async (tools) => {
    const request = (
      await writableCollections(database()).request(target.companySlug, target.requestId).get()
    ).data();
    return updateRequest(
      { ...target, edits: { slots: { from: request?.slots ?? [], to } } },
      administrator,
      tools,
    );
  };
}

/** Other hours, other cells, sometimes one location fewer. */
function replanned(slug: string, random: SeededRandom): Sent {
  const to = places
    .filter((id) => id === 'praxis' || random.happens(0.8))
    .map((id) => ({
      id,
      title: id,
      selectableSlots: [1, 2, 3, 4, 5].flatMap((weekday) => {
        const from = random.between(8, 11);
        const noon = {
          weekday,
          start: `${String(from).padStart(2, '0')}:${random.happens(0.5) ? '00' : '15'}`,
          end: '13:00',
        };
        return random.happens(0.8)
          ? [noon, { weekday, start: '14:00', end: `${random.between(16, 19)}:00` }]
          : [noon];
      }),
    }));
  const size = ([30, 45, 60, 90, 120] as const)[random.between(0, 4)];
  return async (tools) => {
    const form = (await writableCollections(database()).form(slug).get()).data();
    const edits = {
      selectableLocations: { from: form?.selectableLocations, to },
      minSlotSize: { from: form?.minSlotSize, to: size },
    };
    return updateFormConfiguration({ companySlug: slug, edits }, administrator, tools);
  };
}

function merged(target: Target, otherId: string): Sent {
  return (tools) => mergeRequests({ ...target, otherId }, administrator, tools);
}

function contacted(target: Target, random: SeededRandom): Sent {
  const logged = {
    logId: random.hex(32),
    contact: 'notReached',
    nextStep: { kind: 'notReached', dueOn: null },
  } as const;
  return (tools) => logContact({ ...target, ...logged }, administrator, tools);
}

/** As the rules let staff write it, without any call. */
function prioritized({ companySlug, requestId }: Target, isPrioritized: boolean): Sent {
  return async (tools) => {
    const change = {
      prioritized: isPrioritized,
      prioritizedAt: isPrioritized ? tools.now() : null,
      lastChange: { by: administrator.uid, at: tools.now(), field: 'prioritized' },
    };
    await writableCollections(database())
      .request(companySlug, requestId)
      .update(change)
      .catch(() => undefined);
  };
}

async function expectWholeAndRight(slug: string): Promise<void> {
  const { requests, stored, counted, counters } = await ledger(slug);
  expect(stored).toEqual(counted);
  const open = requests.filter(({ status }) => status === 'open');
  expect(counters).toEqual({ open: open.length, archived: requests.length - open.length });

  // Each person with an open request has exactly one, and a key that points to it; nobody else has
  // a key.
  const keys = await database().collection(`practices/${slug}/openKeys`).get();
  const held = Object.fromEntries(keys.docs.map((doc) => [doc.id, doc.get('requestId') as string]));
  expect(held).toEqual(
    Object.fromEntries(
      open.filter(({ openKey }) => openKey !== null).map(({ openKey, id }) => [openKey, id]),
    ),
  );
  expect(new Set(open.flatMap(({ openKey }) => openKey ?? [])).size).toBe(
    open.filter(({ openKey }) => openKey !== null).length,
  );

  // The lists that preferred times and plan imply, and the public demand, without any call beyond
  // the events.
  const docs = writableCollections(database());
  const [form, demand] = [
    (await docs.form(slug).get()).data(),
    (await docs.demand(slug).get()).data(),
  ];
  if (!form) throw new Error('The form is gone.');
  expect(counted).toEqual(listsByQuarters(open, form));
  // A repeat changes the public demand like a new request.
  const repeats = requests.filter(({ isRepeat }) => isRepeat);
  expect(demand?.levels ?? {}).toEqual(levelsByQuarters([...open, ...repeats], form));
  expect(
    await docs
      .planMigration(slug)
      .get()
      .then((job) => job.data()?.finishedAt),
  ).not.toBeNull();

  // Recomputes the order in each slot: prioritized before others, then by request date, then by id.
  for (const key of Object.keys(counted)) {
    const here = open.filter(({ slotKeys }) => slotKeys.includes(key));
    const words = (request: (typeof here)[number]) =>
      `${request.prioritized ? '0' : '1'} ${request.requestedAt.toISOString()} ${request.id}`;
    const expected = here.map(words).sort((one, other) => (one < other ? -1 : 1));
    expect([...here].sort(compareWaiting).map(words)).toEqual(expected);
  }

  // Nothing is both in the bin and on the lists, and the bin holds a request together with what was
  // merged into it.
  const bin = (await docs.bin(slug).get()).docs.map((doc) => ({ ...doc.data(), id: doc.id }));
  const onLists = new Set(requests.map(({ id }) => id));
  expect(
    bin.filter(
      ({ id, mergedInto }) =>
        onLists.has(id) ||
        (mergedInto !== null &&
          !onLists.has(mergedInto) &&
          !bin.some((each) => each.id === mergedInto)),
    ),
  ).toEqual([]);

  // Each request started once, and no history exists below a missing request.
  const lines = await database()
    .collectionGroup('history')
    .where('what', 'in', ['requested', 'enteredManually', 'imported'])
    .get();
  const begun = new Map<string, number>();
  for (const { ref, data } of lines.docs.map((doc) => ({ ref: doc.ref, data: doc.data() }))) {
    const [, ofPractice, , id = ''] = ref.path.split('/');
    if (ofPractice === slug && data.of === undefined) begun.set(id, (begun.get(id) ?? 0) + 1);
  }
  expect(Object.fromEntries(begun)).toEqual(
    Object.fromEntries([...requests, ...bin].map(({ id }) => [id, 1])),
  );
}
