import { useState } from 'react';
import type { Summary } from '../../acquirer/contract/summaries';
import * as select from '../../machines/shared/search/search.selectors';
import type { SummariesEvent } from '../../machines/summaries/summaries.machine';
import { formatDate } from '../italian/format';
import { sharedTexts } from '../italian/shared';
import { summaryTexts } from '../italian/summaries';
import type { SearchPartProps } from '../shared/search/SearchResults';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/DataTable';
import { Pager } from '../ui/Pager';
import { PageStack } from '../ui/PageStack';
import { summaryColumns } from './columns';
import { declaredDiffers, differentIn } from './difference';

interface SummariesTableProps extends SearchPartProps<Summary> {
  readonly onDetail: (event: SummariesEvent) => void;
  /** The layer has been asked for and is not there yet. */
  readonly detailPending: boolean;
  /** Only the rows that were declared otherwise than calculated. */
  readonly onlyDifferent: boolean;
}

interface Choice {
  /** The rows it was made among: with others it is void. */
  readonly rows: readonly unknown[];
  readonly key: string;
  readonly summary: Summary;
}

const keyOf = ({ branchCode, uid }: Summary, index: number) => `${index} ${branchCode} ${uid}`;

const nameOf = ({ name, code, date }: Summary) =>
  summaryTexts.chooseRow(name, code, formatDate(date));

/** RIE-013 to RIE-016, RIE-026: the rows with their radios, the pager, the way to the detail. */
export function SummariesTable(props: SummariesTableProps) {
  const { snapshot, send, onDetail, detailPending, onlyDifferent } = props;
  const rows = select.rows(snapshot);
  const [last, setLast] = useState<Choice | null>(null);
  const choice = last?.rows === rows ? last : null;
  return (
    <PageStack close>
      <DataTable
        caption={summaryTexts.tableCaption}
        columns={summaryColumns}
        rows={onlyDifferent ? differentIn(rows) : rows}
        isMarked={declaredDiffers}
        rowKey={keyOf}
        page={select.page(snapshot)}
        choice={{
          header: sharedTexts.choice,
          selectedKey: choice?.key ?? null,
          label: nameOf,
          onSelect: (key, summary) => setLast({ rows, key, summary }),
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 max-sm:justify-center print:hidden">
        <Button
          pending={detailPending}
          onClick={() => onDetail({ type: 'detail.requested', summary: choice?.summary ?? null })}
        >
          {summaryTexts.showDetail}
        </Button>
        <Pager
          page={select.page(snapshot)}
          pages={select.pages(snapshot)}
          onGo={(page) => send({ type: 'page.requested', page })}
        />
      </div>
    </PageStack>
  );
}
