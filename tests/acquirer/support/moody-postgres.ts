import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
};

const admitted = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const column = (name: string, booleanType = 16) => {
  const shape = Buffer.alloc(18);
  shape.writeInt32BE(booleanType, 6);
  shape.writeInt16BE(1, 10);
  return message('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from(`${name}\0`), shape]));
};
const row = (value: boolean) =>
  message('D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 1]), Buffer.from(value ? 't' : 'f')]));

const done = message('C', Buffer.from('SELECT 0\0'));

/** Answers nothing, cuts the connection, or answers every statement with no rows, or with one boolean. */
type Mood = 'answers' | 'hangs' | 'cuts' | boolean;

/**
 * A minimal PostgreSQL server, sufficient for statements without parameters. A test chooses its
 * behaviour statement by statement.
 */
export const startMoodyPostgres = async () => {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let moodFor: (statement: string) => Mood = () => 'answers';
  const answer = (socket: Socket, statement: string) => {
    asked.push(statement);
    const mood = moodFor(statement);
    if (mood === 'cuts') socket.destroy();
    if (typeof mood === 'boolean') {
      socket.write(Buffer.concat([column('yes'), row(mood), done, ready]));
    }
    if (mood === 'answers') socket.write(Buffer.concat([done, ready]));
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let known = false;
    socket.on('data', (bytes) => {
      if (known && bytes.toString('latin1', 0, 1) === 'Q') {
        answer(socket, bytes.toString('utf8', 5, bytes.length - 1));
      }
      if (!known) socket.write(Buffer.concat([admitted, ready]));
      known = true;
    });
  });
  /** Ends every connection. */
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgresql://portale@127.0.0.1:${port}/portale`,
    /** The statements received, in order. */
    asked,
    become: (mood: (statement: string) => Mood) => {
      moodFor = mood;
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
