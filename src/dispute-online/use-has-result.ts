import type { ActorRefFrom } from 'xstate';
import type { enrolmentMachine } from '../../machines/dispute-online/enrolment/enrolment.machine';
import {
  type EnrolmentSnapshot,
  step,
} from '../../machines/dispute-online/enrolment/enrolment.selectors';
import { useActiveSnapshot } from '../shared/use-active-snapshot';

type Seen = EnrolmentSnapshot | typeof nothing;

const nothing = { status: 'stopped' } as const;
const nobody = {
  getSnapshot: (): Seen => nothing,
  subscribe: () => ({ unsubscribe: () => {} }),
};

const isOfWizard = (seen: Seen): seen is EnrolmentSnapshot => 'value' in seen;

/** Whether the current wizard, if there is one, has its result. */
export const useHasResult = (wizard: ActorRefFrom<typeof enrolmentMachine> | undefined) => {
  const seen = useActiveSnapshot<Seen>(wizard ?? nobody);
  return isOfWizard(seen) && step(seen) === 'result';
};
