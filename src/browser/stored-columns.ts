import * as v from 'valibot';
import { type ColumnChoices, columnChoices } from '../../acquirer/contract/column-choices';
import { preferenceKeys } from './storage-keys';

const { columns: key } = preferenceKeys;

const schema = v.pipe(v.string(), v.parseJson(), columnChoices);

/** The columns of the lists as this tab has stored them. */
export const storedColumns = (): { readonly columns?: ColumnChoices } => {
  const read = v.safeParse(schema, sessionStorage.getItem(key));
  return read.success ? { columns: read.output } : {};
};

/** Stores them until the tab's session ends; the usual ones are not stored. */
export const storeColumns = ({ columns }: { readonly columns?: ColumnChoices | undefined }) => {
  if (columns === undefined || Object.keys(columns).length === 0)
    return sessionStorage.removeItem(key);
  sessionStorage.setItem(key, JSON.stringify(columns));
};
