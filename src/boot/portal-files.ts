import { loadCode, patientTries } from '../browser/load-code';
import { reloadOnce } from '../browser/reload';

type Named = 'portal' | 'inside' | 'outside';

/** The files that the page's own script names in its `data-` attributes. */
export const filesOf = (script: HTMLScriptElement | null, name: Named) =>
  (script?.dataset[name] ?? '').split(' ').filter((file) => file !== '');

export const preload = (file: string) => {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
};

/** Yields to the browser between two files. */
export const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Loads the portal's files in parallel and runs them one by one, so that the page is never blocked
 * for long. Rejects when one of them fails to load.
 */
export const runPortal = async (script: HTMLScriptElement | null) => {
  const files = filesOf(script, 'portal');
  files.forEach(preload);
  for (const file of files) {
    await loadCode(() => import(/* @vite-ignore */ file), patientTries).catch(reloadOnce);
    await yieldToBrowser();
  }
};
