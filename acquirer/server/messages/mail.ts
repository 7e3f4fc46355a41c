import { randomUUID } from 'node:crypto';

/** A mail as it travels. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** RFC 2047; a subject of ours fits one encoded word. */
const encodedWord = (text: string) => `=?UTF-8?B?${base64(text)}?=`;

const inLines = (text: string) => text.match(/.{1,76}/g) ?? [];

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * The lines of a mail, headers and body (RFC 5322). The body is base64, so any text passes any
 * server and no line of it can begin with a dot.
 */
export const linesOf = ({ from, to, subject, text, at }: Mail): readonly string[] => [
  `From: ${from}`,
  `To: ${to}`,
  `Subject: ${encodedWord(subject)}`,
  `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
  `Message-ID: <${randomUUID()}@${domainOf(from)}>`,
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  'Auto-Submitted: auto-generated',
  '',
  ...inLines(base64(text)),
];

/** Nothing that is no address gets into a command: no spaces, line breaks or angle brackets. */
export const isAddress = (text: string) => /^[^\s<>@]+@[^\s<>@]+$/.test(text);
