import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../acquirer/contract/configuration';
import { largeMerchant, smallMerchants } from '../../acquirer/demo/generator/merchants';
import { demoPassword, demoUsers } from '../../acquirer/demo/users';
import { isAcquirerPath } from '../../acquirer/server/app';
import { readEnvironment } from '../../acquirer/server/environment';
import { contentSecurityPolicy } from '../../acquirer/server/http/security-headers';
import { root, textOf } from './support/files';

const readme = textOf('README.md');
const project = JSON.parse(textOf('package.json'));
const environmentSource = textOf('acquirer/server/environment.ts');

const found = (pattern: RegExp, text = readme) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const under = (title: string) =>
  readme.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

const rowsUnder = (title: string) =>
  under(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const namesIn = (cell: string | undefined) => found(/`([^`]+)`/g, cell ?? '');

describe('a command of the README', () => {
  const commands = [...new Set(found(/`npm run ([^`]+)`/g))];

  it.each(commands)('npm run %s exists', (command) => {
    const [name = '', ...rest] = command.split(' ');
    const script = /^node (scripts\/[\w-]+\.mjs)/.exec(project.scripts[name] ?? '')?.[1] ?? '';
    expect(project.scripts[name] ?? 'no such command').toContain(script || 'scripts/');
    const source = textOf(script);
    for (const option of rest.filter((word) => /^--\w/.test(word)))
      expect(source).toContain(option);
    const [dashes, part = ''] = rest;
    if (['atlas', 'bench'].includes(name) && dashes === '--' && !part.startsWith('-'))
      expect(source).toMatch(new RegExp(`^  ${part}: `, 'm'));
  });

  it('is one of sixteen at most: the rest are flags', () => {
    expect(Object.keys(project.scripts).length).toBeLessThanOrEqual(16);
  });

  it('npm start and npm test exist', () => {
    expect(project.scripts).toMatchObject({ start: expect.any(String), test: expect.any(String) });
  });

  it('every flow it names has paths, and every option of npm run paths', () => {
    const flows = readdirSync(join(root, 'walks'));
    for (const flow of found(/npm run paths -- ([a-z][\w-]*)/g)) expect(flows).toContain(flow);
    for (const option of found(/`(--[a-z]+)`/g))
      expect(textOf('scripts/paths.mjs')).toContain(option);
  });

  it('npm run atlas -- diff tells what has changed, or that it cannot know', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/atlas-diff.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (existsSync(join(root, '.git'))) {
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^Diagrammi: da HEAD a oggi\n\n\S/);
      expect(status).toBe(0);
    } else expect(stderr).toMatch(/^Revisione sconosciuta: HEAD/);
  });

  it('npm run atlas -- diff says so when git does not know the revision', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['scripts/atlas-diff.mjs', 'no-such-revision'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^Revisione sconosciuta: no-such-revision/);
    expect(status).toBe(1);
  });
});

describe('what the README says', () => {
  it('of Node.js is what is asked for', () => {
    const [version = ''] = found(/Node\.js (\d+\.\d+) or later/g);
    expect(project.engines.node).toBe(`>=${version}`);
    expect(textOf('scripts/install.mjs')).toContain(`[${version.replace('.', ', ')}]`);
  });

  it('of addresses is answered by the acquirer or the portal', () => {
    const addresses = found(/localhost:4173([\w/.-]*)/g).filter((path) => path !== '');
    expect(addresses).toContain('/outbox');
    for (const path of addresses)
      expect(path.startsWith('/atlas') || isAcquirerPath(path), path).toBe(true);
    for (const path of found(/itself at `(\/[\w.]+)`/g)) expect(isAcquirerPath(path)).toBe(true);
    expect(readEnvironment({}).PORT).toBe(4173);
    expect(textOf('scripts/atlas.mjs')).toContain('4174');
  });

  it('of the demo users is what is seeded', () => {
    const listed = rowsUnder('Demo users').flatMap(([, cell]) => namesIn(cell));
    const own = demoUsers.map(({ userId }) => userId).filter((userId) => /\d\d$/.test(userId));
    expect(listed.filter((userId) => !own.includes(userId))).toEqual([]);
    expect(own.filter((userId) => !listed.includes(userId))).toEqual([]);
    expect(found(/All with password `(\w+)`/g)).toEqual([demoPassword]);
  });

  it('of the companies is what is seeded', () => {
    const codeOf = (user: string) => demoUsers.find(({ userId }) => userId === user)?.societyCode;
    const merchants = [...smallMerchants, largeMerchant];
    const shopsOf = (user: string) =>
      merchants.find(({ code }) => code === codeOf(user))?.shops.length;
    expect(found(/(\d+) points of sale \|/g).map(Number)).toEqual([shopsOf('azienda01')]);
    expect(found(/(\d+) points of sale and/g).map(Number)).toEqual([shopsOf('grande01')]);
    expect(largeMerchant.movements).toBeGreaterThan(300_000);
  });

  it('of variables is what the acquirer reads, with its defaults', () => {
    const variables = found(/`([A-Z]+_[A-Z_]+|PORT|DEMO)(?:=\d)?`/g).filter(
      (name) => name !== 'SEED',
    );
    expect(variables.length).toBeGreaterThan(8);
    for (const name of variables) expect(environmentSource).toContain(`${name}:`);
    const { LOGINS_PER_MINUTE, CODES_PER_HOUR } = readEnvironment({});
    expect(readme).toContain(`(${LOGINS_PER_MINUTE})`);
    expect(readme).toContain(`(${CODES_PER_HOUR})`);
  });

  it('of config.json is a valid one that says something', () => {
    const [example = '{}'] = found(/```json\n(.+?)\n```/gs);
    const written = JSON.parse(example);
    expect(v.parse(configuration, written)).toMatchObject(written);
  });

  it('of the security policy is what the acquirer sends', () => {
    const [block = ''] = found(/```\n(default-src.+?)\n```/gs);
    const policy = contentSecurityPolicy(v.parse(configuration, {}), {
      style: ["'sha256-…'"],
      script: ["'sha256-…'"],
    });
    expect(block.replaceAll('\n', ' ')).toBe(policy);
    for (const [directive = ''] of policy.split('; ').map((one) => one.split(' ')))
      expect(textOf('scripts/csp.mjs')).toContain(directive);
  });

  it('of folders and files can be found', () => {
    const tree = rowsUnder('Where things are');
    expect(tree.length).toBeGreaterThan(6);
    for (const [, folder, holds] of tree) {
      const [home = ''] = namesIn(folder);
      expect(existsSync(join(root, home)), home).toBe(true);
      for (const part of namesIn(holds).filter((name) => /[/.]/.test(name)))
        expect(existsSync(join(root, home, part)), `${home}${part}`).toBe(true);
    }
    for (const path of found(/\]\(([^)#:]+)\)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(existsSync(join(root, 'acquirer/contract/examples'))).toBe(true);
  });

  it('of @xstate/test is what is installed', () => {
    expect(project.devDependencies['@xstate/test']).toMatch(/^npm:@xstate\/graph@3\./);
  });
});
