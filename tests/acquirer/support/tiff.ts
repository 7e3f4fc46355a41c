/** A tag with its values, numbers of two bytes or of four. */
export type TiffTag = readonly [tag: number, size: 2 | 4, values: readonly number[]];

const little = (value: number, size: 2 | 4) => {
  const bytes = Buffer.alloc(size);
  if (size === 2) bytes.writeUInt16LE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
};

/** A TIFF with one image: its strips behind the heading, the tags at the end. */
export const tiffOf = (strips: readonly Uint8Array[], tags: readonly TiffTag[]) => {
  const parts: Uint8Array[] = [Buffer.from('II*\0', 'latin1'), Buffer.alloc(4)];
  let length = 8;
  const put = (bytes: Uint8Array) => {
    const at = length;
    parts.push(bytes, Buffer.alloc(bytes.length % 2));
    length += bytes.length + (bytes.length % 2);
    return at;
  };
  const offsets = strips.map(put);
  const all: TiffTag[] = [
    ...tags,
    [273, 4, offsets],
    [279, 4, strips.map((strip) => strip.length)],
  ];
  const entries = all
    .toSorted(([a], [b]) => a - b)
    .map(([tag, size, values]) => {
      const content = Buffer.concat(values.map((value) => little(value, size)));
      const inline = Buffer.concat([content, Buffer.alloc(4)]).subarray(0, 4);
      return Buffer.concat([
        little(tag, 2),
        little(size === 2 ? 3 : 4, 2),
        little(values.length, 4),
        content.length <= 4 ? inline : little(put(content), 4),
      ]);
    });
  const directory = length;
  parts.push(little(entries.length, 2), ...entries, Buffer.alloc(4));
  parts[1] = little(directory, 4);
  return new Uint8Array(Buffer.concat(parts));
};

/** The tags every image has. */
export const usualTags = (changes: Readonly<Record<number, readonly number[]>> = {}): TiffTag[] => {
  const usual: Record<number, readonly number[]> = {
    256: [16],
    257: [8],
    258: [1],
    259: [1],
    262: [0],
    277: [1],
    278: [8],
    ...changes,
  };
  return Object.entries(usual).map(([tag, values]) => [Number(tag), 2, values]);
};
