import * as v from 'valibot';
import { now } from '../../acquirer/client/clock';
import {
  copyOf,
  draftOf,
  registrationCopy,
  registrationDraft,
} from '../../machines/registration/registration.draft';
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
      keepCopy: ({ context }) => {
        const copy = copyOf(context);
        if (copy !== null) copies.write(context.begunAt, copy);
      },
      wipeCopy: () => copies.wipe(),
    },
  }),
  input: ({ path, draft }) => ({ path, draft, earlier: earlier(), startedAt: clock() }),
  keeps: { schema: registrationDraft, of: draftOf },
  View: RegistrationView,
  page: select.page,
});
