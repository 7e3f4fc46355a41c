import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, two passes, a salt of its own. */
export const hashPassword = (password: string) =>
  hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

let decoy: Promise<string> | undefined;

/** Somebody who does not exist takes as long to refuse as somebody who does. */
export const verifyPassword = async (stored: string | undefined, password: string) => {
  decoy ??= hashPassword('nobody has this password');
  const nobodys = await decoy;
  const matches = await verify(stored ?? nobodys, password);
  return matches && stored !== undefined;
};

/** How many days a chosen password lasts. */
export const passwordLifeDays = 90;
