import type { ActorRefFrom } from 'xstate';
import type { Criteria } from '../../machines/criteria';
import { isCompany, type Session } from '../../machines/portal/session';
import * as selectList from '../../machines/shared/list/list.selectors';
import type { UnpaidTab, unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import * as select from '../../machines/unpaid/unpaid.selectors';
import { searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { unpaidTexts } from '../italian/unpaid';
import { ExportButton, ListActions } from '../lists/ListActions';
import { ListRows } from '../lists/ListRows';
import { ownerItems, totalItems } from '../lists/labels';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import { ExportNews } from '../shared/export/ExportNews';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { HeadedPage } from '../ui/HeadedPage';
import { PageStack } from '../ui/PageStack';
import { SummaryBlock } from '../ui/SummaryBlock';
import { Tabs } from '../ui/Tabs';
import { FormTab } from './FormTab';
import { unpaidColumns } from './list';

export interface UnpaidProps {
  readonly actor: ActorRefFrom<typeof unpaidMachine>;
  readonly flowInput: Pick<FlowInput, 'session'>;
}

const order: readonly UnpaidTab[] = ['check', 'form'];

/** Insoluti (INS-001 to INS-007). */
export function UnpaidView({ actor, flowInput }: UnpaidProps) {
  const snapshot = useActiveSnapshot(actor);
  const list = select.list(snapshot);
  return (
    <HeadedPage close title={unpaidTexts.title} intro={unpaidTexts.intro}>
      <Tabs
        label={unpaidTexts.tabsLabel}
        tabs={[
          {
            label: unpaidTexts.tabs.check,
            panel: list && <UnpaidList list={list} flowInput={flowInput} />,
          },
          {
            label: unpaidTexts.tabs.form,
            panel: <FormTab snapshot={snapshot} send={actor.send} />,
          },
        ]}
        selectedIndex={select.isFormTab(snapshot) ? 1 : 0}
        onSelect={(index) => actor.send({ type: 'tab.opened', tab: order[index] ?? 'check' })}
      />
      {select.isNotMade(snapshot) && (
        <Dialog title={sharedTexts.warning} onClose={() => actor.send({ type: 'dialog.closed' })}>
          <p>{unpaidTexts.form.notMade}</p>
        </Dialog>
      )}
    </HeadedPage>
  );
}

interface UnpaidListProps extends Pick<UnpaidProps, 'flowInput'> {
  readonly list: NonNullable<ReturnType<typeof select.list>>;
}

/** The point of sale in force, or all of them; a shop needs no such note. */
const scopeOf = ({ codPos }: Criteria, session: Session) => {
  if (!isCompany(session)) return null;
  if (codPos === '') return unpaidTexts.ofCompany;
  return unpaidTexts.ofPoint(session.point?.name ?? '', codPos ?? '');
};

/** The tab 'Verifica Insoluti'. */
export function UnpaidList({ list, flowInput }: UnpaidListProps) {
  const snapshot = useActiveSnapshot(list);
  const exporting = selectList.exporting(snapshot);
  const scope = scopeOf(selectList.criteria(snapshot), flowInput.session);
  return (
    <PageStack close>
      <ListRows
        snapshot={snapshot}
        send={list.send}
        caption={unpaidTexts.tableCaption}
        columns={unpaidColumns}
        list="unpaid"
        labels={unpaidTexts.totals}
        empty={
          <EmptyState icon="check" title={unpaidTexts.none}>
            {scope}
          </EmptyState>
        }
        summary={() => (
          <SummaryBlock
            title={searchTexts.summary}
            items={[
              ...ownerItems(selectList.criteria(snapshot), flowInput.session),
              ...totalItems(selectList.totals(snapshot), unpaidTexts.totals),
            ]}
            actions={
              <ListActions>
                <ExportButton snapshot={snapshot} send={list.send} />
                <ColumnsMenu list="unpaid" columns={unpaidColumns} />
              </ListActions>
            }
            news={<ExportNews actor={exporting} exported={selectList.isExported(snapshot)} />}
          />
        )}
      />
    </PageStack>
  );
}
