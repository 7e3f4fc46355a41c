/** The four steps of a registration: its data, credentials, code and result. */
export const stepOf = (at: number) => ({ at, of: 4 });
