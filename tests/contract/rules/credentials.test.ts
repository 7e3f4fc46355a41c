import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validateMerchantUser, validatePosUser } from '../../../acquirer/contract/registration';
import {
  emailIsOld,
  oldPassword,
  password,
  passwordChecks,
  passwordIsOld,
  username,
  violationOf,
} from '../../../acquirer/contract/rules';
import {
  anyDigit,
  anyLetter,
  anyLower,
  anySpecial,
  anyUpper,
  digits,
  letters,
  shuffled,
  textOf,
} from './given';

describe('a username', () => {
  const mixed = shuffled(anyLetter, anyDigit, textOf(fc.oneof(anyLetter, anyDigit), 6, 18));

  test('[VAL-041] has letters and digits, 8 to 20 of them', () => {
    fc.assert(
      fc.property(mixed, (typed) => {
        expect(violationOf(username, typed)).toBeUndefined();
      }),
    );
  });

  test('[VAL-041] has at least one of each', () => {
    fc.assert(
      fc.property(fc.oneof(letters(8, 20), digits(8, 20)), (typed) => {
        expect(violationOf(username, typed)).toBe('username');
      }),
    );
  });

  test('[VAL-043] has neither fewer nor more characters', () => {
    const short = shuffled(anyLetter, anyDigit, letters(0, 5));
    const long = shuffled(anyLetter, anyDigit, letters(19, 25));
    fc.assert(
      fc.property(fc.oneof(short, long), (typed) => {
        expect(violationOf(username, typed)).toBe('username');
      }),
    );
  });

  test('[VAL-042] has no special character', () => {
    const special = fc.oneof(anySpecial, fc.constantFrom('è', 'ß', '１'));
    fc.assert(
      fc.property(shuffled(anyLetter, anyDigit, letters(6, 15), special), (typed) => {
        expect(violationOf(username, typed)).toBe('username');
      }),
    );
  });

  test('[VAL-001] is required', () => {
    expect(violationOf(username, '')).toBe('required');
  });
});

describe('a password', () => {
  const classes = [anyUpper, anyLower, anyDigit, anySpecial];
  const from = (count: number, least: number, most: number) =>
    fc
      .shuffledSubarray(classes, { minLength: count, maxLength: count })
      .chain((chosen) =>
        shuffled(...chosen, textOf(fc.oneof(...chosen), least - count, most - count)),
      );

  test('[VAL-045] has three or four of the four classes', () => {
    fc.assert(
      fc.property(fc.oneof(from(3, 8, 20), from(4, 8, 20)), (typed) => {
        expect(violationOf(password, typed)).toBeUndefined();
      }),
    );
  });

  test('[VAL-045] has more than two of them', () => {
    fc.assert(
      fc.property(fc.oneof(from(1, 8, 20), from(2, 8, 20)), (typed) => {
        expect(violationOf(password, typed)).toBe('password');
      }),
    );
  });

  test('[VAL-044] has 8 to 20 characters', () => {
    fc.assert(
      fc.property(from(4, 4, 7), (typed) => {
        expect(violationOf(password, typed)).toBe('password');
      }),
    );
    fc.assert(
      fc.property(from(4, 21, 30), (typed) => {
        expect(violationOf(password, typed)).toBe('tooLong');
      }),
    );
    expect(violationOf(password, '')).toBe('required');
  });

  test('[VAL-047] says which of the requirements it meets', () => {
    expect(passwordChecks('lasagne2026')).toEqual({
      rightLength: true,
      upper: false,
      lower: true,
      digit: true,
      special: false,
      enoughClasses: false,
    });
    expect(passwordChecks('È perché').special).toBe(true);
    expect(passwordChecks('Èèèèèèèè')).toMatchObject({ upper: true, lower: true, special: false });
  });

  test('[VAL-058] the old one has 8 to 20 characters, whatever they are', () => {
    expect(violationOf(oldPassword, '')).toBe('required');
    expect(violationOf(oldPassword, 'a'.repeat(7))).toBe('password');
    expect(violationOf(oldPassword, 'a'.repeat(8))).toBeUndefined();
    expect(violationOf(oldPassword, 'a'.repeat(20))).toBeUndefined();
    expect(violationOf(oldPassword, 'a'.repeat(21))).toBe('tooLong');
  });

  test('[VAL-055] the new one is not the old one', () => {
    expect(passwordIsOld('Lasagne2026', 'Lasagne2026')).toBe(true);
    expect(passwordIsOld('lasagne2026', 'Lasagne2026')).toBe(false);
  });
});

test('[VAL-046] the password must differ from the username', () => {
  const same = { username: 'lasagne2026', password: 'Lasagne2026' };
  const withEmail = { ...same, email: 'negozio@example.it' };
  for (const { issues } of [
    v.safeParse(validateMerchantUser.request, same),
    v.safeParse(validatePosUser.request, withEmail),
  ]) {
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['password', 'passwordIsUsername'],
    ]);
  }
  const other = { ...same, password: 'lasagne2026!' };
  expect(v.safeParse(validateMerchantUser.request, other).success).toBe(true);
});

test('[VAL-053] the new e-mail is not the old one, capitals aside', () => {
  expect(emailIsOld('Giulia@Example.it', 'giulia@example.it')).toBe(true);
  expect(emailIsOld('giulia.f@example.it', 'giulia@example.it')).toBe(false);
});
