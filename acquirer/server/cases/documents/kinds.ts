import { isUtf8 } from 'node:buffer';
import { readSync } from 'node:fs';

/** What a stored document is. */
export type DocumentKind = 'pdf' | 'txt' | 'tif';

const beginsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

const isPdf = (bytes: Uint8Array) => beginsWith(bytes, '%PDF-');

const isTiff = (bytes: Uint8Array) =>
  bytes.length >= 8 && (beginsWith(bytes, 'II*\0') || beginsWith(bytes, 'MM\0*'));

/** Tab, line feed, form feed and carriage return are text; so is the mark old editors end a file with. */
const isText = (byte: number) =>
  byte >= 0x20 ? byte !== 0x7f : [0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte);

const ofName: readonly [ending: RegExp, kind: DocumentKind][] = [
  [/\.pdf$/i, 'pdf'],
  [/\.tiff?$/i, 'tif'],
  [/\.txt$/i, 'txt'],
];

const ofHead = (head: Uint8Array): DocumentKind => {
  if (isPdf(head)) return 'pdf';
  return isTiff(head) ? 'tif' : 'txt';
};

/**
 * VAL-078: whether a content keeps what its name promises, seen piece by piece: `kind` answers
 * undefined when they disagree. The first piece must hold eight bytes if there are as many.
 */
export const lookAt = (name: string) => {
  const promised = ofName.find(([ending]) => ending.test(name))?.[1];
  let found: DocumentKind | undefined;
  let isAllText = true;
  return {
    see: (piece: Uint8Array) => {
      found ??= ofHead(piece);
      if (found === 'txt') isAllText &&= piece.every(isText);
    },
    kind: () => (found === promised && (found !== 'txt' || isAllText) ? promised : undefined),
  };
};

/** The same of a content that is there as a whole. */
export const kindOf = (name: string, bytes: Uint8Array): DocumentKind | undefined => {
  const look = lookAt(name);
  look.see(bytes);
  return look.kind();
};

/** The characters of Windows-1252 at codes where Latin-1 has control characters. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWestern = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (one) => western[one.charCodeAt(0) - 0x80] ?? one);

const biteSize = 64 * 1024;

/**
 * Recognizes text piece by piece: in UTF-8 or, failing that, in the Western European encoding of
 * old editors.
 */
export function* textIn(bytes: Uint8Array): Generator<string> {
  const decoder = isUtf8(bytes) ? new TextDecoder('utf-8') : undefined;
  for (let at = 0; at < bytes.length; at += biteSize) {
    const bite = bytes.subarray(at, at + biteSize);
    yield decoder ? decoder.decode(bite, { stream: true }) : fromWestern(bite);
  }
}

/** The content of an open file. */
export const readDescriptor = ({
  descriptor,
  size,
}: {
  readonly descriptor: number;
  readonly size: number;
}) => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; ) {
    const read = readSync(descriptor, bytes, at, size - at, at);
    if (read === 0) return bytes.subarray(0, at);
    at += read;
  }
  return bytes;
};
