import { describe } from 'vitest';
import {
  registerMerchant,
  registerPos,
  validateMerchantUser,
  validatePosUser,
} from '../../acquirer/contract/registration';
import { contextFrom } from '../../machines/registration/registration.kept';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { emptyForm, nothingTyped } from '../../machines/registration/registration.typed';
import { otpMachine } from '../../machines/shared/otp/otp.machine';
import {
  companyForm,
  credentials,
  keptAt,
  shopForm,
  typedAsCompany,
} from '../../walks/registration/registration.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys } from './support/table';

const context = { path: '/RegistrationSelect', ...contextFrom(null) };
const form = (state: string) => ({ fillingForm: state });
const choosing = (state: string) => ({ choosingCredentials: state });
const submit = (data: unknown, consent = true) => ({ type: 'form.submitted', form: data, consent });
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
const without = (change: object) => ({
  ...companyForm,
  data: { ...companyForm.data, ...change },
});

describe('registration: what the requirements say', () => {
  obeys(registrationMachine, context, [
    {
      rule: 'a registration begins with the choice of its kind',
      starting: { path: '/RegistrationSelect', kept: null },
      to: 'choosingKind',
    },
    ...[
      '/SocietyRegistration',
      '/ShopRegistration',
      '/ValidateRegistration',
      '/OTPCodeReg',
      '/RegistrationResult',
    ].map((path) => ({
      rule: `[REG-006] [REG-007] [REG-019] [REG-024] [REG-028] ${path} without the step before leads to the login`,
      starting: { path, kept: null },
      to: 'stepMissing',
      exit: { type: 'opened', page: 'login', replaces: true },
    })),
    {
      rule: 'a reload at the form finds what was typed, and the consent',
      starting: { path: '/SocietyRegistration', kept: keptAt('form') },
      to: form('filling'),
      remembering: { kind: 'company', typed: typedAsCompany, form: null },
    },
    {
      rule: 'a reload at the form of a shop too',
      starting: { path: '/ShopRegistration', kept: keptAt('form', { kind: 'shop' }) },
      to: form('filling'),
      remembering: { kind: 'shop' },
    },
    {
      rule: '[REG-006] the form of the other kind is not what was kept',
      starting: { path: '/ShopRegistration', kept: keptAt('form') },
      to: 'stepMissing',
    },
    {
      rule: '[REG-019] the form kept is not yet the credentials',
      starting: { path: '/ValidateRegistration', kept: keptAt('form') },
      to: 'stepMissing',
    },
    {
      rule: '[REG-024] nor are the credentials the code',
      starting: { path: '/OTPCodeReg', kept: keptAt('credentials') },
      to: 'stepMissing',
    },
    ...(['credentials', 'code'] as const).flatMap((step) => [
      {
        rule: `who has come to the ${step} can open the form again`,
        starting: { path: '/SocietyRegistration', kept: keptAt(step) },
        to: form('filling'),
        remembering: { form: companyForm },
      },
      {
        rule: `[REG-020] a reload at the ${step} finds the credentials without the password`,
        starting: { path: '/ValidateRegistration', kept: keptAt(step) },
        to: choosing('again'),
        remembering: { credentials: { ...credentials, email: '', password: '' } },
      },
    ]),
    {
      rule: '[OTP-008] a reload at the code finds its page; the code is still good',
      starting: { path: '/OTPCodeReg', kept: keptAt('code') },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: companyForm.data.cell,
          request: {
            kind: 'company',
            credentials: { username: credentials.username, password: '', email: '' },
          },
          stands: false,
        },
      },
    },
    {
      rule: '[REG-032] a reload at the bad result finds it',
      starting: { path: '/RegistrationResult', kept: keptAt('notSucceeded') },
      to: { result: 'notSucceeded' },
      remembering: { form: companyForm, typed: typedAsCompany },
    },
    {
      rule: '[ERR-017] and at a lost answer',
      starting: { path: '/RegistrationResult', kept: keptAt('unanswered') },
      to: { result: 'unanswered' },
    },
    {
      rule: '[REG-028] the result is not there before it has come',
      starting: { path: '/RegistrationResult', kept: keptAt('code') },
      to: 'stepMissing',
    },
    {
      rule: '[ERR-007] after data were refused the registration goes on at the form, filled in',
      starting: { path: '/RegistrationSelect', kept: keptAt('form', { refused: true }) },
      to: form('filling'),
      remembering: { typed: typedAsCompany },
    },
    {
      rule: '[ERR-011] after a username was refused it goes on at the credentials',
      starting: { path: '/RegistrationSelect', kept: keptAt('credentials', { refused: true }) },
      to: choosing('again'),
      remembering: { form: companyForm },
    },
    {
      rule: '[REG-001] [REG-002] whoever begins anew begins with the choice, and types nothing twice',
      starting: { path: '/RegistrationSelect', kept: keptAt('credentials') },
      to: 'choosingKind',
      remembering: { typed: typedAsCompany },
    },
    {
      rule: 'what is typed in the form is known at once',
      in: form('filling'),
      with: { typed: typedAsCompany },
      on: { type: 'form.typed', form: { ...emptyForm, name: 'An' }, consent: false },
      to: form('filling'),
      remembering: {
        typed: { ...typedAsCompany, form: { ...emptyForm, name: 'An' }, consent: false },
      },
    },
    {
      rule: 'so is the username, never the password',
      in: choosing('filling'),
      on: { type: 'credentials.typed', username: 'anna', email: 'anna@' },
      to: choosing('filling'),
      remembering: { typed: { ...nothingTyped, username: 'anna', email: 'anna@' } },
    },
    {
      rule: '[REG-020] credentials that are typed again are sent',
      in: choosing('again'),
      on: { type: 'credentials.chosen', credentials },
      to: choosing('sending'),
    },
    {
      rule: '[REG-002] Società opens its form',
      in: 'choosingKind',
      on: { type: 'kind.chosen', kind: 'company' },
      to: form('filling'),
      remembering: { kind: 'company' },
    },
    {
      rule: '[REG-001] Punto Vendita opens its own',
      in: 'choosingKind',
      on: { type: 'kind.chosen', kind: 'shop' },
      to: form('filling'),
      remembering: { kind: 'shop' },
    },
    {
      rule: '[REG-012] [REG-014] a complete company form is sent',
      in: form('filling'),
      on: submit(companyForm),
      to: form('sending'),
      remembering: {
        form: companyForm,
        typed: { ...nothingTyped, form: typedAsCompany.form, consent: true },
      },
      asking: { register: { form: companyForm, lost: null } },
    },
    {
      rule: '[ERR-017] a lost answer is remembered, for the same request to be the same intention',
      in: { fillingForm: 'sending' },
      with: { form: companyForm },
      on: { type: 'http.network', lost: { asked: 'it', key: 'a-key' } },
      to: { fillingForm: 'unanswered' },
      remembering: { lost: { asked: 'it', key: 'a-key' } },
    },
    {
      rule: '[ERR-009] any answer ends that intention',
      in: { fillingForm: 'sending' },
      with: { form: companyForm, lost: { asked: 'it', key: 'a-key' } },
      on: { type: 'http.500', lost: null },
      to: { fillingForm: 'notMatching' },
      remembering: { lost: null },
    },
    {
      rule: '[REG-015] a complete shop form is sent',
      in: form('filling'),
      with: { kind: 'shop' },
      on: submit(shopForm),
      to: form('sending'),
    },
    {
      rule: '[REG-011] [REG-017] without the consent nothing is sent',
      in: form('filling'),
      on: submit(companyForm, false),
      to: form('filling'),
    },
    ...[
      ['VAL-016', { companyCode: '123456789' }],
      ['VAL-017', { codVat: '1234567890' }],
      ['VAL-018', { codZip: '2012' }],
      ['VAL-020', { taxCode: 'RSSMRA80A01' }],
      ['VAL-022', { name: 'A'.repeat(51) }],
      ['VAL-023', { surname: '123' }],
      ['VAL-024', { email: 'a+b@x.it' }],
      ['VAL-027', { cell: '+1' }],
    ].map(([id, change]) => ({
      rule: `[REG-017] [${id}] a form with ${JSON.stringify(change)} is not sent`,
      in: form('filling'),
      on: submit(without(change as object)),
      to: form('filling'),
    })),
    {
      rule: 'what is being sent is not sent twice',
      in: form('sending'),
      with: { form: companyForm },
      on: submit(without({ name: 'Carla' })),
      to: form('sending'),
      remembering: { form: companyForm },
      asking: {},
    },
    {
      rule: '[REG-018] 200 leads to the credentials',
      in: form('sending'),
      on: { type: 'http.200' },
      to: choosing('filling'),
    },
    {
      rule: '[ERR-009] [ERR-010] 500 shows the banner over the form',
      in: form('sending'),
      with: { form: companyForm },
      on: { type: 'http.500' },
      to: form('notMatching'),
      remembering: { form: companyForm },
    },
    {
      rule: '[ERR-009] [ERR-017] so does a lost connection, and what was typed stays',
      in: form('sending'),
      with: { form: companyForm },
      on: { type: 'http.network' },
      to: form('unanswered'),
      remembering: { form: companyForm },
    },
    ...['notMatching', 'unanswered'].map((state) => ({
      rule: `[ERR-009] after "${state}" it can be sent again`,
      in: form(state),
      on: submit(companyForm),
      to: form('sending'),
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.406'], (type) => ({
      rule: `[ERR-007] ${type} leads to the registration error page, and ends the intention`,
      in: form('sending'),
      with: { lost: { asked: 'it', key: 'a-key' } },
      on: { type, lost: null },
      to: 'refused',
      remembering: { lost: null },
      exit: { type: 'refused' },
    })),
    ...[form('sending'), choosing('sending')].flatMap((state) =>
      forEachAnswer(['http.401', 'http.408'], (type) => ({
        rule: `[ERR-008] [ERR-012] ${type} shows the dialog (${JSON.stringify(state)})`,
        in: state,
        on: { type },
        to: 'sessionExpired',
        exit: { type: 'sessionExpired' },
      })),
    ),
    {
      rule: '[REG-021] [REG-022] good credentials are sent',
      in: choosing('filling'),
      on: { type: 'credentials.chosen', credentials },
      to: choosing('sending'),
      remembering: {
        credentials,
        typed: { ...nothingTyped, username: credentials.username, email: credentials.email },
      },
      asking: { choose: { kind: 'company', credentials } },
    },
    ...[
      ['VAL-041', { username: 'abcdefgh' }],
      ['VAL-042', { username: 'abcdef1!' }],
      ['VAL-043', { username: 'abcdef1' }],
      ['VAL-044', { password: 'Porta26' }],
      ['VAL-045', { password: 'portale2026' }],
      ['VAL-046', { username: 'Portale2026', password: 'Portale2026' }],
    ].map(([id, change]) => ({
      rule: `[${id}] credentials with ${JSON.stringify(change)} are not sent`,
      in: choosing('filling'),
      on: { type: 'credentials.chosen', credentials: { ...credentials, ...(change as object) } },
      to: choosing('filling'),
    })),
    {
      rule: '[REG-022] a shop must say its e-mail too',
      in: choosing('filling'),
      with: { kind: 'shop' },
      on: { type: 'credentials.chosen', credentials: { ...credentials, email: '' } },
      to: choosing('filling'),
    },
    {
      rule: '[REG-022] a company need not',
      in: choosing('filling'),
      on: { type: 'credentials.chosen', credentials: { ...credentials, email: '' } },
      to: choosing('sending'),
    },
    {
      rule: 'credentials that are being sent are not sent twice',
      in: choosing('sending'),
      with: { credentials },
      on: { type: 'credentials.chosen', credentials: { ...credentials, username: 'altri2026' } },
      to: choosing('sending'),
      remembering: { credentials },
      asking: {},
    },
    {
      rule: '[REG-023] 200 leads to the code, which goes to the telephone of the form',
      in: choosing('sending'),
      with: { form: companyForm, credentials },
      on: { type: 'http.200' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: companyForm.data.cell,
          request: { kind: 'company', credentials },
          stands: false,
        },
      },
      remembering: { codeSentTo: companyForm.data.cell },
    },
    {
      rule: '[REG-023] INDIETRO and AVANTI within the pause: back to the code that still stands',
      in: choosing('sending'),
      with: { form: companyForm, credentials, codeSentTo: companyForm.data.cell },
      on: { type: 'http.refused' },
      to: 'enteringCode',
      asking: {
        code: {
          sentTo: companyForm.data.cell,
          request: { kind: 'company', credentials },
          stands: true,
        },
      },
    },
    {
      rule: '[ERR-011] false where no code is known is an error like the others; one stands, and CONFERMA leads to it',
      in: choosing('sending'),
      with: { form: companyForm, credentials },
      on: { type: 'http.refused' },
      to: 'failed',
      remembering: { codeSentTo: companyForm.data.cell },
      exit: { type: 'failed' },
    },
    {
      rule: '[ERR-017] a code may have been sent though its answer was lost',
      in: choosing('sending'),
      with: { form: companyForm, credentials },
      on: { type: 'http.network' },
      to: 'failed',
      remembering: { codeSentTo: companyForm.data.cell },
    },
    {
      rule: '[ERR-011] a registration that is refused keeps no password',
      in: choosing('sending'),
      with: { credentials },
      on: { type: 'http.400' },
      to: 'usernameRefused',
      remembering: { credentials: { ...credentials, password: '' } },
    },
    {
      rule: '[ERR-007] nor does one whose data are refused after the credentials were sent once',
      in: form('sending'),
      with: { credentials },
      on: { type: 'http.400' },
      to: 'refused',
      remembering: { credentials: { ...credentials, password: '' } },
    },
    {
      rule: '[ERR-011] nor does one that fails',
      in: choosing('sending'),
      with: { credentials },
      on: { type: 'http.500' },
      to: 'failed',
      remembering: { credentials: { ...credentials, password: '' } },
    },
    {
      rule: '[ERR-012] nor does one whose session has expired',
      in: choosing('sending'),
      with: { credentials },
      on: { type: 'http.401' },
      to: 'sessionExpired',
      remembering: { credentials: { ...credentials, password: '' } },
    },
    ...[form('filling'), choosing('filling'), 'enteringCode'].map((state) => ({
      rule: `an address that is no step back leaves everything (${JSON.stringify(state)})`,
      in: state,
      on: { type: 'address.opened', path: '/OTPCodeReg' },
      to: state,
    })),
    ...forEachAnswer(['http.400', 'http.403', 'http.404'], (type) => ({
      rule: `[ERR-011] ${type}: this username cannot be used, says the error page`,
      in: choosing('sending'),
      on: { type },
      to: 'usernameRefused',
      exit: { type: 'refused' },
    })),
    ...forEachAnswer(['http.500', 'http.network'], (type) => ({
      rule: `[ERR-011] ${type} leads to the registration error page`,
      in: choosing('sending'),
      on: { type },
      to: 'failed',
      exit: { type: 'failed' },
    })),
    {
      rule: '[REG-027] [REG-035] a confirmed code ends in the good result, and the password is forgotten',
      in: 'enteringCode',
      with: { credentials },
      on: ended('completed'),
      to: { result: 'succeeded' },
      remembering: { credentials: { ...credentials, password: '' } },
      telling: [{ type: 'registration.done' }],
    },
    {
      rule: '[ERR-017] a lost answer is told as what it is',
      in: 'enteringCode',
      on: ended('unanswered'),
      to: { result: 'unanswered' },
    },
    {
      rule: '[REG-031] from there the login can be tried',
      in: { result: 'unanswered' },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[REG-034] or the form once more',
      in: { result: 'unanswered' },
      on: { type: 'registration.retried' },
      to: form('filling'),
    },
    {
      rule: 'Back on the code returns to the credentials',
      in: 'enteringCode',
      on: { type: 'address.opened', path: '/ValidateRegistration' },
      to: choosing('again'),
    },
    {
      rule: '[OTP-012] [REG-032] a failed one in the bad result',
      in: 'enteringCode',
      on: ended('failed'),
      to: { result: 'notSucceeded' },
    },
    {
      rule: '[OTP-004] INDIETRO goes back to the credentials',
      in: 'enteringCode',
      on: ended('cancelled'),
      to: choosing('again'),
    },
    {
      rule: '[ERR-022] three wrong codes: the registration is over, and is begun anew',
      in: 'enteringCode',
      with: { credentials },
      on: ended('blocked'),
      to: 'blocked',
      remembering: { credentials: { ...credentials, password: '' } },
    },
    {
      rule: '[ERR-022] [ERR-023] its dialog leads to the login',
      in: 'blocked',
      on: { type: 'dialog.closed' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[OTP-013] 401 on the code shows the dialog',
      in: 'enteringCode',
      on: ended('sessionExpired'),
      to: 'sessionExpired',
      exit: { type: 'sessionExpired' },
    },
    {
      rule: '[REG-031] [REG-035] VAI ALLA LOGIN leaves nothing behind',
      in: { result: 'succeeded' },
      on: { type: 'login.requested' },
      to: 'loggedOut',
      exit: { type: 'loggedOut' },
    },
    {
      rule: '[REG-034] VAI ALLA REGISTRAZIONE goes back to the form of its kind',
      in: { result: 'notSucceeded' },
      with: { kind: 'shop', form: shopForm },
      on: { type: 'registration.retried' },
      to: form('filling'),
      remembering: { kind: 'shop', form: shopForm },
    },
    {
      rule: 'Back on the form returns to the choice',
      in: form('filling'),
      on: { type: 'address.opened', path: '/RegistrationSelect' },
      to: 'choosingKind',
    },
    {
      rule: 'Back on the credentials returns to the form',
      in: choosing('filling'),
      on: { type: 'address.opened', path: '/SocietyRegistration' },
      to: form('filling'),
    },
  ]);
});

lintChart(registrationMachine, {
  calls: {
    register: [registerMerchant, registerPos],
    choose: [validateMerchantUser, validatePosUser],
  },
  children: { code: { chart: otpMachine, never: ['wrongPassword', 'loggedOut'] } },
});
