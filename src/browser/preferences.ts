import type { Looks } from '../../acquirer/contract/preferences';
import { preferenceKeys } from './storage-keys';

type Name = keyof Looks;

const names: readonly Name[] = ['theme', 'rows'];

/** '' for the usual look, and at build time. */
const stored = (name: Name) => globalThis.sessionStorage?.getItem(preferenceKeys[name]) ?? '';

/** Before the first paint the page gets the look that the tab has stored. */
export const applyStored = () => {
  for (const name of names) document.documentElement.dataset[name] = stored(name);
};

/** The look that this tab has stored; the usual one where it has stored none. */
export const storedLooks = (): Looks => {
  const theme = stored('theme');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    rows: stored('rows') === 'dense' ? 'dense' : 'spacious',
  };
};

const usual: readonly string[] = ['', 'spacious'];

/** Applies the look and stores it in the tab; the usual look is not stored. */
export const applyLooks = (preferences: Looks) => {
  for (const name of names) {
    const value = preferences[name];
    if (usual.includes(value)) sessionStorage.removeItem(preferenceKeys[name]);
    else sessionStorage.setItem(preferenceKeys[name], value);
  }
  applyStored();
};

/** The session whose preferences the tab has read from the back end. */
export const readFor = () => sessionStorage.getItem(preferenceKeys.readFor);

/** A reload with the same session does not read them again; `null` makes it read. */
export const markReadFor = (token: string | null) => {
  if (token === null) return sessionStorage.removeItem(preferenceKeys.readFor);
  sessionStorage.setItem(preferenceKeys.readFor, token);
};
