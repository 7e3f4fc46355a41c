import { unzlibSync } from 'fflate';
import { pdfContent } from '../../../../acquirer/contract/rules/pdf-content';
import { tiffViolation } from '../../../../acquirer/contract/rules/tiff-content';
import type { RuleViolation } from '../../../../acquirer/contract/rules/violation';

const inflate = (bytes: Uint8Array, most: number) => {
  const unpacked = unzlibSync(bytes);
  if (unpacked.length > most) throw new Error('far larger when unpacked');
  return unpacked;
};

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * VAL-078: why a document cannot be taken, by the rules of the acquirer; undefined where it can. The
 * head of the file is known to be what its name says.
 */
export const documentViolation = async (file: File): Promise<RuleViolation | undefined> => {
  if (/\.tiff?$/i.test(file.name))
    return tiffViolation(file.size, (at, length) => bytesOf(file.slice(at, at + length)));
  if (!/\.pdf$/i.test(file.name)) return undefined;
  const content = await pdfContent(await bytesOf(file), inflate);
  return content === 'plain' ? undefined : content;
};
