import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { Refusal, refuse } from './refusal';

const kinds = {
  json: { type: 'application/json', limit: 64 * 1024 },
  form: { type: 'application/x-www-form-urlencoded', limit: 16 * 1024 },
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
      throw new Refusal(413, [`body above ${bytes} bytes`], { Connection: 'close' });
    },
  });

/** Middleware before a body of this kind is read: its media type (415) and its size (413). */
export const bounded = (kind: BodyKind): [MiddlewareHandler, MiddlewareHandler] => [
  accept(kinds[kind].type),
  atMost(kinds[kind].limit),
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
  c: Context,
  kind: BodyKind,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const text = await c.req.text();
  const parsed = v.safeParse(schema, kind === 'json' ? parseJson(text) : parseForm(text));
  if (parsed.success) return parsed.output;
  return refuse(400, ...parsed.issues.map(complaint));
};
