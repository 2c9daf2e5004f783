/**
 * The bare SDK in a page of its own: the baseline for the tables of requests and of free places.
 * Bundled by staff-screens.ts.
 */
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from 'firebase/auth';
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
  var bare: {
    first: number | undefined;
    seen: Record<string, number>;
    listen: (slug: string, google: object, what: 'requests' | 'vacancies') => void;
  };
}

const app = initializeApp({ projectId: 'demo-platzwart', apiKey: 'demo' });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });
const db = initializeFirestore(app, { localCache: memoryLocalCache() });
connectFirestoreEmulator(db, '127.0.0.1', 8081);

globalThis.bare = {
  first: undefined,
  /**
   * Each request by its last name, each free place by its therapist -> when it came, by this
   * machine's clock.
   */
  seen: {},
  async listen(slug, google, what) {
    await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(google)));
    const documents = collection(db, `practices/${slug}/${what}`);
    const live =
      what === 'requests'
        ? query(documents, where('status', '==', 'open'), orderBy('requestedAt', 'asc'), limit(500))
        : query(
            documents,
            where('state', 'in', ['open', 'offering', 'stalled', 'accepted']),
            orderBy('startsOn', 'asc'),
          );
    const started = performance.now();
    onSnapshot(live, (snapshot) => {
      if (bare.first === undefined && !snapshot.metadata.fromCache)
        bare.first = performance.now() - started;
      for (const { doc } of snapshot.docChanges())
        bare.seen[String(doc.get('lastname') ?? doc.get('therapist'))] ??= Date.now();
    });
  },
};
