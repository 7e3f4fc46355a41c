import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitStatusOf, verdictOn } from '../../acquirer/conformance/faults';
import { callsToTry } from '../../acquirer/conformance/plan';
import { extensions } from '../../acquirer/contract/call';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { configuration } from '../../acquirer/contract/configuration';
import { examples } from '../../acquirer/contract/examples';
import { openApiDocument } from '../../acquirer/server/openapi/document';
import { withStatus } from './support/broken-back-ends';
import { openChecked, textsOf } from './support/conformance';
import { fits } from './support/plain-back-end.mjs';

let back: Awaited<ReturnType<typeof openChecked>>;
beforeAll(async () => {
  back = await openChecked();
});
afterAll(() => back.close());

const document = openApiDocument();
const undocumented = new Set<string>();

/** An answer has a status of the document, and a body that fits its schema. */
const keepToTheDocument = async (alias: string, answer: Response) => {
  const operation = document.paths[alias.startsWith('/') ? alias : `/api/${alias}`]?.post;
  const response = operation?.responses[answer.status];
  if (response === undefined) {
    undocumented.add(`${alias}: ${answer.status}`);
    return;
  }
  const { content } = response as { readonly content?: Record<string, { schema: object }> };
  const schema = content?.['application/json']?.schema;
  if (schema && !fits(document, schema, await answer.json()))
    undocumented.add(`${alias}: the body of a ${answer.status}`);
};

describe('a back end is held against the contract', () => {
  it('asked only to read, asks for nothing that changes a back end', async () => {
    const asked: string[] = [];
    await back.check({ isReading: true }, async ({ alias, answer }) => {
      asked.push(alias);
      return alias === 'welcome' || alias.startsWith('/auth/') ? answer() : withStatus(500);
    });
    expect(asked).toEqual(expect.arrayContaining(['welcome', 'GET_STATISTICS', 'EBOX_DETAIL']));
    expect(
      asked.filter((alias) => /OTP|register|ENROLL|update|UPLOAD|confirm/i.test(alias)),
    ).toEqual([]);
  });

  it('counts what could not be tested apart from what is wrong', async () => {
    const only: Alias[] = ['welcome', 'GET_EBOX_LIST', 'EBOX_DETAIL', 'EBOX_DOWNLOAD_ALLEGATO'];
    const all = await back.check({ only }, async ({ alias, answer }) =>
      alias === 'EBOX_DETAIL' ? withStatus(500) : answer(),
    );
    expect(verdictOn(all)).toEqual({
      all: 4,
      right: 2,
      // A wrong token is answered 500 too; without the case there is no attachment to ask for.
      wrong: 1,
      untested: 1,
    });
  });

  it('says so when nothing could be tried because the login failed', async () => {
    const all = await back.check({ password: 'another', isReading: true });
    expect(textsOf(all)).toContain(
      'welcome, not tested: the login gives no token: it answers 303 (?p_error=credentials)',
    );
    expect(exitStatusOf(all)).toBe(1);
  });

  it.each([
    [['replyTimes'], [true]],
    [[], [undefined]],
  ] as const)(
    'with the extensions %s the report is asked for its replies: %s',
    async (named, expected) => {
      const asked: unknown[] = [];
      const full = v.parse(configuration, { ...back.addresses, extensions: [...named] });
      await back.check(
        { only: ['DETAIL_REPORT'], configuration: full },
        async ({ alias, init, request, answer }) => {
          const isExample = init.method === 'POST' && request.startDate !== '2026-09-01';
          if (alias === 'DETAIL_REPORT' && isExample) asked.push(request.replies);
          return answer();
        },
      );
      expect([...new Set(asked)]).toEqual(expected);
    },
  );

  it('finds the reference acquirer right in every call, once it knows users, codes and data', async () => {
    const all = await back.check({}, async ({ alias, init, answer }) => {
      const answered = await answer();
      if (init.method === 'POST') await keepToTheDocument(alias, answered.clone());
      return answered;
    });
    expect(textsOf(all)).toEqual([]);
    expect([...undocumented]).toEqual([]);
    expect(all.length).toBe(Object.keys(calls).length);
    expect(exitStatusOf(all)).toBe(0);
  });

  it('knows of every call how it is tried, and wrong data that do not fit it', () => {
    const everything = v.parse(configuration, {
      extensions: [...extensions],
    });
    expect(callsToTry(everything, false).toSorted()).toEqual(Object.keys(calls).toSorted());
    for (const [alias, { wrong }] of Object.entries(examples) as [Alias, { wrong?: object }][])
      if (wrong !== undefined) {
        const request = { ...examples[alias].request, ...wrong };
        const { success } = v.safeParse(calls[alias].request as v.GenericSchema, request);
        expect(success, alias).toBe(false);
      }
  });
});
