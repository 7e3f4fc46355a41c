import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { atlasChannel } from '../../machines/atlas-channel';
import type { FromPortal } from '../../machines/inspection';
import { demoPassword, homeTitle, journey, submitLogin } from './support/journey';
import { heading } from './support/on-screen';
import { settled } from './support/settled';

/** Asks as the atlas does, in a tab of the same origin that records the answers. */
const openOnlooker = async (page: Page) => {
  const other = await page.context().newPage();
  await other.goto('/openapi.json');
  await other.evaluate((name) => {
    const channel = new BroadcastChannel(name);
    const sent: unknown[] = [];
    channel.onmessage = ({ data }) => {
      sent.push(data);
      if (data.type === 'opened') channel.postMessage({ type: 'watching' });
    };
    Object.assign(globalThis, { sent });
    channel.postMessage({ type: 'watching' });
  }, atlasChannel);
  return other;
};

const sentTo = (onlooker: Page) =>
  onlooker.evaluate((): FromPortal[] => Reflect.get(globalThis, 'sent'));

const isOfAtlas = (path: string) => /\/watched-[\w-]+\.js$/.test(path);

describe('the atlas, open in another tab', () => {
  journey(
    'costs a portal nothing until it asks, and then learns states and no values',
    async ({ visitor }) => {
      const page = await visitor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/login');
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isOfAtlas)).toEqual([]);
      const onlooker = await openOnlooker(page);
      await submitLogin(page, 'azienda01');
      await heading(page, homeTitle).waitFor();
      const charts = async () =>
        (await sentTo(onlooker)).flatMap((each) => ('charts' in each ? each.charts : []));
      await expect
        .poll(async () => (await charts()).map(({ chart }) => chart))
        .toEqual(expect.arrayContaining(['portal', 'pointOfSale']));
      const sent = JSON.stringify(await settled(() => sentTo(onlooker)));
      const token = await settled(() => page.evaluate(() => sessionStorage.getItem('token') ?? ''));
      expect(token).not.toBe('');
      for (const secret of [token, demoPassword, 'azienda01', '@'])
        expect(sent).not.toContain(secret);
    },
  );
});
