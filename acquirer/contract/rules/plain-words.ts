import * as v from 'valibot';
import { breaks } from './violation';

const mayBreakLines = /[\n\r\t\u2028\u2029]/gu;

/** Characters that no person writes: they hide, reverse or cut what others read. */
export const hasControlCharacter = (text: string) =>
  /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text.replace(mayBreakLines, ''));

/** The address of a page, with or without its scheme; an abbreviation like 'S.p.A.' is none. */
const pageAddress =
  /:\/\/|\bwww\.|[\p{L}\d-]{2,}\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|online|site|shop|top|xyz|app|io|it|eu|ru|cn)\b)/iu;

const isPlain = (text: string) =>
  !hasControlCharacter(text) &&
  text.search(mayBreakLines) < 0 &&
  !/[<>]/.test(text) &&
  !pageAddress.test(text);

/** A name or a line that a person types and others get by e-mail: one line, no address of a page, no HTML. */
export const plainWords = v.check<string, 'plainWords'>(isPlain, breaks('plainWords'));
