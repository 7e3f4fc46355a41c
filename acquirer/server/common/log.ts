/** Where the server writes a line about itself. */
export type Log = (line: string) => void;
