import type { Firestore } from 'firebase-admin/firestore';
import { collections, type WritableCollections } from '../core/collections.ts';

export type { WritableCollections };

/**
 * As `collections`, with the documents of the waiting lists writable. Only this folder may import
 * it.
 */
export const writableCollections = collections as (db: Firestore) => WritableCollections;
