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

/** Without entries, and it stays so. */
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
 * Whether the browser keeps the data of this site. Where it does not, nothing throws from here on: the
 * portal gets as far as to say what to allow. Looked at once, by the first script of a page.
 */
export const storageIsBlocked = (window: Window & Marked) => {
  window.portalStorageIsBlocked ??= !names.every(canWrite);
  if (window.portalStorageIsBlocked) replaceStorages();
  return window.portalStorageIsBlocked;
};
