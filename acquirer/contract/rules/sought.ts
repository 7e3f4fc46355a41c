/** The longest text that is looked for, in characters. */
export const longestSought = 40;

const group = '[ .\\-\\u00a0]';

const wholeCard = new RegExp(
  `(?<![\\d*•])(?:\\d{13,19}|\\d{4}(?:${group}\\d{4}){2}${group}\\d{1,7}|3\\d{3}${group}\\d{6}${group}\\d{4,5})(?!\\d)`,
  'g',
);

/** A masked number as receipts and statements print it: `6759 49** **** 0877`, `•••• 0877`. */
const maskedCard = /(?<!\S)(?:\d{4}[\d\s]*)?[*•][*•\s]*(\d{4})(?!\d)/g;

/**
 * A text that is looked for, as it may leave the page: a whole card number is replaced by its last
 * four digits, `****0877`. Blanks of any kind become one space.
 */
export const writtenSought = (text: string) =>
  text
    .replace(wholeCard, (number) => `****${number.replace(/\D/g, '').slice(-4)}`)
    .replace(maskedCard, '****$1')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
