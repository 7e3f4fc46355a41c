import type { SoughtFact } from '../../contract/rules/sought';
import { exactAmountOf } from '../../contract/rules/written-amount';

type Word = Extract<SoughtFact, { readonly word: string }>;

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

const longestAuthorization = 6;

/** A spreadsheet drops the zeros before a number: each code that may have been meant. */
const authorizationsOf = (word: string) => {
  if (!/^\d+$/.test(word)) return [word.toUpperCase()];
  const digits = withoutZeros(word);
  const padded = Array.from({ length: longestAuthorization }, (_, length) =>
    digits.padStart(length + 1, '0'),
  );
  return [...new Set([word, ...padded])].filter((code) => code.length >= digits.length);
};

/** The keys of the index `movement_found` that a word may stand for within a company. */
export const keysFor = (societyCode: string, { word, kind }: Word): string[] => {
  const may = (one: Word['kind'], fits: boolean) => fits && (kind === null || kind === one);
  const isAmount = /^[-−]?(?!0\d)[\d.,]*\d$/.test(word);
  const card = /^(?:\d*\*+\d*)*(\d{4})$/.exec(word)?.[1];
  const cents = Math.round(Number(exactAmountOf(word)) * 100);
  const keys = [
    ...(may('amount', isAmount)
      ? [...new Set([cents, Math.abs(cents)])].map((one) => `amount ${one}`)
      : []),
    ...(may('card', card !== undefined) ? [`card ${card}`] : []),
    ...(may('authorization', /^[A-Za-z\d]+$/.test(word))
      ? authorizationsOf(word).map((code) => `authorization ${code}`)
      : []),
    ...(may('pos', /^\d*[1-9]\d*$/.test(word)) ? [`pos ${withoutZeros(word)}`] : []),
  ];
  return keys.map((key) => `${societyCode} ${key}`);
};

/** A summary's code without its leading zeros; '' for a word that is none. */
export const referenceIn = ({ word, kind }: Word) =>
  /^[A-Za-z\d-]{1,20}$/.test(word) && (kind === null || kind === 'reference')
    ? withoutZeros(word.toUpperCase())
    : '';
