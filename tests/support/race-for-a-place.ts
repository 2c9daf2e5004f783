/**
 * Everybody says yes in the same second: to one place, or each to their own. For the tests of
 * races, and for the bench that times them.
 */
import type { OfferMode } from '@platzwart/domain/vacancies/vacancy';
import { pause } from '@platzwart/functions/core/pause';
import type { AllTools } from '@platzwart/functions/core/tools';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { codeOf, hoursLater, offeredPlace } from './offered-place.ts';
import { database, toolsAt } from './practice-under-test.ts';

type Place = Awaited<ReturnType<typeof offeredPlace>>;

/** What each was told, and how long it took in milliseconds. */
type Finish = { readonly codes: readonly string[]; readonly took: readonly number[] };

/** As deployed: whoever has to wait waits. */
export const asDeployed = (at: Date): AllTools => ({ ...toolsAt(at), pause });

async function allSayYes(
  presses: readonly (() => Promise<Parameters<typeof codeOf>[0]>)[],
): Promise<Finish> {
  const took: number[] = [];
  const codes = await Promise.all(
    presses.map(async (press) => {
      const started = performance.now();
      const code = await press().then(codeOf, (error: unknown) => `internal: ${String(error)}`);
      took.push(performance.now() - started);
      return code;
    }),
  );
  return { codes, took };
}

/** So many people can answer one place, more than a member can ask at once: the worst case. */
export async function raceForOne(
  people: number,
  mode: OfferMode,
  seats: number,
): Promise<Finish & { place: Place }> {
  const everybody = Array.from({ length: people }, () => ({}));
  const place = await offeredPlace('Wettlauf', everybody, { mode, seats, atOnce: 15 });
  await place.offerAll();
  await place.settle(hoursLater(0));
  await askTheOthers(place);
  const at = hoursLater(1);
  const finish = await allSayYes(
    everybody.map((_, n) => () => place.say(n, 'acceptOffer', at, { tools: asDeployed(at) })),
  );
  await place.settle(at);
  return { ...finish, place };
}

/** As the first one was asked. */
async function askTheOthers({ slug, vacancyId, vacancy, offer }: Place): Promise<void> {
  const docs = writableCollections(database());
  const [now, first] = [await vacancy(), await offer(0)];
  if (!first) throw new Error('Nobody was asked.');
  const batch = database().batch();
  const { until } = first;
  for (const [n, { requestId, state }] of now.plan.entries()) {
    if (state !== null) continue;
    batch.set(docs.offer(slug, `${vacancyId}_${requestId}`), {
      ...first,
      requestId,
      position: n + 1,
    });
    batch.update(docs.request(slug, requestId), { offer: { vacancyId, until } });
  }
  const plan = now.plan.map((entry) => ({ ...entry, state: 'offered' as const, until }));
  batch.update(docs.vacancy(slug, vacancyId), { plan, asked: plan.length });
  await batch.commit();
}

/** As many places as people, each offered to one of them. */
export async function raceForMany(people: number): Promise<Finish & { states: readonly string[] }> {
  const everybody = Array.from({ length: people }, () => ({}));
  const first = await offeredPlace('Viele Plätze', everybody);
  const places = first.ids.map((requestId) =>
    first.another({ plan: [{ requestId, byHand: false }] }),
  );
  for (const place of places) await place.offerAll();
  const at = hoursLater(1);
  const finish = await allSayYes(
    places.map((place, n) => () => place.say(n, 'acceptOffer', at, { tools: asDeployed(at) })),
  );
  const states = await Promise.all(places.map(async ({ vacancy }) => (await vacancy()).state));
  return { ...finish, states };
}
