import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isDiskFull } from '../../acquirer/server/common/start-error';
import { answerOn } from '../../acquirer/server/database/thread/answering';
import { askThrough } from '../../acquirer/server/database/thread/asking';
import { openInThread } from '../../acquirer/server/database/thread/open';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const note = pgTable('note', {
  id: integer('id').primaryKey(),
  words: text('words').notNull(),
  at: timestamp('at', { withTimezone: true }),
  file: bytes('file'),
});

const noon = new Date('2026-03-15T11:00:00Z');

/** Both sides of a thread, each at its end of the wire; the database is a real one. */
const bothSides = async (database: PGlite) => {
  const { port1, port2 } = new MessageChannel();
  answerOn(port2, async () => database);
  const near = askThrough(port1);
  await near.open({ dataDir: '' });
  return { ...near, db: drizzle({ client: near.client as PGlite }), hangUp: () => port1.close() };
};

let database: PGlite;
let near: Awaited<ReturnType<typeof bothSides>>;
beforeAll(async () => {
  database = await PGlite.create();
  near = await bothSides(database);
  await near.db.execute(
    sql`create table note (id int primary key, words text not null, at timestamptz, file bytea)`,
  );
});
afterAll(async () => {
  await near.client.close();
  near.hangUp();
});

const wordsOf = async (id: number) =>
  (await near.db.select().from(note).where(eq(note.id, id))).map(({ words }) => words);

describe('a database in a separate thread', () => {
  test('keeps texts, moments and bytes as they are', async () => {
    const row = { id: 1, words: 'però', at: noon, file: new Uint8Array([0, 255, 10]) };
    await near.db.insert(note).values(row);
    const direct = await drizzle({ client: database }).select().from(note).where(eq(note.id, 1));
    expect(direct).toEqual([row]);
    expect(await near.db.select().from(note).where(eq(note.id, 1))).toEqual(direct);
    const { rows } = await near.db.execute(sql`select id, at from note where id = 1`);
    expect(rows).toEqual(
      (await drizzle({ client: database }).execute(sql`select id, at from note where id = 1`)).rows,
    );
  });

  test('says of a failure what the database says', async () => {
    const again = near.db.insert(note).values({ id: 2, words: 'a' });
    await again;
    const failed = await near.db
      .insert(note)
      .values({ id: 2, words: 'b' })
      .catch((error: Error) => error.cause);
    expect(failed).toMatchObject({ code: '23505', constraint: 'note_pkey', name: 'error' });
    expect(await wordsOf(2)).toEqual(['a']);
  });

  test('does all of a transaction or nothing, and goes on after one that failed', async () => {
    const failing = near.db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 3, words: 'a' });
      expect(await tx.select().from(note).where(eq(note.id, 3))).toHaveLength(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const refused = near.db.transaction((tx) => tx.insert(note).values({ id: 2, words: 'c' }));
    await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await wordsOf(3)).toEqual([]);
    await near.db.transaction((tx) => tx.insert(note).values({ id: 3, words: 'b' }));
    expect(await wordsOf(3)).toEqual(['b']);
  });

  test('a transaction whose failure was caught is not said to be done', async () => {
    const caught = near.db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 4, words: 'a' });
      await tx
        .insert(note)
        .values({ id: 4, words: 'b' })
        .catch(() => undefined);
    });
    await expect(caught).rejects.toThrow();
    expect(await wordsOf(4)).toEqual([]);
  });

  test('a part of a transaction that fails takes nothing else with it', async () => {
    await near.db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 5, words: 'a' });
      const part = tx.transaction((inner) => inner.insert(note).values({ id: 5, words: 'b' }));
      await expect(part).rejects.toThrow();
    });
    expect(await wordsOf(5)).toEqual(['a']);
  });

  test('what others ask meanwhile waits for a transaction, and sees nothing of what it takes back', async () => {
    const order: string[] = [];
    let other: Promise<unknown> = Promise.resolve();
    const held = near.db.transaction(async (tx) => {
      await tx.insert(note).values({ id: 6, words: 'a' });
      other = wordsOf(6).then((words) => order.push(`other sees ${words.length}`));
      await tx.execute(sql`select pg_sleep(0.05)`);
      order.push('taken back');
      throw new Error('no');
    });
    await expect(held).rejects.toThrow('no');
    await other;
    expect(order).toEqual(['taken back', 'other sees 0']);
  });

  test('transactions that come together are done one after the other', async () => {
    await near.db.insert(note).values({ id: 7, words: '0' });
    const add = () =>
      near.db.transaction(async (tx) => {
        const [row] = await tx.select().from(note).where(eq(note.id, 7));
        await tx.execute(sql`select 1`);
        await tx
          .update(note)
          .set({ words: String(Number(row?.words) + 1) })
          .where(eq(note.id, 7));
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await wordsOf(7)).toEqual(['20']);
  });

  test.each([
    ['the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['the files of the database', { name: 'ErrnoError', errno: 51 }],
  ])('a disk that is full is known as that, as %s says it', async (_, full) => {
    const { port1, port2 } = new MessageChannel();
    answerOn(port2, async () => Promise.reject(full));
    const refused = await askThrough(port1)
      .open({ dataDir: '' })
      .catch((error: unknown) => error);
    expect(isDiskFull(refused)).toBe(true);
    port1.close();
  });
});

describe('a thread that ends', () => {
  const threadOf = async (code: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'thread-'));
    const file = join(folder, 'thread.mjs');
    await writeFile(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
    return { file: pathToFileURL(file), remove: () => rm(folder, { recursive: true }) };
  };

  const answers = `
    parentPort.on('message', ({ id, ask }) => {
      if (ask === 'query') throw new Error('out of memory');
      parentPort.postMessage({ id });
    });`;

  test('fails what it has not answered and all that comes after, and is told once', async () => {
    const { file, remove } = await threadOf(answers);
    const lost = vi.fn();
    const client = await openInThread({ file, lost }, { dataDir: '' });
    const asked = [client.query('select 1'), client.query('select 2')];
    for (const one of asked) await expect(one).rejects.toThrow('has ended');
    await expect(client.query('select 3')).rejects.toThrow('has ended');
    await expect(client.transaction(async () => 1)).rejects.toThrow('has ended');
    expect(lost).toHaveBeenCalledTimes(1);
    await remove();
  });

  test('because it is closed is no loss', async () => {
    const { file, remove } = await threadOf(answers);
    const lost = vi.fn();
    const client = await openInThread({ file, lost }, { dataDir: '' });
    await client.close();
    await expect(client.query('select 1')).rejects.toThrow('has ended');
    expect(lost).not.toHaveBeenCalled();
    await remove();
  });

  test('that cannot open its database fails as the database did', async () => {
    const { file, remove } = await threadOf(`
      parentPort.on('message', ({ id }) =>
        parentPort.postMessage({ id, failure: { message: 'damaged', stack: '', properties: { code: 'EIO' } } }));`);
    const lost = vi.fn();
    const opened = openInThread({ file, lost }, { dataDir: '' });
    await expect(opened).rejects.toMatchObject({ message: 'damaged', code: 'EIO' });
    expect(lost).not.toHaveBeenCalled();
    await remove();
  });
});
