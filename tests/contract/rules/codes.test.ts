import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abi,
  amount,
  amountsReversed,
  cardNumber,
  companyCode,
  otp,
  pointOfSaleCode,
  posFilter,
  type Rule,
  type RuleViolation,
  storeSearch,
  taxCode,
  taxCodeAddsUp,
  vatNumber,
  violationOf,
  writtenCode,
  writtenTaxCode,
  writtenVatNumber,
  zipCode,
} from '../../../acquirer/contract/rules';
import { almostDigits, anyUpper, digits, otherDigits, textOf } from './given';

const exact: [string, Rule, number, RuleViolation][] = [
  ['[VAL-016] a society code', companyCode, 10, 'tenDigits'],
  ['[VAL-019] a point-of-sale code', pointOfSaleCode, 10, 'tenDigits'],
  ['[VAL-017] a VAT number', vatNumber, 11, 'elevenDigits'],
  ['[VAL-018] a postal code', zipCode, 5, 'fiveDigits'],
];

describe.each(exact)('%s', (_, rule, length, wrongLength) => {
  test(`is any ${length} digits`, () => {
    fc.assert(
      fc.property(digits(length), (code) => {
        expect(violationOf(rule, code)).toBeUndefined();
      }),
    );
  });

  test('has neither more nor fewer', () => {
    fc.assert(
      fc.property(otherDigits(length), (code) => {
        expect(violationOf(rule, code)).toBe(wrongLength);
      }),
    );
  });

  test('[VAL-002] has nothing but digits', () => {
    fc.assert(
      fc.property(almostDigits(length), (code) => {
        expect(violationOf(rule, code)).toBe('digitsOnly');
      }),
    );
  });

  test('[VAL-001] is required', () => {
    expect(violationOf(rule, '')).toBe('required');
  });
});

describe('[VAL-049] a one-time code', () => {
  test('is any 6 digits', () => {
    fc.assert(
      fc.property(digits(6), (code) => {
        expect(violationOf(otp, code)).toBeUndefined();
      }),
    );
  });

  test('is nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(otherDigits(6), almostDigits(6)), (code) => {
        expect(violationOf(otp, code)).toBe('sixDigits');
      }),
    );
    expect(violationOf(otp, '')).toBe('required');
    expect(violationOf(otp, '١٢٣٤٥٦')).toBe('sixDigits');
  });
});

const filters: [string, Rule, number][] = [
  ['[VAL-061] an amount filter', amount, 13],
  ['[VAL-064] the POS filter', posFilter, 10],
  ['[VAL-066] the ABI filter', abi, 5],
  ['[VAL-081] a card number', cardNumber, 19],
];

describe.each(filters)('%s', (_, rule, most) => {
  test(`is empty or has at most ${most} digits`, () => {
    fc.assert(
      fc.property(digits(0, most), (typed) => {
        expect(violationOf(rule, typed)).toBeUndefined();
      }),
    );
  });

  test('has no more of them', () => {
    fc.assert(
      fc.property(digits(most + 1, most + 9), (typed) => {
        expect(violationOf(rule, typed)).toBe('tooLong');
      }),
    );
  });

  test('[VAL-060] has nothing but digits', () => {
    fc.assert(
      fc.property(almostDigits(most), (typed) => {
        expect(violationOf(rule, typed)).toBe('digitsOnly');
      }),
    );
  });
});

test('[VAL-068] the text of a store search has at most 40 characters', () => {
  const ofLength = (length: number) => 'è'.repeat(length);
  expect(violationOf(storeSearch, '')).toBeUndefined();
  expect(violationOf(storeSearch, ofLength(40))).toBeUndefined();
  expect(violationOf(storeSearch, ofLength(41))).toBe('tooLong');
});

