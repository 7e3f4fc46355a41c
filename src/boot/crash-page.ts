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
