/** What the functions have queued has ids that say what causes an e-mail, and name nobody. */
import type { EmailPurpose } from '@platzwart/domain/emails/emails';
import { collections } from '@platzwart/functions/core/collections';
import { expect } from 'vitest';
import { database } from './practice-under-test.ts';

/** Of ids, days, moments, numbers and words of ours, none of them unfilled. */
export const isKnownId = (id: string): boolean =>
  /^[A-Za-z]+(?:_(?!undefined|null|NaN)(?:[A-Za-z0-9-]+|[\dT-]+\.\d{3}Z))+$/.test(id);

/** Of all e-mails in the database of the file of tests; of these purposes there must be some. */
export async function expectKnownEmailIds(...purposes: readonly EmailPurpose[]): Promise<void> {
  const queued = (await collections(database()).outbox().get()).docs;
  expect(queued.map(({ id }) => id).filter((id) => !isKnownId(id))).toEqual([]);
  const found = new Set(queued.map((email) => email.data().purpose));
  expect(purposes.filter((purpose) => !found.has(purpose))).toEqual([]);
}
