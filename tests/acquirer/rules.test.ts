import { beforeAll, describe, expect, test } from 'vitest';
import * as rules from '../../acquirer/contract/rules';
import { acquirerOfTests } from './support/acquirer';
import { companyCredentials, companyForm, shopCredentials, shopForm } from './support/registration';
import { loggedIn, type Visitor, visitor } from './support/visitor';

type Who = 'anybody' | 'telefono01' | 'azienda01';

const acquirer = acquirerOfTests({}, { small: 0 });
const people = new Map<Who, Visitor>();
beforeAll(async () => {
  people.set('anybody', visitor(acquirer));
  for (const user of ['telefono01', 'azienda01'] as const) {
    people.set(user, await loggedIn(acquirer, user));
  }
});

interface Values {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const coded = (length: number): Values => ({
  good: ['7'.repeat(length)],
  bad: ['', '7'.repeat(length - 1), '7'.repeat(length + 1), `${'7'.repeat(length - 1)}a`],
});
const phone: Values = {
  good: ['+393401234567', '+39 3401234567'],
  bad: ['', '3401234567', '+3', `+${'3'.repeat(15)}`, '+39 340a234'],
};
const email: Values = {
  good: ['giulia.d-angelo_1@esempio.it', `${'a'.repeat(39)}@esempio.it`],
  bad: ['', 'a@b', 'a b@c.it', 'a+b@c.it', 'à@b.it', `${'a'.repeat(40)}@esempio.it`],
};
const name: Values = { good: ["D'Angelo", '李'], bad: ['', ' ', '12', 'a'.repeat(51)] };
const password: Values = {
  good: ['Cannoli.26', '1234567.a'],
  bad: ['', 'Corta1.', 'Lunghissima.20262026A', 'tuttominuscole1'],
};

interface Field extends Values {
  readonly alias: string;
  readonly rule: rules.Rule;
  readonly body: (value: string) => unknown;
  readonly who?: Who;
}

/** `tests/contract/rules` asks each rule with any value; here, that each field of each call has its rule. */
const fields: Readonly<Record<string, Field>> = {
  '[VAL-016] the company code': {
    alias: 'register/merchant',
    rule: rules.companyCode,
    body: (companyCode) => companyForm({ companyCode }),
    ...coded(10),
  },
  '[VAL-017] the VAT number': {
    alias: 'register/merchant',
    rule: rules.vatNumber,
    body: (codVat) => companyForm({ codVat }),
    ...coded(11),
  },
  '[VAL-018] the zip code': {
    alias: 'register/pos',
    rule: rules.zipCode,
    body: (codZip) => shopForm({ codZip }),
    ...coded(5),
  },
  '[VAL-019] the code of the point of sale': {
    alias: 'register/pos',
    rule: rules.pointOfSaleCode,
    body: (posCod) => shopForm({ posCod }),
    ...coded(10),
  },
  '[VAL-020] the tax code': {
    alias: 'register/merchant',
    rule: rules.taxCode,
    body: (code) => companyForm({ taxCode: code }),
    good: ['DNGGLI80A41F205X', 'dnggli80a41f20rx'],
    bad: ['', 'DNGGLI80A41F205', 'DNGGLI80A41F205XX', 'DNGGLI80F41F205X'],
  },
  '[VAL-022] [VAL-023] the name': {
    alias: 'register/merchant',
    rule: rules.personName,
    body: (text) => companyForm({ name: text }),
    ...name,
  },
  '[VAL-022] [VAL-023] the surname': {
    alias: 'register/merchant',
    rule: rules.personName,
    body: (surname) => companyForm({ surname }),
    ...name,
  },
  '[VAL-024] [VAL-025] the e-mail of a company': {
    alias: 'register/merchant',
    rule: rules.email,
    body: (text) => companyForm({ email: text }),
    ...email,
  },
  '[VAL-024] [VAL-025] the e-mail of a shop': {
    alias: 'validatePosUser',
    rule: rules.email,
    body: (text) => shopCredentials({ email: text }),
    ...email,
  },
  '[VAL-027] [VAL-028] [VAL-029] the phone of a registration': {
    alias: 'register/pos',
    rule: rules.registrationPhone,
    body: (cell) => shopForm({ cell }),
    ...phone,
  },
  '[VAL-041] [VAL-042] [VAL-043] the username': {
    alias: 'validateMerchantUser',
    rule: rules.username,
    body: (text) => companyCredentials({ username: text }),
    good: ['Aurora2026'],
    bad: ['', 'abc1234', 'a1'.repeat(11), 'soltantolettere', '12345678', 'aurora.2026'],
  },
  '[VAL-044] [VAL-045] the password of a registration': {
    alias: 'validateMerchantUser',
    rule: rules.password,
    body: (text) => companyCredentials({ password: text }),
    ...password,
  },
  '[VAL-049] the code of a registration': {
    alias: 'VERIFY_OTP_USER',
    rule: rules.otp,
    body: (otp) => ({ otp, user: 'aurora2026' }),
    ...coded(6),
  },
  '[VAL-031] the first phone': {
    alias: 'setLoginPhone',
    rule: rules.phone,
    body: (cellNumber) => ({ cellNumber }),
    who: 'telefono01',
    ...phone,
  },
  '[VAL-031] the new phone': {
    alias: 'SEND_OTP_AND_NEW_TEL',
    rule: rules.phone,
    body: (cellNumber) => ({ cellNumber }),
    who: 'azienda01',
    ...phone,
  },
  '[VAL-049] the code of a new phone': {
    alias: 'validateNewPhoneOtp',
    rule: rules.otp,
    body: (otp) => ({ otp, newCellNumber: '+393401234567' }),
    who: 'azienda01',
    ...coded(6),
  },
  '[VAL-024] [VAL-025] a new e-mail': {
    alias: 'updateEmail',
    rule: rules.email,
    body: (text) => ({ email: text }),
    who: 'azienda01',
    ...email,
  },
  '[VAL-055] [VAL-057] a new password': {
    alias: 'confirmPasswordChange',
    rule: rules.password,
    body: (newPassword) => ({ newPassword, oldPassword: 'Portale2026', otp: '123456' }),
    who: 'azienda01',
    ...password,
  },
};

describe('portal and acquirer agree on', () => {
  test.each(Object.entries(fields))('%s', async (_, { good, bad, rule, alias, body, who }) => {
    const status = (value: string) => people.get(who ?? 'anybody')?.status(alias, body(value));
    for (const value of good) {
      expect(rules.violationOf(rule, value)).toBeUndefined();
      expect(await status(value), value).not.toBe(400);
    }
    for (const value of bad) {
      expect(rules.violationOf(rule, value), value).toBeDefined();
      expect(await status(value), value).toBe(400);
    }
  });

  test('[VAL-046] a password that is the username passes neither', async () => {
    const both = { username: 'Aurora2026', password: 'Aurora2026' };
    expect(rules.passwordIsUsername(both)).toBe(true);
    const chosen = companyCredentials(both);
    expect(await people.get('anybody')?.status('validateMerchantUser', chosen)).toBe(400);
  });

  test.each([false, 'true', null, undefined])(
    '[API-019] captcha must be true, not %j',
    async (captcha) => {
      const form = companyForm({ captcha });
      expect(await visitor(acquirer).status('register/merchant', form)).toBe(400);
    },
  );
});
