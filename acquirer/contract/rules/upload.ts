import type { Configuration } from '../configuration';
import { isViolation, type RuleViolation } from './violation';

/** The longest message of a reply, in characters. */
export const longestMessage = 1000;

/** A part of a sample message that the merchant has not completed: `[data]`. */
export const isToComplete = (message: string) => /\[[^\]]+\]/.test(message);

/** VAL-080: each line break becomes one space. */
export const onOneLine = (message: string) => message.replace(/\r\n|[\n\r\u2028\u2029]/g, ' ');

const longestName = 150;

/** What cannot be seen, or cannot be saved everywhere: control and format characters, emoji. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0e|\ufe0f|\u20e3/gu;

const shortened = (stem: string, ending: string) =>
  stem
    .slice(0, longestName - ending.length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd() + ending;

/**
 * VAL-078: a file's name as it is sent and stored. It can be shown and saved anywhere, holds no path,
 * and has at most 150 characters, its ending kept. A plain name stays as it is.
 */
export const plainName = (name: string): string => {
  const clean = name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(/[\\/:*?"<>|]/g, '-')
    .trim();
  const ending = /\.[a-z]{1,5}$/i.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - ending.length).replace(/^[.\s-]+|\s+$/g, '');
  return shortened(stem === '' ? 'documento' : stem, ending);
};

const numbered = (name: string, number: number) => {
  const ending = /\.[a-z]{1,5}$/i.exec(name)?.[0] ?? '';
  return shortened(
    name.slice(0, name.length - ending.length).slice(0, longestName - ending.length - 6),
    ` (${number})${ending}`,
  );
};

/** Plain names in their order, no two of them equal: `nota.pdf`, `nota (2).pdf`. */
export const plainNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((each) => {
    const plain = plainName(each);
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = numbered(plain, number);
    taken.add(name.toLowerCase());
    return name;
  });
};

/** VAL-078: accepted by name; the back end checks the content before storing it. */
export const isAcceptedName = (name: string) => /\.(?:pdf|txt|tiff?)$/i.test(plainName(name));

interface FileProperties {
  readonly name: string;
  readonly size: number;
}

export interface RefusedFile<File extends FileProperties> {
  readonly file: File;
  readonly violation: RuleViolation;
}

/** How a 400 names a refused file: its place among the sent ones, and the violation. */
export const refusalDetail = (place: number, violation: RuleViolation) =>
  `files.${place}: ${violation}`;

/**
 * The files that the details of a 400 name, each with its reason. Empty where no detail names one of
 * these files: it is refused for something else.
 */
export const refusedBy = <File extends FileProperties>(
  details: readonly string[],
  files: readonly File[],
): RefusedFile<File>[] =>
  details.flatMap((detail) => {
    const [, place, violation = ''] = /^files\.(\d{1,3}): (\w+)/.exec(detail) ?? [];
    const file = files[Number(place)];
    return file !== undefined && isViolation(violation) ? [{ file, violation }] : [];
  });

const megabyte = 1024 * 1024;

const totalSize = (files: readonly FileProperties[]) =>
  files.reduce((total, { size }) => total + size, 0);

const refusal = (
  file: FileProperties,
  admitted: readonly FileProperties[],
  limits: Configuration['upload'],
): RuleViolation | undefined => {
  if (!isAcceptedName(file.name)) return 'fileFormat';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > limits.fileMB * megabyte) return 'fileTooLarge';
  if (admitted.length >= limits.files) return 'filesTooMany';
  if (totalSize(admitted) + file.size > limits.totalMB * megabyte) return 'filesTooLarge';
  return undefined;
};

/** Sorts files into those that may be sent and those that may not, each with its reason. */
export const admitFiles = <File extends FileProperties>(
  files: readonly File[],
  limits: Configuration['upload'],
) => {
  const admitted: File[] = [];
  const refused: RefusedFile<File>[] = [];
  for (const file of files) {
    const violation = refusal(file, admitted, limits);
    if (violation === undefined) admitted.push(file);
    else refused.push({ file, violation });
  }
  return { admitted, refused };
};