describe('[VAL-020] [VAL-021] a tax code', () => {
  const figure = fc.constantFrom(...'0123456789LMNPQRSTUV');
  const figures = (count: number) => textOf(figure, count, count);
  const month = fc.constantFrom(...'ABCDEHLMPRST');
  const upper = (count: number) => textOf(anyUpper, count, count);
  const code = fc
    .tuple(upper(6), figures(2), month, figures(2), upper(1), figures(3), upper(1))
    .map((parts) => parts.join(''));

  test('is the 16 characters of a person, omocodia letters included, in any case', () => {
    fc.assert(
      fc.property(code, (typed) => {
        expect(violationOf(taxCode, typed)).toBeUndefined();
        expect(violationOf(taxCode, typed.toLowerCase())).toBeUndefined();
      }),
    );
  });

  test('is neither longer nor shorter', () => {
    fc.assert(
      fc.property(code, fc.nat(15), anyUpper, (typed, at, more) => {
        expect(violationOf(taxCode, typed.slice(0, at) + typed.slice(at + 1))).toBe('taxCode');
        expect(violationOf(taxCode, typed + more)).toBe('taxCode');
      }),
    );
  });

  test('has at each place what may stand there, and nothing else', () => {
    const places = ['L', 'L', 'L', 'L', 'L', 'L', 'F', 'F', 'M', 'F', 'F', 'L', 'F', 'F', 'F', 'L'];
    const odd = { L: '0123456789- ', F: 'ABCDEFGHIJKOWXYZ- ', M: 'FGIJKNOQUVWXYZ0123456789- ' };
    fc.assert(
      fc.property(
        code,
        fc
          .nat(15)
          .chain((at) =>
            fc.tuple(fc.constant(at), fc.constantFrom(...odd[places[at] as keyof typeof odd])),
          ),
        (typed, [at, wrong]) => {
          expect(violationOf(taxCode, typed.slice(0, at) + wrong + typed.slice(at + 1))).toBe(
            'taxCode',
          );
        },
      ),
    );
  });

  test.each(['RSSMRA80F41F205X', 'RSSMRA8AA41F205X', '1SSMRA80A41F205X', '01234567890'])(
    'is not %s',
    (typed) => {
      expect(violationOf(taxCode, typed)).toBe('taxCode');
    },
  );

  test('[VAL-001] is required', () => {
    expect(violationOf(taxCode, '')).toBe('required');
  });
});

test('a minimum above its maximum is reversed, an empty bound never is', () => {
  const typed = fc.oneof(fc.constant(''), fc.nat({ max: 9_999_999 }).map(String));
  fc.assert(
    fc.property(typed, typed, (least, most) => {
      const bounded = least !== '' && most !== '';
      const reversed = bounded && Number.parseInt(least, 10) > Number.parseInt(most, 10);
      expect(amountsReversed(least, most)).toBe(reversed);
    }),
  );
  expect(amountsReversed('9999999999998', '9999999999999')).toBe(false);
  expect(amountsReversed('9999999999999', '9999999999998')).toBe(true);
  expect(amountsReversed('9', '10')).toBe(false);
});

describe('the last letter of a tax code', () => {
  test.each(['RSSMRA85T10A562S', 'VRDGPP13R10B293P', 'MRTMTT91D08F205J'])('%s adds up', (code) => {
    expect(taxCodeAddsUp(code)).toBe(true);
  });

  test('a slip anywhere is noticed, and is no violation', () => {
    for (const code of ['RSSMRA85T10A562T', 'RSSMRA85T10A563S', 'RSSMAR85T10A562S']) {
      expect(taxCodeAddsUp(code)).toBe(false);
      expect(violationOf(taxCode, code)).toBeUndefined();
    }
  });
});

test.each([
  ['IT01234567890', '01234567890'],
  ['it 0123-456.789\u00a00', '01234567890'],
  ['IT012345678901', '012345678901'],
  ['I', 'I'],
  ['FR01234567890', 'FR01234567890'],
])('[VAL-017] the VAT number "%s" is %s: no digit is lost', (typed, read) => {
  expect(writtenVatNumber(typed)).toBe(read);
});

test('[VAL-016] [VAL-020] blanks, dots and dashes of a code go, nothing else', () => {
  expect(writtenCode(' 0123-45\u20136789.\u200e')).toBe('0123456789');
  expect(writtenCode('0123456789,1')).toBe('0123456789,1');
  expect(writtenTaxCode('rss nna-80a41.f205x')).toBe('RSSNNA80A41F205X');
});
