import { createTransport } from 'nodemailer';
import type { Messenger } from './messenger';

const patienceMs = 15_000;

/** Only an address gets into a command: no spaces, line breaks or angle brackets. */
const isAddress = (text: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(text);

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const authOf = ({ username, password }: URL) =>
  username === ''
    ? {}
    : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };

/**
 * Uses TLS from the start or, where the server offers it, STARTTLS. Credentials travel unencrypted
 * only to this machine.
 */
const transportTo = (url: URL, ca: string | undefined) => {
  const secure = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: url.username !== '' && !isThisMachine(url),
    name: 'portale',
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    forceAuth: url.username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...authOf(url),
    ...(ca !== undefined && { tls: { ca } }),
  });
};

/** A mail server's answer may quote the address or the text, so only its code is logged. */
const withoutWords = (error: unknown) => {
  const { responseCode, code } = Object(error) as { responseCode?: number; code?: string };
  return new Error(
    responseCode === undefined
      ? `the mail could not be handed over (${code ?? 'unknown'})`
      : `the mail server answered ${responseCode}`,
  );
};

/**
 * Hands e-mails to the server of `smtp://user:password@host:port` (STARTTLS) or `smtps://`. `ca`: a
 * certificate authority of one's own, in PEM, instead of the well-known ones.
 */
export const smtpMessenger = (address: string, from: string, ca?: string): Messenger => {
  const transport = transportTo(new URL(address), ca);
  return {
    send: async ({ to, text }) => {
      if (!isAddress(to)) throw new Error('not an e-mail address');
      const mail = {
        from,
        to,
        subject: 'Portale Esercenti',
        text,
        textEncoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated' },
      } as const;
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw withoutWords(error);
      }
    },
  };
};
