import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isAddress, linesOf, type Mail } from './mail';
import type { Messenger } from './messenger';
import { conversationOn } from './smtp-conversation';

const patienceMs = 15_000;

const opened = (socket: Socket, event: 'connect' | 'secureConnect') =>
  new Promise<Socket>((resolve, reject) => {
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('the mail server is silent')));
    socket.once('error', reject);
    socket.once(event, () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });

/** Whose certificate is expected; an address that is a number is no name to ask for. */
const identity = ({ hostname }: URL) => ({
  host: hostname,
  ...(isIP(hostname) === 0 && { servername: hostname }),
});

const dial = (url: URL) =>
  url.protocol === 'smtps:'
    ? opened(connectTls({ ...identity(url), port: Number(url.port || 465) }), 'secureConnect')
    : opened(connect({ host: url.hostname, port: Number(url.port || 587) }), 'connect');

const credentialsOf = ({ username, password }: URL) =>
  Buffer.from(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`).toString(
    'base64',
  );

/** Says hello, goes over to TLS where the server offers it, and answers what it then offers. */
const greet = async (url: URL, socket: Socket) => {
  const plain = conversationOn(socket);
  await plain.expect(220);
  const offers = await plain.say('EHLO portale', 250);
  if (url.protocol === 'smtps:' || !/^STARTTLS$/im.test(offers)) return { talk: plain, socket };
  await plain.say('STARTTLS', 220);
  plain.leave();
  const secure = await opened(connectTls({ ...identity(url), socket }), 'secureConnect');
  const talk = conversationOn(secure);
  await talk.say('EHLO portale', 250);
  return { talk, socket: secure };
};

const isPrivate = (socket: Socket) => 'encrypted' in socket;

/** Credentials never travel in the clear, but to the machine itself. */
const mayAuthenticate = (socket: Socket, { hostname }: URL) =>
  isPrivate(socket) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const deliver = async (url: URL, mail: Mail) => {
  const line = await dial(url);
  try {
    const { talk, socket } = await greet(url, line);
    if (url.username !== '') {
      if (!mayAuthenticate(socket, url)) throw new Error('the mail server offers no TLS');
      await talk.say(`AUTH PLAIN ${credentialsOf(url)}`, 235);
    }
    await talk.say(`MAIL FROM:<${mail.from}>`, 250);
    await talk.say(`RCPT TO:<${mail.to}>`, 250);
    await talk.say('DATA', 354);
    await talk.say([...linesOf(mail), '.'].join('\r\n'), 250);
    await talk.say('QUIT', 221).catch(() => undefined);
  } finally {
    line.destroy();
  }
};

/** Hands e-mails to the server of `smtp://user:password@host:port` (STARTTLS) or `smtps://`. */
export const smtpMessenger = (address: string, from: string): Messenger => {
  const url = new URL(address);
  return {
    send: async ({ to, text }) => {
      if (!isAddress(to)) throw new Error('not an e-mail address');
      await deliver(url, { from, to, subject: 'Portale Esercenti', text, at: new Date() });
    },
  };
};
