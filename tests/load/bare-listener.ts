/** The bare SDK in a page of its own: the baseline for the table of requests. Bundled by staff-screens.ts. */
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, GoogleAuthProvider, initializeAuth, inMemoryPersistence, signInWithCredential } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';

declare global {
  var bare: { first: number | undefined; seen: Record<string, number>; listen: (slug: string, sub: string) => void };
}

const app = initializeApp({ projectId: 'demo-platzwart', apiKey: 'demo' });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
const db = initializeFirestore(app, { localCache: memoryLocalCache() });
connectFirestoreEmulator(db, '127.0.0.1', 8080);

globalThis.bare = {
  first: undefined,
  /** Last name of each request that came after the first answer -> when, by this machine's clock. */
  seen: {},
  async listen(slug, sub) {
    await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify({ sub })));
    const open = query(
      collection(db, `practices/${slug}/requests`),
      where('status', '==', 'open'),
      orderBy('requestedAt', 'asc'),
      limit(500),
    );
    const started = performance.now();
    onSnapshot(open, (snapshot) => {
      if (bare.first === undefined && !snapshot.metadata.fromCache) bare.first = performance.now() - started;
      for (const { type, doc } of snapshot.docChanges()) {
        if (type === 'added') bare.seen[String(doc.get('lastname'))] ??= Date.now();
      }
    });
  },
};
