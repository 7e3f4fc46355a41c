/** TEL-001: the result is the fifth. */
export const stepOf = (at: number) => ({ at, of: 5 });
