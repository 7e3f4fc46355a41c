interface Marked {
  portalStorageIsBlocked?: boolean;
}

const names = ['sessionStorage', 'localStorage'] as const;

const canWrite = (name: (typeof names)[number]) => {
  try {
    window[name].setItem('?', '');
    window[name].removeItem('?');
    return true;
  } catch {
    return false;
  }
};

/** A storage that is always empty. */
const emptyStorage: object = Object.create({
  getItem: () => null,
  setItem() {},
  removeItem() {},
  clear() {},
});

const replaceStorages = () => {
  for (const name of names) Object.defineProperty(window, name, { value: emptyStorage });
};

/**
 * Whether the browser stores data of this site. If not, nothing throws: the portal starts far
 * enough to explain what to allow. Checked once, by the first script of a page.
 */
export const storageIsBlocked = (window: Window & Marked) => {
  window.portalStorageIsBlocked ??= !names.every(canWrite);
  if (window.portalStorageIsBlocked) replaceStorages();
  return window.portalStorageIsBlocked;
};
