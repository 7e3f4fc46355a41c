import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checked, checkConformance } from '../../acquirer/conformance/check';
import { faultWords } from '../../acquirer/conformance/words';
import { configuration as schema } from '../../acquirer/contract/configuration';
import { openTestAcquirer, origin, type TestAcquirer } from './support/acquirer';

let acquirer: TestAcquirer;
beforeAll(async () => {
  acquirer = await openTestAcquirer({}, { small: 0 });
});
afterAll(() => acquirer.close());

const configuration = v.parse(schema, {
  apiBaseUrl: `${origin}/api`,
  authentication: { tokenUrl: `${origin}/auth/token` },
});

type Fetch = typeof globalThis.fetch;
const toAcquirer: Fetch = async (input, init) => acquirer.app.request(`${input}`, init);

const checked = async (fetch: Fetch, isReading: boolean) => {
  const token = await acquirer.tokenOf('azienda01');
  const options = { configuration, token, sessionId: 'a-session-of-tests', isReading, fetch };
  const all: Checked[] = [];
  for await (const each of checkConformance(options)) all.push(each);
  return all;
};

const faultsIn = (all: readonly Checked[], alias: string) =>
  all.find((each) => each.alias === alias)?.faults ?? [];

describe('a back end is held against the contract', () => {
  it('the reference acquirer keeps to all of it', async () => {
    const all = await checked(toAcquirer, false);
    expect(all.length).toBeGreaterThan(40);
    const wrong = all.filter(({ faults }) => faults.length > 0);
    expect(wrong.map((each) => JSON.stringify(each))).toEqual([]);
  }, 60_000);

  it('says of another what does not keep to it, in Italian and in English', async () => {
    const odd: Fetch = async (input, init) => {
      const path = new URL(`${input}`).pathname;
      if (path === '/api/welcome') return new Response('{}', { status: 202 });
      if (path === '/api/GET_STATISTICS') return Response.json({ statisticsList: [{}] });
      if (path === '/api/GET_OUTSTANDING') return new Response('<html>', { status: 500 });
      if (path === '/api/DISPUTE') throw new TypeError('fetch failed');
      return toAcquirer(input, init);
    };
    const all = await checked(odd, true);
    expect(faultsIn(all, 'welcome')).toContainEqual(
      expect.objectContaining({ kind: 'unlisted', status: 202 }),
    );
    expect(faultsIn(all, 'welcome')).toContainEqual({ kind: 'openToAll', status: 202 });
    const [unreadable] = faultsIn(all, 'GET_STATISTICS').filter(
      ({ kind }) => kind === 'unreadable',
    );
    expect(unreadable).toMatchObject({
      at: expect.arrayContaining(['statisticsList.0.grossAmount']),
    });
    expect(faultsIn(all, 'GET_OUTSTANDING')).toContainEqual({ kind: 'errorBody', status: 500 });
    expect(faultsIn(all, 'DISPUTE')).toEqual([{ kind: 'unanswered', reason: 'fetch failed' }]);
    for (const { faults } of all)
      for (const told of faults.map(faultWords)) {
        expect(told.it).not.toBe('');
        expect(told.en).not.toBe(told.it);
      }
  }, 60_000);

  it('asks only what changes nothing where that is wished', async () => {
    const asked: string[] = [];
    const listening: Fetch = async (input, init) => {
      asked.push(new URL(`${input}`).pathname);
      return toAcquirer(input, init);
    };
    await checked(listening, true);
    expect(asked).toContain('/api/welcome');
    expect(asked.filter((path) => /OTP|register|ENROLL|update|UPLOAD|confirm/i.test(path))).toEqual(
      [],
    );
  }, 60_000);
});
