import type { Statistic } from '../../acquirer/contract/statistics';

export const today = '2026-11-21';

export const statistic = (year: number, sequence: number, gross = 1234.56): Statistic => ({
  year: String(year),
  sequence: String(sequence),
  numberOfTransaction: 1412,
  grossAmount: gross,
  feeAmount: 12.34,
  netAmount: gross - 12.34,
});

/** November 2025 to November 2026. */
export const thirteenMonths = Array.from({ length: 13 }, (_, index) => {
  const month = 10 + index;
  return statistic(2025 + Math.floor(month / 12), (month % 12) + 1, 1000 + index * 100);
});
