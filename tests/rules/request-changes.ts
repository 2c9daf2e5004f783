/**
 * Staff's direct writes on a request: one valid change of each kind, then everything that is nearly
 * one.
 */
import { paths } from '@platzwart/domain/paths';
import { type DirectField, TherapyRequest } from '@platzwart/domain/request/request';
import {
  Bytes,
  type DocumentData,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import {
  aRequest,
  as,
  documents,
  ids,
  isRefused,
  type Person,
  passes,
  slugs,
  uidOf,
} from './world.ts';

const caller: Person = 'therapist';

const signed = (field: string, by = uidOf(caller)) => ({ by, at: serverTimestamp(), field });

const revision = aRequest.noteRevision;

const good = {
  prioritized: {
    prioritized: true,
    prioritizedAt: serverTimestamp(),
    lastChange: signed('prioritized'),
  },
  tags: { tags: ['kasse', 'warte'], lastChange: signed('tags') },
  adminNote: {
    adminNote: 'ruft morgen an',
    noteRevision: revision + 1,
    lastChange: signed('adminNote'),
  },
} satisfies Record<DirectField, DocumentData>;

const kinds = Object.keys(good) as DirectField[];

const partsOf: Record<DirectField, readonly string[]> = {
  prioritized: ['prioritized', 'prioritizedAt'],
  tags: ['tags'],
  adminNote: ['adminNote', 'noteRevision'],
};

const update = (
  change: DocumentData,
  {
    slug = slugs.own,
    id = ids.request,
    by = caller,
  }: { slug?: string; id?: string; by?: Person } = {},
) => updateDoc(doc(as(by), paths.request(slug, id)), change);

const twentyTags = Array.from({ length: 20 }, (_, i) => `tag-${i}`);

const unpleasant: [what: string, value: unknown][] = [
  ['null', null],
  ['a truth', true],
  ['a number', 7],
  ['a text', 'true'],
  ['bytes', Bytes.fromUint8Array(new Uint8Array(4))],
  ['a map', { prioritized: true }],
  ['a list', [true]],
  ['a moment', Timestamp.fromMillis(0)],
  ['nothing at all', deleteField()],
];

/** Field -> the type that is valid there, and so not tried. */
const rightKind: Readonly<Record<string, string>> = { prioritized: 'a truth', adminNote: 'a text' };

export function requestChanges(): void {
  describe('a change of a request by staff', () => {
    for (const kind of kinds) {
      test(`${kind}: the right one passes, on an open and on an archived request`, async () => {
        await passes(update(good[kind]));
        await passes(update(good[kind], { id: ids.archived }));
      });

      test(`${kind}: not in a practice one does not belong to`, () =>
        isRefused(update(good[kind], { slug: slugs.other })));

      test(`${kind}: not in a locked practice`, () =>
        isRefused(update(good[kind], { slug: slugs.locked })));

      test(`${kind}: not by a viewer, whoever signs`, async () => {
        await isRefused(update(good[kind], { by: 'viewer' }));
        await isRefused(
          update({ ...good[kind], lastChange: signed(kind, uidOf('viewer')) }, { by: 'viewer' }),
        );
      });

      test(`${kind}: not on a request that does not exist, so nothing is created by the way`, async () => {
        const fresh = doc(as(caller), paths.request(slugs.own, '9123456789abcdef0123456789abcdef'));
        await isRefused(setDoc(fresh, good[kind]));
        await isRefused(setDoc(fresh, { ...aRequest, ...good[kind] }, { merge: true }));
      });

      test(`${kind}: not by replacing the whole document`, () =>
        isRefused(setDoc(doc(as(caller), paths.request(slugs.own, ids.request)), good[kind])));

      for (const part of partsOf[kind]) {
        for (const [what, value] of unpleasant) {
          if (what === rightKind[part]) continue;
          test(`${kind}: ${part} is never ${what}`, () =>
            isRefused(update({ ...good[kind], [part]: value })));
        }
      }

      for (const [what, lastChange] of [
        ['another member', signed(kind, uidOf('administrator'))],
        ['somebody unknown', signed(kind, '')],
        ['a field that was not changed', signed(kinds.find((other) => other !== kind) ?? '')],
        ['a field that staff do not write', signed('status')],
        ['a moment of the own clock', { ...signed(kind), at: Timestamp.now() }],
        ['a moment in the past', { ...signed(kind), at: Timestamp.fromMillis(0) }],
        ['no moment', { by: uidOf(caller), field: kind }],
        ['no name', { at: serverTimestamp(), field: kind }],
        ['no field', { by: uidOf(caller), at: serverTimestamp() }],
        ['something else beside', { ...signed(kind), reason: 'x' }],
        ['nothing', null],
        ['a text', uidOf(caller)],
        ['a signature taken away', deleteField()],
      ] as const) {
        test(`${kind}: not signed with ${what}`, () =>
          isRefused(update({ ...good[kind], lastChange })));
      }

      test(`${kind}: not unsigned, leaving an older signature in place`, () => {
        const { lastChange: _, ...unsigned } = good[kind];
        return isRefused(update(unsigned));
      });

      for (const other of kinds) {
        if (other === kind) continue;
        test(`${kind}: not together with ${other}, whichever is signed`, () =>
          isRefused(update({ ...good[other], ...good[kind] })));
      }

      test(`${kind}: not with a field that no request has`, () =>
        isRefused(update({ ...good[kind], extra: 1 })));

      test(`${kind}: a batch passes only if each of its writes does`, async () => {
        const batch = writeBatch(as(caller));
        batch.update(doc(as(caller), paths.request(slugs.own, ids.request)), good[kind]);
        batch.update(doc(as(caller), paths.request(slugs.own, ids.archived)), {
          ...good[kind],
          status: 'open',
        });
        await isRefused(batch.commit());
      });

      test(`${kind}: not together with any other field of the request, by value or by removal`, async () => {
        const written: readonly string[] = [...partsOf[kind], 'lastChange'];
        for (const field of Object.keys(TherapyRequest.shape)) {
          if (written.includes(field)) continue;
          await isRefused(update({ ...good[kind], [field]: evil[field] ?? 'x' }));
          if (field in aRequest) await isRefused(update({ ...good[kind], [field]: deleteField() }));
        }
      });
    }
  });

  describe('priority', () => {
    const taken = { prioritized: false, prioritizedAt: null, lastChange: signed('prioritized') };

    test('can be taken back', () => passes(update(taken, { id: ids.prioritized })));

    test('may be given twice, because two colleagues may press at once', () =>
      passes(update(good.prioritized, { id: ids.prioritized })));

    test('does not come without its moment', () =>
      isRefused(update({ prioritized: true, lastChange: signed('prioritized') })));

    test('does not bring a moment of the own clock', () =>
      isRefused(update({ ...good.prioritized, prioritizedAt: Timestamp.now() })));

    test('does not leave with its moment staying', () =>
      isRefused(
        update({ prioritized: false, lastChange: signed('prioritized') }, { id: ids.prioritized }),
      ));

    test('does not leave with a new moment', () =>
      isRefused(update({ ...taken, prioritizedAt: serverTimestamp() }, { id: ids.prioritized })));

    test('has no moment of its own, without the priority', () =>
      isRefused(update({ prioritizedAt: serverTimestamp(), lastChange: signed('prioritized') })));
  });

  describe('tags', () => {
    const tagged = (tags: unknown) => update({ tags, lastChange: signed('tags') });

    test('can be none, one of one character, one of 40, and twenty', async () => {
      for (const tags of [[], ['a'], ['Ab-9'.repeat(10)], twentyTags]) await passes(tagged(tags));
    });

    for (const [what, tags] of [
      ['more than twenty', [...twentyTags, 'noch-eins']],
      ['the same twice', ['kasse', 'kasse']],
      ['an id of 41 characters', ['a'.repeat(41)]],
      ['an id of 41 characters behind another', ['kasse', 'a'.repeat(41)]],
      ['an empty id', ['']],
      ['an empty id behind another', ['kasse', '']],
      ['an empty id between others', ['kasse', '', 'warte']],
      ['an id with a comma, which joined would look like two', ['kasse,warte']],
      ['an id with an umlaut', ['für']],
      ['an id with a blank', ['kas se']],
      ['an id with a line break at its end', ['kasse\n']],
      ['an id with a slash', ['a/b']],
      ['a number, which joined would look like an id', [7]],
      ['a number among texts', ['kasse', 7]],
      ['a truth, which joined would look like an id', [true]],
      ['a null, which joined would look like an id', [null]],
      ['a map among them', ['kasse', { id: 'warte' }]],
      ['a moment among them', ['kasse', Timestamp.fromMillis(0)]],
      ['a map in place of the list', { 0: 'kasse' }],
    ] as const) {
      test(`are never ${what}`, () => isRefused(tagged(tags)));
    }
  });

  describe('the note', () => {
    const noted = (adminNote: unknown, noteRevision: unknown = revision + 1) =>
      update({ adminNote, noteRevision, lastChange: signed('adminNote') });

    test('can be empty and can have 10,000 characters', async () => {
      await passes(noted(''));
      await passes(noted('ä'.repeat(10_000), revision + 2));
    });

    test('has lines, blanks and joiners as one likes', async () => {
      for (const [n, text] of [
        ' ',
        '\n',
        ' zwei\n\n  Zeilen \n',
        '👩‍👧',
        'A\u0308rzte',
        'geschützt\u00a0leer',
      ].entries())
        await passes(noted(text, revision + 1 + n));
    });

    test('holds nothing that turns a line around, ends it early, or cannot be seen', async ({
      expect,
    }) => {
      const passing: string[] = [];
      const hostile = [
        0, 8, 9, 11, 12, 13, 31, 127, 128, 133, 159, 0x61c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202e,
        0x2066, 0x2069, 0xfeff,
      ];
      const texts = hostile
        .map((code) => String.fromCodePoint(code))
        .flatMap((sign) => [sign, `ruft${sign}an`, `zwei\nZeilen${sign}`]);
      for (const text of texts)
        await isRefused(noted(text)).catch(() => passing.push(JSON.stringify(text)));
      expect(passing).toEqual([]);
    });

    test('has no 10,001 characters', () => isRefused(noted('x'.repeat(10_001))));

    for (const [what, noteRevision] of [
      ['the same one, as a colleague who read an older note would write', revision],
      ['two more', revision + 2],
      ['one less', revision - 1],
      ['none', 0],
      ['half a step', revision + 0.5],
      ['a text', String(revision + 1)],
    ] as const) {
      test(`is refused with a wrong revision: ${what}`, () => isRefused(noted('x', noteRevision)));
    }

    test('does not come without a revision', () =>
      isRefused(update({ adminNote: 'x', lastChange: signed('adminNote') })));
  });

  test('nobody moves a request between waiting lists directly, not even alone and signed', async () => {
    for (const field of [
      'status',
      'slots',
      'slotKeys',
      'requestedAt',
      'locationIds',
      'archivedAt',
    ]) {
      await isRefused(update({ [field]: evil[field] }));
      await isRefused(update({ [field]: evil[field], lastChange: signed(field) }));
    }
  });

  test('the world holds what the fuzz begins with', ({ expect }) => {
    expect(documents.get(paths.request(slugs.own, ids.request))).toMatchObject({
      prioritized: false,
      noteRevision: revision,
    });
  });
}

/** Values of the right type, so that a refusal cannot be due to the type. */
const evil: Record<string, unknown> = {
  status: 'archived',
  requestedAt: Timestamp.fromMillis(0),
  archivedAt: serverTimestamp(),
  archiveReason: 'other',
  locationIds: ['anderswo'],
  slots: [],
  slotKeys: [],
  source: 'phone',
  followUpConsent: true,
  callbackWish: true,
  houseCall: true,
  prioritized: true,
  prioritizedAt: serverTimestamp(),
  tags: [],
  noteRevision: revision + 1,
};
