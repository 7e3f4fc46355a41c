import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { homeTitle, journey, submitLogin } from './support/journey';
import { search } from './support/movements';
import { addressOf, button, heading, isAt, link, rowsOf, tab } from './support/on-screen';
import { barestWelcome, loginReturning, movement, totalsOf } from './support/ordinary-answers';
import { settled } from './support/settled';

const root = join(import.meta.dirname, '../..');
const path = '/portale';
let built = '';

/** A build of its own: the one of the other journeys is for the root of a host. */
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'portale-'));
  const sources = ['src', 'machines', 'acquirer', 'scripts', 'public', 'index.html'];
  const settings = ['package.json', 'tsconfig.json', 'tailwind.config.ts', 'vite.config.ts'];
  for (const each of [...sources, ...settings])
    cpSync(join(root, each), join(built, each), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(built, 'node_modules'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--app', '--logLevel', 'error'],
    { cwd: built, env: { ...process.env, BASE_PATH: `${path}/`, NODE_ENV: 'production' } },
  );
  expect(status, String(stderr)).toBe(0);
});

afterAll(() => rmSync(built, { recursive: true, force: true }));

const point = { codPointOfSales: 9_000_000_007, name: 'BAR SPORT', code: null };

describe('a portal in a folder of its host', () => {
  journey(
    '[API-001] [LOG-004] [NAV-001] everything of it is under that folder: files, pages, links, the return of the login, reload and Back',
    async ({ visitor, oddAcquirer }) => {
      const odd = await oddAcquirer({
        under: { path, folder: join(built, 'dist') },
        configuration: () => ({
          apiBaseUrl: `${path}/api`,
          authentication: { loginUrl: `${path}/auth/login`, tokenUrl: `${path}/auth/token` },
        }),
        answers: {
          tokenExchange: { body: { access_token: 'gettone' } },
          welcome: { body: barestWelcome },
          getSession: { body: {} },
          searchPointOfSales: {
            body: { accountListItems: [point], totalPage: '1', currentPage: 1 },
          },
          getTotalTransaction: { body: totalsOf(1) },
          getTransactionList: { body: { transactionList: [movement] } },
        },
      });
      odd.script('login', loginReturning('code=una-volta-sola', `${odd.portal}${path}`));
      const page = await visitor({ at: odd.portal });
      const strays: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === odd.portal && !pathname.startsWith(`${path}/`)) strays.push(pathname);
      });
      await page.goto(`${path}/login`);
      await expect
        .poll(() => link(page, 'Registrati ora').getAttribute('href'))
        .toBe(`${path}/RegistrationSelect`);
      await submitLogin(page, 'chiunque');
      await heading(page, homeTitle).waitFor();
      await isAt(page, `${path}/Home`);
      const form = odd.received('login')[0]?.text ?? '';
      expect(new URLSearchParams(form).get('success_url')).toBe(`${odd.portal}${path}/login`);

      await tab(page, 'Singolo punto vendita').click();
      await page.getByRole('row').nth(1).click();
      await button(page, 'Movimenti').click();
      await search(page, { month: 0 });
      await expect.poll(async () => (await rowsOf(page, 'Movimenti'))[0]?.[1]).toBe('BAR SPORT');
      await isAt(page, `${path}/Home/Movimenti`);
      const searched = await settled(async () => addressOf(page));
      await page.reload();
      await expect.poll(async () => (await rowsOf(page, 'Movimenti'))[0]?.[1]).toBe('BAR SPORT');
      await expect.poll(() => addressOf(page)).toBe(searched);
      await expect
        .poll(() =>
          page
            .getByRole('link')
            .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? '')),
        )
        .toSatisfy((hrefs: string[]) =>
          hrefs.every((href) =>
            /^(\/portale\/|#|mailto:|tel:|\/(termini|privacy|esercizi))/.test(href),
          ),
        );
      await page.goBack();
      await heading(page, homeTitle).waitFor();
      await isAt(page, `${path}/Home`);
      expect(strays).toEqual([]);
    },
  );
});
