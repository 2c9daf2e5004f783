/** The promise the whole product rests on: outsiders read only a practice's public documents. */
import { assertFails } from '@firebase/rules-unit-testing';
import { outboxPausePath } from '@platzwart/domain/contact/outbox-pause';
import { paths } from '@platzwart/domain/paths';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { longOr } from '../support/long-run.ts';
import {
  aList,
  aRequest,
  as,
  aTag,
  documents,
  everybody,
  ids,
  isRefused,
  ownSessionOf,
  type Person,
  passes,
  people,
  slugs,
  uidOf,
} from './world.ts';

const publicPaths = Object.values(slugs)
  .map((slug): string => paths.practice(slug))
  .concat(paths.formerPractice(ids.other), outboxPausePath)
  .concat(
    [slugs.own, slugs.other, slugs.locked].flatMap((slug) => [
      paths.form(slug),
      `practices/${slug}/public/demand`,
    ]),
  )
  .sort(byText);

const ofOtherPractice = [...documents.keys()].filter((path) =>
  path.startsWith(`practices/${slugs.other}/`),
);

/** All that an administrator may write, written, read and deleted by somebody. */
async function writeAll(person: Person, ends: typeof passes): Promise<void> {
  const [db, uid] = [as(person), uidOf(person)];
  const written: readonly [path: string, data: DocumentData][] = [
    [paths.tag(slugs.own, uid), aTag],
    [paths.list(slugs.own, uid), aList],
    [`${paths.ownLists(slugs.own, uid)}/${ids.list}`, aList],
    [paths.editingOf(slugs.own, uid), { requestId: ids.request, at: serverTimestamp() }],
  ];
  for (const [path, data] of written) {
    await ends(setDoc(doc(db, path), data));
    await ends(getDoc(doc(db, path)));
    await ends(getDocs(collection(db, path.slice(0, path.lastIndexOf('/')))));
    await ends(deleteDoc(doc(db, path)));
  }
  const lastChange = { by: uid, at: serverTimestamp(), field: 'tags' };
  await ends(updateDoc(doc(db, paths.request(slugs.own, ids.request)), { tags: [], lastChange }));
}

const withoutRole = ['visitor', 'stranger', 'misfit'] as const;
const withoutSession: readonly Person[] = [
  'lapsed',
  'expelled',
  'ended',
  'locked',
  'unproven',
  'asked',
];

/**
 * Whether the short form tries the nth thing for them: those without a session are refused by one
 * rule, so each of them tries a third, and two of them each thing.
 */
function isTried(person: Person, n: number): boolean {
  const nth = withoutSession.indexOf(person);
  return longOr(nth < 0 || (n + nth) % 3 === 0, true);
}

export function outsiders(): void {
  for (const person of [...withoutRole, ...withoutSession]) {
    test(`${people[person]} reads, of everything there is, only public documents`, async () => {
      // And that their own session was ended, or their device locked; a practice asks for itself.
      const own =
        person === 'asked'
          ? [paths.user(uidOf(person))]
          : person === 'ended' || person === 'locked'
            ? [ownSessionOf(person)]
            : [];
      const isOneOf = new Set(triedBy(person));
      expect(await readable(person)).toEqual(
        [...publicPaths, ...own].filter((path) => isOneOf.has(path)).sort(byText),
      );
    });

    test(`${people[person]} lists nothing at all`, async () => {
      expect(await listable(person)).toEqual([]);
    });

    test(`${people[person]} writes, reads and deletes nothing of what administrators may, of their own neither`, () =>
      writeAll(person, isRefused));
  }

  test('administrators do all of it', () => writeAll('administrator', passes));

  test("another practice's administrator reads of the others only public documents", async () => {
    const read = await readable('otherAdministrator');
    // What only functions read, and the therapist's devices, own lists and openings.
    const hidden =
      /\/(?:revoked|publicCounts|openKeys|certificates|intakeNotices|devices|opened|members\/[^/]+\/lists)\/|\/(?:private\/billing|jobs\/(?:daily|push|intakeNotices))$/;
    const own = ofOtherPractice.filter((path) => !hidden.test(path));
    expect(read).toEqual([...new Set([...publicPaths, ...own])].sort(byText));
  });

  describe('nobody makes himself', () => {
    for (const person of everybody) {
      const self = uidOf(person);
      test(`${people[person]}: a member, an administrator, or a user with a practice`, async () => {
        const db = as(person);
        for (const slug of Object.values(slugs)) {
          await isRefused(
            setDoc(doc(db, paths.member(slug, self)), {
              role: 'administrator',
              name: 'x',
              lastVisit: null,
            }),
          );
        }
        await isRefused(
          setDoc(doc(db, paths.user(self)), { name: 'x', email: 'x@example.org', practices: [] }),
        );
        await isRefused(setDoc(doc(db, paths.practice('praxis-neu')), { locked: false }));
        await isRefused(
          setDoc(doc(db, paths.practice(slugs.locked)), { locked: false }, { merge: true }),
        );
      });
    }
  });

  for (const path of [
    paths.user(uidOf('administrator')),
    paths.account(slugs.own),
    paths.requestCounters(slugs.own),
  ]) {
    test(`${path} is got, never searched for, even by its id`, () => {
      const slash = path.lastIndexOf('/');
      const parent = collection(as('administrator'), path.slice(0, slash));
      return assertFails(getDocs(query(parent, where(documentId(), '==', path.slice(slash + 1)))));
    });
  }

  test('what no row names is denied, to administrators too', async () => {
    const db = as('administrator');
    for (const path of [
      'irgendwas/eins',
      `practices/${slugs.own}/irgendwas/eins`,
      `practices/${slugs.own}/public/irgendwas`,
      `practices/${slugs.own}/private/irgendwas`,
      `practices/${slugs.own}/counters/irgendwas`,
      `${paths.request(slugs.own, ids.request)}/irgendwas/eins`,
      `${paths.tag(slugs.own, ids.tag)}/irgendwas/eins`,
    ]) {
      expect(await isReadable('administrator', path), path).toBe(false);
      await isRefused(setDoc(doc(db, path), aRequest));
    }
  });

  test('a practice that is gone takes no writes, even if a member document stayed behind', async () => {
    await isRefused(
      setDoc(doc(as('administrator'), paths.tag('praxis-weg', 'neu')), {
        name: 'x',
        color: 'red',
        icon: '',
        order: 0,
      }),
    );
  });
}

/** What is public, or theirs, is tried by everybody. */
function triedBy(person: Person): string[] {
  return [...documents.keys()].filter(
    (path, n) => publicPaths.includes(path) || path.includes(uidOf(person)) || isTried(person, n),
  );
}

async function readable(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const path of triedBy(person)) if (await isReadable(person, path)) found.push(path);
  return found.sort(byText);
}

async function isReadable(person: Person, path: string): Promise<boolean> {
  return isAllowed(getDoc(doc(as(person), path)));
}

async function listable(person: Person): Promise<string[]> {
  const found: string[] = [];
  const paths = new Set([...documents.keys()].map((each) => each.slice(0, each.lastIndexOf('/'))));
  for (const path of [...paths].filter((_path, n) => isTried(person, n))) {
    if (await isAllowed(getDocs(query(collection(as(person), path), limit(1))))) found.push(path);
  }
  return found;
}

/** A failure for any other reason than the rules does not count. */
async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (failure) {
    if ((failure as { code?: string }).code === 'permission-denied') return false;
    throw failure;
  }
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1;
}
