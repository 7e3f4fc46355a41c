import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as selectList from '../../machines/shared/list/list.selectors';
import { statementActors } from '../../machines/statements/statements.actors';
import type { statementsMachine } from '../../machines/statements/statements.machine';
import * as select from '../../machines/statements/statements.selectors';
import { sharedTexts } from '../italian/shared';
import { statementTexts } from '../italian/statements';
import { ListRows } from '../lists/ListRows';
import { sortedByServer } from '../lists/sorting';
import { DocumentStatus } from '../shared/document/DocumentStatus';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { EmptyState } from '../ui/EmptyState';
import { HeadedPage } from '../ui/HeadedPage';
import { ArchiveStatus } from './ArchiveStatus';
import { statementColumns } from './columns';
import { EveryStatement } from './EveryStatement';
import { StatementsFilters } from './StatementsFilters';

export interface StatementsProps {
  readonly actor: ActorRefFrom<typeof statementsMachine>;
  readonly flowInput: Pick<FlowInput, 'today' | 'configuration'>;
}

/** Estratto conto (EST-001 to EST-011). */
export function StatementsView({ actor, flowInput }: StatementsProps) {
  const snapshot = useActiveSnapshot(actor);
  const list = select.list(snapshot);
  const document = select.arriving(snapshot);
  const archive = select.gathering(snapshot);
  return (
    <HeadedPage close title={statementTexts.title} intro={statementTexts.intro}>
      {list && <StatementsList list={list} actor={actor} flowInput={flowInput} />}
      {document && <DocumentStatus actor={document} />}
      {archive && <ArchiveStatus actor={archive} />}
    </HeadedPage>
  );
}

interface StatementsListProps extends StatementsProps {
  readonly list: NonNullable<ReturnType<typeof select.list>>;
}

/** The filters and the results. */
export function StatementsList({ list, actor, flowInput }: StatementsListProps) {
  const snapshot = useActiveSnapshot(list);
  const { configuration } = flowInput;
  const columns = useMemo(
    () => statementColumns(actor, sortedByServer(statementActors.rows.contract, configuration)),
    [actor, configuration],
  );
  return (
    <>
      <StatementsFilters snapshot={snapshot} send={list.send} today={flowInput.today} />
      <ListRows
        snapshot={snapshot}
        send={list.send}
        caption={statementTexts.tableCaption}
        columns={columns}
        rowKey={({ branchCode, date }, index) => `${index} ${branchCode} ${date}`}
        summary={() => (
          <EveryStatement
            actor={actor}
            month={selectList.criteria(snapshot).month}
            count={selectList.totals(snapshot).count}
          />
        )}
        empty={<EmptyState title={sharedTexts.noResult}>{statementTexts.emptyAdvice}</EmptyState>}
      />
    </>
  );
}
