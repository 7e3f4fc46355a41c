import type { AnyMachineSnapshot } from 'xstate';
import { photographsInput } from '../../../../machines/cases/case-detail/case-reply/case-reply.types';
import type { WithChildren } from '../../../engine/children';
import { caseReplyScenario } from './case-reply.scenario';
import { photographsScenario } from './photographs/photographs.scenario';

export const withChildren: WithChildren = {
  scenario: caseReplyScenario,
  children: {
    photographs: {
      scenario: photographsScenario,
      input: ({ context }: AnyMachineSnapshot) => photographsInput(context),
    },
  },
};
