import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contactName,
  contactSurname,
  email,
  fax,
  personName,
  phone,
  phoneIsOld,
  profileFax,
  type Rule,
  type RuleViolation,
  registrationPhone,
  violationOf,
  withoutSpaces,
  writtenPhone,
} from '../../../acquirer/contract/rules';
import { almostDigits, anyLetter, anySpecial, digits, letters, textOf } from './given';

const holds = (rule: Rule, typed: fc.Arbitrary<string>, violation?: RuleViolation) =>
  fc.assert(
    fc.property(typed, (value) => {
      expect(violationOf(rule, value)).toBe(violation);
    }),
  );

describe('a first name or a surname at registration', () => {
  test('[VAL-022] has at most 50 characters', () => {
    holds(personName, letters(1, 50));
    holds(personName, letters(51, 60), 'tooLong');
  });

  test('[VAL-023] has a letter, of any alphabet', () => {
    holds(personName, fc.oneof(textOf(anySpecial, 1, 20), digits(1, 20)), 'noLetter');
    for (const name of ["D'Angelo", 'Niccolò', 'De Santis', 'Łukasz', 'Ж']) {
      expect(violationOf(personName, name)).toBeUndefined();
    }
  });

  test('[VAL-001] is required', () => {
    expect(violationOf(personName, '')).toBe('required');
  });
});

describe.each([
  ['[VAL-033] the first name of a contact', contactName, 'nameTooShort'],
  ['[VAL-034] the surname of a contact', contactSurname, 'surnameTooShort'],
] as const)('%s', (_, rule, tooShort) => {
  test('has 2 to 50 characters', () => {
    holds(rule, letters(2, 50));
    holds(rule, letters(1), tooShort);
    holds(rule, letters(51, 60), 'tooLong');
    expect(violationOf(rule, '')).toBe('required');
  });
});

describe('[VAL-024] an e-mail address', () => {
  const local = textOf(fc.oneof(anyLetter, fc.constantFrom(...'0189_.-')), 1, 15);
  const domain = textOf(fc.oneof(anyLetter, fc.constantFrom(...'0189-')), 1, 15);
  const address = (ending: fc.Arbitrary<string>) =>
    fc.tuple(local, domain, ending).map(([who, where, end]) => `${who}@${where}.${end}`);

  test('has letters, digits, _ . - before the @, a domain, and an ending of 2 to 6 letters', () => {
    holds(email, address(letters(2, 6)));
  });

  test('has no shorter, longer or other ending', () => {
    holds(email, address(letters(1)), 'email');
    holds(email, address(letters(7, 10)), 'email');
    holds(email, address(digits(2, 6)), 'email');
  });

  test('[VAL-025] has at most 50 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 11)}@example.it`;
    expect(violationOf(email, ofLength(50))).toBeUndefined();
    expect(violationOf(email, ofLength(51))).toBe('tooLong');
  });

  test.each([
    'a@b',
    'a@.it',
    '@b.it',
    'a b@c.it',
    'a+b@c.it',
    'a@b@c.it',
    'è@c.it',
    'a@c.it ',
    'a@c..it',
  ])('is not "%s"', (typed) => {
    expect(violationOf(email, typed)).toBe('email');
  });

  test('[VAL-001] is required', () => {
    expect(violationOf(email, '')).toBe('required');
  });
});

describe.each([
  ['[VAL-027] a phone number at registration', registrationPhone, 2],
  ['[VAL-031] a phone number anywhere else', phone, 3],
] as const)('%s', (_, rule, least) => {
  const international = (count: fc.Arbitrary<string>) => count.map((number) => `+${number}`);

  test(`is + and at least ${least} digits, 15 characters in all`, () => {
    holds(rule, international(digits(least, 14)));
  });

  test('has neither fewer nor more', () => {
    holds(rule, international(digits(0, least - 1)), 'internationalPhone');
    holds(rule, international(digits(15, 20)), 'internationalPhone');
  });

  test('begins with +', () => {
    holds(rule, digits(2, 15), 'internationalPhone');
    holds(
      rule,
      international(almostDigits(9)).filter((typed) => !typed.includes(' ')),
      'internationalPhone',
    );
  });

  test('[VAL-028] may have single spaces between its digits', () => {
    expect(violationOf(rule, '+39 333 123 45')).toBeUndefined();
    for (const typed of ['+ 39333', '+39  333', '+39333 ', ' +39333', '+39\t333']) {
      expect(violationOf(rule, typed)).toBe('internationalPhone');
    }
  });

  test('[VAL-001] is required', () => {
    expect(violationOf(rule, '')).toBe('required');
  });
});

test('a new number is another one, however it is spaced', () => {
  expect(phoneIsOld('+39 333 123 45', '+393331 2345')).toBe(true);
  expect(phoneIsOld('+39 333 123 46', '+393331 2345')).toBe(false);
});

test('[VAL-028] a number is the same however it was spaced', () => {
  expect(withoutSpaces('+39 333 123 45')).toBe('+3933312345');
});

describe.each([
  ['[VAL-037] the fax of an enrolment', fax, 9, 'atLeastNineDigits'],
  ['[VAL-036] the fax of a profile', profileFax, 7, 'atLeastSevenDigits'],
] as const)('%s', (_, rule, least, tooShort) => {
  test(`has ${least} to 10 digits`, () => {
    holds(rule, digits(least, 10));
    holds(rule, digits(1, least - 1), tooShort);
    holds(rule, digits(11, 15), 'tooLong');
    holds(rule, almostDigits(least), 'digitsOnly');
    expect(violationOf(rule, '')).toBe('required');
  });
});

test.each([
  '+39 333-123.4567',
  '0039 333 123 4567',
  '+39\u00a0333\u00a0123\u00a04567',
  '\u202a+39 333 123 4567\u202c',
  '(+39) 333/1234567',
  '39 333 1234567',
  '+39  333  1234567',
])('[VAL-027] the phone "%s" is +393331234567', (typed) => {
  expect(writtenPhone(typed)).toBe('+393331234567');
});

test.each(['+39 333 1234567', '+39 ', '333 1234567', '+39 333 12x', '+3933312345678901'])(
  '[VAL-028] the phone "%s" stays as it is written, for the rule to judge',
  (typed) => {
    expect(writtenPhone(typed)).toBe(typed.includes('x') ? '+3933312x' : typed);
  },
);
