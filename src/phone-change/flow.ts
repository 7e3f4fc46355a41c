import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { named, unsent } from '../../machines/phone-change/phone-change.selectors';
import { flow } from '../shared/flow';
import { PhoneChangeView } from './PhoneChangeView';

export const phoneChange = flow({
  machine: phoneChangeMachine,
  input: ({ session }) => ({
    user: session.merchant?.user ?? '',
    oldNumber: session.merchant?.cellNumber ?? '',
  }),
  persists: { named, unsent },
  View: PhoneChangeView,
});
