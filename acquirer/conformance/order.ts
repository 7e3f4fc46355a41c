import type { CallContract } from '../contract/call';
import { type Alias, calls } from '../contract/calls';
import type { Configuration } from '../contract/configuration';

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
