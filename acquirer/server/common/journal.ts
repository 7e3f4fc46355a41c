import { type Logger, pino } from 'pino';
import type { Log } from './log';

/** Lines of JSON about requests (`info`) and failures (`error`). */
export type Journal = Pick<Logger, 'info' | 'error' | 'isLevelEnabled'>;

/** `requests`: a line for each request too. */
export const journalTo = (write: Log, requests: boolean): Journal =>
  pino(
    {
      level: requests ? 'info' : 'error',
      base: null,
      timestamp: () => `,"at":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line) => write(line.trimEnd()) },
  );
