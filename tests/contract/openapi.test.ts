import { describe, expect, it } from 'vitest';
import type { CallContract } from '../../acquirer/contract/call';
import { type Alias, calls } from '../../acquirer/contract/calls';
import { examples, rulesOf } from '../../acquirer/contract/examples';
import { openApiDocument } from '../../acquirer/server/openapi/document';
import { version } from '../../package.json';
import { fits } from '../acquirer/support/plain-back-end.mjs';

const document = openApiDocument();
const all = Object.values(document.paths).map(({ post }) => post);
const operations = all.flatMap((each) => {
  const alias = each['x-alias'];
  const contract: CallContract | undefined = alias && calls[alias];
  return alias && contract ? [{ ...each, alias, contract }] : [];
});

const called = (alias: Alias) => {
  const found = operations.find((each) => each.alias === alias);
  if (found === undefined) throw new Error(`No operation ${alias}`);
  return found;
};

const requestOf = ({ requestBody }: Pick<ReturnType<typeof called>, 'requestBody'>) => {
  const [content] = Object.values(requestBody.content);
  if (content === undefined) throw new Error('No request');
  return content;
};

const answerOf = ({ responses }: Pick<ReturnType<typeof called>, 'responses'>) => {
  const { content = {} } = responses[200] as { readonly content?: Record<string, object> };
  return content;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of the document at which `found` holds. */
const pathsOf = (
  value: unknown,
  found: (schema: Record<string, unknown>) => boolean,
  path = '',
): string[] =>
  isObject(value)
    ? [
        ...(found(value) ? [path] : []),
        ...Object.entries(value).flatMap(([name, each]) => pathsOf(each, found, `${path}/${name}`)),
      ]
    : [];

describe('the contract for integrators of a back end', () => {
  it('carries the version of the project', () => {
    expect(document.info.version).toBe(version);
  });

  it('[API-003] every call names the session id; those that may be repeated the Idempotency-Key', () => {
    for (const { parameters, alias, contract } of operations) {
      const names = parameters.map(({ $ref }) => $ref.split('/').at(-1));
      expect(names, alias).toContain('sessionId');
      expect(names.includes('idempotencyKey'), alias).toBe(contract.repeatable ?? false);
    }
  });

  it('shows an example of every request, and of every answer that is not a file', () => {
    for (const operation of operations) {
      expect(requestOf(operation), operation.alias).toHaveProperty('example');
      const [[type, answer] = []] = Object.entries(answerOf(operation));
      if (type === 'application/json') expect(answer, operation.alias).toHaveProperty('example');
    }
  });

  it('[API-076] documents travel as binary parts, and come back as a PDF', () => {
    expect(requestOf(called('EBOX_UPLOAD_ALLEGATO')).schema).toMatchObject({
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    });
    expect(answerOf(called('GET_PDF_ACCOUNT_BALANCE'))).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('[FLO-006] says of each list that comes in pages how long they are', () => {
    for (const { alias, contract, description } of operations)
      expect(/\d+(?= rows a page)/.exec(description)?.[0], alias).toBe(
        contract.pageSize?.toString(),
      );
  });

  it('says of each date whether it has a time, and of each card that it is masked', () => {
    const { Movement, CaseRow, Case } = document.components.schemas;
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(Movement?.properties).toMatchObject({ date: ref('DateTime'), pan: ref('MaskedCard') });
    expect(CaseRow?.properties).toMatchObject({ expiry: ref('Date'), card: ref('MaskedCard') });
    expect(Case?.properties).toMatchObject({
      openingDate: ref('Date'),
      messagesList: { items: { properties: { dataCreazione: ref('DateTime') } } },
    });
    for (const [schema, right, wrong] of [
      ['DateTime', '2026-10-03T12:41:07', '2026-10-03'],
      ['Date', '2026-10-03', '2026-10-03T12:41:07'],
      ['MaskedCard', '453201******7788', '4532011234567788'],
    ] as const) {
      expect(fits(document, ref(schema), right), right).toBe(true);
      expect(fits(document, ref(schema), wrong), wrong).toBe(false);
    }
  });

  it('has one type for each value of an answer, and null only where it means something', () => {
    const alternatives = pathsOf(document.components.schemas, (each) => 'anyOf' in each);
    const named = [
      ...alternatives,
      ...operations.flatMap((each) => pathsOf(answerOf(each), (schema) => 'anyOf' in schema)),
    ];
    expect(named.map((path) => path.split('/').at(-1))).toEqual([
      'monthBefore',
      'yearBefore',
      'otherMonth',
      'totalElements',
    ]);
  });

  it('refuses by its schemas alone what must be refused, and takes every example', () => {
    for (const operation of operations) {
      const { schema, example } = requestOf(operation);
      const { wrong } = rulesOf(operation.alias);
      expect(fits(document, schema, example), operation.alias).toBe(true);
      if (wrong !== undefined && isObject(example))
        expect(fits(document, schema, { ...example, ...wrong }), operation.alias).toBe(false);
      for (const content of Object.values(answerOf(operation)) as { schema: object }[])
        if (!('format' in content.schema))
          expect(fits(document, content.schema, examples[operation.alias].answer)).toBe(true);
    }
  });

  it('names every status that can come, and after how long it is worth asking again', () => {
    for (const { alias, responses, contract } of operations) {
      const statuses = Object.keys(responses).map(Number);
      expect(statuses, alias).toEqual(expect.arrayContaining([...contract.statuses]));
      expect(statuses, alias).toEqual(expect.arrayContaining([400, 413, 429, 500, 503]));
      if (contract.repeatable) expect(statuses, alias).toEqual(expect.arrayContaining([409, 422]));
    }
    expect(Object.keys(called('setLoginPhone').responses)).toContain('403');
    for (const name of ['TooMany', 'Unavailable'])
      expect(document.components.responses[name]).toHaveProperty(['headers', 'Retry-After']);
  });

  it('gives every call a name and a group that a generator can use', () => {
    const names = all.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(names.filter((name) => /[A-Z]{2}/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const groups = document.tags.map(({ name }) => name);
    for (const { tags } of all) expect(groups).toEqual(expect.arrayContaining([...tags]));
  });
});
