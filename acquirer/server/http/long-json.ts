import { setImmediate } from 'node:timers/promises';

/** About a millisecond of work. */
const rowsAtOnce = 250;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > rowsAtOnce;

export const hasLongList = (body: object) => Object.values(body).some(isLong);

const listAsJson = async (rows: readonly unknown[]) => {
  const pieces: string[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    pieces.push(JSON.stringify(rows.slice(at, at + rowsAtOnce)).slice(1, -1));
    await setImmediate();
  }
  return `[${pieces.join()}]`;
};

/** The JSON of an answer with long lists; other requests are answered between pieces of these. */
export const longJson = async (body: object) => {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const json = isLong(value) ? await listAsJson(value) : JSON.stringify(value);
    if (json !== undefined) fields.push(`${JSON.stringify(name)}:${json}`);
  }
  return `{${fields.join()}}`;
};
