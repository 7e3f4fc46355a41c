import { StartError } from '../common/start-error';
import type { Database } from './database';
import { databaseKind } from './secret-tables';

export type DatabaseKind = (typeof databaseKind.$inferSelect)['kind'];

/** The sentence for a start of the other kind, by the kind of the database. */
const refusals: Readonly<Record<DatabaseKind, string>> = {
  demo: 'Il database è dimostrativo: i suoi utenti hanno una password pubblica. Avviare con DEMO=1, oppure indicare un database nuovo.',
  real: 'Il database non è dimostrativo e non riceve dati inventati. Avviare con DEMO=0, oppure indicare un database nuovo.',
};

/**
 * Marks a new database as a demonstration or as real, permanently. Throws a StartError when it is
 * of the other kind.
 */
export const assertKind = async (db: Database, wanted: DatabaseKind) => {
  await db.insert(databaseKind).values({ kind: wanted }).onConflictDoNothing();
  const [{ kind } = { kind: wanted }] = await db.select().from(databaseKind);
  if (kind !== wanted) throw new StartError(refusals[kind]);
};
