import type { CaseRow } from '../cases';

/** Made once: making one takes longer than to look through many cases. */
const formats = (['always', false] as const).map(
  (useGrouping) => new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping }),
);

/** '84.5' is what a keyboard without a comma makes of '84,5'; '1.234' is a thousand. */
const asItalian = (text: string) => (/^\d+\.\d{1,2}$/.test(text) ? text.replace('.', ',') : text);

const isAmount = (amount: number, typed: string) =>
  formats.some((one) => one.format(amount).startsWith(typed));

const plain = (text: string) =>
  asItalian(text.replaceAll(/[\s€]/g, '').replace(/^\*+(?=\d{4}$)/, ''));

/**
 * Whether a case is one that is looked for by an amount, the last four digits of a card, its number or
 * one of `others`, which letters and receipts print.
 */
export const matches = (
  row: Pick<CaseRow, 'card' | 'amountCont' | 'amountTrans' | 'practice'>,
  sought: string,
  others: readonly string[] = [],
) => {
  const typed = plain(sought);
  return (
    typed === '' ||
    (/^\d{4}$/.test(typed) && row.card.endsWith(typed)) ||
    isAmount(row.amountCont, typed) ||
    isAmount(row.amountTrans, typed) ||
    row.practice === typed ||
    others.includes(typed)
  );
};

/** Whether a text could be the number of a case, the last four digits of a card, or an amount with its cents. */
export const couldNameCase = (text: string) => {
  const typed = plain(text);
  return /^[\d.]+,\d{2}$/.test(typed) || /^(?=.*\d)[A-Za-z\d/-]{4,23}$/.test(typed);
};
