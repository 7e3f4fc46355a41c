/** A browser writes no files: what was walked is told to the command that opened the page. */
export const mkdirSync = () => undefined;
export const writeFileSync = () => undefined;
