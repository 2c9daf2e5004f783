/** Who x what: each cell of a table becomes a test whose title is a sentence. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type Query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { longOr } from '../support/long-run.ts';
import {
  as,
  documents,
  everybody,
  isRefused,
  type Person,
  passes,
  people,
  uidOf,
} from './world.ts';

const actions = ['get', 'list', 'create', 'update', 'delete'] as const;
type Action = (typeof actions)[number];
type Cells = Record<Person, Record<Action, boolean>>;

export type Row = {
  /** The path as the data table writes it. */
  title: string;
  /** A document of the world. */
  path: string;
  /** Where `create` writes a copy of it; defaults to another id in the same collection. */
  fresh?: string;
  /** The update to try, if the document is writable at all. */
  change?: (uid: string) => DocumentData;
  /** The query of `list`; defaults to the whole collection. */
  list?: (db: Firestore) => Query;
  cells: Cells;
};

const groups = {
  everybody,
  members: ['viewer', 'therapist', 'administrator'],
  staff: ['therapist', 'administrator'],
} as const;

/** What each person or group may do; everything else is refused. */
export function who(
  rights: { readonly [Who in Person | keyof typeof groups]?: readonly Action[] },
): Cells {
  const mayDo = (person: Person, action: Action) =>
    Object.entries(rights).some(([who, actions]) => {
      const group: readonly string[] = who in groups ? groups[who as keyof typeof groups] : [who];
      return group.includes(person) && actions.includes(action);
    });
  const cells = everybody.map((person) => [
    person,
    Object.fromEntries(actions.map((action) => [action, mayDo(person, action)])),
  ]);
  return Object.fromEntries(cells) as Cells;
}

/** The same readers, and no writers. */
function readOnly(cells: Cells): Cells {
  const frozen = everybody.map((person) => [
    person,
    { ...cells[person], create: false, update: false, delete: false },
  ]);
  return Object.fromEntries(frozen) as Cells;
}

const peopleInOrder: readonly Person[] = everybody;

/** Rows so far, so that the short form's part moves on with each. */
let rows = 0;

/**
 * The short form tries everybody where the row lets somebody do that (in a locked practice, those
 * who may when it is open); where nobody may, every fourth cell, so that each row, person and action
 * occurs, and each person with each action in every fourth row.
 */
function isTried(row: Row, nth: number, person: Person, action: Action, isLocked: boolean) {
  const mayOneDo = everybody.some((each) => row.cells[each][action]);
  const isTried = isLocked ? row.cells[person][action] : mayOneDo;
  return isTried || (nth + peopleInOrder.indexOf(person) + actions.indexOf(action)) % 4 === 0;
}

export function matrix(row: Row, { isLocked = false } = {}): void {
  const nth = rows++;
  const cells = isLocked ? readOnly(row.cells) : row.cells;
  describe(row.title, () => {
    for (const person of everybody) {
      for (const [action, isAllowed] of Object.entries(cells[person]) as [Action, boolean][]) {
        if (!longOr(isTried(row, nth, person, action, isLocked), true)) continue;
        test(`${people[person]} ${isAllowed ? 'may' : 'may not'} ${action}`, async () => {
          const attempt = attempts[action](as(person), row, uidOf(person));
          if (action === 'get' || action === 'list')
            await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
          else await (isAllowed ? passes(attempt) : isRefused(attempt));
        });
      }
    }
  });
}

const attempts: Record<Action, (db: Firestore, row: Row, uid: string) => Promise<unknown>> = {
  get: (db, row) => getDoc(doc(db, row.path)),
  list: (db, row) => getDocs(row.list ? row.list(db) : collection(db, parentOf(row.path))),
  create: (db, row) => setDoc(doc(db, row.fresh ?? `${parentOf(row.path)}/zwei`), dataOf(row)),
  update: (db, row, uid) => updateDoc(doc(db, row.path), row.change?.(uid) ?? dataOf(row)),
  delete: (db, row) => deleteDoc(doc(db, row.path)),
};

function dataOf(row: Row): DocumentData {
  const data = documents.get(row.path);
  if (!data) throw new Error(`There is no ${row.path} in the world.`);
  return data;
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
