import { useMemo } from 'react';
import type { OpenCase } from '../../../acquirer/contract/open-cases';
import { caseAddress } from '../../../acquirer/contract/rules/case-address';
import * as select from '../../../machines/cases/cases.selectors';
import * as selectList from '../../../machines/shared/list/list.selectors';
import { caseAssignmentTexts } from '../../italian/case-assignment';
import { openCaseTexts as words } from '../../italian/open-cases';
import { sharedTexts } from '../../italian/shared';
import { columnsOf } from '../../lists/columns';
import { ExportButton, ListActions } from '../../lists/ListActions';
import { ListRows } from '../../lists/ListRows';
import { ColumnsMenu } from '../../shared/columns/ColumnsMenu';
import { ExportNews } from '../../shared/export/ExportNews';
import { useActiveSnapshot } from '../../shared/use-active-snapshot';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeading } from '../../ui/PageHeading';
import { PageStack } from '../../ui/PageStack';
import { Expiry } from '../Expiry';
import { LevelUp } from '../LevelUp';
import { managerPlace } from '../manager-place';
import type { ScreenProps } from '../screen-props';
import { WeekCounts } from '../Weeks';
import { openCaseColumns } from './list';
import { OpenCaseFilters } from './OpenCaseFilters';

type Inbox = NonNullable<ReturnType<typeof select.inbox>>;

/** Richieste aperte: the open cases of all managers, the nearest deadline first. */
export function OpenCases(props: ScreenProps) {
  const { snapshot, send } = props;
  const inbox = select.inbox(snapshot);
  return (
    <PageStack close>
      <PageHeading title={words.title} intro={words.intro} />
      {inbox && <Rows {...props} inbox={inbox} />}
      <LevelUp send={send} />
    </PageStack>
  );
}

function Rows({ snapshot, send, today, inbox }: ScreenProps & { readonly inbox: Inbox }) {
  const listed = useActiveSnapshot(inbox);
  const offered = select.isAssignmentOffered(snapshot);
  const columns = useMemo(
    () =>
      columnsOf(openCaseColumns, {
        expiry: (row: OpenCase) => (
          <Expiry
            row={row}
            href={caseAddress(row)}
            today={today}
            onOpen={() => send({ type: 'openCase.opened', row })}
          />
        ),
        manager: (row: OpenCase) => <ManagerOfCase row={row} offered={offered} />,
      }),
    [today, send, offered],
  );
  const overview = select.overview(snapshot);
  return (
    <>
      <OpenCaseFilters
        criteria={selectList.criteria(listed)}
        rows={selectList.allRows(listed)}
        overview={overview}
        onChange={(criteria) => inbox.send({ type: 'search.requested', criteria })}
      />
      <ListRows
        snapshot={listed}
        send={inbox.send}
        caption={words.caption}
        columns={columns}
        rowKey={({ caseId }) => caseId}
        empty={
          <EmptyState title={sharedTexts.noResult}>
            {words.empty(select.isInboxFiltered(snapshot))}
          </EmptyState>
        }
        list="openCases"
        summary={() => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{words.found(selectList.totals(listed).count)}</p>
            <div className="max-lg:order-last max-lg:w-full">
              <WeekCounts
                counts={selectList.counts(listed)}
                only={selectList.criteria(listed).week}
              />
            </div>
            <ListActions>
              <ExportButton snapshot={listed} send={inbox.send} />
              <ColumnsMenu list="openCases" columns={columns} />
            </ListActions>
          </div>
        )}
      />
      <ExportNews actor={selectList.exporting(listed)} exported={selectList.isExported(listed)} />
    </>
  );
}

interface ManagerOfCaseProps {
  readonly row: OpenCase;
  /** The back end hands cases over. */
  readonly offered: boolean;
}

/** Its manager by name, on a phone with the place, and the previous one where it was handed over. */
function ManagerOfCase({ row: { manager, assignedFrom }, offered }: ManagerOfCaseProps) {
  const { name, place } = managerPlace(manager);
  return (
    <>
      <span className="block">{name} </span>
      {place && <span className="block text-ink-soft md:hidden">{place} </span>}
      {offered && assignedFrom !== '' && (
        <span className="block text-ink-soft">
          {caseAssignmentTexts.from(managerPlace(assignedFrom).name || assignedFrom)}
        </span>
      )}
    </>
  );
}
