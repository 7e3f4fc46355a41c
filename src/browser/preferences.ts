import type { Looks } from '../../acquirer/contract/preferences';
import { preferenceKeys } from './storage-keys';

type Name = keyof Looks;

const names: readonly Name[] = ['theme', 'rows'];

/** '' for what is as usual, and where pages are written. */
const stored = (name: Name) => globalThis.sessionStorage?.getItem(preferenceKeys[name]) ?? '';

/** Before the first paint the page looks as the tab has kept it. */
export const applyStored = () => {
  for (const name of names) document.documentElement.dataset[name] = stored(name);
};

/** The looks that this tab keeps; the usual ones where it keeps none. */
export const storedLooks = (): Looks => {
  const theme = stored('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    rows: stored('rows') === 'dense' ? 'dense' : 'spacious',
  };
};

const usual: readonly string[] = ['', 'spacious'];

/** The tab keeps them and looks like it; what is as usual leaves nothing in the tab. */
export const applyLooks = (preferences: Looks) => {
  for (const name of names) {
    const value = preferences[name];
    if (usual.includes(value)) sessionStorage.removeItem(preferenceKeys[name]);
    else sessionStorage.setItem(preferenceKeys[name], value);
  }
  applyStored();
};

/** The session for which the tab keeps all that the back end has. */
export const readFor = () => sessionStorage.getItem(preferenceKeys.readFor);

/** A reload with the same session does not read them again; `null` makes it read. */
export const markReadFor = (token: string | null) => {
  if (token === null) return sessionStorage.removeItem(preferenceKeys.readFor);
  sessionStorage.setItem(preferenceKeys.readFor, token);
};
