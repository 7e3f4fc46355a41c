import { describe } from 'vitest';
import { registerMerchant, registerPos } from '../../acquirer/contract/registration';
import { emptyForm, nothingTyped } from '../../machines/registration/registration.form';
import { registrationMachine } from '../../machines/registration/registration.machine';
import { codeMachine } from '../../machines/shared/code/code.machine';
import {
  begun,
  companyForm,
  credentials,
  earlier,
  shopForm,
  typedAsCompany,
} from '../../paths/registration/registration.scenario';
import { lintChart } from './support/lint';
import { forEachAnswer, obeys, rule } from './support/table';

const context = {
  path: '/RegistrationSelect',
  earlier: null,
  kind: 'company',
  typed: nothingTyped,
  form: null,
  accepted: null,
  lost: null,
  begunAt: 0,
};
const form = (state: string) => ({ fillingForm: state });
const choosing = 'choosingCredentials';
const submit = (data: unknown, consent = true) => ({ type: 'form.submitted', form: data, consent });
const ended = (type: string) => ({ type: 'xstate.done.actor.code', output: { type } });
const without = (change: object) => ({
  ...companyForm,
  data: { ...companyForm.data, ...change },
});
const asks = (kind: string, secret: object) => ({
  code: {
    type: 'code.requested',
    to: companyForm.data.cell,
    request: { kind, username: credentials.username },
    secret,
  },
});

