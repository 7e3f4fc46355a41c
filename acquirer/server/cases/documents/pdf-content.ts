import { inflateSync } from 'node:zlib';

/**
 * `active`: it runs something or carries files. `sealed`: it is encrypted, so its content is
 * unknown.
 */
export type PdfContent = 'plain' | 'active' | 'sealed';

/** A letter, or its code in either case: `a`, `#61`. */
const letter = (one: string) => {
  const code = [...one.charCodeAt(0).toString(16)].map(
    (digit) => `[${digit}${digit.toUpperCase()}]`,
  );
  return `(?:${one}|#${code.join('')})`;
};

/** A name of a PDF as a pattern: any letter of it may be written as its code (`/J#61vaScript`). */
const name = (text: string) => `/${[...text].map(letter).join('')}`;

/** Between two words: spaces, line breaks, NUL, comments. */
const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*';

const reference = `\\d+${gap}\\d+${gap}R`;

const active = new RegExp(
  [
    name('JavaScript'),
    name('EmbeddedFile'),
    name('Launch'),
    name('RichMedia'),
    // Short names occur by chance among other bytes, so the bytes after them count too.
    `${name('EF')}${gap}(?:<<|${reference})`,
    `${name('XFA')}${gap}(?:\\[|${reference})`,
  ].join('|'),
);

const encrypted = new RegExp(name('Encrypt'));

/** A stream of objects names the first one; an outline does too, but without their number. */
const firstAt = new RegExp(`${name('First')}${gap}\\d+(?!\\d|${gap}\\d+${gap}R)`);
const firstBy = new RegExp(`${name('First')}${gap}${reference}`);
const numbered = new RegExp(`${name('N')}${gap}\\d`);

const holdsObjects = (text: string) =>
  firstAt.test(text) || (firstBy.test(text) && numbered.test(text));

const filtered = new RegExp(name('Filter'));
/** The packing that every writer of such streams uses, alone. */
const deflated = new RegExp(
  `${name('Filter')}${gap}\\[?${gap}${name('FlateDecode')}${gap}(?:\\]|/|>>)`,
);
const predicted = new RegExp(name('Predictor'));

/** Of all streams of a file together. */
const mostUnpacked = 50_000_000;

/** Unpacks streams as long as there is room; undefined for one that cannot be, or is one too many. */
const unpacker = () => {
  let room = mostUnpacked;
  return (bytes: Buffer) => {
    try {
      const text = inflateSync(bytes, { maxOutputLength: room }).toString('latin1');
      room = Math.max(1, room - text.length);
      return text;
    } catch {
      return undefined;
    }
  };
};

const packedContent = (
  dictionary: string,
  packed: Buffer,
  unpacked: ReturnType<typeof unpacker>,
): PdfContent => {
  if (!filtered.test(dictionary)) return 'plain';
  if (!deflated.test(dictionary) || predicted.test(dictionary)) return 'sealed';
  const text = unpacked(packed);
  if (text === undefined) return 'sealed';
  return active.test(text) ? 'active' : 'plain';
};

/** The streams of a file, each with the text between it and the previous one. */
function* streamsIn(text: string) {
  let from = 0;
  let end = 0;
  for (const { index, 0: keyword } of text.matchAll(/\bstream[ \t\0]*(?:\r\n|\n|\r)/g)) {
    const start = index + keyword.length;
    // Looked for once, however many streams end there.
    if (end < start) end = text.indexOf('endstream', start);
    if (end < 0) end = text.length;
    yield { dictionary: text.slice(from, index), start, end };
    from = start;
  }
}

/**
 * Whether a PDF runs something (JavaScript, a program) or carries files. All bytes are read,
 * objects packed into streams included. Its tables are ignored, because viewers repair a broken
 * PDF. One pass, because a parser takes a minute for some files that are no PDF.
 */
export const pdfContent = (bytes: Buffer): PdfContent => {
  const text = bytes.toString('latin1');
  if (active.test(text)) return 'active';
  const isEncrypted = encrypted.test(text);
  const unpacked = unpacker();
  let content: PdfContent = 'plain';
  for (const { dictionary, start, end } of streamsIn(text)) {
    if (!holdsObjects(dictionary)) continue;
    if (isEncrypted) return 'sealed';
    const packed = packedContent(dictionary, bytes.subarray(start, end), unpacked);
    if (packed === 'active') return packed;
    if (packed === 'sealed') content = packed;
  }
  return content;
};
