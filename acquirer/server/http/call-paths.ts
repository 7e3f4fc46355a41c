import { type Alias, calls } from '../../contract/calls';

/** Where the login form is posted. */
export const loginPath = '/auth/login';

/** Where a code becomes a token. */
export const tokenPath = '/auth/token';

/** Every call of the contract. */
export const aliases = Object.keys(calls) as Alias[];

/** The path of a call. */
export const pathOf = (alias: Alias) =>
  calls[alias].address === 'tokenUrl' ? tokenPath : `/api/${calls[alias].alias}`;
