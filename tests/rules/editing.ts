/** Who has a request open for editing: members write only their own entry. */
import { paths } from '@platzwart/domain/paths';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, test } from 'vitest';
import { as, ids, isRefused, type Person, passes, slugs, uidOf } from './world.ts';

const good = { requestId: ids.request, at: serverTimestamp() };

const own = (person: Person, slug: string = slugs.own) =>
  doc(as(person), paths.editingOf(slug, uidOf(person)));

export function editing(): void {
  for (const person of ['therapist', 'administrator'] as const) {
    test(`${person}: says so, says so again, and says that it is over`, async () => {
      await passes(deleteDoc(own(person)));
      await passes(setDoc(own(person), good));
      await passes(setDoc(own(person), good));
      await passes(updateDoc(own(person), { at: serverTimestamp() }));
      await passes(deleteDoc(own(person)));
    });
  }

  test('nobody says so of somebody else, or ends it for them', async () => {
    const ofOther = doc(as('administrator'), paths.editingOf(slugs.own, uidOf('therapist')));
    await isRefused(setDoc(ofOther, good));
    await isRefused(updateDoc(ofOther, { at: serverTimestamp() }));
    await isRefused(deleteDoc(ofOther));
    await isRefused(setDoc(doc(as('administrator'), paths.editingOf(slugs.own, 'niemand')), good));
  });

  test('who may not change requests has none open', async () => {
    for (const person of [
      'visitor',
      'stranger',
      'viewer',
      'otherAdministrator',
      'misfit',
      'lapsed',
      'expelled',
    ] as const) {
      await isRefused(setDoc(own(person), good));
    }
  });

  test('in a locked practice nothing is open', () =>
    isRefused(setDoc(own('therapist', slugs.locked), good)));

  describe('is never', () => {
    for (const [what, data] of [
      ['without a request', { at: serverTimestamp() }],
      ['without a moment', { requestId: ids.request }],
      ['of another moment', { ...good, at: Timestamp.fromMillis(0) }],
      ['of the own clock', { ...good, at: Timestamp.now() }],
      ['of no request', { ...good, requestId: '' }],
      ['of a number', { ...good, requestId: 7 }],
      ['of a path', { ...good, requestId: 'a/b' }],
      ['of a text of 41 characters', { ...good, requestId: 'x'.repeat(41) }],
      ['with anything beside', { ...good, name: 'x'.repeat(5000) }],
    ] as const) {
      test(what, () => isRefused(setDoc(own('therapist'), data)));
    }

    test('changed into something else', async () => {
      await isRefused(
        updateDoc(own('therapist'), { at: serverTimestamp(), requestId: deleteField() }),
      );
      await isRefused(updateDoc(own('therapist'), { at: serverTimestamp(), extra: 1 }));
      await isRefused(updateDoc(own('therapist'), { requestId: ids.archived }));
    });
  });
}
