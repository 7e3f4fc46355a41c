import * as v from 'valibot';
import { breaks } from './violation';

const required = v.pipe(v.string(breaks('required')), v.nonEmpty(breaks('required')));

/** ENR-038, ENR-039: any text that is not blank. */
export const filled = v.pipe(v.string(breaks('required')), v.regex(/\S/, breaks('required')));
const digits = v.regex<string, 'digitsOnly'>(/^\d*$/, breaks('digitsOnly'));

/** VAL-016. */
export const companyCode = v.pipe(required, digits, v.length(10, breaks('tenDigits')));

/** VAL-019. */
export const pointOfSaleCode = v.pipe(required, digits, v.length(10, breaks('tenDigits')));

/** VAL-017. */
export const vatNumber = v.pipe(required, digits, v.length(11, breaks('elevenDigits')));

/** VAL-018. */
export const zipCode = v.pipe(required, digits, v.length(5, breaks('fiveDigits')));

/** VAL-049. */
export const otp = v.pipe(required, v.regex(/^\d{6}$/, breaks('sixDigits')));

const taxCodePattern = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;

/** VAL-020: the 16 characters of a person's tax code, omocodia letters included; upper-cased. */
export const taxCode = v.pipe(
  required,
  v.toUpperCase(),
  v.regex(taxCodePattern, breaks('taxCode')),
);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What a character in an odd place counts, by its rank; a digit counts as the letter of its rank. */
const odd = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

const rankOf = (character: string) =>
  /\d/.test(character) ? Number(character) : letters.indexOf(character);

/** Whether the last letter of a tax code is the one that the others ask for: it may be a slip if not. */
export const taxCodeAddsUp = (code: string) => {
  const ranks = [...code.slice(0, 15)].map(rankOf);
  const sum = ranks.reduce((all, rank, at) => all + (at % 2 === 0 ? (odd[rank] ?? 0) : rank), 0);
  return code.at(15) === letters[sum % letters.length];
};

/** @__NO_SIDE_EFFECTS__ */
const optionalDigits = (most: number) =>
  v.pipe(v.string(breaks('required')), digits, v.maxLength(most, breaks('tooLong')));

/** VAL-060, VAL-061: whole euro, '' when empty. */
export const amount = optionalDigits(13);

/** VAL-064: the POS filter, '' when empty. */
export const posFilter = optionalDigits(10);

/** VAL-066, VAL-067: '' when empty. */
export const abi = optionalDigits(5);

/** VAL-081: '' when empty. */
export const cardNumber = optionalDigits(19);

/** VAL-068. */
export const storeSearch = v.pipe(v.string(breaks('required')), v.maxLength(40, breaks('tooLong')));

/**
 * A text with 13 digits in a row, apart from spaces, points and dashes, is never stored: it may be
 * a card number.
 */
export const couldBeCard = (text: string) => /\d{13}/.test(text.replaceAll(/[\s.-]/g, ''));

/** A minimum above its maximum; an empty bound is no bound. */
export const amountsReversed = (least: string, most: string) =>
  least !== '' && most !== '' && Number(least) > Number(most);
