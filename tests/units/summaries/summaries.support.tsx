import { act, render } from '@testing-library/react';
import { type AnyEventObject, createActor } from 'xstate';
import { emptySession } from '../../../machines/portal/session';
import { exportMachine } from '../../../machines/shared/export/export.machine';
import { listMachine } from '../../../machines/shared/list/list.machine';
import { searchMachine } from '../../../machines/shared/search/search.machine';
import { summariesMachine } from '../../../machines/summaries/summaries.machine';
import { SummariesView } from '../../../src/summaries/SummariesView';
import { createStandIns } from '../../../walks/engine/stand-ins';
import { company } from '../../../walks/portal/portal.scenario';
import { november, otherSummary, summary, totals } from '../../../walks/summaries/summaries.rows';

const facts = {
  session: { ...emptySession, token: 'a-token', merchant: company },
  today: '2026-11-21',
};

/** Consulta Riepilogo on the screen with all its real charts; only the calls stand in. */
export const openSummaries = (criteria: Record<string, string> = november) => {
  const standIns = createStandIns();
  const exporting = (allRows: string) =>
    exportMachine.provide({
      actors: {
        allRows: standIns.call(allRows),
        dayCounts: standIns.call('dayCounts'),
        writeWorkbook: standIns.call('writeWorkbook'),
      } as never,
    });
  const machine = summariesMachine.provide({
    actors: {
      search: searchMachine.provide({
        actors: {
          totals: standIns.call('totals'),
          page: standIns.call('page'),
          export: exporting('allRows'),
        } as never,
      }),
      layer: listMachine.provide({
        actors: { rows: standIns.call('rows'), export: exporting('layerRows') } as never,
      }),
    },
  });
  const actor = createActor(machine, { input: { criteria, page: 1 } }).start();
  render(<SummariesView actor={actor} facts={facts} />);
  const answer = (who: string, event: AnyEventObject) => act(() => standIns.answer(event, who));
  return {
    actor,
    standIns,
    answer,
    brings: (who: string, body: object) => answer(who, { type: 'http.200', body }),
  };
};

/** The same with two summaries found. */
export const withTwoSummaries = () => {
  const opened = openSummaries();
  opened.brings('totals', totals);
  opened.brings('page', { rows: [summary, otherSummary] });
  return opened;
};
