/**
 * Leads from the app's document to a patients' page by loading its own, with its own policy, unless
 * somebody is signed in.
 */
import { hasSessionFlag } from '../features/session/session-flag.ts';
import { appHistory } from '../ui/app-history.ts';
import { isForPatients, isPatientsDocument } from './patients-pages.ts';

let isWatching = false;

export function keepPatientsPagesApart(): void {
  if (isWatching || isPatientsDocument()) return;
  isWatching = true;
  const needsDocument = (pathname: string) => isForPatients(pathname) && !hasSessionFlag();
  const own = appHistory();
  const { push, replace } = own;
  Object.assign(own, {
    push: (...[to, state]: Parameters<typeof push>) => {
      const { pathname, href } = own.createURL(to);
      if (needsDocument(pathname)) location.assign(href);
      else push(to, state);
    },
    replace: (...[to, state]: Parameters<typeof replace>) => {
      const { pathname, href } = own.createURL(to);
      if (needsDocument(pathname)) location.replace(href);
      else replace(to, state);
    },
  });
  // Something led there before this code had come. An address without a document of its own would
  // come again and again.
  const [opened] = performance.getEntriesByType('navigation');
  const isOther = opened && new URL(opened.name).pathname !== location.pathname;
  if (isOther && needsDocument(location.pathname)) location.reload();
}
