import type { Movement } from '../../acquirer/contract/movements';
import * as select from '../../machines/shared/search/search.selectors';
import { movementTexts } from '../italian/movements';
import type { SearchPartProps } from '../shared/search/SearchResults';
import { DataTable } from '../ui/DataTable';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { movementColumns } from './columns';

/** MOV-017 to MOV-019: the rows and the pager. */
export function MovementsTable({ snapshot, send }: SearchPartProps<Movement>) {
  return (
    <PageStack close>
      <DataTable
        caption={movementTexts.tableCaption}
        columns={movementColumns}
        rows={select.rows(snapshot)}
        page={select.page(snapshot)}
      />
      <Pager
        page={select.page(snapshot)}
        pages={select.pages(snapshot)}
        onGo={(page) => send({ type: 'page.requested', page })}
      />
    </PageStack>
  );
}
