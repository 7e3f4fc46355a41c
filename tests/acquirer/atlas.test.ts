import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AtlasBuild } from '../../acquirer/demo/atlas';
import { demonstration } from '../../acquirer/demo/demo';
import { createAcquirer } from '../../acquirer/server/app';
import { openTestAcquirer, origin, type TestAcquirer } from './support/acquirer';

let folder: string;
let acquirer: TestAcquirer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atlas-'));
  acquirer = await openTestAcquirer({}, { small: 0 });
});
afterAll(async () => {
  await acquirer.close();
  await rm(folder, { recursive: true });
});

const served = (build?: AtlasBuild, from = folder) => {
  const app = createAcquirer(acquirer.services, undefined, demonstration(0, from, build));
  return (path: string, method = 'GET') => app.request(`${origin}${path}`, { method });
};

const running: AtlasBuild = { state: () => 'running', again: () => {} };

describe('the atlas beside the portal', () => {
  test('says that it is being prepared until it is built, and is there without a restart', async () => {
    const get = served(running);
    const early = await get('/atlas');
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toBe('30');
    expect(await early.text()).toContain('in preparazione');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'assets', 'index-B7cq0_xZ.js'), 'drawn()');
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>atlante</title>');
    for (const path of ['/atlas', '/atlas/', '/atlas/phone-change', '/atlas/requisiti']) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([
        200,
        '<!doctype html><title>atlante</title>',
      ]);
    }
    const script = await get('/atlas/assets/index-B7cq0_xZ.js');
    expect(await script.text()).toBe('drawn()');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect((await get('/atlas/assets/index-Cold0_xZ.js')).status).toBe(404);
  });

  test('is neither promised nor there in a release, which builds nothing', async () => {
    const here = demonstration(0, join(folder, 'build', 'atlas'));
    const app = createAcquirer(acquirer.services, undefined, here);
    expect((await app.request(`${origin}/atlas`)).status).toBe(404);
    expect(here.greeting(origin).join('\n')).not.toContain('Atlante');
    expect(demonstration(0, folder).greeting(origin)).toContain(
      `Atlante dei flussi: ${origin}/atlas`,
    );
  });

  test('says that its preparation has failed, and begins it again on request', async () => {
    let state: ReturnType<AtlasBuild['state']> = 'failed';
    let begun = 0;
    const again = () => {
      state = 'running';
      begun += 1;
    };
    const get = served({ state: () => state, again }, join(folder, 'nothing'));
    const failed = await get('/atlas');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, null]);
    const text = await failed.text();
    expect(text).toContain('La preparazione dell’atlante non è riuscita: si può riprovare');
    const action = /<form method="post" action="([^"]+)"><button>RIPROVA/.exec(text)?.[1] ?? '';
    const asked = await get(action, 'POST');
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/atlas']);
    expect(await (await get('/atlas')).text()).toContain('in preparazione');
    await get(action, 'POST');
    expect(begun).toBe(1);
  });

  test('is not said to be in preparation where nothing prepares it, or what was prepared is lost', async () => {
    const nowhere = join(folder, 'nothing');
    expect(await (await served(undefined, nowhere)('/atlas')).text()).toContain(
      'L’atlante non è compilato: lo compila <code>npm run atlas -- build</code>',
    );
    const lost = served({ ...running, state: () => 'done' }, nowhere);
    expect(await (await lost('/atlas')).text()).toContain('non è riuscita');
  });

  test('is not there outside the demo', async () => {
    const { app } = acquirer.withoutDemo();
    expect((await app.request(`${origin}/atlas`)).status).toBe(404);
  });
});
