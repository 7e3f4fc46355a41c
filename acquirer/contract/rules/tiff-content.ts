import type { RuleViolation } from './violation';

type Part = (at: number, length: number) => Promise<Uint8Array>;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * VAL-078: `tiffUnreadable` for a file with the mark of a TIFF whose first image cannot be found: it
 * has no list of tags, or an empty one, or one that the file is too short for. `size` is in bytes.
 */
export const tiffViolation = async (
  size: number,
  part: Part,
): Promise<Extract<RuleViolation, 'tiffUnreadable'> | undefined> => {
  if (size < 8) return 'tiffUnreadable';
  const head = await part(0, 8);
  const isLittle = head[0] === 0x49;
  const directory = viewOf(head).getUint32(4, isLittle);
  if (directory < 8 || directory + 2 > size) return 'tiffUnreadable';
  const tags = viewOf(await part(directory, 2)).getUint16(0, isLittle);
  return tags > 0 && directory + 2 + tags * 12 <= size ? undefined : 'tiffUnreadable';
};
