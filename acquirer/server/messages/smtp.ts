import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Sender } from '../environment';
import { DeliveryError } from './delivery-error';
import type { Messenger } from './messenger';

const patienceMs = 15_000;

/** Only an address gets into a command: no spaces, line breaks or angle brackets. */
const isAddress = (text: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(text);

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const authOf = ({ username, password }: URL) =>
  username === ''
    ? {}
    : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };

interface MailServer {
  /** `smtp://user:password@host:port` (STARTTLS) or `smtps://`. */
  readonly url: string;
  readonly from: Sender;
  /** The portal's address: its host is the name in EHLO. */
  readonly portalUrl?: string | undefined;
  /** A certificate authority in PEM, instead of the well-known ones. */
  readonly ca?: string | undefined;
}

/** A name of the domain system in letters of ASCII; strict servers refuse any other in EHLO. */
const isFullName = (name: string) => name.includes('.') && isIP(name) === 0;

/** Undefined where there is no such name: then nodemailer takes that of the machine. */
const greetingName = ({ from, portalUrl }: MailServer) =>
  [portalUrl && new URL(portalUrl).hostname, domainToASCII(from.address.split('@')[1] ?? '')].find(
    (name) => name !== undefined && isFullName(name),
  );

/**
 * Uses TLS from the start or, where the server offers it, STARTTLS. Credentials travel unencrypted
 * only to this machine.
 */
const transportTo = (server: MailServer) => {
  const url = new URL(server.url);
  const { ca } = server;
  const name = greetingName(server);
  const secure = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: url.username !== '' && !isThisMachine(url),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    forceAuth: url.username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...authOf(url),
    ...(name !== undefined && { name }),
    ...(ca !== undefined && { tls: { ca } }),
  });
};

interface MailFailure {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
  readonly code?: string;
  readonly message?: string;
}

/** Connecting and TLS: nothing of a message has been said yet, so their errors quote none of it. */
const connecting = /^(?:ECONNECTION|EDNS|ESOCKET|ETIMEDOUT|ETLS)$/;

/** Without the server's words, which may quote the address or the text: codes and the command. */
const withoutWords = (error: unknown) => {
  const { responseCode, response = '', command, code, message } = Object(error) as MailFailure;
  if (responseCode !== undefined) {
    const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const words = [`the mail server answered ${responseCode}`, detail, command && `to ${command}`];
    return new DeliveryError(words.filter(Boolean).join(' '));
  }
  const reason = connecting.test(code ?? '') ? `${code}: ${message}` : (code ?? 'unknown');
  return new DeliveryError(`the mail could not be handed over (${reason})`);
};

/** Hands e-mails to a mail server. Rejects with a DeliveryError. */
export const smtpMessenger = (server: MailServer): Messenger => {
  const transport = transportTo(server);
  return {
    send: async ({ to, subject, text, choiceUrl }) => {
      if (!isAddress(to)) throw new DeliveryError('the recipient is not an e-mail address');
      const mail = {
        from: server.from,
        to,
        subject,
        text,
        textEncoding: 'base64',
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(choiceUrl !== undefined && { 'List-Unsubscribe': `<${choiceUrl}>` }),
        },
      } as const;
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw withoutWords(error);
      }
    },
  };
};
