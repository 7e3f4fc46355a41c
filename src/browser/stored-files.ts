import { fileKeys } from './storage-keys';

/** Who is at work in some tab of this browser: each tab holds a lock named after its user. */
const prefix = 'utente-';

const locks = () => ('locks' in navigator ? navigator.locks : null);

let leave = async () => {};

/** This tab belongs to the named user alone. */
const bePresent = async (user: string) => {
  await leave();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const over = locks()
    ?.request(`${prefix}${user}`, { mode: 'shared' }, () => held)
    .catch(() => {});
  leave = async () => {
    release();
    await over;
  };
};

/** Empty in a browser without locks. */
const usersPresent = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => undefined)) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
};

const { database, store, receiptPrefix } = fileKeys;

/** The user at work in this tab: all that follows is of this one alone. */
let user = '';

/** Keys are `[userId, name]`; the id is read when the request runs. */
const keyOf = (name: string) => [user, name];
const ownerIn = (key: IDBValidKey) => (Array.isArray(key) ? String(key[0]) : '');
const nameIn = (key: IDBValidKey) => (Array.isArray(key) ? String(key[1]) : '');

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
    const place = keyOf(prefix + key);
    const stored = await withStore('readonly', (files) => files.get(place));
    return Array.isArray(stored) && stored.every(isItem) ? stored : [];
  },
  write: async (key: string, items: readonly Item[]) => {
    const place = keyOf(prefix + key);
    await withStore('readwrite', (files) => files.put([...items], place));
  },
  clear: async (key: string) => {
    const place = keyOf(prefix + key);
    await withStore('readwrite', (files) => files.delete(place));
  },
});

const deleteKeys = (which: (key: IDBValidKey) => boolean) =>
  withStore('readwrite', (files) => {
    const asking = files.getAllKeys();
    asking.addEventListener('success', () => {
      for (const key of asking.result.filter(which)) files.delete(key);
    });
    return asking;
  });

/** Files chosen by the user: they survive a reload and a closed tab, until Esci. */
export const storedFiles = {
  ...storedLists('', (stored): stored is File => stored instanceof File),
  /** Deletes the files of users who are at work in no tab; files survive the end of a session. */
  belongTo: async (name: string) => {
    if (name === user) return;
    user = name;
    await bePresent(name);
    const present = await usersPresent();
    await deleteKeys((key) => ownerIn(key) !== name && !present.has(ownerIn(key)));
  },
  /** Whether files, or photographs, wait to be sent. */
  isWaiting: async () => {
    const mine = user;
    const keys = await withStore('readonly', (files) => files.getAllKeys());
    const work = (Array.isArray(keys) ? keys : []).filter(
      (key) => ownerIn(key) === mine && !nameIn(key).startsWith(receiptPrefix),
    );
    const lists = await Promise.all(
      work.map((key) => withStore('readonly', (files) => files.get(key))),
    );
    return lists.some((list) => Array.isArray(list) && list.length > 0);
  },
  /** Of every kind. */
  clearAll: async () => {
    const mine = user;
    await deleteKeys((key) => ownerIn(key) === mine);
  },
};
