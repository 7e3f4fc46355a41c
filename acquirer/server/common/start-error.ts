import { statfs } from 'node:fs/promises';

/** Why the acquirer cannot start, as one Italian sentence for its operator. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}

const diskFullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

const saysDiskFull = (error: Error) =>
  ('code' in error && diskFullCodes.includes(error.code)) ||
  /ENOSPC|no space left on device/i.test(error.message);

/** ENOSPC and EDQUOT by the numbers of WASI: what the files of the embedded database fail with is no error and has no words. */
const diskFullNumbers: readonly unknown[] = [51, 19];

const isFileOfDatabaseFull = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  error.name === 'ErrnoError' &&
  'errno' in error &&
  diskFullNumbers.includes(error.errno);

/** Whether the error, or one it wraps, means a full disk. */
export const isDiskFull = (error: unknown): boolean =>
  isFileOfDatabaseFull(error) ||
  (error instanceof Error && (saysDiskFull(error) || isDiskFull(error.cause)));

/** EMFILE and ENFILE, and their numbers of WASI. */
const descriptorCodes: readonly unknown[] = ['EMFILE', 'ENFILE'];
const descriptorNumbers: readonly unknown[] = [33, 41];

/** Whether the error, or one it wraps, means that the process may open no other file or connection. */
export const isOutOfDescriptors = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errno, name, cause } = error as Readonly<Record<string, unknown>>;
  return (
    descriptorCodes.includes(code) ||
    (name === 'ErrnoError' && descriptorNumbers.includes(errno)) ||
    isOutOfDescriptors(cause)
  );
};

/** What the database says of a table file that is damaged, missing or too short. */
const damageCodes: readonly unknown[] = ['XX001', 'XX002', '58P01', '58030'];

const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && damageCodes.includes(error.code)) || isDamage(error.cause));

/** The message for the operator when the acquirer could not start. */
export const sentenceOf = (error: unknown) => {
  if (error instanceof StartError) return error.message;
  if (isDiskFull(error)) {
    return 'Lo spazio sul disco è esaurito: liberarne e ripetere l’avvio. I dati già registrati non sono andati perduti.';
  }
  if (isOutOfDescriptors(error)) {
    return 'Il processo non può aprire altri file: alzare il limite (ulimit -n, o LimitNOFILE del servizio) e ripetere l’avvio.';
  }
  if (isDamage(error)) {
    return 'Un file del database è danneggiato o manca: ripristinare una copia della cartella dei dati.';
  }
  const details = error instanceof Error ? error.stack : String(error);
  return `L’avvio non è riuscito per un errore imprevisto.\n${details}`;
};

const freeIn = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The bytes that may still be written in the fullest of some folders. A folder that cannot be asked counts as empty. */
export const leastFree = async (folders: readonly string[]) =>
  Math.min(...(await Promise.all(folders.map((one) => freeIn(one).catch(() => Infinity)))));
