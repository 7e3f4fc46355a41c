import {
  Agent,
  request as askOver,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, setDefaultAutoSelectFamily } from 'node:net';
import { createHold } from './hold';
import { withTooManyRows } from './too-many-rows';

// Where both families are tried each has 250 ms, which a busy machine may need to connect to itself.
setDefaultAutoSelectFamily(false);

/**
 * How the answer of a call gets lost: after the acquirer did the work, or before the request
 * reached it.
 */
export type Loss = 'done' | 'notDone';

/** One call as it went over the wire. */
export interface Said {
  /** What was called: `welcome`, `register/pos`, and `login` for the form. */
  readonly alias: string;
  readonly asked: Readonly<Record<string, unknown>>;
  /** What the acquirer answered, whether or not it arrived; 0 when it was never asked. */
  readonly status: number;
  readonly answer: unknown;
  /** Where a login led. */
  readonly location: string;
  readonly token: string;
  readonly lost: Loss | null;
}

type Asked = Pick<Said, 'alias' | 'asked' | 'token'>;

const bodyOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const multipartFields = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/name="(\w+)"\r\n\r\n([\s\S]*?)\r\n--/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const fieldsOf = (headers: IncomingHttpHeaders, body: Buffer): Record<string, unknown> => {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) return multipartFields(body.toString('latin1'));
  if (type.includes('urlencoded'))
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  const json = parsed(body.toString('utf8'));
  if (Array.isArray(json)) return { list: json };
  return json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};
};

const aliasOf = (path: string) => /^\/(?:api|auth)\/([\w/]+)/.exec(path)?.[1] ?? '';

/**
 * A proxy between browser and acquirer with a fixed address. It sees every call, drops an answer on
 * command, and survives the acquirer's restarts.
 */
export const openWire = async () => {
  let port = 0;
  // A connection that was kept may be one that the acquirer has just closed.
  const agent = new Agent({ keepAlive: false });
  let pending = 0;
  let loss: Loss | null = null;
  const lostCalls = new Set<string>();
  const said: Said[] = [];
  const hold = createHold();
  let repeatsRows = false;
  let expiringCall = '';

  const forward = (message: IncomingMessage, headers: IncomingHttpHeaders, body: Buffer) =>
    new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
      const { method, url } = message;
      const onward = askOver(
        { host: 'localhost', port, agent, method, path: url, headers },
        (answer) => {
          bodyOf(answer).then((text) => resolve({ message: answer, body: text }), reject);
        },
      );
      onward.once('error', reject);
      onward.end(body);
    });

  const loses = (alias: string, body: Buffer) => {
    const key = `${alias} ${body.toString('latin1')}`;
    // A browser repeats by itself what was broken off on a connection in use: it stays lost.
    if (lostCalls.has(key)) return 'again';
    if (loss === null) return null;
    const way = loss;
    loss = null;
    lostCalls.add(key);
    return way;
  };

  const record = (call: Said) => void said.push(call);

  const direct = (path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${port}${path}`, init);

  /** What the product asks for, as another program would: with a token, or without. */
  const ask = (alias: string, token: string, asked: unknown = {}) =>
    direct(`/api/${alias}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'session-id': crypto.randomUUID(),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(asked),
    });

  /** The service's answer, with more rows on command. */
  const answered = async (message: IncomingMessage, body: Buffer, about: Asked) => {
    if (about.alias === expiringCall) {
      expiringCall = '';
      await ask('logout', about.token);
    }
    const headers = { ...message.headers };
    if (about.alias !== '') delete headers['accept-encoding'];
    const answer = await forward(message, headers, body).catch(() => null);
    if (answer?.message.statusCode !== 200 || !repeatsRows || about.asked.typeCall !== 'C')
      return answer;
    repeatsRows = false;
    return { ...answer, body: withTooManyRows(answer.body) };
  };

  const handle = async (message: IncomingMessage, response: ServerResponse) => {
    const path = message.url ?? '/';
    const alias = aliasOf(path);
    const body = await bodyOf(message);
    const isCall = alias !== '';
    const way = isCall && alias !== 'login' ? loses(alias, body) : null;
    const about = {
      alias,
      asked: isCall ? fieldsOf(message.headers, body) : {},
      token: (message.headers.authorization ?? '').replace('Bearer ', ''),
    };
    if (way === 'notDone' || way === 'again') {
      if (way === 'notDone')
        record({ ...about, status: 0, answer: null, location: '', lost: 'notDone' });
      response.destroy();
      return;
    }
    const answer = await answered(message, body, about);
    if (answer === null) {
      if (isCall) record({ ...about, status: 0, answer: null, location: '', lost: 'notDone' });
      response.destroy();
      return;
    }
    if (isCall)
      record({
        ...about,
        status: answer.message.statusCode ?? 0,
        answer: parsed(answer.body.toString('utf8')),
        location: answer.message.headers.location ?? '',
        lost: way,
      });
    await hold.pass(about);
    if (way === 'done') {
      response.destroy();
      return;
    }
    const { 'transfer-encoding': _, ...rest } = answer.message.headers;
    response.writeHead(answer.message.statusCode ?? 502, {
      ...rest,
      'content-length': answer.body.length,
    });
    response.end(message.method === 'HEAD' ? undefined : answer.body);
  };

  const server = createServer((message, response) => {
    pending += 1;
    handle(message, response)
      .catch(() => response.destroy())
      .finally(() => {
        pending -= 1;
      });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    said,
    /** Nothing is on its way but what is held. */
    isQuiet: () => pending - hold.count() === 0,
    leadTo: (target: number) => {
      port = target;
    },
    /** The next call's answer will not arrive. */
    lose: (way: Loss) => {
      loss = way;
    },
    /** From here on answers arrive again. */
    mend: () => {
      loss = null;
      repeatsRows = false;
      expiringCall = '';
      lostCalls.clear();
    },
    hold,
    /** The next answer with every row brings more rows than a workbook carries. */
    repeatRows: () => {
      repeatsRows = true;
    },
    /** The session ends when that is asked for the next time. */
    expireAt: (alias: string) => {
      expiringCall = alias;
    },
    ask,
    /** Where the acquirer itself is. */
    origin: () => `http://localhost:${port}`,
    /** Speaks to the acquirer itself, unheard. */
    direct,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type Wire = Awaited<ReturnType<typeof openWire>>;
