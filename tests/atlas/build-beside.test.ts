import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually';

const { buildAtlasBeside } = await import('../../scripts/atlas-beside.mjs' as string);

const node = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });

const begun = (start: () => unknown) => {
  const said: string[] = [];
  const build = buildAtlasBeside(start, (line: string) => said.push(line));
  return { build, said };
};

it.each([
  ['ends with an error', () => node('process.exit(3)'), 'stato 3'],
  ['is killed', () => node("process.kill(process.pid, 'SIGKILL')"), 'SIGKILL'],
  ['cannot begin', () => spawn('/nowhere/at/all', { stdio: 'ignore' }), 'ENOENT'],
])('a build of the atlas that %s is said to have failed', async (_, start, why) => {
  const { build, said } = begun(start);
  await eventually(() => expect(build.state()).toBe('failed'));
  expect(said).toEqual([expect.stringContaining(why)]);
  expect(said[0]).toMatch(/^L’atlante non è stato compilato \(.*\/atlas permette di riprovare/);
});

it('a build that goes well is done; one that failed can be begun again', async () => {
  const codes = [1, 0];
  const { build } = begun(() => node(`process.exit(${codes.shift()})`));
  await eventually(() => expect(build.state()).toBe('failed'));
  build.again();
  expect(build.state()).toBe('running');
  await eventually(() => expect(build.state()).toBe('done'));
});
