import { useEffect, useMemo, useRef } from 'react';
import type { FoundMovement } from '../../acquirer/contract/find-movements';
import { type FindCriteria, findActors } from '../../machines/find-movements/find-movements.actors';
import * as select from '../../machines/shared/list/list.selectors';
import type { ListActor } from '../../machines/shared/list/list-of';
import { findTexts } from '../italian/find-movements';
import { formatWhole } from '../italian/format';
import { searchTexts } from '../italian/search';
import { sharedTexts } from '../italian/shared';
import { columnsOf } from '../lists/columns';
import { linkCells } from '../lists/link-cells';
import { sortable, sortedByServer } from '../lists/sorting';
import { ExportNews } from '../shared/export/ExportNews';
import type { FlowInput } from '../shared/flow';
import { ExportButton } from '../shared/list/ExportButton';
import { ListRows } from '../shared/list/ListRows';
import { useDraft } from '../shared/search/use-draft';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FilterPanel } from '../ui/FilterPanel';
import { HeadedPage } from '../ui/HeadedPage';
import { SummaryBlock } from '../ui/SummaryBlock';
import { TextField } from '../ui/TextField';
import { foundColumns } from './list';

export interface FindProps {
  readonly flowInput: Pick<FlowInput, 'configuration'>;
  readonly actor: ListActor<FoundMovement, FindCriteria>;
}

/** Trova un movimento (extension `findMovements`): one field, over all months and points of sale. */
export function FindView({ actor, flowInput: { configuration } }: FindProps) {
  const snapshot = useActiveSnapshot(actor);
  const columns = useMemo(
    () =>
      sortable(
        columnsOf(foundColumns, linkCells(foundColumns, actor.send)),
        sortedByServer(findActors.rows.contract, configuration),
      ),
    [actor, configuration],
  );
  return (
    <HeadedPage close title={findTexts.title} intro={findTexts.intro}>
      <FindForm actor={actor} />
      <ListRows
        snapshot={snapshot}
        send={actor.send}
        caption={findTexts.tableCaption}
        columns={columns}
        waiting={<EmptyState icon="search" title={findTexts.waiting} />}
        empty={<EmptyState title={sharedTexts.noResult}>{findTexts.emptyAdvice}</EmptyState>}
        summary={() => (
          <SummaryBlock
            title={searchTexts.summary}
            items={[
              { label: findTexts.sought, value: select.criteria(snapshot).text },
              {
                label: findTexts.found,
                value: formatWhole(select.totals(snapshot).count),
                strong: true,
              },
            ]}
            actions={<ExportButton snapshot={snapshot} send={actor.send} />}
            news={
              <ExportNews
                actor={select.exporting(snapshot)}
                exported={select.isExported(snapshot)}
              />
            }
          />
        )}
      />
    </HeadedPage>
  );
}

function FindForm({ actor }: Pick<FindProps, 'actor'>) {
  const asked = useActiveSnapshot(actor, ({ context }) => context.criteria);
  const { draft, change } = useDraft(asked, {});
  const searching = {
    type: 'search.requested',
    criteria: { text: draft.text.trim() },
  } as const;
  const form = useRef<HTMLDivElement>(null);
  // Who comes without a text comes to write one.
  useEffect(() => {
    if (asked.text === '') form.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <div ref={form}>
      <FilterPanel
        label={findTexts.title}
        onSubmit={() => actor.send(searching)}
        actions={
          <Button type="submit" icon="search" disabled={!actor.getSnapshot().can(searching)}>
            {sharedTexts.search}
          </Button>
        }
      >
        <TextField
          label={findTexts.label}
          hint={findTexts.hint}
          value={draft.text}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(text) => change({ text })}
        />
      </FilterPanel>
    </div>
  );
}
