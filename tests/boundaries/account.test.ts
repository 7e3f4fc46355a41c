import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { createAccount } from '../journeys/support/failure-report';
import { createWatch } from '../journeys/support/watch';

const secret = 'Portale2026';

const page = {
  url: () => `http://localhost/login?code=${secret}`,
  locator: () => ({
    first: () => ({
      ariaSnapshot: async () =>
        `- heading "Accedi"\n- textbox: ${secret}\n${'- option "10"\n'.repeat(90)}${'- row\n'.repeat(90)}`,
    }),
  }),
  screenshot: async () => undefined,
};

const request = {
  resourceType: () => 'fetch',
  method: () => 'POST',
  url: () => `http://localhost/api/welcome?token=${secret}`,
  response: async () => ({ status: () => 500 }),
  failure: () => null,
  timing: () => ({ responseEnd: 12.4 }),
};

const played = async (state: string) => {
  const context = Object.assign(new EventEmitter(), { pages: () => [{}, page] });
  const error = { message: 'it did not come' };
  const account = createAccount(
    { id: 'planted', result: { state, errors: [error] } },
    createWatch([secret]),
  );
  account.listenTo(context as unknown as BrowserContext);
  context.emit('request', request);
  context.emit('console', {
    type: () => 'warning',
    text: () => `odd ${secret} ${'!'.repeat(500)}`,
  });
  await account.takeDown();
  return error.message;
};

it('a journey that fails tells its screens, its console and its calls, and no secret', async () => {
  const report = await played('fail');
  expect(report).toMatch(/^it did not come\n {2}after \d+ ms, at \/login\n/);
  expect(report).toMatch(/page 1, at \/login \(picture: .*coverage.journeys.planted-0\.png\)/);
  expect(report).toContain('- heading "Accedi"');
  expect(report).toContain('warning: odd …');
  expect(report).toMatch(/\d+ ms: POST \/api\/welcome 500, 12 ms/);
  expect(report).not.toContain(secret);
  expect(report.indexOf('POST')).toBeLessThan(report.indexOf('heading'));
  expect(report).not.toContain('option');
  expect(report.split('\n').length).toBeLessThan(45);
  expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThan(250);
});

it('a journey that passes tells nothing', async () => {
  expect(await played('pass')).toBe('it did not come');
});
