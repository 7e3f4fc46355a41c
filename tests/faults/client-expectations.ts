import * as v from 'valibot';
import type { Alias } from '../../acquirer/contract/calls';
import { aliases, contractOf } from '../contract/wire';

/** The statuses besides 200 that a call tells apart; 429 only where it says when to ask again. */
export const statusesOf = (alias: Alias): readonly number[] =>
  contractOf(alias).statuses.filter((status) => status !== 200 && status !== 429);

/** Calls that confirm a one-time code. */
export const confirming = aliases.filter((alias) => contractOf(alias).confirmsCode);

/** The event of a 200 with an unreadable body. */
export const whenUnreadable = (alias: Alias) => {
  const { answer, refuses } = contractOf(alias);
  const read = v.safeParse(answer, undefined);
  if (!read.success) return 'http.500';
  return refuses?.(read.output) ? 'http.refused' : 'http.200';
};
