import { exactAmountOf } from '../../contract/rules/written-amount';

const withoutZeros = (digits: string) => digits.replace(/^0+/, '');

/**
 * The keys of the index `movement_found` that a text may stand for within a company. A text may be
 * several things at once.
 */
export const keysFor = (societyCode: string, text: string): string[] => {
  const isAmount = /^(€\s*)?(?!0\d)[\d.,]*\d[.,]?(\s*€)?$/.test(text);
  const card = /^(?:[\d*•\s]*[*•]\s*)?(\d{4})$/.exec(text)?.[1];
  const cents = Math.round(Number(exactAmountOf(text)) * 100);
  const keys = [
    ...(isAmount ? [`amount ${cents}`] : []),
    ...(card === undefined ? [] : [`card ${card}`]),
    ...(/^[A-Za-z\d]+$/.test(text) ? [`authorization ${text.toUpperCase()}`] : []),
    ...(/^\d*[1-9]\d*$/.test(text) ? [`pos ${withoutZeros(text)}`] : []),
  ];
  return keys.map((key) => `${societyCode} ${key}`);
};

/** A summary's code without its leading zeros; '' for a text that is none. */
export const referenceIn = (text: string) =>
  /^[A-Za-z\d-]{1,20}$/.test(text) ? withoutZeros(text.toUpperCase()) : '';
