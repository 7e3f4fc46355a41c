import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { asRequest } from '../../acquirer/server/common/request-under-way';
import { readEnvironment } from '../../acquirer/server/environment';
import { type Message, messengerFor } from '../../acquirer/server/messages/messenger';
import { smsWebhook } from '../../acquirer/server/messages/sms-webhook';
import { smtpMessenger } from '../../acquirer/server/messages/smtp';

const open: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const portOf = async (server: Server) => {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

interface Post {
  /** The server's unusual answers, by command. */
  readonly replies?: Readonly<Record<string, string>>;
  readonly offers?: readonly string[];
  /** The certificate with which it starts TLS on request. */
  readonly secret?: { readonly cert: string; readonly key: string };
}

/** A mail server that accepts everything, and records what it receives. */
const postOffice = async ({ replies = {}, offers = [], secret }: Post = {}) => {
  const received: string[] = [];
  const receivedInTls: string[] = [];
  const usual: Readonly<Record<string, string>> = {
    EHLO: ['250-posta.example', ...offers.map((one) => `250-${one}`), '250 SIZE'].join('\r\n'),
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go on',
    '.': '250 kept',
    QUIT: '221 bye',
  };
  const goOver = (socket: Socket) => {
    socket.removeAllListeners('data');
    const secure = new TLSSocket(socket, { ...secret, isServer: true });
    listen(secure, receivedInTls);
  };
  const record = (socket: Socket) => {
    socket.write('220 posta.example\r\n');
    listen(socket, received);
  };
  const listen = (socket: Socket, received: string[]) => {
    let rest = '';
    let inMail = false;
    let inTls = false;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (inTls) socket.destroy();
      rest += bytes.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        received.push(line);
        const command = line.split(' ', 1)[0] ?? '';
        if (inMail && line !== '.') continue;
        inTls = command === 'STARTTLS';
        inMail = command === 'DATA' && replies.DATA === undefined;
        const reply = replies[command] ?? usual[command];
        if (reply === '') socket.destroy();
        else socket.write(`${reply ?? '500 what?'}\r\n`);
        if (inTls && secret) return goOver(socket);
      }
    });
  };
  return { received, receivedInTls, port: await portOf(createServer(record)) };
};

const mail: Message = {
  to: 'giulia@sapori.it',
  channel: 'email',
  subject: 'Il suo codice è qui',
  text: `Gentile Giulia, è il codice «123456».\n.\n${'riga lunga '.repeat(40)}`,
  code: '123456',
};

const from = { name: '', address: 'portale@esempio.it' };

