/** The time, injected so that a test can choose it. */
export type Clock = () => Date;

const rome = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Rome's wall clock as `YYYY-MM-DD HH:mm:ss`. */
export const wallClock = (instant: Date) => rome.format(instant);

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / 60_000);

let last = { minute: Number.NaN, day: '' };

/** Rome's calendar day as `YYYY-MM-DD`. Days begin with a minute: it is looked up once in each. */
export const calendarDay = (instant: Date) => {
  const minute = minuteOf(instant);
  if (minute !== last.minute) last = { minute, day: wallClock(instant).slice(0, 10) };
  return last.day;
};

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The day `count` days after (before, when negative) `day`; both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number) => {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** Whole days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000);

/** First day of the month `count` months after that of `day`. */
export const firstOfMonth = (day: string, count = 0) => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};

/** Last day of the month of `day`. */
export const lastOfMonth = (day: string) => addDays(firstOfMonth(day, 1), -1);

/** First day of the data window: the current month and the 12 before it (BUS-003, BUS-007). */
export const windowStart = (today: string) => firstOfMonth(today, -12);
