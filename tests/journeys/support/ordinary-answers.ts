import type { Scripted } from '../odd-acquirer';

/** A welcome with exactly the required fields of the contract. */
export const barestWelcome = { ebox: 'NO', userType: 'N', passwordExpireDay: 60, code: '1' };

/** Never a real token; long enough to be recognized where it must not be. */
export const oddToken = 'gettone-che-nessuno-deve-vedere';

/** A login that always succeeds, with the token in the address. */
export const loginReturning = (query: string, portal: string): Scripted => ({
  status: 303,
  headers: { Location: `${portal}/login?${query}` },
});

export const movement = {
  branchCode: '9000000001',
  name: 'BAR SPORT',
  date: '2026-01-15T08:30:00',
  summary: 'R1',
  pos: '77',
  amount: 12.5,
  autorization: '000123',
  pan: '411111******1111',
  status: 'V',
  commission: 0.13,
  net: 12.37,
};

export const totalsOf = (count: number) => ({
  count,
  amount: 12.5 * count,
  commission: 0.13 * count,
  net: 12.37 * count,
});