describe('an e-mail over SMTP', () => {
  test('is handed over, envelope, headers and text', async () => {
    const { received, port } = await postOffice();
    await smtpMessenger({ url: `smtp://127.0.0.1:${port}`, from }).send(mail);
    expect(received.slice(0, 4)).toEqual([
      'EHLO esempio.it',
      'MAIL FROM:<portale@esempio.it>',
      'RCPT TO:<giulia@sapori.it>',
      'DATA',
    ]);
    const end = received.lastIndexOf('.');
    const written = received.slice(4, end);
    const headers = written.slice(0, written.indexOf(''));
    expect(headers.toSorted()).toEqual([
      'Auto-Submitted: auto-generated',
      'Content-Transfer-Encoding: base64',
      'Content-Type: text/plain; charset=utf-8',
      expect.stringMatching(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000$/),
      'From: portale@esempio.it',
      'MIME-Version: 1.0',
      expect.stringMatching(/^Message-ID: <[\w-]+@esempio\.it>$/),
      'Subject: =?UTF-8?B?SWwgc3VvIGNvZGljZSDDqCBxdWk=?=',
      'To: giulia@sapori.it',
    ]);
    const body = written.slice(written.indexOf('') + 1);
    expect(body.every((line) => line.length <= 76 && !line.startsWith('.'))).toBe(true);
    expect(Buffer.from(body.join(''), 'base64').toString()).toBe(mail.text);
  });

  test.each([
    ['the portal', 'https://portale.esempio.it:8443', from.address, 'portale.esempio.it'],
    ['the sender', undefined, 'avvisi@posta.esempio.it', 'posta.esempio.it'],
    ['the sender, where the portal has none', 'http://localhost:4173', from.address, 'esempio.it'],
    ['the sender, in ASCII', 'https://127.0.0.1', 'avvisi@caffè.it', 'xn--caff-8oa.it'],
  ])('greets a strict server with the domain of %s', async (_, portalUrl, address, name) => {
    const { received, port } = await postOffice();
    const sender = { name: '', address };
    await smtpMessenger({ url: `smtp://127.0.0.1:${port}`, from: sender, portalUrl }).send(mail);
    expect(received[0]).toBe(`EHLO ${name}`);
  });

  test('shows the name of the sender, and where to choose which to receive', async () => {
    const { received, port } = await postOffice();
    const sender = { ...from, name: 'Banca S.p.A., Esercenti' };
    const messenger = smtpMessenger({ url: `smtp://127.0.0.1:${port}`, from: sender });
    await messenger.send({ ...mail, choiceUrl: 'https://portale.esempio.it/Home' });
    expect(received).toContain('MAIL FROM:<portale@esempio.it>');
    expect(received).toContain('From: "Banca S.p.A., Esercenti" <portale@esempio.it>');
    expect(received).toContain('List-Unsubscribe: <https://portale.esempio.it/Home>');
  });

  test('says who sends it, where the address names a user', async () => {
    const { received, port } = await postOffice({ offers: ['AUTH PLAIN'] });
    await smtpMessenger({ url: `smtp://port%40le:p%3Ass@127.0.0.1:${port}`, from }).send(mail);
    const credentials = received.find((line) => line.startsWith('AUTH PLAIN ')) ?? '';
    expect(Buffer.from(credentials.slice(11), 'base64').toString()).toBe('\0port@le\0p:ss');
  });

  test.each([
    ['refuses the recipient', { RCPT: '550 5.1.1 nobody 123456' }, 'answered 550 5.1.1 to RCPT TO'],
    ['refuses the greeting', { EHLO: '504 no', HELO: '504 no' }, 'answered 504 to HELO'],
    ['refuses the password', { AUTH: '535 wrong' }, 'answered 535 to AUTH PLAIN'],
    ['refuses the mail', { '.': '554-5.7.1 spam\r\n554 123456' }, 'answered 554 5.7.1 to DATA'],
    ['refuses to listen', { DATA: '451 later' }, 'answered 451 to DATA'],
    ['hangs up', { MAIL: '' }, 'could not be handed over (ECONNECTION: Connection closed'],
  ])('that is not sent has its reason: the server %s', async (_, replies, reason) => {
    const { port } = await postOffice({ replies });
    const messenger = smtpMessenger({ url: `smtp://a:b@127.0.0.1:${port}`, from });
    const failure = await messenger.send(mail).catch((error: Error) => error);
    if (!failure) return expect.unreachable();
    expect(failure.message).toContain(reason);
    expect(failure.message).not.toContain('123456');
  });

  test('is not sent where the promised TLS does not come about', async () => {
    const { received, port } = await postOffice({
      offers: ['STARTTLS'],
      replies: { STARTTLS: '220 go on' },
    });
    await expect(
      smtpMessenger({ url: `smtp://127.0.0.1:${port}`, from }).send(mail),
    ).rejects.toThrow();
    expect(received.some((line) => line.startsWith('MAIL'))).toBe(false);
  });

  describe('by STARTTLS', () => {
    const support = join(import.meta.dirname, 'support/tls');
    const certificate = readFileSync(join(support, 'certificate.pem'), 'utf8');
    const key = readFileSync(join(support, 'key.pem'), 'utf8');

    const secured = () =>
      postOffice({
        offers: ['STARTTLS', 'AUTH PLAIN'],
        replies: { STARTTLS: '220 go on' },
        secret: { cert: certificate, key },
      });

    test('everything after the greeting, credentials too, is said in TLS alone', async () => {
      const { received, receivedInTls, port } = await secured();
      await smtpMessenger({ url: `smtp://a:b@localhost:${port}`, from, ca: certificate }).send(
        mail,
      );
      expect(received).toEqual(['EHLO esempio.it', 'STARTTLS']);
      expect(receivedInTls.map((line) => line.split(' ', 1)[0])).toEqual(
        expect.arrayContaining(['EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', '.']),
      );
    });

    test('a server with an unknown certificate gets no mail', async () => {
      const { receivedInTls, port } = await secured();
      const messenger = smtpMessenger({ url: `smtp://a:b@localhost:${port}`, from });
      await expect(messenger.send(mail)).rejects.toThrow('could not be handed over');
      expect(receivedInTls).toEqual([]);
    });

    test('credentials are not said to another machine that offers no TLS', async () => {
      const { received, port } = await postOffice({ offers: ['AUTH PLAIN'] });
      const messenger = smtpMessenger({ url: `smtp://a:b@[::ffff:127.0.0.1]:${port}`, from });
      await expect(messenger.send(mail)).rejects.toThrow();
      expect(received.some((line) => line.startsWith('AUTH'))).toBe(false);
    });
  });

  test('is not sent to a closed port', async () => {
    const { port } = await postOffice();
    open.splice(0).forEach((server) => {
      server.close();
    });
    await expect(
      smtpMessenger({ url: `smtp://127.0.0.1:${port}`, from }).send(mail),
    ).rejects.toThrow();
  });

  test('takes no command in the place of an address', async () => {
    const messenger = smtpMessenger({ url: 'smtp://127.0.0.1:1', from });
    const to = 'a@b.it>\r\nRCPT TO:<c@d.it';
    await expect(messenger.send({ ...mail, to })).rejects.toThrow('not an e-mail address');
  });
});

