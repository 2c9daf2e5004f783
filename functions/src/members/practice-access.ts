/** Who may look at a practice, administer it, change it: asked by every call of its settings and its team. */
import { accepted, type Outcome, refused, refusedAt, sentences, wholeForm } from '@platzwart/domain/failure';
import type { Member } from '@platzwart/domain/member';
import { may, type Permission } from '@platzwart/domain/permission';
import type { Practice } from '@platzwart/domain/practice';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from '../collections.ts';
import type { Caller } from '../tools.ts';

/** The practice, and the caller's own membership. */
export type Access = { readonly practice: Practice; readonly self: Member };

/** For all of its members, locked or not. Failures: signInNeeded; notAllowed, for a practice that does not exist too, so that nobody learns which do. */
export function practiceToRead(slug: string, caller: Caller | undefined, tx: Transaction, docs: Collections): Promise<Outcome<Access>> {
  return practiceFor('administrationView', slug, caller, tx, docs);
}

/** For its administrators, locked or not. Failures: as above. */
export function practiceToAdminister(
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Access>> {
  return practiceFor('changeSettings', slug, caller, tx, docs);
}

/** For its administrators, while it is not locked (field form). Failures: as above. */
export async function practiceToChange(
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Access>> {
  const found = await practiceToAdminister(slug, caller, tx, docs);
  return found.ok && found.value.practice.locked ? refusedAt(wholeForm, 'practiceLocked', sentences.practiceReadOnly) : found;
}

async function practiceFor(
  permission: Permission,
  slug: string,
  caller: Caller | undefined,
  tx: Transaction,
  docs: Collections,
): Promise<Outcome<Access>> {
  if (!caller) return refused({ kind: 'signInNeeded' });
  const [practiceNow, selfNow] = await Promise.all([tx.get(docs.practice(slug)), tx.get(docs.member(slug, caller.uid))]);
  const [practice, self] = [practiceNow.data(), selfNow.data()];
  return practice && self && may(self.role, permission) ? accepted({ practice, self }) : refused({ kind: 'notAllowed' });
}
