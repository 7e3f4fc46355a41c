import type { CaseRow } from '../../acquirer/contract/cases';
import { matches } from '../../acquirer/contract/rules/case-search';
import { caseTexts } from '../italian/cases';
import { sharedTexts } from '../italian/shared';
import { ListTable } from '../shared/columns/ListTable';
import { Button } from '../ui/Button';
import type { Column } from '../ui/DataTable';
import { EmptyState } from '../ui/EmptyState';

const words = caseTexts.list;

interface CaseSearchResultsProps {
  readonly rows: readonly CaseRow[];
  readonly sought: string;
  readonly columns: readonly Column<CaseRow>[];
  readonly onAll: () => void;
}

/** The loaded cases that match the search, all on one page. */
export function CaseSearchResults({ rows, sought, columns, onAll }: CaseSearchResultsProps) {
  const found = rows.filter((row) => matches(row, sought));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">{words.searchCompleted(found.length, rows.length)}</p>
        <Button look="secondary" onClick={onAll}>
          {words.showAll}
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState title={sharedTexts.noResult}>{words.notSought}</EmptyState>
      ) : (
        <ListTable
          list="caseList"
          caption={words.caption}
          columns={columns}
          rows={found}
          rowKey={({ caseId }) => caseId}
        />
      )}
    </>
  );
}
