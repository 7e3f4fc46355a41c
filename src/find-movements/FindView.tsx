import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { FoundMovement } from '../../acquirer/contract/find-movements';
import { longestSought, writtenSought } from '../../acquirer/contract/rules/sought';
import { type FindCriteria, findActors } from '../../machines/find-movements/find-movements.actors';
import type { findMovementsMachine } from '../../machines/find-movements/find-movements.machine';
import * as select from '../../machines/find-movements/find-movements.selectors';
import * as selectList from '../../machines/shared/list/list.selectors';
import type { ListActor } from '../../machines/shared/list/list-of';
import { findTexts } from '../italian/find-movements';
import { formatWhole } from '../italian/format';
import { monthChoices } from '../italian/months';
import { searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { columnsOf } from '../lists/columns';
import { ExportButton, ListActions } from '../lists/ListActions';
import { ListRows } from '../lists/ListRows';
import { linkCells } from '../lists/link-cells';
import { sortable, sortedByServer } from '../lists/sorting';
import { useDraft } from '../lists/use-draft';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import { ExportNews } from '../shared/export/ExportNews';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FilterPanel } from '../ui/FilterPanel';
import { HeadedPage } from '../ui/HeadedPage';
import { Select } from '../ui/Select';
import { SummaryBlock } from '../ui/SummaryBlock';
import { TextField } from '../ui/TextField';
import { adviceOn } from './advice';
import { FoundCases } from './FoundCases';
import { foundColumns } from './list';

export interface FindProps {
  readonly flowInput: Pick<FlowInput, 'configuration' | 'today'>;
  readonly actor: ActorRefFrom<typeof findMovementsMachine>;
}

/** Trova un movimento (extension `findMovements`): one field, over all months, for the shop in force. */
export function FindView({ actor, flowInput }: FindProps) {
  const snapshot = useActiveSnapshot(actor);
  const list = select.list(snapshot);
  return (
    <HeadedPage close title={findTexts.title} intro={findTexts.intro}>
      {list && (
        <>
          <FindForm
            list={list}
            actor={actor}
            withCases={select.areCasesOffered(snapshot)}
            flowInput={flowInput}
          />
          <FoundCases
            snapshot={snapshot}
            today={flowInput.today}
            onRetry={() => actor.send({ type: 'cases.retried' })}
          />
          <FoundMovements list={list} flowInput={flowInput} />
        </>
      )}
    </HeadedPage>
  );
}

interface ListProps {
  readonly list: ListActor<FoundMovement, FindCriteria>;
}

type FoundMovementsProps = ListProps & Pick<FindProps, 'flowInput'>;

export function FoundMovements({ list, flowInput }: FoundMovementsProps) {
  const snapshot = useActiveSnapshot(list);
  const { configuration } = flowInput;
  const columns = useMemo(
    () =>
      sortable(
        columnsOf(foundColumns, linkCells(foundColumns)),
        sortedByServer(findActors.rows.contract, configuration),
      ),
    [configuration],
  );
  return (
    <ListRows
      snapshot={snapshot}
      send={list.send}
      caption={findTexts.tableCaption}
      columns={columns}
      list="findMovements"
      waiting={<EmptyState icon="search" title={findTexts.waiting} />}
      empty={
        <EmptyState title={findTexts.empty}>
          {adviceOn(selectList.criteria(snapshot), flowInput.today)}
        </EmptyState>
      }
      summary={() => (
        <SummaryBlock
          title={searchTexts.summary}
          items={[
            { label: findTexts.sought, value: selectList.criteria(snapshot).text },
            {
              label: findTexts.found,
              value: formatWhole(selectList.totals(snapshot).count),
              strong: true,
            },
          ]}
          actions={
            <ListActions>
              <ExportButton snapshot={snapshot} send={list.send} />
              <ColumnsMenu list="findMovements" columns={columns} />
            </ListActions>
          }
          news={
            <ExportNews
              actor={selectList.exporting(snapshot)}
              exported={selectList.isExported(snapshot)}
            />
          }
        />
      )}
    />
  );
}

interface SearchRequested {
  readonly type: 'search.requested';
  readonly criteria: FindCriteria;
}

interface FindFormProps extends ListProps, Pick<FindProps, 'flowInput'> {
  readonly actor: {
    send(event: SearchRequested): void;
    getSnapshot(): { can(event: SearchRequested): boolean };
  };
  readonly withCases: boolean;
}

export function FindForm({ list, actor, withCases, flowInput }: FindFormProps) {
  const asked = useActiveSnapshot(list, ({ context }) => context.criteria);
  const { draft, change } = useDraft(asked, {});
  const searching = {
    type: 'search.requested',
    criteria: { ...draft, text: writtenSought(draft.text) },
  } as const;
  const form = useRef<HTMLDivElement>(null);
  // Without a text in the address the field takes the focus.
  useEffect(() => {
    if (asked.text === '') form.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <div ref={form} data-find="">
      <FilterPanel
        label={findTexts.title}
        asked={asked.text === '' ? [] : [`${findTexts.label}: ${asked.text}`]}
        onSubmit={() => actor.send(searching)}
        actions={
          <Button type="submit" icon="search" disabled={!actor.getSnapshot().can(searching)}>
            {sharedTexts.search}
          </Button>
        }
      >
        <TextField
          label={findTexts.label}
          hint={withCases ? findTexts.hintWithCases : findTexts.hint}
          value={draft.text}
          longest={longestSought}
          judged={searching.criteria.text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(text) => change({ text })}
        />
        <Select
          label={findTexts.month}
          emptyOption={findTexts.everyMonth}
          options={monthChoices(flowInput.today)}
          value={draft.month ?? ''}
          onChange={(month) => change({ month })}
        />
      </FilterPanel>
    </div>
  );
}
