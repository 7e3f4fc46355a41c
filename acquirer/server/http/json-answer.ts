import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { AcquirerContext } from './env';

const compressed = promisify(gzip);

/** In characters: what is shorter fits a packet as it is. */
const worthIt = 1024;

const takesGzip = (header: string | undefined) => {
  if (header === undefined) return false;
  const accepted = parseAccept(header);
  const own = accepted.find(({ type }) => type.toLowerCase() === 'gzip');
  return ((own ?? accepted.find(({ type }) => type === '*'))?.q ?? 0) > 0;
};

const varied = { Vary: 'Accept-Encoding' };
const zipped = { ...varied, 'Content-Encoding': 'gzip' };

const withHeaders = (
  c: AcquirerContext,
  content: string | Uint8Array<ArrayBuffer>,
  encoding?: Readonly<Record<string, string>>,
) => {
  const answer = new Response(content, {
    headers: {
      ...c.get('fixedHeaders'),
      ...encoding,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': c.get('identity')?.request ?? '',
    },
  });
  c.set('complete', answer);
  return answer;
};

const answerWith = (c: AcquirerContext, text: string, asText: boolean) => {
  if (asText || text.length < worthIt) return withHeaders(c, text);
  if (!takesGzip(c.req.header('accept-encoding'))) return withHeaders(c, text, varied);
  return compressed(text).then((content) => withHeaders(c, content, zipped));
};

/**
 * The answer of a call with all its headers in one plain object. Setting headers later would cost
 * as much as reading the request. `asText`: never compressed, because the answer is stored for a
 * repetition.
 */
export const jsonAnswer = (c: AcquirerContext, body: object, asText = false) =>
  hasLongList(body)
    ? longJson(body).then((text) => answerWith(c, text, asText))
    : answerWith(c, JSON.stringify(body), asText);

/** Whether an answer has every header already. */
export const isComplete = (c: AcquirerContext) => c.get('complete') === c.res;

/** About a millisecond of work. */
const rowsAtOnce = 250;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > rowsAtOnce;

export const hasLongList = (body: object) => Object.values(body).some(isLong);

const listAsJson = async (rows: readonly unknown[]) => {
  const pieces: string[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    pieces.push(JSON.stringify(rows.slice(at, at + rowsAtOnce)).slice(1, -1));
    await setImmediate();
  }
  return `[${pieces.join()}]`;
};

/** The JSON of an answer with long lists; other requests are answered between pieces of these. */
export const longJson = async (body: object) => {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const json = isLong(value) ? await listAsJson(value) : JSON.stringify(value);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join()}}`;
};
