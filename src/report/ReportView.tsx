import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { reportMachine } from '../../machines/report/report.machine';
import * as select from '../../machines/report/report.selectors';
import type { FlowInput } from '../shared/flow';
import { useActiveSnapshot } from '../shared/use-active-snapshot';
import { Filtering } from './Filtering';
import { NothingFound, ReportResult } from './ReportResult';
import type { ScreenProps } from './screen-props';

export interface ReportProps {
  readonly actor: ActorRefFrom<typeof reportMachine>;
  readonly flowInput: Pick<FlowInput, 'today'>;
}

const screens = {
  filtering: Filtering,
  result: ReportResult,
  nothingFound: NothingFound,
} satisfies Record<select.ReportState, ComponentType<ScreenProps>>;

/** REPORT DISPUTE (REP-001 to REP-016). */
export function ReportView({ actor, flowInput }: ReportProps) {
  const snapshot = useActiveSnapshot(actor);
  const Screen = screens[select.reportState(snapshot)];
  return <Screen snapshot={snapshot} send={actor.send} today={flowInput.today} />;
}
