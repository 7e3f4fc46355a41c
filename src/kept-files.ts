const database = 'portale-esercenti';
const store = 'files';

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (request: IDBRequest) =>
  new Promise<unknown>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A browser that keeps nothing costs the merchant nothing else. */
const withStore = async (
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest,
): Promise<unknown> => {
  try {
    const db = await opened();
    try {
      return await done(work(db.transaction(store, mode).objectStore(store)));
    } finally {
      db.close();
    }
  } catch {
    return undefined;
  }
};

const areFiles = (kept: unknown): kept is readonly File[] =>
  Array.isArray(kept) && kept.every((each) => each instanceof File);

/** Files that somebody has chosen: they outlive a reload and a closed tab, until Esci. */
export const keptFiles = {
  read: async (key: string): Promise<readonly File[]> => {
    const kept = await withStore('readonly', (files) => files.get(key));
    return areFiles(kept) ? kept : [];
  },
  write: async (key: string, chosen: readonly File[]) => {
    await withStore('readwrite', (files) => files.put([...chosen], key));
  },
  clear: async (key: string) => {
    await withStore('readwrite', (files) => files.delete(key));
  },
  clearAll: async () => {
    await withStore('readwrite', (files) => files.clear());
  },
};
