import { AsyncLocalStorage } from 'node:async_hooks';
import type { Acquirer } from '../../../acquirer/server/app';

/**
 * The tables whose rows belong to a company: a database of many machines keeps a company's
 * together.
 */
export const tablesOfSocieties = [
  'society',
  'pos',
  'credit_account',
  'settlement',
  'movement',
  'movement_sum',
  'settlement_sum',
  'adjustment',
  'statement',
  'unpaid',
  'ebox',
  'ebox_manager',
  'ebox_manager_pos',
  'dispute_case',
  'case_event',
  'attachment',
  'attachment_piece',
  'draft',
];

/** Statements about several companies, or that look for the company, by name. */
const acrossSocieties: Readonly<Record<string, RegExp>> = {
  'the night of all cases: those that may move':
    /from "dispute_case" where "dispute_case"."state" in \(/,
  'the night of all cases: who is in charge of each point':
    /^select [^?]* from "ebox_manager_pos"$/,
  'the night of all cases: whom to write to':
    /from "ebox_manager" inner join "ebox" on .* where "ebox_manager"."suspended" = \$1$/,
};

const codeOf = (table: string) =>
  table === 'society' ? '"society"."code"' : `"${table}"."society_code"`;

const anyCode = String.raw`(?:"\w+"\."society_code"|"society"\."code")`;

/** Compared with a value, or with the code of another table of the statement. */
const isBound = (statement: string, table: string) => {
  const code = codeOf(table).replaceAll('.', String.raw`\.`);
  return new RegExp(`${code} = (?:\\$\\d|${anyCode})|${anyCode} = ${code}`).test(statement);
};

const isFilled = (statement: string, table: string) =>
  new RegExp(
    `insert into "${table}" \\([^)]*"${table === 'society' ? 'code' : 'society_code'}"`,
  ).test(statement);

const mentioned = (statement: string) =>
  tablesOfSocieties.filter((table) =>
    new RegExp(`(?:from|join|update|into) "${table}"`).test(statement),
  );

/** The tables of a statement whose rows it does not choose by the code of a company. */
export const strayIn = (statement: string) =>
  mentioned(statement).filter((table) => !isBound(statement, table) && !isFilled(statement, table));

const asked = new AsyncLocalStorage<Set<string>>();
const known = new Map<string, boolean>();

const isStray = (statement: string) => {
  const stray =
    known.get(statement) ??
    (strayIn(statement).length > 0 &&
      !Object.values(acrossSocieties).some((one) => one.test(statement)));
  known.set(statement, stray);
  return stray;
};

/** Reads every statement that a request sends. */
export const statementReader = {
  logQuery: (statement: string) => {
    const stray = asked.getStore();
    if (stray && isStray(statement)) stray.add(statement);
  },
};

/** The same app, with its statements read: those that name no company are added to `stray`. */
export const readingStatements = (app: Acquirer, stray: Set<string>): Acquirer => {
  const { fetch } = app;
  app.fetch = (...request) => asked.run(stray, () => fetch(...request));
  return app;
};
