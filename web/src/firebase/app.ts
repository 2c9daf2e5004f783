/** The page's one Firebase app, and the emulators' addresses in builds for them. */
import { _components, initializeApp } from 'firebase/app';
import { firebaseEnv } from '../env.ts';

declare module 'firebase/app' {
  /** Parts of each app to come, by name; untyped there. */
  export const _components: Map<string, unknown>;
}

// It would note the days of use in the browser, for Google to count. Nothing here needs it.
_components.delete('heartbeat');

export const app = initializeApp(firebaseEnv);

type Emulators = { auth: string; firestore: { host: string; port: number } };

/**
 * The comparison is resolved at build time: a production build contains no emulator address and no
 * way to set one.
 */
export const emulators: Emulators | undefined =
  import.meta.env.MODE === 'emulator' ? emulatorsOf(import.meta.env) : undefined;

function emulatorsOf(values: ImportMetaEnv): Emulators {
  const [host = '127.0.0.1', port = '8080'] = String(values.VITE_FIRESTORE_EMULATOR).split(':');
  return { auth: String(values.VITE_AUTH_EMULATOR), firestore: { host, port: Number(port) } };
}
