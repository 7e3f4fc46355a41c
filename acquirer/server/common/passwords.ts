import { hash, verify } from '@node-rs/argon2';

/** What a guess costs whoever tries: memory in KiB and passes of argon2id. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** 19 MiB, two passes. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** argon2id with a salt of its own. */
export const hashPassword = (password: string, { memoryCost, timeCost }: PasswordCost) =>
  hash(password, { memoryCost, timeCost, parallelism: 1 });

const decoys = new Map<string, Promise<string>>();

const decoyOf = (cost: PasswordCost) => {
  const key = `${cost.memoryCost} ${cost.timeCost}`;
  const decoy = decoys.get(key) ?? hashPassword('nobody has this password', cost);
  decoys.set(key, decoy);
  return decoy;
};

/** Somebody who does not exist takes as long to refuse as somebody who does. */
export const verifyPassword = async (
  stored: string | undefined,
  password: string,
  cost: PasswordCost,
) => {
  const matches = await verify(stored ?? (await decoyOf(cost)), password);
  return matches && stored !== undefined;
};

/** How many days a chosen password lasts. */
export const passwordLifeDays = 90;
