import type * as v from 'valibot';
import { getTotalTransaction, getTransactionList } from './movements';
import { searchPointOfSales } from './points-of-sale';
import { getSession, tokenExchange, welcome } from './session';

/** Every call of the wire by its alias: the name in `config.paths` and, by default, its path. */
export const calls = {
  tokenExchange,
  welcome,
  getSession,
  searchPointOfSales,
  getTotalTransaction,
  getTransactionList,
} as const;

export type Alias = keyof typeof calls;
export type CallRequest<A extends Alias> = v.InferInput<(typeof calls)[A]['request']>;
export type CallAnswer<A extends Alias> = v.InferOutput<(typeof calls)[A]['answer']>;
export type CallStatus<A extends Alias> = (typeof calls)[A]['statuses'][number];
