import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as rules from '../../acquirer/contract/rules';
import { openTestAcquirer, type TestAcquirer } from './support/acquirer';
import { companyCredentials, companyForm, shopCredentials, shopForm } from './support/registration';
import { loggedIn, type Visitor, visitor } from './support/visitor';

type Who = 'anybody' | 'telefono01' | 'azienda01';

let acquirer: TestAcquirer;
const people = new Map<Who, Visitor>();
beforeAll(async () => {
  acquirer = await openTestAcquirer({}, { small: 0 });
  people.set('anybody', visitor(acquirer));
  for (const user of ['telefono01', 'azienda01'] as const) {
    people.set(user, await loggedIn(acquirer, user));
  }
});
afterAll(() => acquirer.close());

const of = (characters: string, minLength: number, maxLength = minLength) =>
  fc
    .array(fc.constantFrom(...characters), { minLength, maxLength })
    .map((chosen) => chosen.join(''));

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const special = '.-_!?@#€àÈ ';
/** Accented letters count as letters in a password. */
const neither = '.-_!?@#€';

const joined = (...parts: Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''));

const shuffled = (...parts: Arbitrary<string>[]) =>
  joined(...parts).chain((text) =>
    fc.shuffledSubarray([...text], { minLength: text.length }).map((all) => all.join('')),
  );

/** One character too few, one too many, something that is no digit among them. */
const notDigits = (length: number) =>
  fc.oneof(
    fc.constant(''),
    of(digits, length - 1),
    of(digits, length + 1),
    shuffled(of(digits, length - 1), of(`${lower}${special}`, 1)),
    of('٠١٢٣٤٥٦٧٨٩', length),
  );

const number = (least: number) => ({
  valid: fc.oneof(
    joined(fc.constant('+'), of(digits, least, 14)),
    joined(fc.constant('+'), of(digits, 2), fc.constant(' '), of(digits, 1, 11)),
  ),
  invalid: fc.oneof(
    fc.constant(''),
    joined(fc.constant('+'), of(digits, 0, least - 1)),
    joined(fc.constant('+'), of(digits, 15, 18)),
    of(digits, 3, 14),
    joined(fc.constant('+'), of(digits, 3), fc.constant('  '), of(digits, 3)),
    joined(fc.constant('+'), of(digits, 4), fc.constant(' ')),
    joined(fc.constant('+ '), of(digits, 4)),
    joined(fc.constant('+'), of(digits, 3), of(lower, 1), of(digits, 3)),
  ),
});

const email = {
  valid: fc.oneof(
    joined(
      of(`${lower}${digits}._-`, 1, 20),
      fc.constant('@'),
      of(lower, 1, 15),
      fc.constant('.'),
      of(lower, 2, 6),
    ),
    joined(of(lower, 39), fc.constant('@esempio.it')),
  ),
  invalid: fc.oneof(
    fc.constantFrom('', 'a', '@', 'a@b', 'a@.it', 'a b@c.it', 'a@b..it', 'a+b@c.it', 'à@b.it'),
    joined(of(lower, 1, 10), fc.constant('@'), of(lower, 3), fc.constant('.'), of(lower, 1)),
    joined(of(lower, 1, 10), fc.constant('@'), of(lower, 3), fc.constant('.'), of(lower, 7)),
    joined(of(lower, 40), fc.constant('@esempio.it')),
  ),
};

const name = {
  valid: fc.oneof(
    of(`${lower}${upper}'’- `, 0, 49).map((text) => `È${text}`),
    fc.constantFrom('A', "D'Angelo", 'Łukasz', '李'),
  ),
  invalid: fc.oneof(
    fc.constantFrom('', ' ', '12', "'-'"),
    of(lower, 51, 60),
    of(`${digits} .-`, 1, 50),
  ),
};

const password = {
  valid: fc.oneof(
    shuffled(of(lower, 1, 4), of(upper, 1, 4), of(digits, 6)),
    shuffled(of(lower, 6), of(digits, 1, 7), of(neither, 1, 7)),
    shuffled(of(upper, 17), of(neither, 2), of(digits, 1)),
  ),
  invalid: fc.oneof(
    fc.constant(''),
    shuffled(of(lower, 2), of(upper, 2), of(digits, 3)),
    shuffled(of(lower, 10), of(upper, 5), of(digits, 6)),
    shuffled(of(lower, 5), of(digits, 5)),
    of(upper, 8, 20),
  ),
};

const username = {
  valid: shuffled(of(`${lower}${upper}`, 1, 10), of(digits, 7, 10)),
  invalid: fc.oneof(
    fc.constant(''),
    shuffled(of(lower, 3), of(digits, 4)),
    shuffled(of(lower, 11), of(digits, 10)),
    of(lower, 8, 20),
    of(digits, 8, 20),
    shuffled(of(lower, 4), of(digits, 4), of('.-_ àè', 1)),
  ),
};

