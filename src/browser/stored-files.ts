import { fileKeys } from './storage-keys';

const { database, store, owner: ownerKey, receiptPrefix } = fileKeys;

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const done = (request: IDBRequest) =>
  new Promise<unknown>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** In a browser without storage only the stored files are missing. */
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

/** Lists of one kind in the store, each under its key. */
export const storedLists = <Item>(prefix: string, isItem: (stored: unknown) => stored is Item) => ({
  read: async (key: string): Promise<readonly Item[]> => {
    const stored = await withStore('readonly', (files) => files.get(prefix + key));
    return Array.isArray(stored) && stored.every(isItem) ? stored : [];
  },
  write: async (key: string, items: readonly Item[]) => {
    await withStore('readwrite', (files) => files.put([...items], prefix + key));
  },
  clear: async (key: string) => {
    await withStore('readwrite', (files) => files.delete(prefix + key));
  },
});

/** Files chosen by the user: they survive a reload and a closed tab, until Esci. */
export const storedFiles = {
  ...storedLists('', (stored): stored is File => stored instanceof File),
  /** Deletes the files of any other user; files survive the end of a session. */
  belongTo: async (user: string) => {
    await withStore('readwrite', (files) => {
      const asking = files.get(ownerKey);
      asking.addEventListener('success', () => {
        if (asking.result === user) return;
        files.clear();
        files.put(user, ownerKey);
      });
      return asking;
    });
  },
  /** Whether files, or photographs, wait to be sent. */
  isWaiting: async () => {
    const keys = await withStore('readonly', (files) => files.getAllKeys());
    const work = (Array.isArray(keys) ? keys : []).filter(
      (key) => key !== ownerKey && !String(key).startsWith(receiptPrefix),
    );
    const lists = await Promise.all(
      work.map((key) => withStore('readonly', (files) => files.get(key))),
    );
    return lists.some((list) => Array.isArray(list) && list.length > 0);
  },
  /** Of every kind. */
  clearAll: async () => {
    await withStore('readwrite', (files) => files.clear());
  },
};
