/** The seconds of `Retry-After`; 0 where it is absent, a date, or no whole number of seconds. */
export const secondsToWait = ({ headers }: Response) => {
  const after = headers.get('retry-after') ?? '';
  return /^[1-9]\d{0,3}$/.test(after) ? Number(after) : 0;
};
