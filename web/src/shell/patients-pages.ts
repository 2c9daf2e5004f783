/**
 * Pages that patients meet. Their documents ask this origin and the project's own Firestore, nobody
 * else; `firebase.json` says which document an address gets, `vite.config.ts` and `build.ts` what
 * each may ask. Whoever is signed in on this device gets the app's document instead, which may ask
 * what sign-in needs: no script can widen the policy of one that is there.
 */
import { reservedSlugs } from '@platzwart/domain/practice/reserved-slugs';
import { sitePaths } from '@platzwart/domain/site-paths';

/** A practice's pages but for its administration, and the others that patients come to. */
export function isForPatients(pathname: string): boolean {
  if (pathname === sitePaths.bookingRequest || pathname.startsWith(sitePaths.notMe('')))
    return true;
  const [, first = '', second = ''] = pathname.split('/');
  return (
    /^[a-z0-9-]+$/i.test(first) &&
    !reservedSlugs.has(first) &&
    `/${first}/${second}` !== sitePaths.administration(first)
  );
}

/** Whether this document is one of theirs: `build.ts` marks them. */
export const isPatientsDocument = () => document.documentElement.dataset.patients !== undefined;

const forStaff = '/app';

/** For who is signed in: the same address in the app's document. */
export function leaveForStaff(): void {
  const { pathname, search, hash } = location;
  location.replace(forStaff + pathname + search + hash);
}

/** There, the address is again what it was. */
export function restoreAddress(): void {
  const { pathname, search, hash } = location;
  if (pathname.startsWith(`${forStaff}/`))
    // biome-ignore lint/plugin: before the app, and nobody has typed anything.
    history.replaceState(history.state, '', pathname.slice(forStaff.length) + search + hash);
}