describe('registration: what the requirements say', () => {
  obeys(registrationMachine, context, [
    rule('a registration begins with the choice of its kind').starting(begun).to('choosingKind'),
    ...[
      '/SocietyRegistration',
      '/ShopRegistration',
      '/ValidateRegistration',
      '/OTPCodeReg',
      '/RegistrationResult',
    ].map((path) =>
      rule(
        `[REG-006] [REG-007] [REG-019] [REG-024] [REG-028] ${path} without the step before leads to the login`,
      )
        .starting({ ...begun, path })
        .to('stepMissing')
        .exits({ type: 'opened', page: 'login', replaces: true }),
    ),
    rule('what is typed in the form is known at once')
      .in(form('filling'), { typed: typedAsCompany })
      .on('form.typed', { form: { ...emptyForm, name: 'An' }, consent: false })
      .to(form('filling'), {
        typed: { ...typedAsCompany, form: { ...emptyForm, name: 'An' }, consent: false },
      }),
    rule('so is the username, never the password')
      .in(choosing)
      .on('credentials.typed', { username: 'anna', email: 'anna@' })
      .to(choosing, { typed: { ...nothingTyped, username: 'anna', email: 'anna@' } }),
    rule('[REG-002] Società opens its form')
      .in('choosingKind')
      .on('kind.chosen', { kind: 'company' })
      .to(form('filling'), { kind: 'company' }),
    rule('[REG-001] Punto Vendita opens its own')
      .in('choosingKind')
      .on('kind.chosen', { kind: 'shop' })
      .to(form('filling'), { kind: 'shop' }),
    rule('a registration that another tab began is offered, not taken')
      .starting({ ...begun, earlier, startedAt: 1 })
      .to('choosingKind', { earlier, typed: nothingTyped, begunAt: 1 }),
    rule('[REG-015] RIPRENDI opens its form; the consent is given again')
      .in('choosingKind', { earlier })
      .on('earlier.resumed')
      .to(form('filling'), {
        kind: 'company',
        typed: { ...typedAsCompany, consent: false },
        begunAt: earlier.at,
        earlier: null,
      }),
    rule('RICOMINCIA deletes it from the browser')
      .in('choosingKind', { earlier })
      .on('earlier.dropped')
      .to('choosingKind', { earlier: null, typed: nothingTyped })
      .does('wipeCopy'),
    ...['earlier.resumed', 'earlier.dropped'].map((type) =>
      rule(`what was typed since is not replaced (${type})`)
        .in('choosingKind', { earlier, typed: typedAsCompany })
        .on(type)
        .to('choosingKind', { typed: typedAsCompany })
        .does(),
    ),
    rule('what is typed in the form is kept for another tab')
      .in(form('filling'))
      .on('form.typed', { form: typedAsCompany.form, consent: true })
      .to(form('filling'))
      .does('keepCopy'),
    rule('the username too')
      .in(choosing)
      .on('credentials.typed', { username: 'annarossi1', email: '' })
      .to(choosing)
      .does('keepCopy'),
    rule('[REG-012] [REG-014] a complete company form is sent')
      .in(form('filling'))
      .on(submit(companyForm))
      .to(form('sending'), {
        form: companyForm,
        typed: { ...nothingTyped, form: typedAsCompany.form, consent: true },
      })
      .asks({ register: { form: companyForm, lost: null } }),
    rule('[ERR-017] a lost answer is remembered, for the same request to be the same intention')
      .in({ fillingForm: 'sending' }, { form: companyForm })
      .on('http.network', { lost: { asked: 'it', key: 'a-key' } })
      .to({ fillingForm: 'unanswered' }, { lost: { asked: 'it', key: 'a-key' } }),
    rule('[ERR-009] any answer ends that intention')
      .in({ fillingForm: 'sending' }, { form: companyForm, lost: { asked: 'it', key: 'a-key' } })
      .on('http.500', { lost: null })
      .to({ fillingForm: 'notMatching' }, { lost: null }),
    rule('[REG-015] a complete shop form is sent')
      .in(form('filling'), { kind: 'shop' })
      .on(submit(shopForm))
      .to(form('sending')),
    rule('[REG-011] [REG-017] without the consent nothing is sent')
      .in(form('filling'))
      .on(submit(companyForm, false))
      .to(form('filling')),
    ...[
      ['VAL-016', { companyCode: '123456789' }],
      ['VAL-017', { codVat: '1234567890' }],
      ['VAL-018', { codZip: '2012' }],
      ['VAL-020', { taxCode: 'RSSMRA80A01' }],
      ['VAL-022', { name: 'A'.repeat(51) }],
      ['VAL-023', { surname: '123' }],
      ['VAL-024', { email: 'a+b@x.it' }],
      ['VAL-027', { cell: '+1' }],
    ].map(([id, change]) =>
      rule(`[REG-017] [${id}] a form with ${JSON.stringify(change)} is not sent`)
        .in(form('filling'))
        .on(submit(without(change as object)))
        .to(form('filling')),
    ),
    rule('what is being sent is not sent twice')
      .in(form('sending'), { form: companyForm })
      .on(submit(without({ name: 'Carla' })))
      .to(form('sending'), { form: companyForm })
      .asks({}),
    rule('[REG-018] 200 leads to the credentials').in(form('sending')).on('http.200').to(choosing),
    rule('[ERR-009] [ERR-010] 500 shows the banner over the form')
      .in(form('sending'), { form: companyForm })
      .on('http.500')
      .to(form('notMatching'), { form: companyForm }),
    rule('[ERR-009] [ERR-017] so does a lost connection, and what was typed stays')
      .in(form('sending'), { form: companyForm })
      .on('http.network')
      .to(form('unanswered'), { form: companyForm }),
    ...['notMatching', 'unanswered'].map((state) =>
      rule(`[ERR-009] after "${state}" it can be sent again`)
        .in(form(state))
        .on(submit(companyForm))
        .to(form('sending')),
    ),
    ...forEachAnswer(['http.400', 'http.403', 'http.404', 'http.406'], (type) =>
      rule(`[ERR-007] ${type} leads to the registration error page, and ends the intention`)
        .in(form('sending'), { lost: { asked: 'it', key: 'a-key' } })
        .on(type, { lost: null })
        .to('refused', { lost: null })
        .exits({ type: 'refused' }),
    ),
    ...[
      ['VAL-041', { username: 'abcdefgh' }],
      ['VAL-042', { username: 'abcdef1!' }],
      ['VAL-043', { username: 'abcdef1' }],
      ['VAL-044', { password: 'Porta26' }],
      ['VAL-045', { password: 'portale2026' }],
      ['VAL-046', { username: 'Portale2026', password: 'Portale2026' }],
    ].map(([id, change]) =>
      rule(`[${id}] credentials with ${JSON.stringify(change)} are not sent`)
        .in(choosing)
        .on('credentials.chosen', { credentials: { ...credentials, ...(change as object) } })
        .to(choosing),
    ),
    rule('[REG-022] a shop must say its e-mail too')
      .in(choosing, { kind: 'shop' })
      .on('credentials.chosen', { credentials: { ...credentials, email: '' } })
      .to(choosing),
    rule('[REG-022] a company need not')
      .in(choosing, { form: companyForm })
      .on('credentials.chosen', { credentials: { ...credentials, email: '' } })
      .to(choosing)
      .passes(asks('company', { ...credentials, email: '' })),
    ...[form('filling'), choosing].map((state) =>
      rule(`an address that is no step back leaves everything (${JSON.stringify(state)})`)
        .in(state)
        .on('address.opened', { path: '/OTPCodeReg' })
        .to(state),
    ),
    rule('[ERR-017] a lost answer is told as what it is')
      .in(choosing)
      .on(ended('unanswered'))
      .to({ result: 'unanswered' }),
    rule('[REG-031] from there the login can be tried')
      .in({ result: 'unanswered' })
      .on('login.requested')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[REG-034] or the form once more')
      .in({ result: 'unanswered' })
      .on('registration.retried')
      .to(form('filling')),
    rule('[OTP-012] [REG-032] a failed one in the bad result')
      .in(choosing)
      .on(ended('failed'))
      .to({ result: 'notSucceeded' }),
    rule('[ERR-022] [ERR-023] its dialog leads to the login')
      .in('blocked')
      .on('dialog.closed')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[REG-031] [REG-035] VAI ALLA LOGIN leaves nothing behind')
      .in({ result: 'succeeded' })
      .on('login.requested')
      .to('loggedOut')
      .exits({ type: 'loggedOut' }),
    rule('[REG-034] VAI ALLA REGISTRAZIONE goes back to the form of its kind')
      .in({ result: 'notSucceeded' }, { kind: 'shop', form: shopForm })
      .on('registration.retried')
      .to(form('filling'), { kind: 'shop', form: shopForm }),
    rule('Back on the form returns to the choice')
      .in(form('filling'))
      .on('address.opened', { path: '/RegistrationSelect' })
      .to('choosingKind'),
    ...(
      [
        ['company', '/SocietyRegistration'],
        ['shop', '/ShopRegistration'],
      ] as const
    ).map(([kind, path]) =>
      rule(`[REG-004] Forward on the choice leads to the form of the chosen kind again (${kind})`)
        .in('choosingKind', { kind })
        .on('address.opened', { path })
        .to(form('filling')),
    ),
    rule('[REG-006] not to the form of the other kind')
      .in('choosingKind', { kind: 'company' })
      .on('address.opened', { path: '/ShopRegistration' })
      .to('choosingKind'),
    rule('[REG-018] a form that was accepted is remembered')
      .in(form('sending'), { form: companyForm })
      .on('http.200')
      .to(choosing, { accepted: companyForm }),
    rule(
      '[REG-019] Forward on such a form leads to the credentials again, where the password is typed again',
    )
      .in(form('filling'), {
        typed: typedAsCompany,
        accepted: companyForm,
        form: without({ codZip: '20122' }),
      })
      .on('address.opened', { path: '/ValidateRegistration' })
      .to(choosing, { form: companyForm }),
    ...(
      [
        ['none was accepted', { accepted: null }],
        ['other data were accepted', { accepted: without({ cell: '+39 333 7654321' }) }],
        ['the other kind was accepted', { kind: 'shop' }],
        ['the consent was taken back', { typed: { ...typedAsCompany, consent: false } }],
      ] as const
    ).map(([why, change]) =>
      rule(`[REG-019] but not where ${why}`)
        .in(form('filling'), { typed: typedAsCompany, accepted: companyForm, ...change })
        .on('address.opened', { path: '/ValidateRegistration' })
        .to(form('filling')),
    ),
    ...(
      [
        ['company', companyForm],
        ['shop', shopForm],
      ] as const
    ).map(([kind, sent]) =>
      rule(
        `[REG-020] [REG-021] [REG-022] good credentials ask for the code, and the password is not kept (${kind})`,
      )
        .in(choosing, { kind, form: sent })
        .on('credentials.chosen', { credentials })
        .to(choosing, {
          typed: { ...nothingTyped, username: credentials.username, email: credentials.email },
          form: sent,
        })
        .passes(asks(kind, credentials)),
    ),
    rule('[ERR-011] this username cannot be used, says the error page')
      .in(choosing)
      .on('credentials.refused')
      .to('refused')
      .exits({ type: 'refused' }),
    rule('[ERR-011] [ERR-017] a service that fails leads to the registration error page')
      .in(choosing)
      .on('credentials.failed')
      .to('failed')
      .exits({ type: 'failed' }),
    rule('[REG-027] [REG-035] a confirmed code ends in the good result')
      .in(choosing)
      .on(ended('completed'))
      .to({ result: 'succeeded' })
      .sends({ type: 'registration.done' }),
    rule('[ERR-022] three wrong codes: the registration is over, and is restarted')
      .in(choosing)
      .on(ended('blocked'))
      .to('blocked'),
    rule('[OTP-004] Back on the code returns to the credentials')
      .in(choosing)
      .on('address.opened', { path: '/ValidateRegistration' })
      .to(choosing)
      .passes({ code: { type: 'flow.cancelled' } }),
    rule('Back on the credentials returns to the form')
      .in(choosing)
      .on('address.opened', { path: '/SocietyRegistration' })
      .to(form('filling')),
  ]);
});

lintChart(registrationMachine, {
  calls: { register: [registerMerchant, registerPos] },
  children: { code: { chart: codeMachine, never: ['loggedOut'] } },
});
