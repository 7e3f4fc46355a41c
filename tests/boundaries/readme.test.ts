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
const settings = textOf('docs/reference/configuration.md');
const commands = textOf('docs/reference/commands.md');
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

describe('the commands', () => {
  it('are sixteen at most, each on its page: the rest are flags', () => {
    const names = Object.keys(project.scripts);
    const own = names.filter((name) => !['start', 'test'].includes(name));
    expect(names.length).toBeLessThanOrEqual(16);
    expect(own.filter((name) => !commands.includes(`| \`npm run ${name}`))).toEqual([]);
  });

  it('npm start and npm test exist', () => {
    expect(project.scripts).toMatchObject({ start: expect.any(String), test: expect.any(String) });
  });

  it('every flow they name has paths, and npm run paths has every option of its table', () => {
    const flows = readdirSync(join(root, 'paths'));
    for (const flow of found(/npm run paths -- ([a-z][\w-]*)/g, commands))
      expect(flows).toContain(flow);
    const [table = ''] = found(/^\| option of `npm run paths` .*?\n\n/gms, `${commands}\n`);
    for (const option of found(/`(--[a-z]+)/g, table))
      expect(textOf('scripts/paths.mjs')).toContain(option);
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

  it('of folders and files can be found', () => {
    const tree = rowsUnder('Where things are');
    expect(tree.length).toBeGreaterThan(6);
    for (const [, folder, holds] of tree) {
      const [home = ''] = namesIn(folder);
      expect(existsSync(join(root, home)), home).toBe(true);
      for (const part of namesIn(holds).filter((name) => /[/.]/.test(name)))
        expect(existsSync(join(root, home, part)), `${home}${part}`).toBe(true);
    }
  });
});

describe('what the page of the configuration says', () => {
  const rows = settings
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it('of variables is what the acquirer reads, with its defaults: all of them', () => {
    const [, schema = ''] =
      /const schema = v\.object\(\{(.*?)\n\}\);/s.exec(environmentSource) ?? [];
    const read = found(/^ {2}([A-Z_]+): /gm, schema);
    const listed = rows.filter(([, name]) => /^`[A-Z_]+`/.test(name ?? ''));
    expect(listed.flatMap(([, name]) => namesIn(name)).toSorted()).toEqual(read.toSorted());
    const defaults: Readonly<Record<string, unknown>> = readEnvironment({});
    for (const [, name = '', value = ''] of listed)
      if (/^\d+$/.test(value))
        expect(`${name} ${Number(defaults[namesIn(name)[0] ?? ''])}`).toBe(`${name} ${value}`);
  });

  it('of config.json is a valid one that says something', () => {
    const [example = '{}'] = found(/```json\n(.+?)\n```/gs, settings);
    const written = JSON.parse(example);
    expect(v.parse(configuration, written)).toMatchObject(written);
  });

  it('of the keys of config.json is every key', () => {
    const keys = rows.flatMap(([, name = '']) =>
      namesIn(name).filter((key) => !/^[A-Z_]+$/.test(key) && !key.startsWith('assets')),
    );
    const { authentication, ...rest } = configuration.entries;
    const inside = Object.keys(authentication.wrapped.entries);
    expect(keys.filter((key) => !key.includes('.')).toSorted()).toEqual(
      Object.keys(rest).toSorted(),
    );
    expect(
      keys
        .filter((key) => key.includes('.'))
        .map((key) => key.split('.')[1])
        .toSorted(),
    ).toEqual(inside.toSorted());
  });

  it('of defaults is what the schema fills in', () => {
    const { authentication, ...rest } = v.parse(configuration, {});
    const values = Object.values({ ...authentication, ...rest });
    for (const value of values.filter((one) => typeof one === 'string'))
      expect(settings, value).toContain(`\`${value}\``);
  });

  it('of the security policy is what the acquirer sends', () => {
    const [block = ''] = found(/```\n(default-src.+?)\n```/gs, settings);
    const policy = contentSecurityPolicy(v.parse(configuration, {}), {
      style: ["'sha256-…'"],
      script: ["'sha256-…'"],
    });
    expect(block.replaceAll('\n', ' ')).toBe(policy);
    for (const [directive = ''] of policy.split('; ').map((one) => one.split(' ')))
      expect(textOf('scripts/csp.mjs')).toContain(directive);
  });
});
