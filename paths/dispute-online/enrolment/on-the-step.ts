import { screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { enrolmentMachine } from '../../../machines/dispute-online/enrolment/enrolment.machine';
import { input } from './enrolment.scenario';

/** The wizard around a step that is looked at alone. */
export const wizard = () => ({
  snapshot: createActor(enrolmentMachine, { input: { ...input, mode: 'enrol' } })
    .start()
    .getSnapshot(),
  send: () => {},
  arrives: true,
});

/** The wizard is a part of its page: its steps are headings of the second level. */
export const isAtStep = (title: string) => screen.getByRole('heading', { level: 2, name: title });
