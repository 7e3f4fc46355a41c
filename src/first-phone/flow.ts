import { keptFirstPhone, keptOf } from '../../machines/first-phone/first-phone.kept';
import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { flow } from '../shared/flow';
import { FirstPhoneView } from './FirstPhoneView';

export const firstPhone = flow({
  machine: firstPhoneMachine,
  input: ({ kept }) => ({ kept }),
  keeps: {
    schema: keptFirstPhone,
    of: keptOf,
    named: ({ number }) => (number === '' ? {} : { newTelephone: number }),
  },
  View: FirstPhoneView,
});
