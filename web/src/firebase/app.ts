/** The one Firebase app of the page, and where the emulators are if this build is for them. */
import { initializeApp } from 'firebase/app';
import { firebaseEnv } from '../env.ts';

export const app = initializeApp(firebaseEnv);

export type Emulators = { auth: string; firestore: { host: string; port: number } };

/** The comparison is decided while building: a production build holds no address of an emulator, nor a way to get one. */
export const emulators: Emulators | undefined = import.meta.env.MODE === 'emulator' ? emulatorsOf(import.meta.env) : undefined;

function emulatorsOf(values: ImportMetaEnv): Emulators {
  const [host = '127.0.0.1', port = '8080'] = String(values.VITE_FIRESTORE_EMULATOR).split(':');
  return { auth: String(values.VITE_AUTH_EMULATOR), firestore: { host, port: Number(port) } };
}
