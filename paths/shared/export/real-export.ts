import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { exportLimit } from '../../../acquirer/contract/pages';
import type { ExportExit } from '../../../machines/shared/export/export.machine';
import { childEnds } from '../../engine/child-ends';
import type { RealChild, WithChildren } from '../../engine/children';
import { endsOf } from '../../engine/ends';
import type { Scenario } from '../../engine/scenario';
import { exportScenario } from './export.scenario';

const count = exportLimit + 1;

const inputOf = ({ context }: AnyMachineSnapshot) => ({ criteria: context.criteria, count });

const realExport: RealChild = { scenario: exportScenario, input: inputOf };

const waysToEnd = endsOf<ExportExit>(exportScenario);

/** Answers that announce more rows than fit; `name` is the field with their number. */
const announcing = (name: 'count' | 'total') => (event: AnyEventObject) =>
  event.body?.[name] > 0 ? { ...event, body: { ...event.body, [name]: count } } : event;

/** A chart whose rows are so many that its real export can also end with the search of a day. */
export const withRealExport = (scenario: Scenario, name: 'count' | 'total'): WithChildren => ({
  scenario: {
    ...scenario,
    relevant: (snapshot) => [scenario.relevant?.(snapshot), snapshot.context.criteria.day],
    examples: (snapshot, type) =>
      type === 'xstate.done.actor.export'
        ? childEnds('export', waysToEnd(inputOf(snapshot)))
        : scenario.examples(snapshot, type)?.map(announcing(name)),
  },
  children: { export: realExport },
});
