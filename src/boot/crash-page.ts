/** Part of every prerendered page, hidden until it is needed. */
export const crashPageId = 'crash-page';

/** Replaces a broken page by one with instructions; logs the reason on the console. */
export const showCrashPage = (reason: unknown) => {
  console.error(reason);
  const page = document.querySelector<HTMLTemplateElement>(`#${crashPageId}`);
  const root = document.querySelector('#root');
  if (page === null || root === null) return;
  root.replaceWith(page.content);
  document.querySelector('h1')?.focus();
};

/**
 * Whether the portal's own code failed: the first address in the error's stack is below `files`,
 * the address of the folder of its scripts. Extensions, scanners and wallets reject promises too.
 */
const isOwn = (reason: unknown, files: string) => {
  if (!(reason instanceof Error)) return false;
  return /\b[\w-]+:\/\/\S+/.exec(reason.stack ?? '')?.[0].startsWith(files) ?? false;
};

/** Shows the crash page for a rejection of the portal's own; the browser logs those of others. */
export const crashOnOwnRejection =
  (files: string) =>
  ({ reason }: Pick<PromiseRejectionEvent, 'reason'>) => {
    if (isOwn(reason, files)) showCrashPage(reason);
  };
