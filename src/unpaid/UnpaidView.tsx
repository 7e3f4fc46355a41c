import type { ActorRefFrom } from 'xstate';
import * as selectList from '../../machines/shared/list/list.selectors';
import type { UnpaidTab, unpaidMachine } from '../../machines/unpaid/unpaid.machine';
import * as select from '../../machines/unpaid/unpaid.selectors';
import { formatEuro } from '../italian/format';
import { sharedTexts } from '../italian/shared';
import { unpaidTexts } from '../italian/unpaid';
import { ListRows } from '../shared/list/ListRows';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Dialog } from '../ui/Dialog';
import { EmptyState } from '../ui/EmptyState';
import { HeadedPage } from '../ui/HeadedPage';
import { PageStack } from '../ui/PageStack';
import { Tabs } from '../ui/Tabs';
import { unpaidColumns } from './columns';
import { FormTab } from './FormTab';

export interface UnpaidProps {
  readonly actor: ActorRefFrom<typeof unpaidMachine>;
}

const order: readonly UnpaidTab[] = ['check', 'form'];

/** Insoluti (INS-001 to INS-007). */
export function UnpaidView({ actor }: UnpaidProps) {
  const snapshot = useActiveSnapshot(actor);
  const list = select.list(snapshot);
  return (
    <HeadedPage close title={unpaidTexts.title} intro={unpaidTexts.intro}>
      <Tabs
        label={unpaidTexts.tabsLabel}
        tabs={[
          {
            label: unpaidTexts.tabs.check,
            panel: list && <UnpaidList list={list} />,
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

interface UnpaidListProps {
  readonly list: NonNullable<ReturnType<typeof select.list>>;
}

/** The tab 'Verifica Insoluti'. */
export function UnpaidList({ list }: UnpaidListProps) {
  const snapshot = useActiveSnapshot(list);
  const { count, sums } = selectList.totals(snapshot);
  return (
    <PageStack close>
      <ListRows
        snapshot={snapshot}
        send={list.send}
        caption={unpaidTexts.tableCaption}
        columns={unpaidColumns}
        empty={<EmptyState icon="check" title={unpaidTexts.none} />}
        summary={() => <p>{unpaidTexts.found(count, formatEuro(sums.amount ?? 0))}</p>}
      />
    </PageStack>
  );
}
