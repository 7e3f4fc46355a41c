import { expect, test, vi } from 'vitest';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, answering, backEnd, contractOf, exampleOf, outcome } from './wire';

const readAliases = aliases.filter((alias) => exampleOf(alias).needs !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Every field of an answer; of a list, those of its first row. */
const fieldsOf = (value: unknown, prefix = ''): string[] => {
  if (!isRecord(value)) return [];
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return names.flatMap((name) => {
    const deeper = fieldsOf(value[name], `${prefix}${name}.`);
    return Array.isArray(value) ? deeper : [`${prefix}${name}`, ...deeper];
  });
};

const withField = (body: unknown, path: string, value: unknown) => {
  const copy: unknown = structuredClone(body);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent = copy;
  for (const name of names) parent = isRecord(parent) ? parent[name] : undefined;
  if (!isRecord(parent)) throw new Error(`no ${path} in the example`);
  parent[last] = value;
  return copy;
};

const typeWhen = async (alias: Alias, path: string, value: unknown) => {
  const { fetch } = backEnd(answering(200, withField(exampleOf(alias).answer, path, value)));
  return (await outcome(alias, fetch)).type;
};

/** JSON leaves out undefined fields. */
const missing = [undefined, null];

test.each(readAliases)(
  '%s: without a list, a sum, a count or an id the body is unreadable',
  async (alias) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    for (const path of exampleOf(alias).needs ?? []) {
      for (const nothing of missing) {
        expect(await typeWhen(alias, path, nothing), path).toBe('http.500');
      }
      expect(await typeWhen(alias, path, { of: 'another type' }), path).toBe('http.500');
    }
    warned.mockRestore();
  },
);

test.each(readAliases.filter((alias) => alias !== 'tokenExchange'))(
  '%s: without anything else it is readable',
  async (alias) => {
    const optional = fieldsOf(exampleOf(alias).answer).filter(
      (path) => !exampleOf(alias).needs?.includes(path),
    );
    for (const path of optional) {
      for (const nothing of missing) {
        expect(await typeWhen(alias, path, nothing), path).toBe('http.200');
      }
    }
  },
);

test('[ERR-004] tokenExchange: an answer without a token is a refused login', async () => {
  for (const nothing of missing) {
    expect(await typeWhen('tokenExchange', 'access_token', nothing)).toBe('http.refused');
  }
});

test('every call whose body is looked at says what it cannot do without', () => {
  const looked = aliases.filter((alias) =>
    ['object', 'array'].includes(contractOf(alias).answer.type),
  );
  const refusing: Alias[] = ['EBOX_UPLOAD_ALLEGATO', 'draftReply'];
  expect([...readAliases, ...refusing].toSorted()).toEqual(looked.toSorted());
});
