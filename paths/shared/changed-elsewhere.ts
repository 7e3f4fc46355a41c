import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Another tab changes what the session knows, as long as the flow is not over. */
export const changedElsewhere = (
  { status }: AnyMachineSnapshot,
  inputs: readonly object[],
): AnyEventObject[] =>
  status === 'active' ? inputs.map((input) => ({ type: 'session.changed', input })) : [];
