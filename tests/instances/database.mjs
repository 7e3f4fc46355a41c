import pg from 'pg';

/** Runs one statement on the database of an address. */
export const ask = async (url, statement) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The address of another database of the same server. */
export const addressOf = (url, name) => url.replace(/postgres$/, name);

/** Creates a database on the server of an address; returns the address of the new one. */
export const createDatabase = async (url, name) => {
  await ask(url, `create database ${name}`);
  return addressOf(url, name);
};
