import { useMemo } from 'react';
import type { CaseDetail } from '../../../acquirer/contract/cases';
import * as select from '../../../machines/cases/case-detail/case-detail.selectors';
import type { CaseDetailEvent } from '../../../machines/cases/case-detail/case-detail.types';
import { caseTexts } from '../../italian/cases';
import { formatDateTime } from '../../italian/format';
import { AccordionSection } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { type Column, DataTable } from '../../ui/DataTable';
import { LoadingOver } from '../../ui/LoadingOver';
import { Notice } from '../../ui/Notice';
import { Pager } from '../../ui/Pager';

const words = caseTexts.detail.history;

type Entry = CaseDetail['messagesList'][number];

interface HistoryProps {
  readonly snapshot: select.CaseDetailSnapshot;
  readonly send: (event: CaseDetailEvent) => void;
}

const columnsFor = (documents: Omit<DocumentsProps, 'list'>): readonly Column<Entry>[] => [
  {
    key: 'dataCreazione',
    header: words.columns.created,
    cell: ({ dataCreazione }) => formatDateTime(dataCreazione),
  },
  {
    key: 'statoEbox',
    header: words.columns.state,
    cell: ({ statoEbox }) => statoEbox,
  },
  { key: 'testo', header: words.columns.text, wide: true, text: true, cell: ({ testo }) => testo },
  {
    key: 'allegatiList',
    header: words.columns.documents,
    wide: true,
    text: true,
    cell: ({ allegatiList }) => <Documents list={allegatiList} {...documents} />,
  },
];

interface DocumentsProps {
  list: Entry['allegatiList'];
  /** The document that is loading. */
  wanted: ReturnType<typeof select.wanted>;
  send: HistoryProps['send'];
}

/** CAS-049: each opens as a PDF in a new window. */
function Documents({ list, wanted, send }: DocumentsProps) {
  if (list.length === 0) return words.noDocuments;
  return (
    <span className="flex flex-wrap gap-2">
      {list.map(({ documento, path }) => (
        <Button
          key={`${path} ${documento}`}
          look="quiet"
          icon="document"
          aria-label={words.open(documento)}
          disabled={wanted !== null && wanted.path !== path}
          pending={wanted?.path === path}
          onClick={() => send({ type: 'document.requested', documento, path })}
        >
          <span className="break-all">{documento}</span>
        </Button>
      ))}
    </span>
  );
}

/** CAS-044, CAS-045. */
export function History({ snapshot, send }: HistoryProps) {
  const wanted = select.wanted(snapshot);
  const columns = useMemo(() => columnsFor({ wanted, send }), [wanted, send]);
  const rows = select.historyRows(snapshot);
  const pages = select.historyPages(snapshot);
  return (
    <AccordionSection title={caseTexts.detail.sections.history} open>
      <div className="grid grid-cols-1 gap-4">
        {select.isRefreshingHistory(snapshot) && <LoadingOver label={words.refreshing} />}
        {select.isHistoryNotRefreshed(snapshot) && (
          <Notice tone="warning" announce="alert">
            {words.notRefreshed}
          </Notice>
        )}
        {rows.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={rows}
            rowKey={({ dataCreazione }, index) => `${index} ${dataCreazione}`}
          />
        )}
        {pages > 1 && (
          <Pager
            label={words.pager}
            page={select.historyPage(snapshot)}
            pages={pages}
            onGo={(page) => send({ type: 'page.requested', page })}
          />
        )}
        <div>
          <Button
            look="secondary"
            pending={select.isRefreshingHistory(snapshot)}
            onClick={() => send({ type: 'history.requested' })}
          >
            {words.refresh}
          </Button>
        </div>
      </div>
    </AccordionSection>
  );
}
