import type { PGlite } from '@electric-sql/pglite';

type QueryOptions = Parameters<PGlite['query']>[2];

interface Answer<Row> {
  readonly rows: Row[];
  readonly affectedRows?: number;
  readonly fields: { name: string; dataTypeID: number }[];
}

interface Statements {
  query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Answer<Row>>;
}

/** The part of the embedded database that is used, in this thread or in another. */
export interface Embedded extends Statements {
  exec(text: string): Promise<unknown>;
  transaction<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The folder of a database, and the settings with which it is created. */
export interface Place {
  readonly dataDir: string;
  readonly postgresqlconf?: string[];
}
