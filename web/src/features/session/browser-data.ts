/**
 * Removes a session's data from the browser, without the sign-in code: the next person at a shared
 * computer finds none, even if that code fails to load.
 */

/** Of the device, not personal data: its random name, dismissed campaigns, colours, when it locks and so on. */
const isOfTheDevice = (key: string) =>
  /^(?:banner-.*-closed|platzwart-(?:farben|geraet|passkey-angebot|sound|sperre|spalten|tasten))$/.test(
    key,
  );

/** Never fails: storage we cannot reach, the next person cannot read either. */
export async function clearBrowserData(): Promise<void> {
  for (const clear of [() => sessionStorage.clear(), clearLocalStorage]) {
    try {
      clear();
    } catch {
      // Storage is disabled here.
    }
  }
  await clearDatabases().catch(() => undefined);
}

function clearLocalStorage(): void {
  for (const key of Object.keys(localStorage))
    if (!isOfTheDevice(key)) localStorage.removeItem(key);
}

/**
 * Empties Firebase's own databases instead of deleting them: a deletion waits until every tab has
 * closed them.
 */
async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases
    .map(({ name = '' }) => name)
    .filter((name) => /^fire(base|store)/.test(name));
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
