/**
 * Strangers and members may write long texts any number of times: what reads or moves them all takes
 * no more memory, and no larger commit, than there is, and reads each a fixed number of times.
 */
import { accepted } from '@platzwart/domain/failure';
import { collections } from '@platzwart/functions/core/collections';
import { applyRetention } from '@platzwart/functions/lifecycle/apply-retention';
import { mergeTags } from '@platzwart/functions/practices/merge-tags';
import { reopenRepeats } from '@platzwart/functions/requests/reopen-repeats';
import { binRequest, bringBackRequest } from '@platzwart/functions/waiting-list/bin';
import { mergeRequests } from '@platzwart/functions/waiting-list/merge-requests';
import { publicCounts } from '@platzwart/functions/waiting-list/public-counts';
import { reconcile } from '@platzwart/functions/waiting-list/reconcile';
import { revokeConsent } from '@platzwart/functions/waiting-list/revoke-consent';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import { counted } from '../load/count-documents.ts';
import { newRandomId } from '../support/a-booking.ts';
import { booked, daysLater, minutesLater, start } from '../support/portal-link.ts';
import { administrator, database, toolsAt } from '../support/practice-under-test.ts';

const docs = () => writableCollections(database());
const proof = '05.03.1984';

/** Three bytes each. */
const long = '漢'.repeat(5000);
const longEdit = [
  { field: 'reason', from: long, to: long },
  { field: 'note', from: long, to: long },
];

async function write(all: Iterable<readonly [path: string, data: object]>): Promise<void> {
  const writer = database().bulkWriter();
  for (const [path, data] of all) void writer.set(database().doc(path), data);
  await writer.close();
}

/** Lines of members with long texts: sixty kilobytes each. */
const writeLines = ({ slug, requestId }: { slug: string; requestId: string }, count: number) =>
  write(
    Array.from({ length: count }, (_, n) => [
      `practices/${slug}/requests/${requestId}/history/long${n}`,
      { at: minutesLater(n), by: { kind: 'member', uid: 'x' }, what: 'edited', changes: longEdit },
    ]),
  );

/** Further requests of that practice, as stored, with these fields. */
async function writeRequests(
  { slug, request }: Awaited<ReturnType<typeof booked>>,
  count: number,
  fields: object,
): Promise<string[]> {
  const one = await request();
  const ids = Array.from({ length: count }, () => newRandomId());
  await write(ids.map((id) => [`practices/${slug}/requests/${id}`, { ...one, ...fields }]));
  return ids;
}

const repeatOf = (requestId: string) => ({
  status: 'archived',
  archivedAt: start,
  archiveReason: 'merged',
  mergedInto: requestId,
  isRepeat: true,
  openKey: null,
});

/** No request of ours: whoever reads it whole fails. */
const unreadable = { reason: 5 };

it('a form’s limits and the night count repeats without reading what they say', async () => {
  const practice = await booked('Gezählt');
  await writeRequests(practice, 3, { ...repeatOf(practice.requestId), ...unreadable });
  const form = (await docs().form(practice.slug).get()).data();
  if (!form) throw new Error('There is no form.');
  await reconcile(practice.slug, toolsAt(start));
  const { levels, limits } = await publicCounts(
    practice.slug,
    form,
    { levels: true, limits: { needs: { times: true, locations: ['praxis'] }, at: start } },
    database(),
  );
  expect([levels?.open, limits?.open, limits?.openAt('praxis')]).toEqual([4, 4, 4]);
});

it('so does the retention of the request that they repeat', async () => {
  const practice = await booked('Aufbewahrt');
  const { slug, requestId } = practice;
  const asked = daysLater(500);
  await writeRequests(practice, 1, {
    ...repeatOf(requestId),
    ...unreadable,
    requestedAt: asked,
    activeAt: asked,
  });
  expect(await applyRetention({ slug, requestId }, toolsAt(daysLater(560)))).toBeUndefined();
  expect(await practice.request()).toMatchObject({ activeAt: asked });
});

it('and the replacement of a tag', async () => {
  const practice = await booked('Schlagwort');
  const { slug } = practice;
  const tag = { color: 'red', icon: '', order: 0 };
  await write([
    [`practices/${slug}/tags/one`, { ...tag, name: 'Eins' }],
    [`practices/${slug}/tags/two`, { ...tag, name: 'Zwei' }],
  ]);
  const [id = ''] = await writeRequests(practice, 1, { tags: ['one'], ...unreadable });
  const replaced = await mergeTags(
    { companySlug: slug, tagId: 'one', intoTagId: 'two' },
    administrator,
    toolsAt(start),
  );
  expect(replaced).toEqual({ ok: true, value: { requests: 1, remaining: false } });
  expect((await database().doc(`practices/${slug}/requests/${id}`).get()).get('tags')).toEqual([
    'two',
  ]);
});

