/** What the functions have queued has ids that the README of e-mails names. */
import { collections } from '@platzwart/functions/core/collections';
import type { EmailPurpose } from '@platzwart/functions/core/email-purposes';
import { expect } from 'vitest';
import { isKnownId } from './email-ids.ts';
import { database } from './practice-under-test.ts';

/** Of all e-mails in the database of the file of tests; of these purposes there must be some. */
export async function expectKnownEmailIds(...purposes: readonly EmailPurpose[]): Promise<void> {
  const queued = (await collections(database()).outbox().get()).docs;
  expect(queued.map(({ id }) => id).filter((id) => !isKnownId(id))).toEqual([]);
  const found = new Set(queued.map((email) => email.data().purpose));
  expect(purposes.filter((purpose) => !found.has(purpose))).toEqual([]);
}
