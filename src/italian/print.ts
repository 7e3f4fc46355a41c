import { formatDate, formatWhole } from './format';

/** What a print adds to its page. */
export const printTexts = {
  printedOn: (today: string) => `Stampato il ${formatDate(today)}`,
  /** The rows of a print, where it has not all of them. */
  rows: (first: number, last: number, total: number) =>
    `Righe ${formatWhole(first)}–${formatWhole(last)} di ${formatWhole(total)}`,
} as const;