it('a patient’s copy has the latest of a history that somebody made long', async () => {
  const practice = await booked('Kopie');
  await writeLines(practice, 120);
  const answered = await practice.say({ kind: 'exportPersonalData', proof });
  const { dataExport } = answered.ok ? answered.value : {};
  const size = JSON.stringify(dataExport).length;
  expect([size > 500_000, size < 1_100_000]).toEqual([true, true]);
});

it('such a history is not copied into another one', async () => {
  const practice = await booked('Zusammenlegen');
  const { slug, requestId } = practice;
  await writeLines(practice, 60);
  const [otherId = ''] = await writeRequests(practice, 1, {
    openKey: null,
    requestedAt: minutesLater(-10),
  });
  expect(
    await mergeRequests({ companySlug: slug, requestId, otherId }, administrator, toolsAt(start)),
  ).toMatchObject({ ok: false, failure: { details: [{ code: 'tooManyLines' }] } });
});

it('its person can revoke their consent all the same, and take that back', async () => {
  const practice = await booked('Widerruf');
  const { slug, requestId } = practice;
  await writeLines(practice, 210);
  expect(await practice.say({ kind: 'revokeConsent', proof })).toMatchObject({ ok: true });
  const lines = async () => ({
    left: (await docs().history(slug, requestId).count().get()).data().count,
    taken: (await docs().revokedHistory(slug, requestId).count().get()).data().count,
  });
  expect(await lines()).toEqual({ left: 0, taken: 212 });
  const { consentVersion } =
    (await docs().revokedRequest(slug, requestId).get()).data() ?? ({} as never);
  const renewal = { kind: 'renewConsent', proof, consentVersion } as const;
  expect(await practice.say(renewal, minutesLater(20))).toMatchObject({ ok: true });
  expect(await lines()).toEqual({ left: 213, taken: 0 });
});

it('what was deleted with long repeats is brought back with all of them', async () => {
  const practice = await booked('Papierkorb');
  const { slug, requestId } = practice;
  const repeats = await writeRequests(practice, 120, {
    ...repeatOf(requestId),
    reason: long,
    note: long,
    adminNote: long + long,
  });
  const target = { companySlug: slug, requestId };
  expect(await binRequest(target, administrator, toolsAt(start))).toMatchObject({ ok: true });
  const inBin = async () => (await docs().bin(slug).count().get()).data().count;
  expect(await inBin()).toBe(repeats.length + 1);
  expect(await bringBackRequest(target, administrator, toolsAt(start))).toEqual({
    ok: true,
    value: {},
  });
  expect(await inBin()).toBe(0);
  const there = await collections(database()).requests(slug).select().get();
  expect(there.size).toBe(repeats.length + 1);
});

describe('however often somebody was asked for again', () => {
  const repeats = 200;
  const most = (each: number) => each * repeats;
  const repeated = async (title: string) => {
    const practice = await booked(title);
    await writeRequests(practice, repeats, repeatOf(practice.requestId));
    return practice;
  };

  it('deleting them reads each a few times', async () => {
    const { slug, requestId } = await repeated('Oft im Papierkorb');
    const cost = await counted(database(), (db) =>
      binRequest({ companySlug: slug, requestId }, administrator, { ...toolsAt(start), db }),
    );
    expect((await docs().bin(slug).count().get()).data().count).toBe(repeats + 1);
    expect(cost.reads).toBeLessThan(most(3));
  });

  it('so does revoking the consent', async () => {
    const practice = await repeated('Oft widerrufen');
    const { slug, requestId } = practice;
    const allow = () => accepted({});
    const cost = await counted(database(), (db) =>
      revokeConsent({ slug, requestId, revokedAt: start, allow }, { ...toolsAt(start), db }),
    );
    expect((await docs().revoked(slug).count().get()).data().count).toBe(repeats + 1);
    expect(cost.reads).toBeLessThan(most(12));
  });

  it('the night looks at each once', async () => {
    const { slug } = await repeated('Oft in der Nacht');
    const cost = await counted(database(), (db) =>
      reopenRepeats(slug, { ...toolsAt(daysLater(1)), db }),
    );
    expect(cost.reads).toBeLessThan(most(1.1));
  });
});