describe('an SMS through a webhook', () => {
  const gateway = async (status: number) => {
    const received: string[] = [];
    const server = createHttpServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      received.push(`${request.method} ${request.headers['content-type']} ${body}`);
      response.writeHead(status).end();
    });
    return { received, url: `http://127.0.0.1:${await portOf(server)}/invio` };
  };
  const sms: Message = {
    to: '+393331234567',
    channel: 'sms',
    subject: '',
    text: 'è 123456',
    code: '123456',
  };

  test('is posted with its number and its text', async () => {
    const { received, url } = await gateway(202);
    await smsWebhook(url).send(sms);
    expect(received).toEqual(['POST application/json {"to":"+393331234567","text":"è 123456"}']);
  });

  test('carries the id and the trace of the request that it belongs to', async () => {
    const headers: unknown[] = [];
    const server = createHttpServer((request, response) => {
      headers.push([request.headers['x-request-id'], request.headers.traceparent]);
      response.end();
    });
    const messenger = smsWebhook(`http://127.0.0.1:${await portOf(server)}/invio`);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await asRequest({ request: 'richiesta-0001', traceparent }, () => messenger.send(sms));
    expect(headers).toEqual([['richiesta-0001', traceparent]]);
  });

  test.each([
    ['http://port%40le:p%3Ass@', undefined, `Basic ${btoa('port@le:p:ss')}`],
    ['http://', 'Bearer abc123', 'Bearer abc123'],
    ['http://', undefined, undefined],
  ])('carries its authorisation: %s %s', async (begin, authorization, expected) => {
    const headers: unknown[] = [];
    const server = createHttpServer((request, response) => {
      headers.push(request.headers.authorization);
      response.end();
    });
    const address = `${begin}127.0.0.1:${await portOf(server)}/invio`;
    await smsWebhook(address, authorization).send(sms);
    expect(headers).toEqual([expected]);
  });

  test.each([503, 401, 302])('is not sent where the gateway answers %i', async (status) => {
    const { url } = await gateway(status);
    await expect(smsWebhook(url).send(sms)).rejects.toThrow(`answered ${status}`);
  });

  test('is not sent where no gateway listens, and the reason is known', async () => {
    const { url } = await gateway(200);
    for (const server of open.splice(0)) server.close();
    await expect(smsWebhook(url).send(sms)).rejects.toThrow('not be reached (ECONNREFUSED)');
  });
});

describe('where messages go', () => {
  const stored: Message[] = [];
  const outbox = { send: async (message: Message) => void stored.push(message) };
  const chosen = (variables: Readonly<Record<string, string>>, otherwise = [outbox]) =>
    messengerFor(readEnvironment(variables), ...otherwise);

  test('in the demo everything stays in the outbox', async () => {
    await chosen({}).send(mail);
    expect(stored.pop()).toBe(mail);
  });

  test('a gateway takes its own channel, and the rest stays', async () => {
    const { received, port } = await postOffice();
    const messenger = chosen({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: from.address });
    await messenger.send(mail);
    expect(received).toContain('RCPT TO:<giulia@sapori.it>');
    const sms: Message = { to: '+39333', channel: 'sms', subject: '', text: 'x' };
    await messenger.send(sms);
    expect(stored).toEqual([sms]);
    stored.pop();
  });

  test('outside the demo no message is stored for the outbox', async () => {
    await expect(chosen({}, []).send(mail)).rejects.toThrow('no gateway for email');
    expect(stored).toEqual([]);
  });
});
