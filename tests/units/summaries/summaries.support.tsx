import { act, render } from '@testing-library/react';
import { type AnyEventObject, createActor } from 'xstate';
import type { Summary, SummaryTransaction } from '../../../acquirer/contract/summaries';
import { emptySession } from '../../../machines/portal/session';
import { exportMachine } from '../../../machines/shared/export/export.machine';
import { listOf } from '../../../machines/shared/list/list-of';
import { searchOf } from '../../../machines/shared/search/search-of';
import type { LayerCriteria, SummaryCriteria } from '../../../machines/summaries/summaries.actors';
import { summariesMachine } from '../../../machines/summaries/summaries.machine';
import { createStubs } from '../../../paths/engine/stubs';
import { defaults } from '../../../paths/portal/company';
import { company } from '../../../paths/portal/portal.scenario';
import { november, owner } from '../../../paths/summaries/summaries.rows';
import { SummariesView } from '../../../src/summaries/SummariesView';

const flowInput = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
  configuration: defaults,
};

/** Consulta Riepilogo on the screen with all its real charts; only the calls are stubs. */
export const openSummaries = (criteria = november) => {
  const stubs = createStubs();
  const exporting = (work: string) =>
    exportMachine.provide({
      actors: { dayCounts: stubs.call('dayCounts'), work: stubs.call(work) } as never,
    });
  const machine = summariesMachine.provide({
    actors: {
      search: searchOf<Summary, SummaryCriteria>({
        totals: stubs.call('totals'),
        page: stubs.call('page'),
        export: exporting('work'),
      }),
      layer: listOf<SummaryTransaction, LayerCriteria>({
        rows: stubs.call('rows'),
        export: exporting('layerWork'),
      }),
    },
  });
  const actor = createActor(machine, { input: { criteria, page: 1, chosen: '', owner } }).start();
  render(<SummariesView actor={actor} flowInput={flowInput} />);
  const answer = (who: string, event: AnyEventObject) => act(() => stubs.answer(event, who));
  return {
    actor,
    stubs,
    answer,
    brings: (who: string, body: object) => answer(who, { type: 'http.200', body }),
  };
};
