import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Summary } from '../../acquirer/contract/summaries';
import * as selectSearch from '../../machines/shared/search/search.selectors';
import type { SearchActor } from '../../machines/shared/search/search-of';
import {
  layerActors,
  type SummaryCriteria,
  summaryActors,
} from '../../machines/summaries/summaries.actors';
import type { summariesMachine } from '../../machines/summaries/summaries.machine';
import * as select from '../../machines/summaries/summaries.selectors';
import { sharedTexts } from '../italian/shared';
import { summaryTexts } from '../italian/summaries';
import { columnsOf } from '../lists/columns';
import { FilterForm } from '../lists/FilterForm';
import { SearchResults } from '../lists/SearchResults';
import { sortable, sortedByServer } from '../lists/sorting';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import { HeadedPage } from '../ui/HeadedPage';
import { Banks } from './Banks';
import { DifferencesFirst, DifferencesOfMonths } from './Differences';
import { differentIn } from './difference';
import { summaryList } from './list';
import { SummariesTable } from './SummariesTable';
import { SummaryLayer } from './SummaryLayer';
import { useLayer } from './use-layer';

export interface SummariesProps {
  readonly actor: ActorRefFrom<typeof summariesMachine>;
  readonly flowInput: Pick<FlowInput, 'session' | 'today' | 'configuration'>;
}

interface ConsultingProps extends SummariesProps {
  readonly search: SearchActor<Summary, SummaryCriteria>;
}

/** Consulta Riepilogo (RIE-001): the search, and over it the layer of one summary. */
export function SummariesView({ actor, flowInput }: SummariesProps) {
  const search = select.search(useActiveSnapshot(actor));
  return (
    <HeadedPage close title={summaryTexts.title} intro={summaryTexts.intro}>
      {search && <Consulting actor={actor} flowInput={flowInput} search={search} />}
    </HeadedPage>
  );
}

function Consulting({ actor, flowInput, search }: ConsultingProps) {
  const snapshot = useActiveSnapshot(actor);
  const found = { snapshot: useActiveSnapshot(search), send: search.send };
  const layer = select.layer(snapshot);
  const layerSnapshot = useLayer(layer);
  const answered = layerSnapshot !== undefined && select.hasAnswered(layerSnapshot);
  const summary = select.summary(snapshot);
  const { configuration, today } = flowInput;
  const columns = useMemo(
    () =>
      sortable(
        columnsOf(summaryList.columns),
        sortedByServer(summaryActors.page.contract, configuration),
      ),
    [configuration],
  );
  const sorts = columns.some(({ key, sorts }) => key === 'difference' && sorts !== undefined);
  const [onlyDifferent, showOnlyDifferent] = useState(false);
  const different = differentIn(selectSearch.rows(found.snapshot));
  return (
    <>
      <FilterForm filters={summaryList.filters} actor={search} flowInput={flowInput} />
      <SearchResults
        {...found}
        session={flowInput.session}
        caption={summaryTexts.tableCaption}
        columns={columns}
        totals={summaryList.totals}
        note={<Banks totals={selectSearch.totals(found.snapshot)} />}
        arrange={<ColumnsMenu list="summaries" columns={columns} />}
        start={sorts && <DifferencesOfMonths today={today} />}
        options={() =>
          sorts ? (
            <DifferencesFirst {...found} />
          ) : (
            different.length > 0 && (
              <Checkbox
                label={summaryTexts.onlyDifferent(
                  different.length,
                  selectSearch.pages(found.snapshot),
                )}
                checked={onlyDifferent}
                onChange={showOnlyDifferent}
              />
            )
          )
        }
      >
        {() => (
          <SummariesTable
            {...found}
            columns={columns}
            onlyDifferent={onlyDifferent && different.length > 0}
            chosen={select.chosen(snapshot)}
            notify={actor.send}
            detailPending={
              (layerSnapshot !== undefined && !answered) || !select.isSettled(snapshot)
            }
          />
        )}
      </SearchResults>
      {layer && answered && summary && (
        <SummaryLayer
          snapshot={layerSnapshot}
          send={layer.send}
          summary={summary}
          sortedBy={sortedByServer(layerActors.rows.contract, configuration)}
        />
      )}
      {select.isRowMissing(snapshot) && (
        <Dialog title={sharedTexts.warning} onClose={() => actor.send({ type: 'dialog.closed' })}>
          <p>{summaryTexts.rowMissing}</p>
        </Dialog>
      )}
    </>
  );
}
