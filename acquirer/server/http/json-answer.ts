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

const encoded = async (c: AcquirerContext, text: string, asText: boolean) => {
  if (asText || text.length < worthIt) return [text, {}] as const;
  const vary = { Vary: 'Accept-Encoding' };
  return takesGzip(c.req.header('accept-encoding'))
    ? ([await compressed(text), { ...vary, 'Content-Encoding': 'gzip' }] as const)
    : ([text, vary] as const);
};

/**
 * The answer of a call with all its headers in one plain object. Setting headers later would cost
 * as much as reading the request. `asText`: never compressed, because the answer is stored for a
 * repetition.
 */
export const jsonAnswer = async (c: AcquirerContext, body: unknown, asText = false) => {
  const [content, encoding] = await encoded(c, JSON.stringify(body), asText);
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

/** Whether an answer has every header already. */
export const isComplete = (c: AcquirerContext) => c.get('complete') === c.res;
