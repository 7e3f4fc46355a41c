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

const isPlainText = (bytes: Uint8Array) => !isPdf(bytes) && !isTiff(bytes) && bytes.every(isText);

const looks: readonly [
  ending: RegExp,
  kind: DocumentKind,
  check: (bytes: Uint8Array) => boolean,
][] = [
  [/\.pdf$/i, 'pdf', isPdf],
  [/\.tiff?$/i, 'tif', isTiff],
  [/\.txt$/i, 'txt', isPlainText],
];

/** VAL-078: the kind that a name promises and the content keeps; undefined when they disagree. */
export const kindOf = (name: string, bytes: Uint8Array): DocumentKind | undefined =>
  looks.find(([ending, , check]) => ending.test(name) && check(bytes))?.[1];

/** What the Western European encoding of old editors has where Latin-1 has nothing to be seen. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const fromWestern = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (one) => western[one.charCodeAt(0) - 0x80] ?? one);

/** Text in UTF-8 or, where it is not, in the Western European encoding of old editors. */
export const textOf = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fromWestern(bytes);
  }
};
