import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const start = async () => {
  const keeper = fork(join(import.meta.dirname, 'keep.mjs'), { stdio: 'ignore' });
  const exited = once(keeper, 'exit');
  const [message] = await Promise.race([once(keeper, 'message'), exited]);
  const stop = async () => {
    if (keeper.connected) keeper.disconnect();
    await exited;
  };
  return { address: typeof message === 'string' ? message : undefined, stop };
};

/**
 * The rules of the acquirer are tested on PostgreSQL, which comes with the packages. The embedded
 * database steps in where that does not start, or where `TEST_DATABASE` asks for it.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE === 'embedded' || process.env.TEST_DATABASE_URL) return undefined;
  const { address, stop } = await start();
  if (address === undefined) {
    process.stdout.write('PostgreSQL does not start here: rules run on the embedded database.\n');
    return stop;
  }
  process.env.TEST_DATABASE_URL = address;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await stop();
  };
}
