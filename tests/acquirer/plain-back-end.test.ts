import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsToTry } from '../../acquirer/conformance/plan';
import { openApiDocument } from '../../acquirer/server/openapi/document';
import { usualPortalConfiguration } from '../../acquirer/server/portal-configuration';
import { plainBackEnd } from './support/plain-back-end.mjs';

const root = new URL('../..', import.meta.url).pathname;
const server = plainBackEnd(JSON.parse(JSON.stringify(openApiDocument())));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('[API-005] a back end that is built from the OpenAPI document alone keeps to the contract', async () => {
  const plan = join(folder, 'plan.json');
  const stranger = { user: 'bruno', password: 'Segreta2026' };
  await writeFile(plan, JSON.stringify({ codes: '123456', stranger }));
  const { port } = server.address() as AddressInfo;
  const command = [
    ...['scripts/conformance.mjs', `http://127.0.0.1:${port}`, '--plan', plan],
    ...['--user', 'anna', '--password', 'Segreta2026', '--origin', 'https://portale.example'],
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root }).catch(
    (failed: { stdout: string }) => failed,
  );
  const { length } = callsToTry({ ...usualPortalConfiguration.effective, extensions: [] }, false);
  expect(stdout).toContain(`${length} calls: ${length} conform, 0 do not conform, 0 not tested.`);
});
