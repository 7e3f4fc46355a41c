import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Rendered {
  renderLogin(): string;
  renderShell(): string;
}

const appScript = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const emptyRoot = '<div id="root"></div>';

const found = (pattern: RegExp, text: string) => {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The built page has no ${pattern}`);
  return value;
};

/**
 * Turns the built shell into the two pages that are served: `dist/index.html` with a painted frame,
 * and `dist/login/index.html`, the login page itself, which works before the portal's code arrives.
 * Styles are in the pages, so that the first paint waits for nothing else.
 */
export const prerender = async (dist: string, renderer: string, early: string) => {
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const rendered: Rendered = await import(pathToFileURL(renderer).href);
  const css = await readFile(join(dist, found(styleLink, shell)), 'utf8');
  const styled = shell.replace(styleLink, () => `<style>${css}</style>`);
  const portal = found(appScript, shell);
  const script = (await readdir(early)).find((file) => file.endsWith('.js'));
  if (script === undefined) throw new Error(`${early} holds no script`);
  await writeFile(join(dist, 'assets', script), await readFile(join(early, script)));
  const login = styled
    .replace(preloads, '')
    .replace(
      appScript,
      () => `<script src="/assets/${script}" data-portal="${portal}" defer></script>`,
    )
    .replace(emptyRoot, () => `<div id="root" data-prerendered>${rendered.renderLogin()}</div>`);
  await mkdir(join(dist, 'login'), { recursive: true });
  await writeFile(join(dist, 'login', 'index.html'), login);
  await writeFile(
    join(dist, 'index.html'),
    styled.replace(emptyRoot, () => `<div id="root">${rendered.renderShell()}</div>`),
  );
  await rm(early, { recursive: true });
};
