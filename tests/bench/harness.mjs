import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '../instances/postgres.mjs';

/** The value of `--name`, where it was given. */
export const option = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};

export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

/** Stores figures as `build/bench/<name>.json`. */
export const keep = (name, figures) => {
  const folder = join(import.meta.dirname, '../../build/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures, null, 2));
};

/** Measures on a fresh PostgreSQL server; says where this machine has none. */
export const onPostgres = async (measure) => {
  if (postgresPrograms() === undefined) {
    process.stdout.write(
      'NOT RUN on PostgreSQL: this machine lacks it (Debian: apt-get install postgresql).\n',
    );
    return;
  }
  const server = await startPostgres();
  await measure(server).finally(server.stop);
};
