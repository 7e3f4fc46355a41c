/** The longest text that is looked for, in characters. */
export const longestSought = 40;

/** In one piece of 14 to 19 digits (the number of a case has 13), or in the groups that are printed on cards. */
const wholeCard =
  /(?<![\d*•])(?:\d{14,19}|\d{4}(?:[ .\-\u00a0]\d{4}){2}[ .\-\u00a0]\d{1,7}|3\d{3}[ .\-\u00a0]\d{6}[ .\-\u00a0]\d{4,5})(?!\d)/g;

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

/** What a word before a fact says that it is. */
const named = {
  AUT: 'authorization',
  AUTORIZZAZIONE: 'authorization',
  CARTA: 'card',
  POS: 'pos',
  RIF: 'reference',
  RIFERIMENTO: 'reference',
  EUR: 'amount',
  EURO: 'amount',
} as const;
export type SoughtKind = (typeof named)[keyof typeof named];

/** One thing that a movement must have: a day, `YYYY-MM-DD`, or a word that may be of several kinds. */
export type SoughtFact =
  | { readonly day: string }
  | { readonly word: string; readonly kind: SoughtKind | null };

const date = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

const dayOf = (word: string) => {
  const [, day = '', month = '', year] = date.exec(word) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const factOf = (word: string, kind: SoughtKind | null): SoughtFact => {
  const day = dayOf(word);
  if (day !== null) return { day };
  const bare = word.replace(/^(?:€|EURO?(?=[\d-]))|(?:€|EURO?)$/gi, '');
  return bare !== word && /\d/.test(bare) ? { word: bare, kind: 'amount' } : { word, kind };
};

const kindOf = (word = ''): SoughtKind | null =>
  named[word.replace(/[.:]+$/, '').toUpperCase() as keyof typeof named] ?? null;

const hasDigit = (word = '') => /\d/.test(word);

/** The facts of a text: each of them must hold of a movement that it names. */
export const factsOf = (text: string): readonly SoughtFact[] => {
  const words = writtenSought(text)
    .split(/[\s;]+/)
    .map((word) => word.replace(/(?<=.)[,;.:]+$/, ''))
    .filter((word) => /[\p{L}\d]/u.test(word));
  return words.flatMap((word, place) => {
    const isLabel = hasDigit(words[place + 1]) && kindOf(word) !== null;
    const isUnit = kindOf(word) === 'amount' && hasDigit(words[place - 1]);
    return isLabel || isUnit ? [] : [factOf(word, kindOf(words[place - 1]))];
  });
};

const withoutZeros = (digits: string) => digits.replace(/^0+(?=.)/, '');

/** Whether a word names a shop: its code, or the beginning of a word of its name. */
export const namesShop = (word: string, shop: { readonly code: string; readonly name: string }) => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (/^\d+$/.test(word) && withoutZeros(word) === withoutZeros(shop.code)) return true;
  const sought = plain(word).replace(/[^\p{L}\d]/gu, '');
  const words = plain(shop.name).split(/[^\p{L}\d]+/u);
  return /\p{L}/u.test(sought) && sought.length > 1
    ? words.some((one) => one.startsWith(sought)) || words.join('').includes(sought)
    : words.includes(sought);
};
