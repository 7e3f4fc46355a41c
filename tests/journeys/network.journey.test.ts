import { describe, expect } from 'vitest';
import { homeTitle, journey, submitLogin } from './support/journey';
import { isSettled, search } from './support/movements';
import { button, field, heading, openMoreFilters } from './support/on-screen';
import { settled } from './support/settled';

const nameOf = (address: string) => new URL(address).pathname;

describe('what travels', () => {
  journey(
    'the login form works on the page and one small script; the code of other screens comes after the login',
    async ({ visitor }) => {
      const page = await visitor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(nameOf(request.url())));
      await page.goto('/login');
      await expect.poll(() => page.locator('form').getAttribute('action')).toBe('/auth/login');
      const [document, typeface, early, ...rest] = asked.filter((path) => path !== '/favicon.svg');
      expect(document).toBe('/login');
      expect(typeface).toMatch(/^\/assets\/source-sans-3-.*\.woff2$/);
      expect(early).toMatch(/^\/assets\/login-/);
      expect(rest[0]).toBe('/config.json');
      await page.waitForLoadState('networkidle');
      const scripts = asked.filter((path) => path.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) {
        const code = await (await page.request.get(script)).text();
        for (const title of [homeTitle, 'Consulta Movimenti']) expect(code).not.toContain(title);
      }
    },
  );

  journey.beforeRelease(
    'every page comes under a policy that allows no script but the portal’s own, nothing is asked of anybody else, and the log in and the calls carry what is secret in their bodies and headers only',
    async ({ visitor }) => {
      const page = await visitor();
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      const policies = new Set<string | undefined>();
      page.on('response', (response) => {
        if (response.request().isNavigationRequest() && response.status() === 200)
          policies.add(response.headers()['content-security-policy']);
      });
      const bodies: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST')
          bodies.push(`${nameOf(request.url())} ${request.postData()}`);
      });
      await page.goto('/login');
      await submitLogin(page, 'negozio01');
      await heading(page, homeTitle).waitFor();
      expect(bodies.filter((body) => body.includes('Portale2026'))).toHaveLength(1);
      expect(bodies[0]).toMatch(/^\/auth\/login userid=negozio01&password=/);
      await button(page, 'Movimenti').click();
      await search(page, { month: 2 });
      expect(origins).toEqual(new Set([new URL(await settled(() => page.url())).origin]));
      const [policy, ...others] = policies;
      expect(others).toEqual([]);
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).toContain("frame-ancestors 'none'");

      const cards = await settled(() =>
        page
          .getByRole('cell')
          .filter({ hasText: /^\d{6}\*+\d{4}$/ })
          .count(),
      );
      expect(cards).toBeGreaterThan(0);
      const whole = await settled(() =>
        page
          .getByRole('cell')
          .filter({ hasText: /\d{12,}/ })
          .count(),
      );
      expect(whole).toBe(0);
      bodies.length = 0;
      await page.reload();
      await openMoreFilters(page);
      await field(page, 'Importo lordo da').waitFor();
      await isSettled(page);
      // A prefetched request that the portal takes over counts once. Preferences and rows are
      // independent: either may come first.
      const calls = () => bodies.map((body) => body.split(' ')[0]).toSorted();
      await expect
        .poll(calls)
        .toEqual(['/api/getPreferences', '/api/getTotalTransaction', '/api/getTransactionList']);
    },
  );
});
