import { phoneChangeMachine } from '../../machines/phone-change/phone-change.machine';
import { flow } from '../flow';
import { PhoneChangeView } from './PhoneChangeView';

export const phoneChange = flow({
  machine: phoneChangeMachine,
  input: ({ session }) => ({
    user: session.merchant?.user ?? '',
    oldNumber: session.merchant?.cellNumber ?? '',
  }),
  View: PhoneChangeView,
});
