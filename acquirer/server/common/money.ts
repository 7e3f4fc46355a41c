/** Eurocents as the euro of the wire: 123456 is 1234.56. */
export const euro = (cents: number) => cents / 100;
