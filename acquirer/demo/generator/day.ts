import { daysBetween } from '../../server/common/clock';

const holidays = [
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
];

/** A calendar day with what the generator asks of it. */
export interface Day {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Days since 2020 began: the first part of every id made on that day. */
  readonly number: number;
  /** 0 is Monday. */
  readonly weekday: number;
  /** 0 is January. */
  readonly month: number;
  readonly isHoliday: boolean;
}

export const dayOf = (date: string): Day => {
  const number = daysBetween('2020-01-01', date);
  return {
    date,
    number,
    // 1 January 2020 was a Wednesday.
    weekday: (number + 2) % 7,
    month: Number(date.slice(5, 7)) - 1,
    isHoliday: holidays.includes(date.slice(5)),
  };
};
