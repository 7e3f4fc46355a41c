import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { CallContract, Status } from '../../contract/call';
import { calls } from '../../contract/calls';
import { errorBody } from '../../contract/errors';
import { aliases, pathOf } from '../http/call-paths';

const version = '0.1.0';

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

const meanings: Readonly<Record<number, string>> = {
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
  500: 'Something unforeseen, or data that do not match.',
};

const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const success = (contract: CallContract) =>
  contract.receive === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(contract.answer) } };

const contentOn = (contract: CallContract, status: Status) => {
  if (status === 200 || contract.optionalBodyOn?.includes(status)) return success(contract);
  return status < 300 ? undefined : error;
};

const responsesOf = (contract: CallContract) =>
  Object.fromEntries(
    contract.statuses.map((status) => {
      const content = contentOn(contract, status);
      return [status, { description: meanings[status] ?? '', ...(content && { content }) }];
    }),
  );

const operation = (contract: CallContract) => ({
  operationId: contract.alias,
  ...(contract.access === 'session' && { security: [{ session: [] }] }),
  ...(contract.extension && { description: `Extension: ${contract.extension}.` }),
  requestBody: {
    required: true,
    content: { [mediaTypes[contract.send ?? 'json']]: { schema: schemaOf(contract.request) } },
  },
  responses: responsesOf(contract),
});

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Portale Esercenti: reference acquirer', version },
  paths: Object.fromEntries(
    aliases.map((alias) => [pathOf(alias), { post: operation(calls[alias]) }]),
  ),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    schemas: { Error: schemaOf(errorBody) },
  },
});
