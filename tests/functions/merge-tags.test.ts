import { queries } from '@platzwart/domain/queries';
import { aRequest } from '@platzwart/emulator-data/build-request';
import { queryOf } from '@platzwart/functions/core/collections';
import { mergeTags } from '@platzwart/functions/practices/merge-tags';
import { writableCollections } from '@platzwart/functions/waiting-list/writable-collections';
import { describe, expect, it } from 'vitest';
import {
  administrator,
  database,
  registeredPractice,
  toolsAt,
} from '../support/practice-under-test.ts';

const now = new Date('2026-11-23T09:00:00Z');
const docs = () => writableCollections(database());
const input = (companySlug: string) => ({ companySlug, tagId: 'alt', intoTagId: 'neu' });

async function tagged(title: string, tags: readonly string[][]) {
  const slug = await registeredPractice(title, now);
  for (const id of ['alt', 'neu', 'drittes'])
    await docs().tag(slug, id).set({ name: id, color: 'red', icon: '', order: 1 });
  const writing = database().bulkWriter();
  for (const [n, each] of tags.entries())
    void writing.set(
      database().doc(`practices/${slug}/requests/r${n}`),
      aRequest({ tags: [...each] }),
    );
  await writing.close();
  const tagsNow = async () =>
    (await docs().requests(slug).get()).docs.map((doc) => doc.data().tags);
  return { slug, tagsNow };
}

describe('merging tags', () => {
  it('puts one in place of the other on open and archived requests, never twice on one, and in lists of the team and of its members', async () => {
    const { slug, tagsNow } = await tagged('Schlagwörter', [
      ['alt'],
      ['alt', 'neu'],
      ['drittes', 'alt'],
      ['drittes'],
      [],
    ]);
    await docs()
      .request(slug, 'r0')
      .update({ status: 'archived', archivedAt: now, archiveReason: 'other' });
    const list = {
      name: 'Liste',
      anyOf: ['alt', 'neu'],
      allOf: ['alt'],
      noneOf: ['drittes'],
      locationId: '',
      order: 1,
    };
    await docs().list(slug, 'liste').set(list);
    const own = docs().ownLists(slug, administrator.uid).doc('eigene');
    await own.set({ ...list, weekday: '2', prioritized: true });
    expect(await mergeTags(input(slug), administrator, toolsAt(now))).toEqual({
      ok: true,
      value: { requests: 3, remaining: false },
    });
    expect(await tagsNow()).toEqual([['neu'], ['neu'], ['drittes', 'neu'], ['drittes'], []]);
    expect((await docs().list(slug, 'liste').get()).data()).toEqual({
      ...list,
      anyOf: ['neu'],
      allOf: ['neu'],
    });
    // With what else it asks, and nothing else.
    expect((await own.get()).data()).toEqual({
      ...list,
      anyOf: ['neu'],
      allOf: ['neu'],
      weekday: '2',
      prioritized: true,
    });
    expect((await docs().tag(slug, 'alt').get()).exists).toBe(false);
    expect((await docs().request(slug, 'r0').get()).data()?.lastChange).toEqual({
      by: 'administrator',
      at: now,
      field: 'tags',
    });
  });

  it('looks at no list that does not name the tag, whatever and however much members stored there', async () => {
    const { slug } = await tagged('Fremde Listen', [['alt']]);
    const writing = database().bulkWriter();
    for (let n = 0; n < 201; n++)
      void writing.set(database().doc(`practices/${slug}/lists/l${n}`), {
        name: 'Liste',
        anyOf: [],
        allOf: [],
        noneOf: ['alt'],
        locationId: '',
        order: 1,
      });
    void writing.set(database().doc(`practices/${slug}/lists/unreadable`), { anyOf: ['neu'] });
    await writing.close();
    for (const remaining of [true, false])
      expect(await mergeTags(input(slug), administrator, toolsAt(now))).toMatchObject({
        ok: true,
        value: { remaining },
      });
    const named = queryOf(docs().lists(slug), queries.listsNaming('alt', 'noneOf'));
    expect((await named.get()).size).toBe(0);
    expect((await docs().tag(slug, 'alt').get()).exists).toBe(false);
  });

  it('of many continues where it stopped, and says so; the tag goes last', async () => {
    const { slug } = await tagged(
      'Viele',
      Array.from({ length: 230 }, () => ['alt']),
    );
    expect(await mergeTags(input(slug), administrator, toolsAt(now))).toEqual({
      ok: true,
      value: { requests: 200, remaining: true },
    });
    expect((await docs().tag(slug, 'alt').get()).exists).toBe(true);
    expect(await mergeTags(input(slug), administrator, toolsAt(now))).toEqual({
      ok: true,
      value: { requests: 30, remaining: false },
    });
    expect((await queryOf(docs().requests(slug), queries.tagged('neu', 500)).get()).size).toBe(230);
    const log = (await docs().log(slug).get()).docs.map((doc) => doc.data());
    expect(log.reduce((sum, { count }) => sum + count, 0)).toBe(230);
    expect(await mergeTags(input(slug), administrator, toolsAt(now))).toEqual({
      ok: true,
      value: { requests: 0, remaining: false },
    });
    expect((await docs().log(slug).get()).size).toBe(2);
  });

  it('refuses a tag that is not there, and the same one', async () => {
    const { slug, tagsNow } = await tagged('Verweigert', [['alt']]);
    expect(
      await mergeTags({ ...input(slug), intoTagId: 'fehlt' }, administrator, toolsAt(now)),
    ).toMatchObject({
      failure: { details: [{ field: 'intoTagId', code: 'tagGone' }] },
    });
    expect(
      await mergeTags({ ...input(slug), intoTagId: 'alt' }, administrator, toolsAt(now)),
    ).toMatchObject({ ok: false });
    expect(await tagsNow()).toEqual([['alt']]);
  });
});
