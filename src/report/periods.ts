import { twoDigits } from './typed-date';

const thirtyDays = 30;

/** `dd/MM/yyyy`, as the report writes its dates. */
interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

const written = (date: Date) =>
  `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;

/** The usual periods, none beyond `today` (`YYYY-MM-DD`). */
export const periodsUntil = (today: string) => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const on = (years: number, months: number, days: number) =>
    written(new Date(Date.UTC(years, months - 1, days)));
  return {
    lastDays: { startDate: on(year, month, day - thirtyDays + 1), endDate: on(year, month, day) },
    lastMonth: { startDate: on(year, month - 1, 1), endDate: on(year, month, 0) },
    thisYear: { startDate: on(year, 1, 1), endDate: on(year, month, day) },
  } satisfies Record<string, Period>;
};

export type PeriodName = keyof ReturnType<typeof periodsUntil>;
