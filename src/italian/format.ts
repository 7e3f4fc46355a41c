import { daysInMonth } from './calendar';

/** Created with the first value and cached: creating one costs more than formatting sixty cells. */
const once = <Format>(make: () => Format) => {
  let made: Format | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const euroFormat = once(
  () =>
    new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
      signDisplay: 'negative',
    }),
);
const changeFormat = once(
  () =>
    new Intl.NumberFormat('it-IT', {
      style: 'currency',
      currency: 'EUR',
      useGrouping: 'always',
      signDisplay: 'exceptZero',
    }),
);
const wholeFormat = once(
  () =>
    new Intl.NumberFormat('it-IT', {
      useGrouping: 'always',
      signDisplay: 'negative',
      maximumFractionDigits: 0,
    }),
);
const romeFormat = once(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Rome',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

const timestampFormat = once(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);

const unknownAmount = '–';

/** '1.234,56 €' from euro; the space does not break (BUS-022, BUS-023). A dash where none is known. */
export function formatEuro(euro: number | null): string {
  return euro !== null && Number.isFinite(euro) ? euroFormat().format(euro) : unknownAmount;
}

/** '+1.234,56 €' or '-1.234,56 €': a difference; a dash where there is nothing to compare with. */
export function formatChange(euro: number | null): string {
  return euro === null ? unknownAmount : changeFormat().format(euro);
}

/** '300.000' from 300000. */
export function formatWhole(count: number): string {
  return Number.isFinite(count) ? wholeFormat().format(count) : unknownAmount;
}

interface WallClock {
  day: string;
  month: string;
  year: string;
  time: string | undefined;
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;

// Text in, text out: a date that never becomes an instant cannot move across a time zone.
function readWallClock(iso: string): WallClock | null {
  const [, year = '', month = '', day = '', time] = isoDate.exec(iso) ?? [];
  const lastDay = /^(0[1-9]|1[0-2])$/.test(month) ? daysInMonth(Number(year), Number(month)) : 0;
  const dayExists = Number(day) >= 1 && Number(day) <= lastDay;
  const timeExists = time === undefined || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return dayExists && timeExists ? { day, month, year, time } : null;
}

/**
 * '21-11-2026' from '2026-11-21' or '2026-11-21T09:30:00'; any other text is returned unchanged
 * (BUS-024).
 */
export function formatDate(iso: string): string {
  const date = readWallClock(iso);
  return date ? `${date.day}-${date.month}-${date.year}` : iso;
}

/** 'giovedì 26 novembre' from '2026-11-26'; any other text is returned unchanged. */
export function formatDayInWords(iso: string): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? iso : dayFormat().format(day);
}

/** '21-11-2026 09:30', or the date alone where there is no time. */
export function formatDateTime(iso: string): string {
  const time = readWallClock(iso)?.time;
  return time === undefined ? formatDate(iso) : `${formatDate(iso)} ${time}`;
}

/** '21-11-2026 09:30' in Italy, from an instant. */
export function formatTimestamp(iso: string): string {
  const parts = Object.fromEntries(
    timestampFormat()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}`;
}

/** '21/11/2026': the report writes its dates with slashes. */
export function formatReportDate(iso: string): string {
  const date = readWallClock(iso);
  return date ? `${date.day}/${date.month}/${date.year}` : iso;
}

const kilobyte = 1024;

/** '2,4 MB' from bytes; under a megabyte in whole kB. */
export function formatSize(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  const megabytes = Math.round((bytes / kilobyte / kilobyte) * 10) / 10;
  return `${String(megabytes).replace('.', ',')} MB`;
}

/** The day it is in Italy at an instant, as 'YYYY-MM-DD'. */
export function todayInItaly(now: Date): string {
  return romeFormat().format(now);
}
