import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { Refusal, refuse } from '../common/refusal';
import type { AcquirerContext } from './env';
import { partsReader, tooLarge } from './parts';

const kinds = {
  json: { type: 'application/json', limit: 64 * 1024 },
  form: { type: 'application/x-www-form-urlencoded', limit: 16 * 1024 },
  multipart: { type: 'multipart/form-data', limit: 64 * 1024 },
} as const;
export type BodyKind = keyof typeof kinds;

const mediaType = (c: AcquirerContext) =>
  (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** 415 for another media type, and for a body that is compressed: none is decompressed here. */
const assertType = (c: AcquirerContext, type: string) => {
  if (mediaType(c) !== type) refuse(415, `expected ${type}`);
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') refuse(415, 'expected no Content-Encoding');
};

/** A size that is declared is believed: Node reads no byte more. */
const declaredSize = (c: AcquirerContext) =>
  c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;

/** 413 as soon as it is declared. */
const assertSize = (c: AcquirerContext, largest: number) => {
  if (Number(declaredSize(c) ?? 0) > largest) throw tooLarge(largest);
};

/** A body without a declared size, counted while it is read. */
const countedText = async (c: AcquirerContext, largest: number) => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytesOf(c)) {
    size += part.length;
    if (size > largest) throw tooLarge(largest);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const textOf = (c: AcquirerContext, largest: number) =>
  declaredSize(c) === undefined ? countedText(c, largest) : c.req.text();

/** How a body travels, and how large it may be; without a size what is usual for its kind. */
export interface Body {
  readonly kind: BodyKind;
  readonly largest?: number | undefined;
}

const limitOf = ({ kind, largest = kinds[kind].limit }: Body) => largest;

/** The database stores no NUL character and no half of a surrogate pair, so none is let in. */
const storable = (text: string) => {
  if (text.includes('\0')) refuse(400, 'NUL character');
  return /\p{Surrogate}/u.test(text) ? refuse(400, 'lone surrogate') : text;
};

/** Looking at every value takes longer than parsing; JSON writes either only like this. */
const checked = (text: string) =>
  /\\u(0000|d[89a-f])/i.test(text)
    ? (key: string, value: unknown) => {
        storable(key);
        return typeof value === 'string' ? storable(value) : value;
      }
    : undefined;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, checked(text));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(400, 'the body is not JSON');
  }
};

const parseForm = (text: string): Record<string, string> => {
  const fields = Object.fromEntries(new URLSearchParams(text));
  for (const value of Object.values(fields)) storable(value);
  return fields;
};

/** A separate stream: giving it up halfway must not close the connection. */
const bytesOf = (c: AcquirerContext): AsyncIterable<Uint8Array> => {
  const incoming = c.env?.incoming;
  if (incoming !== undefined) return incoming.iterator({ destroyOnReturn: false });
  const { body } = c.req.raw;
  return body === null
    ? Readable.from([])
    : Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
};

/**
 * A form is counted and written to disk as it is read; its files are deleted once `work` is done.
 */
const withParts = async <Result>(
  c: AcquirerContext,
  largest: number,
  work: (fields: Record<string, unknown>) => Promise<Result>,
) => {
  const parts = partsReader(largest);
  try {
    const fields = await parts.read(c.req.header('content-type') ?? '', bytesOf(c));
    for (const value of Object.values(fields).flat()) {
      if (typeof value === 'string') storable(value);
    }
    return await work(fields);
  } finally {
    await parts.close();
  }
};

const where = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'body';

/**
 * The place and the expected value; never the received one, which may be a password. The contract's
 * messages are kept; the library's, which begin with 'Invalid', quote the value.
 */
const complaint = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith('Invalid ')
    ? `${where(issue)}: expected ${issue.expected ?? 'a valid value'}`
    : `${where(issue)}: ${issue.message}`;

/** The input in its schema, or 400 with one detail per fault. */
const parsedBy = <Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> => {
  const parsed = v.safeParse(schema, content);
  return parsed.success ? parsed.output : refuse(400, ...parsed.issues.map(complaint));
};

/**
 * Runs work with the body of a request. 415 for another media type, 413 above its size, 400 where
 * it does not fit the schema. The files of a form are deleted after the work.
 */
export const withBody = async <Schema extends v.GenericSchema, Result>(
  c: AcquirerContext,
  body: Body,
  schema: Schema,
  work: (request: v.InferOutput<Schema>) => Promise<Result>,
): Promise<Result> => {
  const largest = limitOf(body);
  assertType(c, kinds[body.kind].type);
  assertSize(c, largest);
  if (body.kind === 'multipart') {
    return withParts(c, largest, (fields) => work(parsedBy(schema, fields)));
  }
  const text = await textOf(c, largest);
  return work(parsedBy(schema, body.kind === 'json' ? parseJson(text) : parseForm(text)));
};

/** As nginx and HAProxy do; a form of 25 MB takes as long on a slow line. */
const lingerMs = 30_000;

/**
 * Discards the rest of a request that has been answered already, for at most 30 seconds. Closing
 * immediately would reset the connection and lose the answer (413).
 */
export const linger = (request: IncomingMessage, response: ServerResponse) => {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), lingerMs).unref();
    request.once('close', () => clearTimeout(timer));
    request.once('end', () => clearTimeout(timer));
    request.resume();
  });
};
