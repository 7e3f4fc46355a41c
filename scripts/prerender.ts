import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { flowNames, type PageName, pagesOf, pathOf } from '../machines/pages.ts';
import { type Files, filesOf } from './page-files.ts';

interface Rendered {
  renderLogin(): string;
  /** The first requests of the portal on a page, for its script. */
  firstCalls(page: PageName | null): readonly unknown[];
  hydratedPage(page: PageName | null): string;
  renderShell(page: PageName | null): string;
  renderAccessibility(): string;
  readonly accessibilityTitle: string;
  /** Part of every page until the portal fails to start. */
  renderCrashPage(): string;
}

const moduleScripts = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;
const styleLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const fontOf = /url\(["']?([^)"']+\.woff2)["']?\)/;
const emptyRoot = '<div id="root"></div>';

const found = (pattern: RegExp, text: string) => {
  const value = pattern.exec(text)?.[1];
  if (value === undefined) throw new Error(`The built page has no ${pattern}`);
  return value;
};

const inBody = (page: string, html: string) =>
  page.replace('</body>', () => `  ${html}\n  </body>`);

const inFront = (page: string, script: string) =>
  page.replace('<body>', () => `<body>\n    ${script}`);

const rooted = (page: string, attribute: string, html: string, before = '') =>
  page.replace(emptyRoot, () => `${before}<div id="root" ${attribute}>${html}</div>`);

/**
 * The built page without scripts, except the one that records clicks, with its styles inside: the
 * first paint waits for nothing else.
 */
const readShell = async (dist: string, base: string, clicks: string, crashPage: string) => {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const css = await readFile(join(dist, found(styleLink, built).slice(base.length)), 'utf8');
  const preload = `<link rel="preload" href="${found(fontOf, css)}" as="font" type="font/woff2" crossorigin>`;
  return {
    portal: [...built.matchAll(moduleScripts)].map((match) => match[1] ?? ''),
    page: inBody(
      inFront(
        built
          .replaceAll(moduleScripts, '')
          .replaceAll(preloads, '')
          .replace(styleLink, () => `${preload}<style>${css}</style>`),
        `<script>${clicks}</script>`,
      ),
      crashPage,
    ),
  };
};

const asking = (page: string, calls: readonly unknown[], script: string) => {
  if (calls.length === 0) return page;
  const asks = JSON.stringify(calls).replaceAll('"', '&quot;');
  return inBody(page, `<script data-asks="${asks}">${script}</script>`);
};

const written = async (dist: string, path: string, html: string) => {
  await mkdir(join(dist, path), { recursive: true });
  await writeFile(join(dist, path, 'index.html'), html);
};

/**
 * Writes the served pages. The login works before the portal's code is loaded. Each address of the
 * portal has a page with its frame, heading and file names. One more page is for any other address.
 * Each begins with an inline script.
 */
export const prerender = async (dist: string, build: string, base: string) => {
  const scriptOf = async (name: string) =>
    (await readFile(join(build, 'boot', name, `${name}.js`), 'utf8')).trim();
  const rendered: Rendered = await import(
    pathToFileURL(resolve(build, 'renderer', 'prerender.js')).href
  );
  const crashPage = rendered.renderCrashPage();
  const { portal, page: built } = await readShell(
    dist,
    base,
    await scriptOf('record-clicks'),
    crashPage,
  );
  const [boot, prefetch] = [await scriptOf('page'), await scriptOf('prefetch')];
  const banner = `<script>${await scriptOf('early-banner')}</script>`;
  const shell = (page: PageName | null, { inside, outside }: Files) => {
    const html = rendered.renderShell(page);
    const begun = inBody(
      rooted(
        built,
        `data-shell="${rendered.hydratedPage(page)}"`,
        html,
        html.includes('data-banner') ? banner : '',
      ),
      `<script data-portal="${portal.join(' ')}" data-inside="${inside.join(' ')}" data-outside="${outside.join(' ')}">${boot}</script>`,
    );
    return asking(begun, rendered.firstCalls(page), prefetch);
  };
  const files = await filesOf(dist, base, portal);
  await written(dist, '', shell(null, files.everywhere));
  for (const flow of flowNames)
    for (const page of pagesOf(flow).entered)
      await written(dist, pathOf(page), shell(page, files.of(flow)));
  // No script runs on that page to set its title.
  const statement = built.replace(/<title>[^<]*/, `<title>${rendered.accessibilityTitle}`);
  await written(dist, 'accessibilita', rooted(statement, '', rendered.renderAccessibility()));
  const folder = join(build, 'boot', 'login');
  const script = (await readdir(folder)).find((file) => file.endsWith('.js')) ?? '';
  await writeFile(join(dist, 'assets', script), await readFile(join(folder, script)));
  await written(
    dist,
    'login',
    inBody(
      rooted(built, 'data-prerendered', rendered.renderLogin()),
      `<script src="${base}assets/${script}" data-portal="${portal.join(' ')}" defer></script>`,
    ),
  );
  await rm(join(build, 'boot'), { recursive: true });
};
