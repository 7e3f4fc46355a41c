import { describe, expect, it } from 'vitest';
import { calls } from '../../acquirer/contract/calls';
import { openApiDocument } from '../../acquirer/server/openapi/document';
import { version } from '../../package.json';

const document = openApiDocument();
const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }));

const called = (alias: keyof typeof calls) => {
  const found = operations.find(({ operationId }) => operationId === alias);
  if (found === undefined) throw new Error(`No operation ${alias}`);
  return found;
};

describe('the contract for integrators of a back end', () => {
  it('carries the version of the project', () => {
    expect(document.info.version).toBe(version);
  });

  it('[API-003] every call names the session id; those that may be repeated the Idempotency-Key', () => {
    for (const { parameters, operationId } of operations) {
      const names = parameters.map(({ $ref }) => $ref.split('/').at(-1));
      expect(names, operationId).toContain('sessionId');
      const { repeatable = false } = calls[operationId as keyof typeof calls] as {
        repeatable?: boolean;
      };
      expect(names.includes('idempotencyKey'), operationId).toBe(repeatable);
    }
  });

  it('shows an example of every request, and of every answer that is not a file', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const [request] = Object.values(requestBody.content);
      expect(request, operationId).toHaveProperty('example');
      const [[type, answer] = []] = Object.entries(responses[200]?.content ?? {});
      if (type === 'application/json') expect(answer, operationId).toHaveProperty('example');
    }
  });

  it('[API-076] documents travel as binary parts, and come back as a PDF', () => {
    const [sent] = Object.values(called('EBOX_UPLOAD_ALLEGATO').requestBody.content);
    expect(sent?.schema).toMatchObject({
      properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
    });
    const { responses } = called('GET_PDF_ACCOUNT_BALANCE');
    expect(responses[200]?.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
  });

  it('[FLO-006] says of each list that comes in pages how long they are', () => {
    const paged = operations.filter(({ description }) => description?.includes('rows a page'));
    expect(paged.map(({ operationId, description }) => `${operationId}: ${description}`)).toEqual([
      'searchPointOfSales: 10 rows a page; a page beyond the last is empty.',
      'getTransactionList: 60 rows a page; a page beyond the last is empty.',
      'GET_SUMMARY_LIST: 60 rows a page; a page beyond the last is empty.',
      'GET_SUMMARY_TRANSACTION_LIST: 60 rows a page; a page beyond the last is empty.',
      'SEARCH_ACCOUNT_BALANCE: 60 rows a page; a page beyond the last is empty.',
      'SEARCH_POS_PAGED: 10 rows a page; a page beyond the last is empty.',
      'openCases: 60 rows a page; a page beyond the last is empty. Extension: openCases.',
      'findMovements: 60 rows a page; a page beyond the last is empty. Extension: findMovements.',
    ]);
  });

  it('lets counts, pages and days be strings, as the contract says', () => {
    const isObject = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null;
    /**
     * A `type` beside `anyOf` would apply to every alternative, so that a string would fit none.
     */
    const narrowed = (value: unknown, path: string): string[] =>
      isObject(value)
        ? [
            ...('anyOf' in value && 'type' in value ? [path] : []),
            ...Object.entries(value).flatMap(([name, each]) => narrowed(each, `${path}/${name}`)),
          ]
        : [];
    expect(narrowed(document.paths, '')).toEqual([]);
    for (const [alias, name] of [
      ['getTotalTransaction', 'count'],
      ['SEARCH_POS_PAGED', 'pages'],
      ['welcome', 'passwordExpireDay'],
    ] as const) {
      const [content] = Object.values(called(alias).responses[200]?.content ?? {});
      expect(content?.schema).toMatchObject({
        properties: {
          [name]: { anyOf: [{ type: 'integer' }, { type: 'string', pattern: expect.any(String) }] },
        },
      });
    }
  });
});
