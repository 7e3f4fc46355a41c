import { useMemo } from 'react';
import type { PageName } from '../../../machines/pages';
import { usePreferences } from '../../layout/use-preferences';
import { DataTable, type DataTableProps } from '../../ui/DataTable';
import { Loading } from '../../ui/Loading';
import { chosenColumns } from './column-choice';

export interface ListTableProps<Row> extends DataTableProps<Row> {
  readonly list: PageName;
}

/** The table of a list with the columns that the user has chosen. It waits a moment for the choice, so that no column moves. */
export function ListTable<Row>({ list, ...table }: ListTableProps<Row>) {
  const { preferences, isAwaited } = usePreferences();
  const { columns } = table;
  const choice = preferences.columns?.[list];
  const chosen = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  return isAwaited ? <Loading /> : <DataTable {...table} columns={chosen} sortColumns={columns} />;
}
