import { addDays } from '../common/clock';

const two = (value: number) => String(value).padStart(2, '0');

/** Easter Sunday, by the anonymous Gregorian computation. */
const easter = (year: number) => {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const index = epact + weekday - 7 * shift + 114;
  return `${year}-${two(Math.floor(index / 31))}-${two((index % 31) + 1)}`;
};

const fixed = ['01-01', '05-01', '12-25', '12-26'];

const isClosed = (day: string) => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return day === addDays(sunday, -2) || day === addDays(sunday, 1);
};

/** The value date of what is settled for `day` (both `YYYY-MM-DD`): the next day of the TARGET calendar. */
export const valueDateOf = (day: string) => {
  let next = addDays(day, 1);
  while (isClosed(next)) next = addDays(next, 1);
  return next;
};
