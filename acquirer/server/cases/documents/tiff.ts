/** The numbers of one image of a TIFF by their tag. */
export type Tags = ReadonlyMap<number, readonly number[]>;

/** One image of a TIFF, not decoded: its tags and its strips, top to bottom. */
export interface TiffImage {
  readonly tags: Tags;
  readonly strips: readonly Uint8Array[];
}

/** The tags that matter here. */
export const tag = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  offsets: 273,
  samples: 277,
  rowsInStrip: 278,
  lengths: 279,
  resolution: 282,
  planar: 284,
  groupThreeOptions: 292,
  resolutionUnit: 296,
  predictor: 317,
  palette: 320,
  jpegTables: 347,
} as const;

const mostImages = 50;
const mostEntries = 500;
const mostValues = 20_000;
const mostStrips = 20_000;

const known = new Set<number>(Object.values(tag));

/** A TIFF that cannot be read, or that no PDF could show. */
export class UnreadableTiff extends Error {}

const unreadable = (why: string): never => {
  throw new UnreadableTiff(why);
};

/** How many bytes a value of each type takes. */
const sizes: Readonly<Record<number, 1 | 2 | 4 | 8>> = { 1: 1, 3: 2, 4: 4, 5: 8, 7: 1 };

type Reader = ReturnType<typeof readerOf>;

const readerOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const within = (at: number, length: number) =>
    at >= 0 && at + length <= bytes.length ? at : unreadable('a place outside the file');
  const short = (at: number) => view.getUint16(within(at, 2), little);
  const long = (at: number) => view.getUint32(within(at, 4), little);
  return {
    short,
    long,
    value: (at: number, size: 1 | 2 | 4 | 8) => {
      if (size === 1) return view.getUint8(within(at, 1));
      if (size === 2) return short(at);
      return size === 4 ? long(at) : long(at) / Math.max(1, long(at + 4));
    },
    slice: (at: number, length: number) => bytes.subarray(within(at, length), at + length),
  };
};

const valuesAt = (reader: Reader, entry: number) => {
  const size = sizes[reader.short(entry + 2)];
  const count = reader.long(entry + 4);
  if (size === undefined) return [];
  if (count > mostValues) unreadable('too many values');
  const start = size * count <= 4 ? entry + 8 : reader.long(entry + 8);
  return Array.from({ length: count }, (_, index) => reader.value(start + index * size, size));
};

const directoryAt = (reader: Reader, at: number) => {
  const count = reader.short(at);
  if (count > mostEntries) unreadable('too many tags');
  const tags = new Map<number, readonly number[]>();
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    const which = reader.short(entry);
    if (known.has(which) && !tags.has(which)) tags.set(which, valuesAt(reader, entry));
  }
  return { tags, next: reader.long(at + 2 + count * 12) };
};

const stripsOf = (reader: Reader, tags: Tags) => {
  const offsets = tags.get(tag.offsets) ?? unreadable('no strips');
  const lengths = tags.get(tag.lengths) ?? unreadable('no strips');
  if (offsets.length !== lengths.length || offsets.length === 0) unreadable('no strips');
  return offsets.map((offset, index) => reader.slice(offset, lengths[index] ?? 0));
};

/** Strips that share their bytes could make a large PDF of a small file. */
const assertBounded = (images: readonly TiffImage[], bytes: Uint8Array) => {
  const strips = images.flatMap((image) => image.strips);
  const total = strips.reduce((sum, strip) => sum + strip.length, 0);
  if (strips.length > mostStrips || total > bytes.length) unreadable('too many strips');
};

/**
 * The images of a TIFF, at most 50. Nothing is decoded, so that no small file can become a large
 * one. Throws UnreadableTiff.
 */
export const readTiff = (bytes: Uint8Array): TiffImage[] => {
  const reader = readerOf(bytes);
  const images: TiffImage[] = [];
  const seen = new Set<number>();
  let values = 0;
  for (let at = reader.long(4); at !== 0 && images.length < mostImages; ) {
    if (seen.has(at)) unreadable('a circle of images');
    seen.add(at);
    const { tags, next } = directoryAt(reader, at);
    values += [...tags.values()].reduce((sum, one) => sum + one.length, 0);
    if (values > mostStrips * 4) unreadable('too many values');
    images.push({ tags, strips: stripsOf(reader, tags) });
    at = next;
  }
  assertBounded(images, bytes);
  return images.length > 0 ? images : unreadable('no image');
};
