import { type Logger, pino } from 'pino';

/** Lines of JSON about requests (`info`), what an operator should know (`warn`) and failures (`error`). */
export type Journal = Pick<Logger, 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/** `requests`: a line for each request too. */
export const journalTo = (write: Log, requests: boolean): Journal =>
  pino(
    {
      level: requests ? 'info' : 'warn',
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => write(line.trimEnd()) },
  );

/** Where the server writes a line about itself. */
export type Log = (line: string) => void;
