/**
 * Every name under which a browser keeps something of the portal, once; those of the session are in
 * `session-keys.ts`. No imports: pages read some of them before the portal is there.
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

/** What a tab keeps besides its session. */
export const tabKeys = {
  drafts: 'drafts',
  typedUser: 'userTyped',
  loginState: 'loginState',
  reloadedForCode: 'reloadedForCode',
} as const;

/** The reply that is written to a case, before the case's id. */
export const replyPrefix = 'draft-';

/** What the user prefers, as long as the tab keeps it. */
export const preferenceKeys = {
  theme: 'theme',
  rows: 'rows',
  searches: 'searches',
  columns: 'columns',
  reminders: 'reminders',
  readFor: 'preferencesReadFor',
} as const;

/** The store of files in the browser's database. Receipts are proof, and not work. */
export const fileKeys = {
  database: 'portale-esercenti',
  store: 'files',
  owner: 'owner',
  receiptPrefix: 'ricevuta-',
} as const;
