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
import { as, documents, everybody, isRefused, type Person, passes, people, uidOf } from './world.ts';

export const yes = true;
export const no = false;

type Action = 'get' | 'list' | 'create' | 'update' | 'delete';
export type Cells = Record<Person, Record<Action, boolean>>;

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

const nothing = { get: no, list: no, create: no, update: no, delete: no };

/** The row of documents that only functions access. */
export const nobody: Cells = {
  visitor: nothing,
  stranger: nothing,
  viewer: nothing,
  therapist: nothing,
  administrator: nothing,
  otherAdministrator: nothing,
  misfit: nothing,
  lapsed: nothing,
  expelled: nothing,
};

/** The same readers, and no writers. */
export function readOnly(cells: Cells): Cells {
  const frozen = everybody.map((person) => [person, { ...cells[person], create: no, update: no, delete: no }]);
  return Object.fromEntries(frozen) as Cells;
}

export function matrix(row: Row): void {
  describe(row.title, () => {
    for (const person of everybody) {
      for (const [action, isAllowed] of Object.entries(row.cells[person]) as [Action, boolean][]) {
        test(`${people[person]} ${isAllowed ? 'may' : 'may not'} ${action}`, async () => {
          const attempt = attempts[action](as(person), row, uidOf(person));
          if (action === 'get' || action === 'list') await (isAllowed ? assertSucceeds(attempt) : assertFails(attempt));
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
