import { type Zippable, zipSync } from 'fflate/browser';

type Done = (error: Error | null, archive: Uint8Array | null) => void;

/**
 * The spreadsheet writer zips through workers it makes from text, which the portal's content
 * security policy forbids. It runs in a worker of its own already, so it may zip right there.
 */
export const zip = (files: Zippable, done: Done) => {
  try {
    done(null, zipSync(files));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), null);
  }
};

export * from 'fflate/browser';
