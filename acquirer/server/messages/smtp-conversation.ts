import type { Socket } from 'node:net';

/** One side of an SMTP dialogue: a command at a time, each answered with the code that was expected. */
export interface Conversation {
  readonly expect: (code: number) => Promise<string>;
  readonly say: (line: string, code: number) => Promise<string>;
  /** Stops listening, so that the same line can go on in TLS. */
  readonly leave: () => void;
}

/** A reply is whole with its first line that has a space behind the code (RFC 5321, 4.2.1). */
const wholeReply = /^(?:\d{3}-.*\r?\n)*\d{3}(?: .*)?\r?\n/;

/** The lines of a reply without their codes; an unexpected code fails, and is all that is told of it. */
const read = (reply: string, expected: number) => {
  if (Number(reply.slice(0, 3)) !== expected) {
    throw new Error(`the mail server answered ${reply.slice(0, 3)}`);
  }
  return reply.replace(/^\d{3}[ -]?/gm, '').replaceAll('\r', '');
};

/** A dialogue on an open line; it fails when the line does. */
export const conversationOn = (socket: Socket): Conversation => {
  let heard = '';
  let wake: () => void = () => undefined;
  let broken: Error | undefined;
  const hear = (bytes: Buffer) => {
    heard += bytes.toString('latin1');
    wake();
  };
  const fail = (error?: Error) => {
    broken ??= error ?? new Error('the mail server hung up');
    wake();
  };
  const hangUp = () => fail();
  socket.on('data', hear).on('error', fail).on('close', hangUp);

  const expect = async (code: number) => {
    for (;;) {
      const [reply] = wholeReply.exec(heard) ?? [];
      if (reply !== undefined) {
        heard = heard.slice(reply.length);
        return read(reply, code);
      }
      if (broken) throw broken;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    expect,
    say: (line, code) => {
      socket.write(`${line}\r\n`);
      return expect(code);
    },
    leave: () => socket.off('data', hear).off('error', fail).off('close', hangUp),
  };
};
