import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import type { EnrolmentEvent } from '../../../machines/dispute-online/enrolment/enrolment.types';
import { input } from './enrolment.scenario';

interface Step {
  send(event: { readonly type: 'step.back' }): void;
}

/** The wizard around a step that is looked at alone: it passes Indietro on. */
export const wizard = (step?: Step) => ({
  snapshot: createActor(enrolmentMachine, { input: { ...input, mode: 'enrol' } })
    .start()
    .getSnapshot(),
  send: ({ type }: EnrolmentEvent) => type === 'step.back' && step?.send({ type }),
  arrives: true,
});

/** The wizard is a part of its page: its steps are headings of the second level. */
export const isAtStep = (title: string) => screen.getByRole('heading', { level: 2, name: title });
