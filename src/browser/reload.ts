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
 * Reloads the page automatically, when code is missing without which it cannot start. Rejects the
 * second time in a row, and where typed input would be lost.
 */
export const reloadOnce = async (error: unknown) => {
  const wasReloaded = sessionStorage.getItem(tabKeys.reloadedForCode) !== null;
  if (wasReloaded || !isUntouched()) throw error;
  if (!(await siteAnswers())) throw error;
  sessionStorage.setItem(tabKeys.reloadedForCode, 'true');
  // In a browser without storage the page would reload forever.
  if (sessionStorage.getItem(tabKeys.reloadedForCode) === null) throw error;
  return leave();
};

/** The page has loaded: a later failure is a new one. */
export const forgetReload = () => sessionStorage.removeItem(tabKeys.reloadedForCode);

let isOutdated = false;
const outdatedListeners = new Set<() => void>();

/** Whether code of this page is gone from the site since a new version was installed. */
export const outdated = {
  subscribe: (listener: () => void) => {
    outdatedListeners.add(listener);
    return () => void outdatedListeners.delete(listener);
  },
  get: () => isOutdated,
};

/**
 * For code that a working page misses: reloads the page where nothing is typed. Otherwise the page
 * stays as it is and says that there is a new version. Rejects where the site does not answer.
 */
export const awaitNewVersion = async (error: unknown): Promise<never> => {
  if (!(await siteAnswers())) throw error;
  console.info(error);
  await reloadOnce(error).catch(() => {
    isOutdated = true;
    for (const listener of outdatedListeners) listener();
  });
  return new Promise<never>(() => {});
};
