import { deflateSync } from 'node:zlib';

/** A sheet as a scanner sees it: a bit for every dot, 1 is black. */
const sheet = { width: 640, height: 880, dotsPerInch: 100 } as const;
const rowBytes = sheet.width / 8;

/** Every letter in five columns of seven dots, a byte each, the lowest bit on top. */
const letters = new Map(
  Object.entries({
    '0': '3e5149453e',
    '1': '00427f4000',
    '2': '4261514946',
    '3': '2141454b31',
    '4': '1814127f10',
    '5': '2745454539',
    '6': '3c4a494930',
    '7': '0171090503',
    '8': '3649494936',
    '9': '064949291e',
    A: '7e1111117e',
    B: '7f49494936',
    C: '3e41414122',
    D: '7f4141221c',
    E: '7f49494941',
    F: '7f09090901',
    G: '3e41415132',
    H: '7f0808087f',
    I: '00417f4100',
    J: '2040413f01',
    K: '7f08142241',
    L: '7f40404040',
    M: '7f0204027f',
    N: '7f0408107f',
    O: '3e4141413e',
    P: '7f09090906',
    Q: '3e4151215e',
    R: '7f09192946',
    S: '4649494931',
    T: '01017f0101',
    U: '3f4040403f',
    V: '1f2040201f',
    W: '7f2018207f',
    X: '6314081463',
    Y: '0304780403',
    Z: '6151494543',
    '.': '0060600000',
    ',': '0050300000',
    '-': '0808080808',
    '*': '2a1c7f1c2a',
    '/': '2010080402',
    ':': '0036360000',
  }).map(([letter, columns]) => [letter, Buffer.from(columns, 'hex')] as const),
);

const dot = 3;
const letterWidth = 6 * dot;
const lineHeight = 10 * dot;
const left = 48;
const top = 48;

const blacken = (bits: Buffer, x: number, y: number) => {
  if (x < 0 || x >= sheet.width || y < 0 || y >= sheet.height) return;
  const at = y * rowBytes + (x >> 3);
  bits.writeUInt8(bits.readUInt8(at) | (128 >> (x & 7)), at);
};

const square = (bits: Buffer, x: number, y: number, size: number) => {
  for (let down = 0; down < size; down += 1) {
    for (let right = 0; right < size; right += 1) blacken(bits, x + right, y + down);
  }
};

const writeLetter = (bits: Buffer, columns: Buffer, x: number, y: number) => {
  for (const [column, dots] of columns.entries()) {
    for (let row = 0; row < 7; row += 1) {
      if (dots & (1 << row)) square(bits, x + column * dot, y + row * dot, dot);
    }
  }
};

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replace('€', 'EUR')
    .toUpperCase();

const writeLine = (bits: Buffer, text: string, line: number) => {
  for (const [index, letter] of [...withoutAccents(text)].entries()) {
    const columns = letters.get(letter);
    if (columns) writeLetter(bits, columns, left + index * letterWidth, top + line * lineHeight);
  }
};

const sign = (bits: Buffer) => {
  for (let x = 0; x < 260; x += 0.25) {
    const y = 720 + 26 * Math.sin(x / 17) + 14 * Math.sin(x / 5) - x / 9;
    square(bits, Math.round(140 + x), Math.round(y), 2);
  }
};

const long = 4;
const short = 3;
const rational = 5;

/** One strip, deflated, white is zero; little-endian, the tags in their order. */
const asTiff = (bits: Buffer): Uint8Array => {
  const strip = deflateSync(bits);
  const stripAt = 8;
  const resolutionAt = stripAt + strip.length + (strip.length % 2);
  const entries = [
    [256, long, sheet.width],
    [257, long, sheet.height],
    [258, short, 1],
    [259, short, 8],
    [262, short, 0],
    [273, long, stripAt],
    [277, short, 1],
    [278, long, sheet.height],
    [279, long, strip.length],
    [282, rational, resolutionAt],
  ] as const;
  const directoryAt = resolutionAt + 8;
  const file = Buffer.alloc(directoryAt + 2 + entries.length * 12 + 4);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(directoryAt, 4);
  strip.copy(file, stripAt);
  file.writeUInt32LE(sheet.dotsPerInch, resolutionAt);
  file.writeUInt32LE(1, resolutionAt + 4);
  file.writeUInt16LE(entries.length, directoryAt);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  return file;
};

/** Some lines of a receipt, printed and signed, as the scanner of a shop would send them. */
export const scanOf = (lines: readonly string[]) => {
  const bits = Buffer.alloc(rowBytes * sheet.height);
  for (const [line, text] of lines.entries()) writeLine(bits, text, line);
  sign(bits);
  return asTiff(bits);
};
