import type { ExportExit } from '../../machines/shared/export/export.machine';
import { childEnds } from '../engine/child-ends';
import type { WithChildren } from '../engine/children';
import { endsOf } from '../engine/ends';
import { exportScenario } from '../shared/export/export.scenario';
import { filters, report, reportScenario } from './report.scenario';

const input = {
  criteria: { ...filters, cod: '5000000001' },
  count: 2,
  rows: report.replies,
};

const ends = endsOf<ExportExit>(exportScenario);

/** The rows are on the screen: no call of theirs can fail. */
const waysToEnd = ends(input).filter(({ type }) => type !== 'failed');

export const withChildren: WithChildren = {
  scenario: {
    ...reportScenario,
    examples: (snapshot, type) =>
      type === 'xstate.done.actor.export'
        ? childEnds('export', waysToEnd)
        : reportScenario.examples(snapshot, type),
  },
  children: { export: { scenario: exportScenario, input } },
};
