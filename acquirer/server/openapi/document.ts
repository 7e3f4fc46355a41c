import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { version } from '../../../package.json';
import type { CallContract } from '../../contract/call';
import { type Alias, calls } from '../../contract/calls';
import { examples, rulesOf, subjectNames, subjectOf } from '../../contract/examples';
import { exportLimit } from '../../contract/pages';
import { aliases, loginPath, pathOf } from '../http/call-paths';
import type { AcquirerEnv } from '../http/env';
import { parameters, parametersOf } from './parameters';
import { headers, responses, responsesOf } from './responses';
import { contractSchemas, type Schema } from './schemas';

type Schemas = ReturnType<typeof contractSchemas>;

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

/** What a back end answers on one path. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The name in `paths` of config.json; the login form has none. */
  readonly 'x-alias'?: Alias;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<
    Record<
      string,
      | { readonly $ref: string }
      | { readonly description: string; readonly headers?: object; readonly content?: Content }
    >
  >;
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

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
const withFiles = (schema: Schema): Schema => ({
  ...schema,
  properties: {
    ...schema.properties,
    files: { type: 'array', items: file, description: 'PDF, TIFF or text; none, one or several.' },
  },
});

const requestOf = (contract: CallContract, { schemaOf }: Schemas) => {
  const schema = schemaOf(contract.request);
  return contract.send === 'multipart' ? withFiles(schema) : schema;
};

const success = (contract: CallContract, alias: Alias, { answerOf }: Schemas): Content =>
  contract.receive === 'file'
    ? { 'application/pdf': { schema: file } }
    : {
        'application/json': {
          schema: answerOf(contract.answer, rulesOf(alias)),
          ...exampleOf(examples[alias].answer),
        },
      };

/** `GET_SUMMARY_LIST` and `register/merchant` as a generator names a function. */
const operationIdOf = (alias: Alias) =>
  (/^[A-Z_]+$/.test(alias) ? alias.toLowerCase() : alias).replaceAll(/[_/]([a-z])/g, (_, letter) =>
    letter.toUpperCase(),
  );

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const isExport = (request: object) => 'typeCall' in request;

/** What schemas cannot express of a call. */
const descriptionOf = (contract: CallContract, alias: Alias) => {
  const { pageSize, extension, sortedBy } = contract;
  const { notes } = examples[alias];
  const { ids, nothing, inMonth } = rulesOf(alias);
  return [
    notes,
    ...(pageSize ? [`${pageSize} rows a page; a page beyond the last is empty.`] : []),
    ...(isExport(examples[alias].request)
      ? [`\`typeCall\` X answers the page, C every row for an export, at most ${exportLimit}.`]
      : []),
    ...(inMonth === undefined ? [] : [`\`${inMonth}\` is in the month that was asked for.`]),
    ...(nothing === undefined ? [] : ['A search that finds nothing is 200 with an empty list.']),
    ...(ids === undefined
      ? []
      : [`${listed(Object.keys(ids))} of another merchant, or of none: 403 or 404.`]),
    ...(sortedBy === undefined ? [] : ['Extension `sorting`: `orderBy` sorts all pages.']),
    ...(extension ? [`Extension: ${extension}.`] : []),
  ].join(' ');
};

const operation = (alias: Alias, schemas: Schemas): Operation => {
  const contract: CallContract = calls[alias];
  return {
    operationId: operationIdOf(alias),
    summary: examples[alias].purpose,
    description: descriptionOf(contract, alias),
    tags: [subjectOf(alias)],
    'x-alias': alias,
    security: contract.access === 'session' ? [{ session: [] }] : [],
    parameters: parametersOf(contract),
    requestBody: {
      required: true,
      content: {
        [mediaTypes[contract.send ?? 'json']]: {
          schema: requestOf(contract, schemas),
          ...exampleOf(examples[alias].request),
        },
      },
    },
    responses: responsesOf(alias, success(contract, alias, schemas)),
  };
};

const formField = (description: string): Schema => ({ type: 'string', description });

/** The form of the login page: no call of the portal's, but what gives it its first code. */
const login: Operation = {
  operationId: 'login',
  summary: 'Log in with the form of the login page',
  description:
    'A form that the browser posts (`authentication.loginUrl`, `userField`, `passwordField`, `successUrlField` of config.json). It is answered with a redirect to `success_url` with a query: `code=X` for `tokenExchange`, or `token=X`. Refused: `p_error=credentials`, `error=credentials&attempts=1` before the last attempt, `error=credentials&locked=true`. A `success_url` of another site is 400.',
  tags: ['Session'],
  security: [],
  parameters: [],
  requestBody: {
    required: true,
    content: {
      [mediaTypes.form]: {
        schema: {
          type: 'object',
          properties: {
            userid: formField('The user id, in any case.'),
            password: formField('The password.'),
            success_url: { ...formField('The login page of the portal.'), format: 'uri' },
          },
          required: ['userid', 'password', 'success_url'],
        },
        example: {
          userid: 'azienda01',
          password: 'Lasagne2026',
          success_url: 'https://portale.example/login',
        },
      },
    },
  },
  responses: {
    303: {
      description: 'To `success_url` with a query.',
      headers: {
        Location: {
          description: 'Where the browser goes.',
          schema: { type: 'string', format: 'uri' },
        },
      },
    },
    400: { description: 'A form of another site, or a `success_url` elsewhere.' },
    503: { description: 'Too many logins at once.' },
  },
};

const commonRules = `Every call that the portal makes, and what it expects. \`apiBaseUrl\`, \`authentication\` and \`paths\` of config.json say where a back end answers; \`x-alias\` is the name of a call in \`paths\`.

**Values.** Money is in euro. Dates, times and masked cards have the forms of \`Date\`, \`DateTime\` and \`MaskedCard\`; a text that is not known is \`""\` or absent, never null. Months are \`yyyymm\`. The portal also reads money and counts as decimal strings, codes and years as strings or numbers, and null as absent; it ignores fields that it does not know.

**Refusals.** A call of the session without a token, or with a wrong one: 401. Data that do not fit: 400. Ids of another merchant, or of none: 403 or 404. A wrong one-time code: 406. Each has the body \`Error\`. A status that a call does not list counts as 500.

**Lists.** A list is sorted and counted over all its pages, no row is on two of them, every page but the last is full. Counts, totals and exports are of all rows that the criteria select.

**Another origin.** The preflight allows POST with \`Authorization\`, \`Content-Type\`, \`session-id\`, \`domain\` and \`Idempotency-Key\`; every answer, a refusal too, names the origin in \`Access-Control-Allow-Origin\`.

**Extensions.** A call, a header or a field of an extension is used only where \`extensions\` of config.json names it.`;

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = () => {
  const schemas = contractSchemas();
  const paths: Readonly<Record<string, { readonly post: Operation }>> = {
    [loginPath]: { post: login },
    ...Object.fromEntries(
      aliases.map((alias) => [pathOf(alias), { post: operation(alias, schemas) }]),
    ),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portale Esercenti: reference acquirer',
      version,
      description: commonRules,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'Where the portal is served from' }],
    tags: subjectNames.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token of the token exchange, or of `/login?token=`.',
        },
      },
      parameters,
      headers,
      responses,
      schemas: schemas.shared,
    },
  };
};

/** `/openapi.json`: the contract for machines, made when asked for, and compressed. */
export const mountOpenApi = (app: Hono<AcquirerEnv>) => {
  app.get('/openapi.json', compress(), async (c) => {
    const { openApiDocument } = await import('./document');
    return c.json(openApiDocument(), 200, { 'Cache-Control': 'no-cache' });
  });
};
