import {
  admitFiles,
  isAcceptedName,
  plainNames,
  type RefusedFile,
  type RuleViolation,
} from '../../../../acquirer/contract/rules';

type Limits = Parameters<typeof admitFiles>[1];

export interface Checked {
  readonly admitted: readonly File[];
  readonly refused: readonly RefusedFile<File>[];
  /** Pictures that may become a document. */
  readonly photographs: readonly File[];
}

/** Looks inside a PDF or a TIFF whose head is right: undefined where nothing is wrong. */
export type InspectDocument = (file: File) => Promise<RuleViolation | undefined>;

/** HEIC files often have no type. */
const isPhotograph = ({ type, name }: File) =>
  /^image\/(?:jpeg|png|webp|hei[cf])$/.test(type) || /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name);

const lookedAt = 4096;
const megabyte = 1024 * 1024;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const isTiff = (bytes: Uint8Array) =>
  startsWith(bytes, [0x49, 0x49, 0x2a, 0]) || startsWith(bytes, [0x4d, 0x4d, 0, 0x2a]);

const isPdf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes).slice(0, 1024).includes('%PDF-');

const isText = (bytes: Uint8Array) => !bytes.includes(0);

/** JPEG, PNG, WebP, HEIC and AVIF (`ftyp`), and TIFF, GIF and BMP: some browsers show them under any name. */
const isPicture = (bytes: Uint8Array) =>
  /^(?:\xff\xd8|II\*|MM\0|\x89PNG|RIFF.{4}WEBP|GIF8|BM|.{4}ftyp)/s.test(
    String.fromCharCode(...bytes.subarray(0, 12)),
  );

/** What is wrong with a photograph before it is read: nothing in it, or no picture. */
const pictureViolation = async (file: File): Promise<RuleViolation | undefined> => {
  if (file.size === 0) return 'fileEmpty';
  try {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    return isPicture(head) ? undefined : 'fileContent';
  } catch {
    return 'fileUnreadable';
  }
};

const kinds: readonly (readonly [name: RegExp, holds: (bytes: Uint8Array) => boolean])[] = [
  [/\.pdf$/i, isPdf],
  [/\.tiff?$/i, isTiff],
  [/\.txt$/i, isText],
];

/**
 * Whether the content of a file matches its name and can be opened; empty files, large ones and other
 * names are checked elsewhere.
 */
const contentViolation = async (
  file: File,
  limits: Limits,
  inspect: InspectDocument,
): Promise<RuleViolation | undefined> => {
  if (!isAcceptedName(file.name) || file.size === 0) return undefined;
  try {
    const bytes = new Uint8Array(await file.slice(0, lookedAt).arrayBuffer());
    const fits = kinds.every(([name, holds]) => !name.test(file.name) || holds(bytes));
    if (!fits) return 'fileContent';
    return file.size > limits.fileMB * megabyte ? undefined : await inspect(file);
  } catch {
    return 'fileUnreadable';
  }
};

/** What is seen and certified is what is sent: a file of an unusual name, or of another's, gets a plain one. */
const plainlyNamed = (files: readonly File[]): File[] => {
  const names = plainNames(files.map(({ name }) => name));
  return files.map((file, index) => {
    const { type, lastModified } = file;
    const name = names[index] ?? '';
    return name === file.name ? file : new File([file], name, { type, lastModified });
  });
};

const sorted = async (files: readonly File[], violationIn: InspectDocument) => {
  const judged = await Promise.all(
    files.map(async (file) => ({ file, violation: await violationIn(file) })),
  );
  const refused = judged.flatMap(({ file, violation }) =>
    violation === undefined ? [] : [{ file, violation }],
  );
  const left = judged.filter(({ violation }) => violation === undefined).map(({ file }) => file);
  return { left, refused };
};

const checkDocuments = async (files: readonly File[], limits: Limits, inspect: InspectDocument) => {
  const { left, refused } = await sorted(files, (file) => contentViolation(file, limits, inspect));
  const byRule = admitFiles(left, limits);
  return { admitted: plainlyNamed(byRule.admitted), refused: [...refused, ...byRule.refused] };
};

/** The room that the document of the photographs leaves within the limits. */
const beside = (limits: Limits, album: number | null): Limits =>
  album === null
    ? limits
    : { ...limits, files: limits.files - 1, totalMB: limits.totalMB - album / megabyte };

/**
 * VAL-078: sorts files into those that may be sent, those that may not, with the reason, and those
 * to convert first. Earlier files have priority. `album`: the size in bytes of the document that
 * the photographs are already, null where there is none. `inspect` looks inside documents.
 */
export const checkFiles = async (
  files: readonly File[],
  limits: Limits,
  album: number | null,
  inspect: InspectDocument,
): Promise<Checked> => {
  const pictures = await sorted(files.filter(isPhotograph), pictureViolation);
  const documents = files.filter((file) => !isPhotograph(file));
  const checked = await checkDocuments(documents, beside(limits, album), inspect);
  const { admitted } = checked;
  const refused = [...checked.refused, ...pictures.refused];
  if (album !== null || admitted.length < limits.files)
    return { admitted, refused, photographs: pictures.left };
  const noRoom = pictures.left.map((file) => ({ file, violation: 'filesTooMany' as const }));
  return { admitted, refused: [...refused, ...noRoom], photographs: [] };
};

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a file; null where it can no longer be read. */
export const digestOf = (file: File): Promise<string | null> =>
  file
    .arrayBuffer()
    .then((bytes) => crypto.subtle.digest('SHA-256', bytes))
    .then(hex)
    .catch(() => null);
