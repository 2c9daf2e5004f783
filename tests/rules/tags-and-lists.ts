/**
 * Tags and lists, which staff write directly: the rules enforce everything that the domain's schema
 * does.
 */
import { paths } from '@platzwart/domain/paths';
import { DynamicList, filterOf } from '@platzwart/domain/tags/dynamic-list';
import { Tag } from '@platzwart/domain/tags/tag';
import {
  Bytes,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { longOr } from '../support/long-run.ts';
import { aList, as, aTag, ids, isRefused, passes, slugs, uidOf } from './world.ts';

const twentyTags = Array.from({ length: 20 }, (_, i) => `tag-${i}`);

/** Names that mislead readers, or that are invisible. */
const hostileLines = [
  ' ',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u0308',
  ' vorne',
  'hinten ',
  'zwei  Blanks',
  'mit\u00a0Blank',
  'mit\tTabulator',
  'mit\rWagen',
  'mit\u0000Null',
  'mit\u0085Zeile',
  'mit\u2029Absatz',
  'hinten\n',
  'rück\u202ewärts',
  'rück\u2066wärts',
  'rechts\u200f',
  'links\u200e',
  'arabisch\u061c',
];

/** Tried in every field: each is valid in some and invalid in others. */
const values: unknown[] = [
  ...[null, true, false, 0, 1, -1, 9999, 10_000, 1.5, Number.NaN],
  ...[
    '',
    'a',
    'red',
    'Red',
    'für',
    'mit Leerzeichen',
    'mit\nZeile',
    'heart\n',
    'a,b',
    'x'.repeat(40),
    'x'.repeat(41),
    'x'.repeat(60),
    'x'.repeat(61),
    'x'.repeat(255),
    'x'.repeat(256),
    // With a joiner, combining marks, and multi-unit characters.
    '👩‍👧 & Söhne: „50 %“ (neu!)',
    'A\u0308rzte',
    '✓',
  ],
  // Two units each, one character: the emulator counts units, zod characters. The rules never allow
  // more than zod.
  '😀'.repeat(20),
  ...[[], ['a'], ['a', 'b'], ['x'.repeat(40)], twentyTags],
  ...[
    ['x'.repeat(41)],
    [...twentyTags, 'noch-eins'],
    [''],
    ['a', ''],
    ['a,b'],
    ['für'],
    ['a\n'],
    [7],
    ['a', 7],
    [true],
    [null],
    [{ a: 'b' }],
  ],
  ...[
    {},
    { a: 'b' },
    { size: 1 },
    Timestamp.fromMillis(0),
    Bytes.fromUint8Array(new Uint8Array(3)),
  ],
];

/**
 * Tried in a filter's conditions that are a word, and in those that are a yes. Few: the coverage's
 * report repeats the whole list for each of its fields, and the emulator gives no large one.
 */
const conditions = ['weekday', 'dayPart', 'insurance', 'age', 'waiting', 'offer'];
const words: unknown[] = [
  ...['', 'a', 'a\n', 'x'.repeat(255), 'x'.repeat(256), 'mit\nZeile', 'hinten ', '\u200b'],
  ...['0', '1', '7', '8', '10', '99', '100', '1\n', '-10', '18-', '10-20', '-', '3-6-9', '1000-'],
  ...['morning', 'night', 'has', 'recent', 'never', 'Never'],
  ...[null, true, 1, ['a'], {}],
];
const yesOrNo: unknown[] = [true, false, null, 0, 1, '', 'true', [], {}];

const colors = Tag.shape.color.def.entries;

export function tagsAndLists(): void {
  documentsOfStaff('a tag', (id, slug = slugs.own) => paths.tag(slug, id), ids.tag, aTag, Tag);
  documentsOfStaff(
    'a list',
    (id, slug = slugs.own) => paths.list(slug, id),
    ids.list,
    { ...aList, ...filterOf(aList) },
    DynamicList,
  );

  test('a tag has any of the colours', async () => {
    for (const color of Object.values(colors))
      await passes(setDoc(doc(as('therapist'), paths.tag(slugs.own, 'neu')), { ...aTag, color }));
  });

  test('a list of one’s own is as strict, and nobody but its owner, of the staff, makes one there', async () => {
    const own = (uid: string, id = 'neu') => `${paths.ownLists(slugs.own, uid)}/${id}`;
    const db = as('therapist');
    await passes(setDoc(doc(db, own(uidOf('therapist'))), aList));
    await isRefused(setDoc(doc(db, own(uidOf('therapist'))), { ...aList, term: 'Huber' }));
    await isRefused(setDoc(doc(db, own(uidOf('therapist'))), { ...aList, weekday: '8' }));
    await isRefused(setDoc(doc(db, own(uidOf('administrator'))), aList));
    await isRefused(setDoc(doc(as('administrator'), own(uidOf('therapist'))), aList));
    await isRefused(setDoc(doc(db, own(uidOf('therapist'), 'a_b')), aList));
    const ofViewer = doc(as('viewer'), own(uidOf('viewer')));
    await isRefused(setDoc(ofViewer, aList));
    await isRefused(deleteDoc(ofViewer));
  });

  test('a condition of a list names no tag twice', async () => {
    for (const field of ['anyOf', 'allOf', 'noneOf']) {
      await isRefused(
        setDoc(doc(as('therapist'), paths.list(slugs.own, 'neu')), {
          ...aList,
          [field]: ['a', 'a'],
        }),
      );
    }
  });
}

function valuesFor(field: string, example: unknown): readonly unknown[] {
  if (field === 'name') return [...values, ...hostileLines];
  if (typeof example === 'boolean') return yesOrNo;
  return conditions.includes(field) ? words : values;
}

function documentsOfStaff(
  what: string,
  path: (id: string, slug?: string) => string,
  existing: string,
  good: DocumentData,
  schema: { safeParse(value: unknown): { success: boolean } },
): void {
  const at = (id: string, slug?: string) => doc(as('therapist'), path(id, slug));

  describe(what, () => {
    for (const [nth, field] of Object.keys(good).entries()) {
      test(`takes for ${field} exactly what the schema takes, made new and in place of a good one`, async () => {
        const disagreements: unknown[] = [];
        for (const [n, value] of valuesFor(field, good[field]).entries()) {
          // Neighbouring fields share their rule: in the short form each has every other value.
          if (longOr((n + nth) % 2 === 1, false)) continue;
          const changed = { ...good, [field]: value };
          const isValid = schema.safeParse(changed).success;
          const writes = [
            () => setDoc(at('neu'), changed),
            () => setDoc(at(existing), changed),
            () => updateDoc(at(existing), { [field]: value }),
          ];
          // All three ways are one rule: in turn, or in the long form each with each value.
          const tried = longOr(writes.slice(n % 3, (n % 3) + 1), writes);
          const expected = isValid ? passes : isRefused;
          await Promise.all(tried.map((write) => expected(write()))).catch(() =>
            disagreements.push({ value, isValid }),
          );
        }
        expect(disagreements).toEqual([]);
      });

      const { [field]: _, ...rest } = good;
      // Older lists lack some conditions.
      const mayLack = schema.safeParse(rest).success;
      test(`is ${mayLack ? 'good' : 'never'} without ${field}`, async () => {
        const expected = mayLack ? passes : isRefused;
        await expected(setDoc(at('neu'), rest));
        await expected(setDoc(at(existing), rest));
        await expected(updateDoc(at(existing), { [field]: deleteField() }));
      });
    }

    test('holds nothing beside', async () => {
      await isRefused(setDoc(at('neu'), { ...good, extra: '' }));
      await isRefused(setDoc(at(existing), { ...good, extra: '' }));
      await isRefused(updateDoc(at(existing), { extra: 'x'.repeat(5000) }));
    });

    test('has an id of 1 to 40 characters, digits and hyphens', async () => {
      for (const id of ['a', 'A-9', 'x'.repeat(40)]) await passes(setDoc(at(id), good));
      for (const id of ['x'.repeat(41), 'a_b', 'a b', 'für', 'a.b', 'a\n'])
        await isRefused(setDoc(at(id), good));
    });

    test('made well does not turn bad later', async () => {
      await passes(setDoc(at('neu'), good));
      await isRefused(updateDoc(at('neu'), { name: 'x'.repeat(500) }));
      await isRefused(setDoc(at('neu'), { name: good.name }));
      await passes(updateDoc(at('neu'), { name: 'Anders' }));
      await passes(deleteDoc(at('neu')));
    });

    test('of a practice one does not belong to stays as it is', async () => {
      await isRefused(setDoc(at('neu', slugs.other), good));
      await isRefused(setDoc(at(existing, slugs.other), good));
      await isRefused(deleteDoc(at(existing, slugs.other)));
    });

    test('has a good document to begin with', () => {
      expect(schema.safeParse(good).success).toBe(true);
    });
  });
}
