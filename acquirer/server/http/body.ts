import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { Refusal, refuse } from '../common/refusal';
import type { AcquirerContext, Middleware } from './env';
import { partsReader, tooLarge } from './parts';

const kinds = {
  json: { type: 'application/json', limit: 64 * 1024 },
  form: { type: 'application/x-www-form-urlencoded', limit: 16 * 1024 },
  multipart: { type: 'multipart/form-data', limit: 64 * 1024 },
} as const;
export type BodyKind = keyof typeof kinds;

const mediaType = (c: Context) =>
  (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** 415 for another media type. */
const accept =
  (type: string): MiddlewareHandler =>
  async (c, next) => {
    if (mediaType(c) !== type) refuse(415, `expected ${type}`);
    await next();
  };

const atMost = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw tooLarge(bytes);
    },
  });

/** A form is counted and laid aside while it comes; what it has brought is gone once it is answered. */
const inParts =
  (largest: number): Middleware =>
  async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > largest) throw tooLarge(largest);
    const parts = partsReader(largest);
    c.set('parts', parts);
    try {
      await next();
    } finally {
      await parts.close();
    }
  };

/**
 * Middleware before a body of this kind is read: its media type (415) and its size (413), which is
 * refused as soon as it is declared or reached.
 */
export const bounded = (
  kind: BodyKind,
  limit: number = kinds[kind].limit,
): [MiddlewareHandler, Middleware] => [
  accept(kinds[kind].type),
  kind === 'multipart' ? inParts(limit) : atMost(limit),
];

/** The database stores no NUL character, so none is let in. */
const withoutNul = (text: string) => (text.includes('\0') ? refuse(400, 'NUL character') : text);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? withoutNul(value) : value,
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(400, 'the body is not JSON');
  }
};

const parseForm = (text: string): Record<string, string> => {
  const fields = Object.fromEntries(new URLSearchParams(text));
  for (const value of Object.values(fields)) withoutNul(value);
  return fields;
};

const readParts = async (c: AcquirerContext) => {
  const fields = await c.get('parts').read(c.req.header('content-type') ?? '', c.req.raw.body);
  for (const value of Object.values(fields).flat()) {
    if (typeof value === 'string') withoutNul(value);
  }
  return fields;
};

const readContent = async (c: AcquirerContext, kind: BodyKind): Promise<unknown> => {
  if (kind === 'multipart') return readParts(c);
  const text = await c.req.text();
  return kind === 'json' ? parseJson(text) : parseForm(text);
};

const where = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'body';

/**
 * Where and what was expected; never what came, which may be a password. The contract's own
 * messages are kept; the library's, which begin with 'Invalid', quote the value.
 */
const complaint = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith('Invalid ')
    ? `${where(issue)}: expected ${issue.expected ?? 'a valid value'}`
    : `${where(issue)}: ${issue.message}`;

/** The body in its schema, or 400 with one detail per fault. */
export const readBody = async <Schema extends v.GenericSchema>(
  c: AcquirerContext,
  kind: BodyKind,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const parsed = v.safeParse(schema, await readContent(c, kind));
  if (parsed.success) return parsed.output;
  return refuse(400, ...parsed.issues.map(complaint));
};
