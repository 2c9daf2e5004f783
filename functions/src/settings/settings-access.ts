/** What the calls of the settings share: who may make them, and the line that stays in the practice's log. */
import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import { may, type Permission } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import type { LogEntry } from '@platzwart/domain/practice-log';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../collections.ts';
import type { Caller } from '../tools.ts';

/**
 * The practice, for its administrators, locked or not. Failures: signInNeeded; notAllowed, for a practice that does not exist too, so that
 * nobody learns which do.
 */
export async function practiceToAdminister(
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Practice>> {
  return practiceFor('changeSettings', slug, caller, tx, docs);
}

/** The same for all of its members: to look at. */
export async function practiceToRead(
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Practice>> {
  return practiceFor('administrationView', slug, caller, tx, docs);
}

/** The same, to be changed: not in a locked practice (field form). */
export async function practiceToChange(
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Practice>> {
  const found = await practiceToAdminister(slug, caller, tx, docs);
  return found.ok && found.value.locked ? refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly) : found;
}

/** Who changed which settings, and when; to what stands in the settings. */
export function logSettings(
  tx: Transaction,
  slug: string,
  { what, by, at }: { what: LogEntry['what']; by: Caller; at: Date },
  docs: Collections,
): void {
  tx.create(docs.log(slug).doc(), { at, by: { kind: 'member', uid: by.uid }, what, count: 0 });
}

async function practiceFor(
  permission: Permission,
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Practice>> {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const [practiceNow, selfNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.member(slug, caller.uid))]);
  const practice = practiceNow.data();
  if (!practice || !may(selfNow.data()?.role, permission)) return refused({ kind: 'notAllowed' });
  return accepted(practice);
}