const omocodia = `${digits}LMNPQRSTUV`;
/** The characters allowed at each of the 16 places of a tax code. */
const taxCodePlaces = [
  ...Array<string>(6).fill(upper),
  omocodia,
  omocodia,
  'ABCDEHLMPRST',
  omocodia,
  omocodia,
  upper,
  omocodia,
  omocodia,
  omocodia,
  upper,
];
const wholeTaxCode = joined(...taxCodePlaces.map((characters) => of(characters, 1)));
const without = (characters: string) =>
  [...`${upper}${digits}- à`].filter((one) => !characters.includes(one)).join('');

/** A valid value with one forbidden character in one place, so that it is never valid by chance. */
const brokenTaxCode = fc
  .nat(15)
  .chain((place) =>
    fc
      .tuple(wholeTaxCode, of(without(taxCodePlaces[place] ?? ''), 1))
      .map(([code, odd]) => code.slice(0, place) + odd + code.slice(place + 1)),
  );

const taxCode = {
  valid: wholeTaxCode.chain((code) => fc.constantFrom(code, code.toLowerCase())),
  invalid: fc.oneof(
    fc.constantFrom('', 'DNGGLI80A41F205', 'DNGGLI80A41F205XX', 'DNGGLI80F41F205X'),
    brokenTaxCode,
    of(digits, 16),
    of(upper, 15),
  ),
};

interface Field {
  readonly alias: string;
  readonly rule: rules.Rule;
  readonly body: (value: string) => unknown;
  readonly valid: Arbitrary<string>;
  readonly invalid: Arbitrary<string>;
  readonly who?: Who;
}

const coded = (length: number) => ({ valid: of(digits, length), invalid: notDigits(length) });
const phone = number(3);

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
    ...taxCode,
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
    ...number(2),
  },
  '[VAL-041] [VAL-042] [VAL-043] the username': {
    alias: 'validateMerchantUser',
    rule: rules.username,
    body: (text) => companyCredentials({ username: text }),
    ...username,
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
  '[VAL-057] a new password': {
    alias: 'confirmPasswordChange',
    rule: rules.password,
    body: (newPassword) => ({ newPassword, oldPassword: 'Portale2026', otp: '123456' }),
    who: 'azienda01',
    ...password,
  },
};

const numRuns = 40;

const answer = async ({ alias, body, who = 'anybody' }: Field, value: string) =>
  people.get(who)?.status(alias, body(value));

/** The same value again would be refused for another reason, or answered as before. */
const eachOnce = (check: (value: string) => Promise<void>) => {
  const seen = new Set<string>();
  return async (value: string) => {
    if (seen.has(value)) return;
    seen.add(value);
    await check(value);
  };
};

describe('portal and acquirer agree on', () => {
  test.each(Object.entries(fields))('%s: a good one passes both', async (_, field) => {
    const passesBoth = eachOnce(async (value) => {
      expect(rules.violationOf(field.rule, value)).toBeUndefined();
      expect(await answer(field, value)).not.toBe(400);
    });
    await fc.assert(fc.asyncProperty(field.valid, passesBoth), { numRuns });
  });

  test.each(Object.entries(fields))('%s: a bad one passes neither', async (_, field) => {
    const passesNeither = eachOnce(async (value) => {
      expect(rules.violationOf(field.rule, value)).toBeDefined();
      expect(await answer(field, value)).toBe(400);
    });
    await fc.assert(fc.asyncProperty(field.invalid, passesNeither), { numRuns: numRuns * 2 });
  });

  test.each(Object.entries(fields))('%s: whatever is typed', async (_, field) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (value) => {
        const refused = rules.violationOf(field.rule, value) !== undefined;
        expect((await answer(field, value)) === 400).toBe(refused);
      }),
      { numRuns },
    );
  });

  test('[VAL-046] a password that is the username passes neither', async () => {
    const both = shuffled(of(lower, 2, 5), of(upper, 2, 5), of(digits, 4, 10));
    await fc.assert(
      fc.asyncProperty(both, async (text) => {
        const chosen = companyCredentials({ username: text, password: text });
        expect(rules.passwordIsUsername({ username: text, password: text })).toBe(true);
        expect(await people.get('anybody')?.status('validateMerchantUser', chosen)).toBe(400);
      }),
      { numRuns },
    );
  });

  test.each([false, 'true', null, undefined])(
    '[API-019] captcha must be true, not %j',
    async (captcha) => {
      expect(await visitor(acquirer).status('register/merchant', companyForm({ captcha }))).toBe(
        400,
      );
    },
  );
});
