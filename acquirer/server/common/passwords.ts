import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from './queue-of-each';

/** The cost of one password guess: memory in KiB and passes of argon2id. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** 19 MiB, two passes. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * A password takes a processor some 20 ms. More at once than processors would block files and
 * names, which use the same threads. Five hundred waiting for each take about ten seconds.
 */
const atOnce = Math.min(4, availableParallelism());
const inTurn = boundedQueue(atOnce, atOnce * 500);

/** argon2id with a random salt. Rejects with TooMany when too many passwords are being checked. */
export const hashPassword = (password: string, { memoryCost, timeCost }: PasswordCost) =>
  inTurn(() => hash(password, { memoryCost, timeCost, parallelism: 1 }));

const decoys = new Map<string, Promise<string>>();

const decoyOf = (cost: PasswordCost) => {
  const key = `${cost.memoryCost} ${cost.timeCost}`;
  const decoy = decoys.get(key) ?? hashPassword('nobody has this password', cost);
  decoys.set(key, decoy);
  decoy.catch(() => decoys.delete(key));
  return decoy;
};

/** An unknown user takes as long to refuse as a known one. Rejects with TooMany as above. */
export const verifyPassword = async (
  stored: string | undefined,
  password: string,
  cost: PasswordCost,
) => {
  const known = stored ?? (await decoyOf(cost));
  const matches = await inTurn(() => verify(known, password));
  return matches && stored !== undefined;
};

/** How many days a chosen password lasts. */
export const passwordLifeDays = 90;
