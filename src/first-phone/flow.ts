import { draftOf, firstPhoneDraft } from '../../machines/first-phone/first-phone.draft';
import { firstPhoneMachine } from '../../machines/first-phone/first-phone.machine';
import { flow } from '../shared/flow';
import { FirstPhoneView } from './FirstPhoneView';

export const firstPhone = flow({
  machine: firstPhoneMachine,
  input: ({ draft }) => ({ draft }),
  keeps: {
    schema: firstPhoneDraft,
    of: draftOf,
    named: ({ number }) => (number === '' ? {} : { newTelephone: number }),
  },
  View: FirstPhoneView,
});
