import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { portalMachine } from '../../../machines/portal/portal.machine';
import { routes } from '../../../src/routes';

/** A chart as one flow uses it, with the calls that this flow gives it. */
export interface ProvidedChart {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  /** The calls that ask the acquirer, by `src`. */
  readonly asking: ReadonlyMap<string, AnyActorLogic>;
}

const isChart = (logic: unknown): logic is AnyStateMachine =>
  (logic as { root?: unknown } | undefined)?.root !== undefined;

const asksTheAcquirer = (logic: unknown): logic is AnyActorLogic =>
  (logic as { asks?: boolean } | undefined)?.asks === true;

const chartsIn = (flow: string, machine: AnyStateMachine): ProvidedChart[] => {
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
  const asking = new Map(actors.filter(([, logic]) => asksTheAcquirer(logic)));
  const deeper = actors.flatMap(([, logic]) => (isChart(logic) ? chartsIn(flow, logic) : []));
  return [...(asking.size > 0 ? [{ flow, machine, asking }] : []), ...deeper];
};

/** Every chart of the portal that asks the acquirer, as often as a flow uses it. */
export const providedCharts = async (): Promise<ProvidedChart[]> => {
  const flows = await Promise.all(
    routes.map(async ({ flow, load }) => chartsIn(flow, (await load()).machine as AnyStateMachine)),
  );
  return [...chartsIn('portal', portalMachine), ...flows.flat()];
};
