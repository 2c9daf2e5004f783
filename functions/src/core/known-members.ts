/** Whose accounts the sweep looks up: members, in sixteen documents of some twenty thousand each. */
import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Collections } from './collections.ts';

export const shards = [...'0123456789abcdef'];

export const shardOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 1);

/** Whoever joins a practice; the next sweep compares their account. */
export function watchMember(tx: Transaction, uid: string, docs: Collections): void {
  tx.set(docs.accountsSeen(shardOf(uid)), { hashes: { [uid]: '' } }, { merge: true });
}
