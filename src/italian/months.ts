import { daysInMonth, monthName } from './calendar';

export interface Choice {
  value: string;
  label: string;
}

const monthsShown = 13;

/** The current month and the 12 before it, newest first (BUS-007). `today` is 'YYYY-MM-DD' in Italy. */
export function monthChoices(today: string): Choice[] {
  const current = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: monthsShown }, (_, back) => {
    const month = current - back;
    const value = `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`;
    return { value, label: monthName(value) };
  });
}

/** The days '01'.. of a month 'yyyymm'; none while no month is chosen (VAL-072, VAL-075, VAL-076). */
export function dayChoices(yyyymm: string): Choice[] {
  if (!/^\d{4}(0[1-9]|1[0-2])$/.test(yyyymm)) return [];
  const length = daysInMonth(Number(yyyymm.slice(0, 4)), Number(yyyymm.slice(4)));
  return Array.from({ length }, (_, index) => {
    const value = String(index + 1).padStart(2, '0');
    return { value, label: value };
  });
}
