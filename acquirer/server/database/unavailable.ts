/** Classes of SQLSTATE: no connection, out of resources, stopped by an operator (or by `statement_timeout`). */
const classes = /^(08|53|57)/;

/** SQLSTATE 25006: the server has become a standby and takes no writes. */
const readOnly = '25006';

const ofTheNetwork: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/**
 * SQLSTATE: on a standby the log has removed rows that a statement was reading; two transactions
 * waited for each other, and this one was ended.
 */
const overtaken: readonly unknown[] = ['40001', '40P01'];

/** The driver gives these errors no code. */
const words =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

const isOutage = (error: Error) => {
  const code = 'code' in error ? error.code : undefined;
  return (
    ofTheNetwork.includes(code) ||
    code === readOnly ||
    overtaken.includes(code) ||
    (typeof code === 'string' && /^\w{5}$/.test(code) && classes.test(code)) ||
    words.test(error.message)
  );
};

/** Whether the database gave no answer, or none in time: the same statement may succeed a moment later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && (isOutage(error) || isUnavailable(error.cause));
