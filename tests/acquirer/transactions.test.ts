import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const server = 'acquirer/server';

const sources = async () => {
  // `database/transactions.ts` passes on the work of its callers.
  const names = (await readdir(server, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && name !== join('database', 'transactions.ts'),
  );
  return Promise.all(names.map((name) => readFile(join(server, name), 'utf8')));
};

const closing = (text: string, opening: number) => {
  let depth = 0;
  for (let index = opening; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
};

/** The arguments of every `.transaction(...)`. */
const transactionsIn = (text: string) =>
  [...text.matchAll(/\.transaction\(/g)].map(({ index }) => {
    const opening = index + '.transaction'.length;
    return text.slice(opening, closing(text, opening));
  });

test('inside a transaction only its own handle is used: any other would wait for ever', async () => {
  const transactions = (await sources()).flatMap(transactionsIn);
  expect(transactions.length).toBeGreaterThan(3);
  for (const body of transactions) {
    expect(body).toMatch(/^\(async \(tx\) =>/);
    expect(body).not.toMatch(/\bdb\b/);
  }
});
