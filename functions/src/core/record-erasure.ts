/**
 * Records erasures separately, so that no restored backup brings the data back (`npm run backup --
 * erase`).
 */

import { createHash } from 'node:crypto';
import { day } from '@platzwart/domain/dates/durations';
import { type Erasure, erasureDays } from '@platzwart/domain/retention/erasure';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from './collections.ts';

type Erased =
  | { readonly what: 'request'; readonly slug: string; readonly id: string }
  /** Revoked: nobody in the practice may read it again. */
  | { readonly what: 'consent'; readonly slug: string; readonly id: string }
  | { readonly what: 'practice'; readonly slug: string }
  | { readonly what: 'account'; readonly id: string }
  /** Former members do not return with a backup. */
  | { readonly what: 'membership'; readonly slug: string; readonly id: string }
  /** Nobody is told twice, or after they took it back. */
  | { readonly what: 'intakeNotice'; readonly slug: string; readonly id: string };

/** Writes it in the transaction that erases. Idempotent. */
export function recordErasure(tx: Transaction, erased: Erased, now: Date, docs: Collections): void {
  const entry: Erasure = {
    what: erased.what,
    practice: 'slug' in erased ? practiceHashOf(erased.slug) : null,
    id: 'id' in erased ? erased.id : null,
    at: now,
    expiresAt: new Date(now.getTime() + erasureDays * day),
  };
  tx.set(docs.erasure(hashOf(entry)), entry);
}

/**
 * Whether a request of that id was erased: a new one would be erased with it once a backup is
 * restored.
 */
export async function isErased(slug: string, id: string, docs: Collections): Promise<boolean> {
  return (await erasureOf(slug, id, docs).get()).exists;
}

/** The document that says so. */
export function erasureOf(slug: string, id: string, docs: Pick<Collections, 'erasure'>) {
  return docs.erasure(hashOf({ what: 'request', practice: practiceHashOf(slug), id }));
}

/** It was taken back: by the person, or for a practice by the operator. */
export function forgetErasure(
  tx: Transaction,
  erased: Extract<Erased, { what: 'consent' | 'practice' }>,
  docs: Collections,
): void {
  const id = 'id' in erased ? erased.id : null;
  tx.delete(docs.erasure(hashOf({ what: erased.what, practice: practiceHashOf(erased.slug), id })));
}

function hashOf({ what, practice, id }: Pick<Erasure, 'what' | 'practice' | 'id'>): string {
  return createHash('sha256').update([what, practice, id].join(' ')).digest('hex');
}

/** The practice's hash in erasure records. */
export function practiceHashOf(slug: string): string {
  return createHash('sha256').update(`erasures of ${slug}`).digest('hex');
}
