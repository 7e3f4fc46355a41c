import { siteAnswers } from './load-code';
import { tabKeys } from './storage-keys';

const leave = () => {
  location.reload();
  return new Promise<never>(() => {});
};

/** Reloads the page when a person retries loading code; rejects where the site does not answer. */
export const reload = async (error: unknown) => {
  if (!(await siteAnswers())) throw error;
  return leave();
};

const textFields = 'input:is([type="text"], [type="password"], :not([type])), textarea';

const isUntouched = () =>
  [...document.querySelectorAll<HTMLInputElement>(textFields)].every(({ value }) => value === '');

/**
 * Loads the page again, by itself, for code without which it cannot begin. Rejects the second time
 * in a row, and where something typed would be lost.
 */
export const reloadOnce = async (error: unknown) => {
  const wasReloaded = sessionStorage.getItem(tabKeys.reloadedForCode) !== null;
  if (wasReloaded || !isUntouched()) throw error;
  if (!(await siteAnswers())) throw error;
  sessionStorage.setItem(tabKeys.reloadedForCode, 'true');
  // A browser that stores nothing would reload the page without end.
  if (sessionStorage.getItem(tabKeys.reloadedForCode) === null) throw error;
  return leave();
};

/** The page has loaded: a later failure is a new one. */
export const forgetReload = () => sessionStorage.removeItem(tabKeys.reloadedForCode);
