import type { Said } from './wire';

type Call = Pick<Said, 'alias' | 'asked'>;

/** Answers that stay on the wire until they are released: what they belong to may be gone by then. */
export const createHold = () => {
  let matches: (call: Call) => boolean = () => false;
  let waiting: (() => void)[] = [];
  return {
    count: () => waiting.length,
    /** From here on the answers of these calls wait. */
    begin: (these: (call: Call) => boolean) => {
      matches = these;
    },
    pass: (call: Call) =>
      matches(call) ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve(),
    release: () => {
      matches = () => false;
      for (const go of waiting) go();
      waiting = [];
    },
  };
};
