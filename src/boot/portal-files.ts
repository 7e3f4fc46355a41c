import { loadCode, patientTries } from '../browser/load-code';

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

/** Lets the page do what it has to do in between. */
export const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The portal's files arrive side by side and are run one by one: nothing holds the page for long.
 * Rejects where one of them does not come.
 */
export const runPortal = async (script: HTMLScriptElement | null) => {
  const files = filesOf(script, 'portal');
  files.forEach(preload);
  for (const file of files) {
    await loadCode(() => import(/* @vite-ignore */ file), patientTries);
    await yieldToBrowser();
  }
};
