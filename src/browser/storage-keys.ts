/**
 * Every key under which the portal stores data in the browser; those of the session are in
 * `session-keys.ts`. No imports: pages read some of them before the portal is loaded.
 */

/** Single fields of the merchant, beside the whole of it. */
export const merchantKeys = {
  ebox: 'ebox',
  userType: 'userType',
  code: 'codSocietario',
  name: 'insegna',
  codsoc: 'codsoc',
  codPV: 'codPV',
  cellNumber: 'cellNumber',
} as const;

/** What a tab stores besides its session. */
export const tabKeys = {
  drafts: 'drafts',
  sentCodes: 'sentCodes',
  typedUser: 'userTyped',
  loginState: 'loginState',
  loginVerifier: 'loginVerifier',
  reloadedForCode: 'reloadedForCode',
} as const;

/** What a browser keeps for all its tabs, until a logout or for seven days. */
export const browserKeys = { registration: 'registration' } as const;

/** The prefix of a reply's draft; the case's id follows. */
export const replyPrefix = 'draft-';

/** The preferences that the tab stores. */
export const preferenceKeys = {
  theme: 'theme',
  rows: 'rows',
  searches: 'searches',
  columns: 'columns',
  reminders: 'reminders',
  readFor: 'preferencesReadFor',
} as const;

/** The store of files in the browser's database. Receipts are proof, not unsent work. */
export const fileKeys = {
  database: 'portale-esercenti',
  store: 'files',
  receiptPrefix: 'ricevuta-',
} as const;
