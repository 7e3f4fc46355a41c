import { useMemo } from 'react';
import type { CaseState } from '../../acquirer/contract/case-states';
import { caseAddress } from '../../acquirer/contract/rules/case-address';
import * as select from '../../machines/cases/cases.selectors';
import * as selectList from '../../machines/shared/list/list.selectors';
import { caseTexts } from '../italian/cases';
import { sharedTexts } from '../italian/shared';
import { columnsOf } from '../lists/columns';
import { ExportButton, ListActions } from '../lists/ListActions';
import { ListRows } from '../lists/ListRows';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import { ExportNews } from '../shared/export/ExportNews';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { PageStack } from '../ui/PageStack';
import { PartHeading } from '../ui/PartHeading';
import { CaseFilters } from './CaseFilters';
import { CaseSearchResults } from './CaseSearchResults';
import { Expiry } from './Expiry';
import { LevelUp } from './LevelUp';
import { caseColumns } from './list';
import { Elsewhere } from './open-cases/Elsewhere';
import type { ScreenProps } from './screen-props';
import { Weeks } from './Weeks';

const words = caseTexts.list;
const open: readonly CaseState[] = ['nuove', 'sospeso', 'scadenza'];
const isOpen = (state: CaseState) => open.includes(state);

type List = NonNullable<ReturnType<typeof select.list>>;

/** CAS-023 to CAS-029, ENR-058. */
export function CaseList(props: ScreenProps) {
  const { snapshot, send } = props;
  const list = select.list(snapshot);
  const state = select.caseState(snapshot);
  return (
    <PageStack close>
      <PageHeading title={words.title} intro={select.manager(snapshot)?.description} />
      {state && <PartHeading title={words.titles[state]} />}
      {list && state && <CaseTable {...props} list={list} state={state} />}
      <Elsewhere
        count={select.elsewhere(snapshot)}
        onOpen={() => send({ type: 'inbox.requested' })}
      />
      <LevelUp send={send} />
    </PageStack>
  );
}

interface CaseTableProps extends ScreenProps {
  readonly list: List;
  readonly state: CaseState;
}

function CaseTable({ snapshot, send, today, list, state }: CaseTableProps) {
  const listed = useActiveSnapshot(list);
  const { ebox } = selectList.criteria(listed);
  const columns = useMemo(
    () =>
      columnsOf(caseColumns, {
        expiry: (row) => (
          <Expiry
            row={row}
            href={caseAddress({ ebox, caseId: row.caseId, state })}
            today={isOpen(state) ? today : null}
            onOpen={({ caseId, expiry, amountCont }) =>
              send({ type: 'case.opened', caseId, header: { expiry, contested: amountCont } })
            }
          />
        ),
      }),
    [ebox, state, today, send],
  );
  const sought = select.sought(snapshot);
  const seek = (text: string) => send({ type: 'case.sought', text });
  const exporting = selectList.exporting(listed);
  return (
    <>
      <CaseFilters
        criteria={selectList.criteria(listed)}
        codes={select.merchantCodes(snapshot)}
        onChange={(criteria) => list.send({ type: 'search.requested', criteria })}
        sought={sought}
        onSeek={seek}
      />
      {sought.trim() !== '' && selectList.hasRows(listed) ? (
        <CaseSearchResults
          rows={selectList.allRows(listed)}
          sought={sought}
          columns={columns}
          onAll={() => seek('')}
        />
      ) : (
        <ListRows
          snapshot={listed}
          send={list.send}
          caption={words.caption}
          columns={columns}
          list="caseList"
          rowKey={({ caseId }) => caseId}
          empty={<EmptyState title={sharedTexts.noResult}>{words.emptyAdvice}</EmptyState>}
          summary={() => (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{words.found(selectList.totals(listed).count)}</p>
              {isOpen(state) && (
                <div className="max-sm:order-last max-sm:w-full">
                  <Weeks
                    expiries={selectList.allRows(listed).map(({ expiry }) => expiry)}
                    today={today}
                  />
                </div>
              )}
              <ListActions>
                <ExportButton snapshot={listed} send={list.send} />
                <ColumnsMenu list="caseList" columns={columns} />
              </ListActions>
            </div>
          )}
        />
      )}
      <ExportNews actor={exporting} exported={selectList.isExported(listed)} />
    </>
  );
}
