/** Days in a month of a given year; `month` counts from 1. Leap years follow the year asked for. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const monthNames = [
  'Gennaio',
  'Febbraio',
  'Marzo',
  'Aprile',
  'Maggio',
  'Giugno',
  'Luglio',
  'Agosto',
  'Settembre',
  'Ottobre',
  'Novembre',
  'Dicembre',
];

/** 'Novembre 2026' from '202611' (BUS-008, BUS-009); any other text is returned unchanged. */
export function monthName(yyyymm: string): string {
  const name = /^\d{6}$/.test(yyyymm) ? monthNames[Number(yyyymm.slice(4)) - 1] : undefined;
  return name === undefined ? yyyymm : `${name} ${yyyymm.slice(0, 4)}`;
}
