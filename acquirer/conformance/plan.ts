import * as v from 'valibot';
import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Configuration } from '../contract/configuration';

const text = v.pipe(v.string(), v.nonEmpty());
const aliases = Object.keys(calls) as [Alias, ...Alias[]];

/** What differs in one call: its user, and fields of the contract's example. */
const ofCall = v.strictObject({
  user: v.optional(text),
  password: v.optional(text),
  request: v.optional(v.record(v.string(), v.unknown())),
});

/** What only the back end's own people know: users, codes, and data of a registration. */
export const plan = v.strictObject({
  /** The code that a back end made for tests always takes, or the address of its sent messages. */
  codes: v.optional(text),
  /** A user of another merchant, whose ids must be refused. */
  stranger: v.optional(v.strictObject({ user: text, password: text })),
  calls: v.optional(v.record(v.picklist(aliases), ofCall), {}),
});
export type Plan = v.InferOutput<typeof plan>;

const contractOf = (alias: Alias): CallContract => calls[alias];

/** The exchange of a login code is tried with the calls that read: they need its token. */
const isReading = (alias: Alias) => contractOf(alias).reads === true || alias === 'tokenExchange';

/**
 * What is tried: calls that read, then those that change something, in the order of the contract.
 * Optional calls only where the configuration names them.
 */
export const callsToTry = ({ extensions }: Configuration, readsOnly: boolean): Alias[] => {
  const wanted = (Object.keys(calls) as Alias[]).filter((alias) => {
    const { extension } = contractOf(alias);
    return extension === undefined || extensions.includes(extension);
  });
  const reading = wanted.filter(isReading);
  return readsOnly ? reading : [...reading, ...wanted.filter((alias) => !isReading(alias))];
};
