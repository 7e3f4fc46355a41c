import type { AnyMachineSnapshot } from 'xstate';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { changedElsewhere } from '../shared/changed-elsewhere';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';
import { verified } from '../shared/verified';

const known = { user: 'ristretto01', oldNumber: '+39 333 1234567' };
const another = '+39 333 7654321';
const third = '+39 333 1111111';

/** In another tab a third number, or the one that is being confirmed here. */
const numbersElsewhere = ({ context: { oldNumber, newNumber } }: AnyMachineSnapshot) => {
  if (oldNumber !== known.oldNumber) return [];
  return newNumber === another ? [another, third] : [third];
};

const examples: EventExamples = (snapshot, type) => {
  switch (type) {
    case 'session.changed':
      return changedElsewhere(
        snapshot,
        numbersElsewhere(snapshot).map((oldNumber) => ({ ...known, oldNumber })),
      );
    case 'number.confirmed':
      return [another, '+39', '3337654321', snapshot.context.oldNumber.replace(' ', '')].map(
        (number) => ({ type, number }),
      );
    case 'number.typed':
      return [{ type, number: '+39 34' }];
    case 'xstate.done.actor.oldNumberCode':
      return codeEnds('oldNumberCode');
    case 'xstate.done.actor.newNumberCode':
      return codeEnds('newNumberCode');
    default:
      return verified(snapshot, type, [
        { cellNumber: '+393337654321' },
        { cellNumber: known.oldNumber },
      ]);
  }
};

export const phoneChangeScenario: Scenario = {
  name: 'Phone change',
  machine: phoneChangeMachine,
  inputs: { 'a known number': known },
  examples,
  relevant: ({ context }) => [context.newNumber !== '', context.oldNumber],
  calls: ['welcome'],
  children: { oldNumberCode: codeAtWork, newNumberCode: codeAtWork },
};
