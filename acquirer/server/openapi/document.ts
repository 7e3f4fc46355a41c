import { toJsonSchema } from '@valibot/to-json-schema';
import type { Hono } from 'hono';
import type * as v from 'valibot';
import { version } from '../../../package.json';
import { type CallContract, errorBody, type Status } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { examples } from '../../contract/examples';
import { aliases, pathOf } from '../http/call-paths';
import type { AcquirerEnv } from '../http/env';
import { parameters, parametersOf } from './parameters';

const schemaOf = (schema: v.GenericSchema) => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const meanings: Readonly<Record<Status, string>> = {
  200: 'The answer.',
  204: 'The account is closed.',
  205: 'The password must be renewed first.',
  206: 'The mobile phone must be given first.',
  400: 'The request does not fit; the details say where.',
  401: 'No valid session.',
  403: 'Not allowed to this session.',
  404: 'Nothing there.',
  406: 'The one-time code is refused; the first detail is the product code.',
  408: 'The session took too long.',
  429: 'Other documents of the session are being made; ask again after Retry-After seconds.',
  500: 'Something unforeseen, or data that do not match.',
};

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** A document cannot contain files: examples are written without them. */
const isBinary = (value: unknown) => value instanceof Blob;

const shown = (value: unknown): unknown => {
  if (isBinary(value)) return undefined;
  if (Array.isArray(value)) return value.filter((each) => !isBinary(each)).map(shown);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([, each]) => !(Array.isArray(each) && each.some(isBinary)),
  );
  return Object.fromEntries(fields.map(([name, each]) => [name, shown(each)]));
};

const exampleOf = (value: unknown) => {
  const example = shown(value);
  return example === undefined ? {} : { example };
};

const file = { type: 'string', format: 'binary' } as const;

/** The file parts of a form: one, several or none under one name. */
const withFiles = (schema: ReturnType<typeof schemaOf>) => ({
  ...schema,
  properties: {
    ...(schema.properties as object),
    files: { type: 'array', items: file, description: 'PDF, TIFF or JPEG; none, one or several.' },
  },
});

const requestOf = (contract: CallContract) => {
  const schema = schemaOf(contract.request);
  return contract.send === 'multipart' ? withFiles(schema) : schema;
};

const success = (contract: CallContract, alias: Alias) =>
  contract.receive === 'file'
    ? { 'application/pdf': { schema: file } }
    : {
        'application/json': {
          schema: schemaOf(contract.answer),
          ...exampleOf(examples[alias].answer),
        },
      };

const errorWith = (status: Status, alias: Alias) => {
  const known = examples[alias].error;
  return known?.status === status
    ? { 'application/json': { ...error['application/json'], example: known.body } }
    : error;
};

const contentOn = (contract: CallContract, alias: Alias, status: Status) => {
  if (status === 200 || contract.optionalBodyOn?.includes(status)) return success(contract, alias);
  return status < 300 ? undefined : errorWith(status, alias);
};

const responsesOf = (contract: CallContract, alias: Alias) =>
  Object.fromEntries(
    contract.statuses.map((status) => {
      const content = contentOn(contract, alias, status);
      return [status, { description: meanings[status], ...(content && { content }) }];
    }),
  );

/**
 * Properties that types cannot express: the pages of a list, and the extension that offers the
 * call.
 */
const describing = ({ pageSize, extension }: CallContract) => {
  const notes = [
    ...(pageSize ? [`${pageSize} rows a page; a page beyond the last is empty.`] : []),
    ...(extension ? [`Extension: ${extension}.`] : []),
  ];
  return notes.length === 0 ? {} : { description: notes.join(' ') };
};

const commonRules = [
  'Every call that the portal makes.',
  '`apiBaseUrl`, `authentication.tokenUrl` and `paths` of config.json say where a back end answers them.',
  'Money is in euro, a number or a decimal string; counts and pages are numbers or decimal strings.',
  'Dates are `YYYY-MM-DD`, with `THH:mm:ss` where a time is shown.',
  'Card numbers show at most their first six and last four digits.',
  'Without a right token a call of the session is 401, data that do not fit are 400, ids of another merchant 403 or 404.',
].join(' ');

const operation = (alias: Alias) => {
  const contract: CallContract = calls[alias];
  return {
    operationId: contract.alias,
    summary: examples[alias].purpose,
    security: contract.access === 'session' ? [{ session: [] }] : [],
    ...describing(contract),
    parameters: parametersOf(contract),
    requestBody: {
      required: true,
      content: {
        [mediaTypes[contract.send ?? 'json']]: {
          schema: requestOf(contract),
          ...exampleOf(examples[alias].request),
        },
      },
    },
    responses: responsesOf(contract, alias),
  };
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Portale Esercenti: reference acquirer',
    version,
    description: commonRules,
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/', description: 'Where the portal is served from' }],
  paths: Object.fromEntries(aliases.map((alias) => [pathOf(alias), { post: operation(alias) }])),
  components: {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The access token of the token exchange, or of `/login?token=`.',
      },
    },
    parameters,
    schemas: { Error: schemaOf(errorBody) },
  },
});

/** `/openapi.json`: the contract for machines, made when first asked for. */
export const mountOpenApi = (app: Hono<AcquirerEnv>) => {
  app.get('/openapi.json', async (c) => {
    const { openApiDocument } = await import('./document');
    return c.json(openApiDocument(), 200, { 'Cache-Control': 'no-cache' });
  });
};
