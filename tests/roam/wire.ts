import { Agent, request as askOver, createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, setDefaultAutoSelectFamily } from 'node:net';

// Where both families are tried each has 250 ms, which a busy machine may need to connect to itself.
setDefaultAutoSelectFamily(false);

/** The next answer is lost after the work was done, or before; or it is late. */
export const mishaps = ['done', 'notDone', 'slow'] as const;
export type Mishap = (typeof mishaps)[number];

const lateMs = 1500;
/** A browser repeats by itself what was broken off on a connection in use: it stays lost. */
const repeatMs = 500;

const bodyOf = async (message: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const isCall = (path = '') => /^\/(?:api|auth\/token)/.test(path);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A proxy between browser and acquirer, which loses or delays the answer of a call on command. */
export const openWire = async (acquirer: string) => {
  const { hostname: host, port } = new URL(acquirer);
  const agent = new Agent({ keepAlive: false });
  let next: Mishap | null = null;
  let lost = '';

  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
      const onward = askOver({ host, port, agent, method, path: url, headers }, (message) => {
        bodyOf(message).then((answer) => resolve({ message, body: answer }), reject);
      });
      onward.once('error', reject);
      onward.end(body);
    });

  const mishapOf = (path: string, body: Buffer): Mishap | null => {
    const call = `${path} ${body.toString('latin1')}`;
    if (call === lost) return 'notDone';
    const mishap = next;
    next = null;
    if (mishap === null || mishap === 'slow') return mishap;
    lost = call;
    setTimeout(() => {
      lost = '';
    }, repeatMs);
    return mishap;
  };

  const server = createServer(async (message, response) => {
    try {
      const { url = '' } = message;
      const body = await bodyOf(message);
      const mishap = isCall(url) ? mishapOf(url, body) : null;
      if (mishap === 'notDone') return void response.destroy();
      const answer = await forward(message, body);
      if (mishap === 'done') return void response.destroy();
      if (mishap === 'slow') await wait(lateMs);
      const { 'transfer-encoding': _, ...headers } = answer.message.headers;
      const length = message.method === 'HEAD' ? {} : { 'content-length': answer.body.length };
      response.writeHead(answer.message.statusCode ?? 502, { ...headers, ...length });
      response.end(message.method === 'HEAD' ? undefined : answer.body);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    plan: (mishap: Mishap | null) => {
      next = mishap;
    },
    /** The newest code that was sent, as the demo shows it; '' where there is none. */
    lastCode: async (): Promise<string> => {
      const headers = { accept: 'application/json' };
      const sent = await (await fetch(`${acquirer}/outbox`, { headers })).json();
      return sent[0]?.code ?? '';
    },
    /** Ends a session, as its expiry would. */
    expire: (token: string) =>
      fetch(`${acquirer}/api/logout`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'session-id': crypto.randomUUID(),
        },
        body: '{}',
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type Wire = Awaited<ReturnType<typeof openWire>>;
