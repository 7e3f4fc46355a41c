import { type Tags, type TiffImage, tag, UnreadableTiff } from './tiff';

const unreadable = (why: string): never => {
  throw new UnreadableTiff(why);
};

const largestSide = 50_000;
const mostPixels = 400_000_000;

/** What a PDF needs to know of the strips of a TIFF, which it decodes by itself. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly rowsInStrip: number;
  readonly bits: number;
  readonly samples: number;
  readonly compression: number;
  readonly dotsPerInch: number;
}

const first = (tags: Tags, which: number, otherwise: number) => tags.get(which)?.[0] ?? otherwise;

const usualDots = 150;
const centimetres = 3;

const dotsOf = (tags: Tags) => {
  const given = first(tags, tag.resolution, 0);
  const dots = first(tags, tag.resolutionUnit, 2) === centimetres ? given * 2.54 : given;
  return dots >= 36 && dots <= 2400 ? dots : usualDots;
};

const isShowable = ({ width, height, bits }: Shape) =>
  width > 0 &&
  height > 0 &&
  Math.max(width, height) <= largestSide &&
  width * height <= mostPixels &&
  [1, 2, 4, 8].includes(bits);

const fax = { huffman: 2, groupThree: 3, groupFour: 4 } as const;
const jpeg = 7;

const photometry = {
  whiteIsZero: 0,
  blackIsZero: 1,
  rgb: 2,
  palette: 3,
  cmyk: 5,
  ycbcr: 6,
} as const;

const photometryOf = (tags: Tags) => first(tags, tag.photometric, photometry.blackIsZero);

/** Channels that no PDF can represent, such as transparency, are left out. */
const hasColours = ({ samples, compression }: Shape, tags: Tags) => {
  switch (photometryOf(tags)) {
    case photometry.whiteIsZero:
    case photometry.blackIsZero:
    case photometry.palette:
      return samples === 1;
    case photometry.rgb:
      return samples === 3;
    case photometry.cmyk:
      return samples === 4;
    case photometry.ycbcr:
      return samples === 3 && compression === jpeg;
    default:
      return false;
  }
};

export const shapeOf = ({ tags, strips }: TiffImage): Shape => {
  const height = first(tags, tag.height, 0);
  const shape = {
    width: first(tags, tag.width, 0),
    height,
    rowsInStrip: Math.min(first(tags, tag.rowsInStrip, height), height),
    bits: first(tags, tag.bits, 1),
    samples: first(tags, tag.samples, 1),
    compression: first(tags, tag.compression, 1),
    dotsPerInch: dotsOf(tags),
  };
  if (!isShowable(shape)) unreadable('its size or depth');
  if (!hasColours(shape, tags)) unreadable('its colours');
  if (first(tags, tag.planar, 1) !== 1) unreadable('planes apart');
  if (Math.ceil(height / Math.max(1, shape.rowsInStrip)) !== strips.length)
    unreadable('its strips');
  return shape;
};

export const isFax = ({ compression }: Shape) => Object.values<number>(fax).includes(compression);

const faxDecoding = ({ compression, width }: Shape, rows: number, tags: Tags) => {
  const isTwoDimensional = (first(tags, tag.groupThreeOptions, 0) & 1) === 1;
  const groupThree = isTwoDimensional ? 1 : 0;
  return {
    Filter: 'CCITTFaxDecode',
    DecodeParms: {
      K: compression === fax.groupFour ? -1 : compression === fax.groupThree ? groupThree : 0,
      Columns: width,
      Rows: rows,
      EncodedByteAlign: compression === fax.huffman,
    },
  };
};

const predicting = ({ width, bits, samples }: Shape, tags: Tags) => ({
  DecodeParms: {
    Predictor: first(tags, tag.predictor, 1),
    Columns: width,
    BitsPerComponent: bits,
    Colors: samples,
  },
});

/** The PDF filter of a strip of `rows` rows: both formats have the same filters. */
export const decoding = (shape: Shape, rows: number, tags: Tags) => {
  switch (shape.compression) {
    case 1:
      return {};
    case fax.huffman:
    case fax.groupThree:
    case fax.groupFour:
      return faxDecoding(shape, rows, tags);
    case 5:
      return { Filter: 'LZWDecode', ...predicting(shape, tags) };
    case jpeg:
      return {
        Filter: 'DCTDecode',
        DecodeParms: { ColorTransform: photometryOf(tags) === photometry.ycbcr ? 1 : 0 },
      };
    case 8:
    case 32_946:
      return { Filter: 'FlateDecode', ...predicting(shape, tags) };
    case 32_773:
      return { Filter: 'RunLengthDecode' };
    default:
      return unreadable('its compression');
  }
};

const reversed = Uint8Array.from({ length: 256 }, (_, byte) => {
  let mirror = 0;
  for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) mirror |= 128 >> bit;
  return mirror;
});

/** Ten times faster than `map`, which matters for a scan of 10 MB. */
const turned = (strip: Uint8Array) => {
  const bytes = new Uint8Array(strip.length);
  for (let at = 0; at < strip.length; at += 1) bytes[at] = reversed[strip[at] ?? 0] ?? 0;
  return bytes;
};

const withTables = (strip: Uint8Array, tables: readonly number[] | undefined) =>
  tables === undefined
    ? strip
    : Buffer.concat([
        strip.subarray(0, 2),
        Uint8Array.from(tables.slice(2, -2)),
        strip.subarray(2),
      ]);

const lastBitFirst = 2;
const endOfRuns = Uint8Array.of(128);

/** A strip as the filters of a PDF expect it. */
export const contentOf = (strip: Uint8Array, { compression }: Shape, tags: Tags): Uint8Array => {
  if (compression === jpeg) return withTables(strip, tags.get(tag.jpegTables));
  const ordered = first(tags, tag.fillOrder, 1) === lastBitFirst ? turned(strip) : strip;
  return compression === 32_773 ? Buffer.concat([ordered, endOfRuns]) : ordered;
};

/** The colours of a palette, red, green and blue, a byte each, in hexadecimal. */
export const paletteOf = (tags: Tags) => {
  const values = tags.get(tag.palette) ?? unreadable('no palette');
  const size = values.length / 3;
  const colours = Array.from({ length: size }, (_, index) =>
    [0, 1, 2].map((part) => (values[index + part * size] ?? 0) >> 8),
  );
  return { most: size - 1, hex: Buffer.from(colours.flat()).toString('hex') };
};

export const hasPalette = (tags: Tags) => photometryOf(tags) === photometry.palette;

/** Whether light and dark are the other way round than a PDF would take them. */
export const isInverted = (shape: Shape, tags: Tags) => {
  const lightFirst = photometryOf(tags) === photometry.whiteIsZero;
  return shape.samples === 1 && !hasPalette(tags) && (isFax(shape) ? !lightFirst : lightFirst);
};
