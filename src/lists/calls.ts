import type { PlainCall } from '../../machines/call';
import type { Criteria } from '../../machines/criteria';
import type { ExportCalls } from '../../machines/shared/export/export-of';
import type { ListCalls } from '../../machines/shared/list/list-of';
import type { Order } from '../../machines/shared/rows';
import type { SearchCalls } from '../../machines/shared/search/search-of';

/** The calls of a list that counts first, then brings a page. */
export interface CountedCalls<Row, Asked extends Criteria>
  extends Omit<SearchCalls<Row, Asked>, 'export'>,
    Omit<ExportCalls<Row, Asked>, 'writeWorkbooks'> {
  readonly totals: SearchCalls<Row, Asked>['totals'] & PlainCall<{ criteria: Asked }>;
  readonly page: SearchCalls<Row, Asked>['page'] &
    PlainCall<{ criteria: Asked; page: number; orderBy?: Order }>;
}

/** The call of a list that brings all rows of a month at once. */
export interface MonthlyCalls<Row, Asked extends Criteria>
  extends Omit<ListCalls<Row, Asked>, 'export'>,
    Omit<ExportCalls<Row, Asked>, 'writeWorkbooks'> {
  readonly rows: ListCalls<Row, Asked>['rows'] &
    PlainCall<{ criteria: Asked; page: number; orderBy?: Order }>;
}
