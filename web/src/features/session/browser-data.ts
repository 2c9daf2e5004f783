/**
 * What a session leaves in the browser, removed without the sign-in code: the next person at a shared computer finds
 * nothing of it, even if that code cannot be loaded any more.
 */

/** What belongs to the device rather than to a person: closed announcements, whether it makes a sound, columns of the table. */
const isOfTheDevice = (key: string) => /^(?:banner-.*-closed|platzwart-(?:sound|spalten))$/.test(key);

/** Never fails: what cannot be reached cannot be read by the next person either. */
export async function clearBrowserData(): Promise<void> {
  for (const clear of [() => sessionStorage.clear(), clearLocalStorage]) {
    try {
      clear();
    } catch {
      // Storage is switched off here.
    }
  }
  await clearDatabases().catch(() => undefined);
}

function clearLocalStorage(): void {
  for (const key of Object.keys(localStorage)) if (!isOfTheDevice(key)) localStorage.removeItem(key);
}

/** Firebase's own databases are emptied, not deleted: a deletion waits for every tab, and every tab would wait for it. */
async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.map(({ name = '' }) => name).filter((name) => /^fire(base|store)/.test(name));
  await Promise.all(names.map(emptyDatabase));
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length === 0) {
        database.close();
        return resolve();
      }
      const clearing = database.transaction(stores, 'readwrite');
      for (const store of stores) clearing.objectStore(store).clear();
      const end = () => {
        database.close();
        resolve();
      };
      clearing.oncomplete = end;
      clearing.onabort = end;
    };
  });
}
