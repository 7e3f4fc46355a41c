import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';

/** The servers of one database: where connections are made now, and the next one after a failure. */
export interface Hosts {
  readonly count: number;
  readonly current: () => string;
  /** Switches to the next server, unless another request has already left this one. */
  readonly leave: (address: string) => void;
  /** Whether a standby is passed over. */
  readonly mustWrite: boolean;
}

const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)\??(.*)$/;

/** One address for each server of an address in the form of libpq: `postgresql://user@a:5432,b:5433/name`. */
export const addressesOf = (address: string): readonly string[] => {
  const [, user = '', servers = '', name = '', query = ''] = parts.exec(address) ?? [];
  const others = new URLSearchParams(query);
  others.delete('target_session_attrs');
  const rest = others.size === 0 ? name : `${name}?${others}`;
  return servers.split(',').map((server) => `${user}${server}${rest}`);
};

/** The `target_session_attrs` of an address: libpq's name for the kind of server that is wanted. */
export const wantedServer = (address: string) =>
  new URLSearchParams(parts.exec(address)?.[4]).get('target_session_attrs') ?? 'read-write';

/** The servers of DATABASE_URL. Unless it says `any`, only one that takes writes is used. */
export const hostsOf = (address: string): Hosts => {
  const addresses = addressesOf(address);
  let at = 0;
  const current = () => addresses[at] ?? address;
  const leave = (tried: string) => {
    if (tried === current()) at = (at + 1) % addresses.length;
  };
  const mustWrite = addresses.length > 1 && wantedServer(address) !== 'any';
  return { count: addresses.length, current, leave, mustWrite };
};

class NotPrimary extends Error {
  /** SQLSTATE of a write that a standby refuses. */
  readonly code = '25006';
}

const isReadOnly = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as yes`;

const assertPrimary = async (client: Client | PoolClient) => {
  const { rows } = await client.query<{ yes: boolean }>(isReadOnly);
  if (rows[0]?.yes !== false) throw new NotPrimary('the server takes no writes');
};

/** Once for each server, until one succeeds; rejects with the error of the last. */
const onOneOf = async <Result>(hosts: Hosts, attempt: () => Promise<Result>): Promise<Result> => {
  for (let left = hosts.count; ; left -= 1) {
    const tried = hosts.current();
    try {
      return await attempt();
    } catch (error) {
      // The pool is busy, the server is not at fault.
      const isBusy = error instanceof Error && error.message.startsWith('timeout exceeded');
      if (left <= 1 || isBusy) throw error;
      hosts.leave(tried);
    }
  }
};

/** A single connection, outside every pool. */
export const connectTo = (hosts: Hosts, config: ClientConfig) =>
  onOneOf(hosts, async () => {
    const client = new Client({ ...config, connectionString: hosts.current() });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (hosts.mustWrite) await assertPrimary(client);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  });

type Connected = Parameters<Pool['connect']>[0];

/** A pool whose new connections go to the first server that answers and takes writes. */
export class PoolOfHosts extends Pool {
  private readonly hosts: Hosts;

  constructor(hosts: Hosts, config: ConstructorParameters<typeof Pool>[0]) {
    super({
      ...config,
      Client: class extends Client {
        constructor(usual: ClientConfig = {}) {
          super({ ...usual, connectionString: hosts.current() });
        }
      },
      verify: (client, done) => {
        if (hosts.mustWrite) assertPrimary(client).then(() => done(), done);
        else done();
      },
    });
    this.hosts = hosts;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    const client = onOneOf(this.hosts, () => super.connect());
    if (callback === undefined) return client;
    client.then(
      (connected) => callback(undefined, connected, (error) => connected.release(error)),
      (error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}
