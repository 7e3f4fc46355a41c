import {
  draftOf,
  phoneChangeDraft,
  unsentIn,
} from '../../machines/phone-change/phone-change.draft';
import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { flow } from '../shared/flow';
import { PhoneChangeView } from './PhoneChangeView';

export const phoneChange = flow({
  machine: phoneChangeMachine,
  input: ({ session, draft }) => ({
    user: session.merchant?.user ?? '',
    oldNumber: session.merchant?.cellNumber ?? '',
    draft,
  }),
  keeps: {
    schema: phoneChangeDraft,
    of: draftOf,
    unsent: unsentIn,
    named: ({ newNumber }) => (newNumber === '' ? {} : { newTelephone: newNumber }),
  },
  View: PhoneChangeView,
});
