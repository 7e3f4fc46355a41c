import { createClient } from '../../../acquirer/client';
import { extensions } from '../../../acquirer/contract/call';
import type { Alias } from '../../../acquirer/contract/calls';
import type { Ask } from '../../../machines/call';
import { aliases, answering, configured, contractOf, exampleOf } from '../../contract/wire';
import type { Fault } from './faults';

const configuration = configured({
  extensions: [...extensions],
});

const pdf = new Blob(['%PDF-1.7\n'], { type: 'application/pdf' });

const good = (alias: Alias) =>
  answering(200, contractOf(alias).receive === 'file' ? pdf : exampleOf(alias).answer)();

const addressOf = (alias: Alias) =>
  contractOf(alias).address === undefined
    ? `${configuration.apiBaseUrl}/${alias}`
    : configuration.authentication.tokenUrl;

const aliasAt = (address: string) =>
  aliases.find((alias) => addressOf(alias) === address) ?? 'welcome';

/** Waits for the given time, or until the caller has given up. */
const held = (milliseconds: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    if (Number.isFinite(milliseconds)) setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Longer than the portal waits for any answer. */
export const tooLong = 121_000;

/**
 * The portal's own client before an acquirer that answers everything with the contract's examples,
 * except one request, the `faulty`th from 0. Every request is the example of its call: other tests
 * check the requests.
 */
export const faultyAcquirer = (faulty: number, fault?: Fault) => {
  const asked: Alias[] = [];
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const alias = aliasAt(String(address));
    asked.push(alias);
    if (fault === undefined || asked.length - 1 !== faulty) return good(alias);
    if (fault.when === 'late') await held(tooLong, init?.signal);
    if (fault.when === 'never') await held(Number.POSITIVE_INFINITY, init?.signal);
    return fault.reply();
  };
  const session = () => ({ id: 'a-session', token: 'a-token' });
  const client = createClient({ configuration, session, fetch });
  const ask = ((contract, _request, options) => {
    const alias = contract.alias as Alias;
    // Its own uploader would send a form without `fetch`.
    return client.ask(contractOf(alias), exampleOf(alias).request, options);
  }) as Ask;
  return { ask, asked };
};
