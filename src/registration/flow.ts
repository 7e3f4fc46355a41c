import * as v from 'valibot';
import { now } from '../../acquirer/client/clock';
import { copyOf, registrationCopy } from '../../machines/registration/registration.form';
import { registrationMachine } from '../../machines/registration/registration.machine';
import * as select from '../../machines/registration/registration.selectors';
import { registrationCopyIn } from '../browser/registration-copy';
import { flow } from '../shared/flow';
import { RegistrationView } from './RegistrationView';

const clock = () => now().getTime();
const copies = registrationCopyIn(window.localStorage, clock);

const earlier = () => {
  const stored = copies.read();
  const read = v.safeParse(registrationCopy, stored?.copy);
  return stored !== null && read.success ? { at: stored.at, copy: read.output } : null;
};

export const registration = flow({
  machine: registrationMachine.provide({
    actions: {
      keepCopy: ({ context: { kind, typed, begunAt } }) => {
        const copy = copyOf(kind, typed);
        if (copy !== null) copies.write(begunAt, copy);
      },
      wipeCopy: () => copies.wipe(),
    },
  }),
  input: ({ path }) => ({ path, earlier: earlier(), startedAt: clock() }),
  persists: { onlyWhereItWas: true },
  View: RegistrationView,
  page: select.page,
});
