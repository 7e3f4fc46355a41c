import {
  type EarlierRegistration,
  emptyForm,
  formWith,
  isUntouched,
  type Typed,
} from '../../machines/registration/registration.form';
import { registrationMachine } from '../../machines/registration/registration.machine';
import type { EventExamples } from '../engine/graph';
import type { Scenario } from '../engine/scenario';
import { codeAtWork, codeEnds } from '../shared/code/code.scenario';

const shared = {
  cell: '+39 333 1234567',
  codVat: '01234567890',
  codZip: '20121',
  companyCode: '0123456789',
  captcha: true,
} as const;

export const companyForm = {
  kind: 'company',
  data: {
    ...shared,
    name: 'Anna',
    surname: 'Rossi',
    taxCode: 'RSSNNA80A41F205X',
    email: 'anna.rossi@example.it',
  },
} as const;

export const shopForm = { kind: 'shop', data: { ...shared, posCod: '5000000001' } } as const;

const broken = { ...companyForm, data: { ...companyForm.data, codVat: '1' } };

export const credentials = {
  username: 'annarossi1',
  password: 'Portale2026',
  email: 'anna.rossi@example.it',
};

export const typedAsCompany: Typed = {
  form: formWith(emptyForm, companyForm),
  consent: true,
  username: credentials.username,
  email: '',
};

/** A company's registration that another tab of this browser began. */
export const earlier: EarlierRegistration = {
  at: Date.parse('2026-11-24T09:30:00Z'),
  copy: { kind: 'company', form: typedAsCompany.form, username: credentials.username, email: '' },
};

const examples: EventExamples = (snapshot, type) => {
  const { context } = snapshot;
  switch (type) {
    case 'kind.chosen':
      return ['company', 'shop'].map((kind) => ({ type, kind }));
    case 'earlier.resumed':
    case 'earlier.dropped':
      return context.earlier !== null && isUntouched(context.typed) ? [{ type }] : [];
    case 'form.submitted': {
      const form = context.kind === 'shop' ? shopForm : companyForm;
      return [
        { type, form, consent: true },
        { type, form, consent: false },
        { type, form: broken, consent: true },
      ];
    }
    case 'form.typed':
      return [{ type, form: { ...emptyForm, codZip: '2012' }, consent: false }];
    case 'credentials.typed':
      return [{ type, username: 'annarossi2', email: '' }];
    case 'credentials.chosen': {
      const chosen = { ...credentials, email: context.kind === 'shop' ? credentials.email : '' };
      return [
        { type, credentials: chosen },
        { type, credentials: { ...chosen, password: chosen.username } },
      ];
    }
    case 'address.opened':
      return [
        '/RegistrationSelect',
        '/SocietyRegistration',
        '/ShopRegistration',
        '/ValidateRegistration',
      ].map((path) => ({ type, path }));
    case 'xstate.done.actor.code':
      return codeEnds('code');
    default:
      return undefined;
  }
};

/** A registration that begins now. */
export const begun = { path: '/RegistrationSelect', earlier: null, startedAt: 0 };

export const registrationScenario: Scenario = {
  name: 'Registration',
  machine: registrationMachine,
  inputs: {
    'from the choice': { ...begun, path: '/RegistrationSelect' },
    'one was begun in another tab': { ...begun, path: '/RegistrationSelect', earlier },
    'a later step by its address': { ...begun, path: '/OTPCodeReg' },
  },
  examples,
  relevant: ({ context }) => [
    context.kind,
    context.form === null,
    context.accepted?.kind,
    context.typed.consent,
    context.typed.form.codZip,
    context.typed.form.codVat,
    context.typed.username,
    context.typed.email,
    context.typed.form.name,
    context.typed.form.posCod,
    context.earlier !== null,
  ],
  calls: ['register'],
  children: { code: codeAtWork },
};
