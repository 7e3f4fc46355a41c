import { siteAnswers } from './load-code';
import { tabKeys } from './storage-keys';

const leave = () => {
  location.reload();
  return new Promise<never>(() => {});
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

let isRunning = false;
let isOutdated = false;

/** The page has loaded: a later failure is a new one. */
export const forgetReload = () => {
  isRunning = true;
  isOutdated = false;
  sessionStorage.removeItem(tabKeys.reloadedForCode);
};

const outdatedListeners = new Set<() => void>();

/** Whether code of this page is gone from the site since a new version was installed. */
export const outdated = {
  subscribe: (listener: () => void) => {
    outdatedListeners.add(listener);
    return () => void outdatedListeners.delete(listener);
  },
  get: () => isOutdated,
};

/** A page that was loaded so recently is not loaded again by itself: it might never end. */
const youngMs = 60_000;

/** Whether a file of code is no longer on the site, or no code any more; not without an answer. */
const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status, headers }) =>
      status < 500 && !(ok && /javascript/.test(headers.get('content-type') ?? '')),
    () => false,
  );

/** Browsers name the file in the message of their error; one that does not is believed. */
const isOnlyLate = async (error: unknown) => {
  const file = /https?:\S+/.exec(String(error))?.[0];
  return file !== undefined && !(await isGone(file));
};

/**
 * For code that a working page misses: reloads the page where nothing is typed. Otherwise the page
 * stays as it is and says that there is a new version. Rejects where the site does not answer, where
 * the file is still there, and where a page cannot even start.
 */
export const awaitNewVersion = async (error: unknown): Promise<never> => {
  if (!(await siteAnswers())) throw error;
  if (!isRunning) return reloadOnce(error);
  if (await isOnlyLate(error)) throw error;
  console.info(error);
  if (performance.now() > youngMs && isUntouched()) return leave();
  isOutdated = true;
  for (const listener of outdatedListeners) listener();
  return new Promise<never>(() => {});
};

/** For every file of code that did not come: nothing happens where it is only late. */
export const noteMissingCode = async (error: unknown) => {
  if (!(await isOnlyLate(error))) await awaitNewVersion(error).catch(() => {});
};
