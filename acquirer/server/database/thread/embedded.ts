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

/** What is used of the embedded database, wherever it works: in this thread or in one of its own. */
export interface Embedded extends Statements {
  exec(text: string): Promise<unknown>;
  transaction<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Where a database lies, and with what settings it is made when it is not there yet. */
export interface Place {
  readonly dataDir: string;
  readonly postgresqlconf?: string[];
}
